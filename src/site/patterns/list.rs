//! The list of patterns: pictures, names, what is known about them, and a link to play each.

use yew::prelude::*;

use super::{black, on_page};
use crate::{
    engine::pasang::{
        Pasang,
        board::{Point, SIDE},
        built_in::{ATTESTED, BuiltIn, MODERN, Origin},
        draft::Points,
        pattern::{PATTERN_2, PATTERN_2_PRINTED, Pattern},
        symmetry::{Class, Night},
    },
    options,
    page::workshop::{
        pattern_address,
        picture::{balls, framed},
    },
    session::Session,
    words::{
        patterns::{PatternsPageText, WorkshopMessage},
        say,
    },
};

/// All classes, in the order of the page.
const CLASSES: [Class; 8] = [
    Class::Perfect,
    Class::CheckerboardLike,
    Class::FourMirrors,
    Class::FourfoldRotation,
    Class::Diagonal,
    Class::NightAndDay(Night::QuarterTurn),
    Class::NightAndDay(Night::HalfTurn),
    Class::NightAndDay(Night::Mirrors),
];

/// The one point in which the printed second pattern differs from the one that is played: d1.
pub(super) const MISPRINT: Point = Point::at(3, 0);

/// A built-in pattern as a small picture.
fn picture(known: &BuiltIn) -> Html {
    let text = framed(&format!("<use href=\"#pat-full\"/><use href=\"#pat-{}\"/>", known.id));
    Html::from_html_unchecked(text.into())
}

/// The class of the line beside the text on a pattern's origin, which shows how certain the origin is.
fn certainty_class(known: &BuiltIn) -> &'static str {
    match known.origin {
        Origin::Attested => "stated",
        Origin::Modern => "editorial",
    }
}

/// The patterns that the sources record, and the misprint in one of them.
pub fn attested(game: &str) -> Html {
    html! {
        <section id="attested" aria-labelledby="attested-title">
            <h2 id="attested-title">{ on_page(PatternsPageText::Attested) }</h2>
            <p>{ on_page(PatternsPageText::AttestedLead) }</p>
            { list(game, &ATTESTED) }
            { misprint() }
        </section>
    }
}

/// Our own patterns.
pub fn modern(game: &str) -> Html {
    html! {
        <section id="modern" aria-labelledby="modern-title">
            <h2 id="modern-title">{ on_page(PatternsPageText::Modern) }</h2>
            <p>{ on_page(PatternsPageText::ModernLead) }</p>
            { list(game, &MODERN) }
        </section>
    }
}

/// The meanings of the classes.
pub fn classes() -> Html {
    html! {
        <section id="classes" aria-labelledby="classes-title">
            <h2 id="classes-title">{ on_page(PatternsPageText::ClassesTitle) }</h2>
            <p>{ on_page(PatternsPageText::ClassesLead) }</p>
            <ul class="pat-classes">
                for class in CLASSES {
                    <li>{ on_page(PatternsPageText::Class(class)) }</li>
                }
            </ul>
        </section>
    }
}

fn list(game: &str, known: &'static [BuiltIn]) -> Html {
    html! {
        <ul class="pat-list">
            for known in known {
                <li key={known.id} class="pat">
                    { picture(known) }
                    <b>{ on_page(PatternsPageText::Name(known.id)) }</b>
                    <span>{ say(&WorkshopMessage::Class(Class::of(&known.pattern))) }</span>
                    <span class="pat-tag" data-sure={certainty_class(known)}>{ on_page(PatternsPageText::Source(known.id)) }</span>
                    <p class="small">{ on_page(PatternsPageText::Motif(known.id)) }</p>
                    <p class="pat-do">
                        <a href={format!("{game}#{}", address(known))} data-pat={known.id}>{ link_text(PatternsPageText::Play, known) }</a>
                        <a href="#workshop" data-t={format!("pat-change-{}", known.id)}>{ link_text(PatternsPageText::Change, known) }</a>
                    </p>
                </li>
            }
        </ul>
    }
}

/// The accessible name of a link: what it does, and with which pattern.
fn link_text(text: PatternsPageText, known: &BuiltIn) -> Html {
    html! { <>{ on_page(text) }<span class="hidden">{ format!(" {}", on_page(PatternsPageText::Name(known.id))) }</span></> }
}

/// The address of a game with a pattern under the default preset. The address names the preset, because without
/// one it would open the game that was played last.
pub(super) fn address(known: &BuiltIn) -> String {
    let options =
        pattern_address::read(&pattern_address::address(&pattern_address::read(""), &known.pattern));
    let start = options.game.lay_out(&known.pattern);
    let session = start.map(|start| Session::<Pasang>::new(options.game, start));
    let written =
        session.map_or_else(|_| String::new(), |session| options::write(&session, options.preset, None));
    if written.is_empty() { format!("v=1&r={}", options.preset) } else { written }
}

/// The misprint: both bottom rows, with a frame round the point that differs.
fn misprint() -> Html {
    let row = |pattern: &Pattern, caption: PatternsPageText| {
        let row: Points = (0..SIDE).map(|column| Point::at(column, 0)).collect();
        let [all, dark] = [row, row & black(pattern)].map(balls);
        let (x, y) = (f32::from(MISPRINT.column()) - 0.55, f32::from(SIDE - 1) - 0.55);
        let frame = format!("M{x} {y}h1.1v1.1h-1.1z");
        let drawn = format!(
            "<svg class=\"pat-row\" viewBox=\"-.75 9.25 11.5 1.5\" aria-hidden=\"true\"><rect class=\"pat-wood\" x=\"-.7\" y=\"9.3\" width=\"11.4\" height=\"1.4\" rx=\".3\"/><path class=\"pat-r\" d=\"{all}\"/><path class=\"pat-w\" d=\"{all}\"/><path class=\"pat-b\" d=\"{dark}\"/><path class=\"pat-halo\" d=\"{frame}\"/><path class=\"pat-mark\" d=\"{frame}\"/></svg>"
        );
        html! {
            <figure>
                { Html::from_html_unchecked(drawn.into()) }
                <figcaption class="small">{ on_page(caption) }</figcaption>
            </figure>
        }
    };
    html! {
        <div class="pat-fault" id="pattern-2-printed">
            <h3>{ on_page(PatternsPageText::FaultTitle) }</h3>
            <p>{ on_page(PatternsPageText::Fault) }</p>
            { row(&PATTERN_2_PRINTED, PatternsPageText::Printed) }
            { row(&PATTERN_2, PatternsPageText::Emended) }
            <p>{ on_page(PatternsPageText::FaultOurs) }</p>
        </div>
    }
}
