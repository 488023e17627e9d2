//! The form, the board as readers will see it, and the lines to copy.

use yew::prelude::*;

use super::{
    controls::{checkbox, radios},
    look,
    maker::{Choice, Form, Maker, Plays, SIZES, Shows, colours},
};
use crate::{
    engine::Kind,
    options::{Part, frame},
    page::{browser, markup::drawn},
    words::{
        facts::{GameFact, game_fact},
        maker::MakerText,
        say,
    },
    worker::rungs,
};

/// The ids of the field of lines and of the field for a link.
pub const LINES: &str = "maker-lines";
pub const LINK: &str = "maker-link";

pub(super) const SHOWS: [(Shows, MakerText); 5] = [
    (Shows::Start, MakerText::ShowsStart),
    (Shows::Link, MakerText::ShowsLink),
    (Shows::Course, MakerText::ShowsCourse),
    (Shows::Questions, MakerText::ShowsQuestions),
    (Shows::Readings, MakerText::ShowsReadings),
];
pub(super) const PLAYS: [(Plays, MakerText); 6] = [
    (Plays::Asked, MakerText::PlaysAsked),
    (Plays::People, MakerText::PlaysPeople),
    (Plays::Computer, MakerText::PlaysComputer),
    (Plays::Watch, MakerText::PlaysWatch),
    (Plays::Itself, MakerText::PlaysItself),
    (Plays::Nobody, MakerText::PlaysNobody),
];
pub(super) const PARTS: [(Part, MakerText); 8] = [
    (Part::Controls, MakerText::PartControls),
    (Part::Time, MakerText::PartTime),
    (Part::Moves, MakerText::PartMoves),
    (Part::Score, MakerText::PartScore),
    (Part::Source, MakerText::PartSource),
    (Part::Caption, MakerText::PartCaption),
    (Part::Title, MakerText::PartTitle),
    (Part::Share, MakerText::PartShare),
];
const COLOURS: [MakerText; 4] =
    [MakerText::ColoursAuto, MakerText::ColoursLight, MakerText::ColoursDark, MakerText::ColoursContrast];
pub(super) const FORMS: [(Form, MakerText); 4] = [
    (Form::Frame, MakerText::FormFrame),
    (Form::Element, MakerText::FormElement),
    (Form::Link, MakerText::FormLink),
    (Form::Picture, MakerText::FormPicture),
];

/// The whole of it. `root` is the relative path to the root of the site, `site` its public address; the page's own file
/// knows neither of a reader's choices nor that address.
pub fn form(
    maker: &Maker,
    root: &str,
    site: &str,
    choose: &Callback<Choice>,
    [copy, save]: [&Callback<MouseEvent>; 2],
    said: &str,
) -> Html {
    let more = match maker.form {
        Form::Link => Some(MakerText::Picture),
        Form::Picture => Some(MakerText::PictureOnly),
        Form::Frame | Form::Element => None,
    };
    let title = game_fact(maker.game(), GameFact::Name);
    // the page's own file does not know where the site is
    let lines = if site.is_empty() { String::new() } else { maker.lines(site, &title) };
    html! {
        <div class="maker">
            <form class="maker-form" aria-label={say(&MakerText::Title)} onsubmit={|event: SubmitEvent| event.prevent_default()}>
                { shows(maker, choose) }
                if maker.has_board() {
                    { plays(maker, choose) }
                    { around(maker, choose) }
                }
                { looks(maker, choose) }
                { look::details(maker, choose) }
                { radios("maker-form", MakerText::Form, &FORMS, maker.form, choose, Choice::Form) }
            </form>
            <div class="maker-result">
                { preview(maker, root, site, &title) }
                <h2><label for={LINES}>{ say(&MakerText::Lines) }</label></h2>
                <textarea id={LINES} dir="ltr" rows="6" readonly=true spellcheck="false" translate="no" value={lines} />
                <p class="acts">
                    <button type="button" class="btn main" id="maker-copy" onclick={copy}>{ say(&MakerText::Copy) }</button>
                    if maker.form == Form::Picture {
                        <button type="button" class="btn" id="maker-save" onclick={save}>{ say(&MakerText::SavePicture) }</button>
                    }
                    <span role="status">{ said }</span>
                </p>
                if let Some(more) = more {
                    <p class="small">{ say(&more) }</p>
                }
            </div>
        </div>
    }
}

