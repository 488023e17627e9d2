//! Where and when games were recorded, and who is like whom: a map, a line of time and a picture of likenesses, each with
//! the list that it draws. All of it is complete without scripts; the filters are radio buttons that the style sheet reads.

mod filters;
pub mod land;
mod network;
mod time;

use yew::prelude::*;

use crate::{
    catalogue::evidence::{Place, Subject},
    page::markup::escaped,
    site::evidence::{Told, coordinates, interval, sure},
    words::{
        PageText,
        evidence::{EvidenceText, MapText},
        say,
    },
};
use filters::attributes;
use land::Frame;

/// The parts of the world that are drawn: all that has a place, and larger where places lie close together.
const FRAMES: [(&str, Frame); 3] = [
    ("world", Frame { west: -105.0, east: 128.0, south: -22.0, north: 52.0, width: 1000.0 }),
    ("sri-lanka", Frame { west: 77.6, east: 83.4, south: 5.4, north: 10.4, width: 400.0 }),
    ("archipelago", Frame { west: 99.0, east: 120.0, south: -12.5, north: 9.0, width: 560.0 }),
];

/// A name beside a place, in units of the picture.
const LINE: f64 = 21.0;

/// A place to be drawn, with what it is a place of.
struct Pin {
    told: Told,
    place: &'static Place,
}

fn pins() -> Vec<Pin> {
    Subject::all()
        .flat_map(|subject| {
            Told::new(subject)
                .evidence
                .places
                .iter()
                .map(move |place| Pin { told: Told::new(subject), place })
        })
        .collect()
}

/// The page; `root` is the relative path to the root of the site.
pub fn page(root: &AttrValue) -> Html {
    html! {
        <>
            { super::top::head(root, html! { <a class="ways" href={format!("{root}index.html")}>{ say(&PageText::Home) }</a> }) }
            <main class="wrap evidence map">
                <h1>{ say(&MapText::Title) }</h1>
                <p class="lead">{ say(&MapText::Lead) }</p>
                { filters::filters() }
                <section aria-labelledby="where">
                    <h2 id="where">{ say(&MapText::Where) }</h2>
                    <p>{ say(&MapText::WhereLead) }</p>
                    { sideways() }
                    <div class="mp-figures">
                    for (at, (name, _)) in FRAMES.iter().enumerate() {
                        <figure key={*name} id={format!("map-{name}")} class="mp-figure">
                            <div class="mp-wide" tabindex="0" role="group" aria-label={say(&MapText::Frame(name))}>
                                { Html::from_html_unchecked(drawn(&FRAMES, at, root).into()) }
                            </div>
                            <figcaption>{ say(&MapText::Frame(name)) }</figcaption>
                        </figure>
                    }
                    </div>
                    { list(root) }
                </section>
                { time::time(root) }
                { network::network(root) }
            </main>
        </>
    }
}

/// Said where a picture is wider than the screen.
fn sideways() -> Html {
    html! { <p class="mp-sideways small">{ say(&MapText::Sideways) }</p> }
}

/// The page of evidence of a subject.
pub fn link(root: &str, subject: Subject) -> String {
    format!("{root}{}/evidence/index.html", subject.name())
}

/// A frame with its coast lines and places. The first frame names what no other shows, and says where the others are.
fn drawn(frames: &[(&'static str, Frame)], at: usize, root: &str) -> String {
    let Some((_, frame)) = frames.get(at) else { return String::new() };
    let mut text = format!("<path class=\"mp-land\" d=\"{}\"/>", frame.coast());
    let larger = if at == 0 { frames.get(1..).unwrap_or_default() } else { &[] };
    for (name, part) in larger {
        let ([left, top], [right, bottom]) =
            (frame.place(part.west, part.north), frame.place(part.east, part.south));
        let (width, height) = (right - left, bottom - top);
        text += &format!(
            "<a href=\"#map-{name}\"><rect class=\"mp-part\" x=\"{left:.0}\" y=\"{top:.0}\" width=\"{width:.0}\" height=\"{height:.0}\"/><text class=\"mp-left\" x=\"{:.0}\" y=\"{:.0}\">{}</text></a>",
            right,
            bottom + LINE,
            escaped(&say(&MapText::Frame(name)))
        );
    }
    let mut names: Vec<(Subject, [f64; 2], f64)> = Vec::new();
    for Pin { told, place } in pins().iter().filter(|pin| frame.shows(pin.place)) {
        let [x, y] = frame.place(place.longitude, place.latitude);
        let around = frame.length(place.within).clamp(7.0, 200.0);
        let name = told.name();
        let near =
            || names.iter().filter(|(_, [left, top], _)| (left - x).abs() < 90.0 && (top - y).abs() < 40.0);
        let is_named = near().any(|(subject, ..)| *subject == told.subject)
            || larger.iter().any(|(_, part)| part.shows(place));
        let said = if is_named {
            format!("<title>{}</title>", escaped(&name))
        } else {
            // names at nearly one place stand below one another
            let line = near().map(|(.., line)| line + LINE).fold(y + 7.0, f64::max);
            names.push((told.subject, [x, y], line));
            // one that would run over the edge stands to the left
            let is_right = x + 14.0 + 9.0 * name.chars().count() as f64 > frame.width;
            let (at, side) = if is_right { (x - 12.0, " class=\"mp-left\"") } else { (x + 12.0, "") };
            format!("<text{side} x=\"{at:.0}\" y=\"{line:.0}\">{}</text>", escaped(&name))
        };
        let certain = if place.is_exact() { " mp-exact" } else { "" };
        text += &format!(
            "<a href=\"{}\" class=\"mp-pin{certain}\"{}><circle class=\"mp-around\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{around:.0}\"/><circle class=\"mp-dot\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"5\"/>{said}</a>",
            escaped(&link(root, told.subject)),
            attributes(told.subject, Some(place.certainty)),
        );
    }
    format!("<svg class=\"mp-map\" viewBox=\"0 0 {:.0} {:.0}\">{text}</svg>", frame.width, frame.height())
}

/// The list behind the map.
fn list(root: &AttrValue) -> Html {
    html! {
        <ul class="ev-where">
            for (index, Pin { told, place }) in pins().iter().enumerate() {
                { filters::item("li", index, told.subject, Some(place.certainty), html! {
                    <>
                        <h3><a href={link(root, told.subject)}>{ told.name() }</a></h3>
                        <p>{ super::evidence::marked(&told.text(&format!("place-{}", place.key)), told.evidence.language) }</p>
                        <p class="small">
                            <bdi dir="ltr">{ coordinates(place) }</bdi>{ " · " }
                            if !place.is_exact() { { say(&EvidenceText::Within { km: place.within.round() as u32 }) }{ " " } }
                            { sure(place.certainty) }
                        </p>
                        for date in told.evidence.dates {
                            <p class="small" key={date.key}>{ super::evidence::marked(&told.text(&format!("date-{}", date.key)), told.evidence.language) }{ ": " }{ interval(date) }</p>
                        }
                    </>
                }) }
            }
        </ul>
    }
}