fn shows(maker: &Maker, choose: &Callback<Choice>) -> Html {
    let link = choose.reform(|event: InputEvent| Choice::Link(browser::value(&event)));
    html! {
        <>
            if maker.shows != Shows::Link {
                <p class="maker-field">
                    <label for="maker-game">{ say(&MakerText::Game) }</label>
                    <select id="maker-game" onchange={choose.reform(|event: Event| Choice::Game(browser::value(&event)))}>
                        for kind in Kind::ALL {
                            <option key={kind.name()} value={kind.name()} selected={kind == maker.kind}>{ game_fact(kind, GameFact::Name) }</option>
                        }
                    </select>
                </p>
            }
            { radios("maker-shows", MakerText::Shows, &SHOWS, maker.shows, choose, Choice::Shows) }
            if maker.shows == Shows::Link {
                <p class="maker-field">
                    <label for={LINK}>{ say(&MakerText::Link) }</label>
                    <input id={LINK} type="text" inputmode="url" autocomplete="off" spellcheck="false" value={maker.link.clone()}
                        aria-describedby="maker-hint" aria-invalid={maker.is_wrong().to_string()} oninput={link} />
                    <span id="maker-hint" class="small" role="status">
                        { say(if maker.is_wrong() && !maker.link.is_empty() { &MakerText::LinkWrong } else { &MakerText::LinkHint }) }
                    </span>
                </p>
            }
        </>
    }
}

fn plays(maker: &Maker, choose: &Callback<Choice>) -> Html {
    let computer = matches!(maker.plays, Plays::Computer | Plays::Watch);
    // a game that has begun asks nobody
    let all = if maker.shows == Shows::Link { &PLAYS[1..] } else { &PLAYS };
    html! {
        <>
            { radios("maker-plays", MakerText::Plays, all, maker.plays(), choose, Choice::Plays) }
            if computer {
                <p class="maker-field">
                    <label for="maker-level">{ say(&MakerText::Level) }</label>
                    <select id="maker-level" onchange={choose.reform(|event: Event| Choice::Level(browser::value(&event)))}>
                        for level in rungs(maker.game()) {
                            <option key={level.to_string()} value={level.to_string()} selected={level == maker.level}>{ say(&MakerText::LevelName { level: level.tenths() }) }</option>
                        }
                    </select>
                </p>
            }
            if maker.plays == Plays::Computer {
                { checkbox("maker-begins", MakerText::Begins, maker.begins, choose, Choice::Begins) }
            }
        </>
    }
}

fn around(maker: &Maker, choose: &Callback<Choice>) -> Html {
    html! {
        <fieldset>
            <legend>{ say(&MakerText::Around) }</legend>
            for (part, text) in PARTS {
                { checkbox(&format!("maker-part-{}", part.name()), text, maker.parts.has(part), choose, move |is| Choice::Part(part, is)) }
            }
        </fieldset>
    }
}

fn looks(maker: &Maker, choose: &Callback<Choice>) -> Html {
    let size = |(width, height): (Option<u32>, u32)| match width {
        Some(width) => say(&MakerText::SizeOf { width, height }),
        None => say(&MakerText::SizeWide { height }),
    };
    html! {
        <>
            <p class="maker-field">
                <label for="maker-size">{ say(&MakerText::Size) }</label>
                <select id="maker-size" onchange={choose.reform(|event: Event| Choice::Size(browser::value(&event)))}>
                    for (number, known) in SIZES.into_iter().enumerate() {
                        <option key={number} value={number.to_string()} selected={number == maker.size}>{ size(known) }</option>
                    }
                </select>
            </p>
            <p class="maker-field">
                <label for="maker-colours">{ say(&MakerText::Colours) }</label>
                <select id="maker-colours" onchange={choose.reform(|event: Event| Choice::Colours(browser::value(&event)))}>
                    for (name, text) in colours().iter().copied().zip(COLOURS) {
                        <option key={name} value={name} selected={name == maker.colours}>{ say(&text) }</option>
                    }
                </select>
            </p>
        </>
    }
}

/// The frame itself, below the same sandbox as in other pages; another frame for other options, because a new address of
/// the same one would be an entry in the history. The page's own file has its place alone, so that no board is loaded twice.
fn preview(maker: &Maker, root: &str, site: &str, title: &str) -> Html {
    // a folder has an index page only where a server adds it
    let address = [root, &frame("", maker.game(), ""), "index.html?", &maker.options()].concat();
    let src = (!site.is_empty()).then(|| address.trim_end_matches('?').to_string());
    let (width, height) = SIZES[maker.size];
    let width = width.map_or_else(|| "100%".to_string(), |width| width.to_string());
    let heading = match maker.form {
        Form::Link => MakerText::PreviewLink,
        Form::Picture => MakerText::PreviewPicture,
        Form::Frame | Form::Element => MakerText::Preview,
    };
    html! {
        <>
            <h2>{ say(&heading) }</h2>
            if maker.form == Form::Picture {
                <div key="picture" class="maker-preview">{ drawn(maker.figure().svg) }</div>
            } else {
                <iframe key={format!("{address} {width} {height}")} class="maker-preview" {src} {width} height={height.to_string()} title={title.to_string()} sandbox="allow-scripts"></iframe>
            }
        </>
    }
}
