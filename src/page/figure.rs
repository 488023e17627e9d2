//! A board as a picture in a file of its own: a diagram with its colours written into it, on white.

use super::{
    diagram::{Diagram, Drawing},
    markup::{element, escaped},
    strip::ink::{INK, inked},
};
use crate::{
    engine::{Kind, pasang::Pasang},
    options,
    words::{
        UiText,
        facts::{GameFact, game_fact},
        say,
    },
};

/// A picture of a board.
pub struct Figure {
    /// The file.
    pub svg: String,
    /// What it shows, in words.
    pub described: String,
}

/// The space around the drawing, in its units, and the pixels of a unit.
const EDGE: i32 = 6;
const ENLARGED: i32 = 2;

impl Figure {
    /// The board of a game as an address opens it, with the marks of the last move.
    pub fn of(kind: Kind, address: &str) -> Figure {
        let drawing = match kind {
            Kind::Sowing(kind) => drawn(kind.game(), address),
            Kind::Pasang => drawn(Pasang::default(), address),
        };
        let name = game_fact(kind, GameFact::Name);
        let described = format!("{name}. {}: {}", say(&UiText::Diagram), drawing.counts());
        Figure { svg: framed(&drawing, &described), described }
    }
}

fn drawn<F: Diagram>(plain: F, address: &str) -> Drawing {
    let session = options::read(plain, address).session;
    let events = session.replay(session.cursor()).map(|(_, events)| events).unwrap_or_default();
    session.game().drawing(session.position(), &events)
}

fn framed(drawing: &Drawing, described: &str) -> String {
    let (width, height) = (drawing.width + 2 * EDGE, drawing.height + 2 * EDGE);
    let view = format!("{} {} {width} {height}", -EDGE, -EDGE);
    let [wide, tall] = [width, height].map(|side| (side * ENLARGED).to_string());
    let [x, width, height] = [-EDGE, width, height].map(|at| at.to_string());
    let attributes = [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", &*view),
        ("width", &*wide),
        ("height", &*tall),
        ("role", "img"),
        ("font-family", "sans-serif"),
        ("font-size", "16"),
        ("text-anchor", "middle"),
        ("fill", INK),
    ];
    let ground = [("x", &*x), ("y", &*x), ("width", &*width), ("height", &*height), ("fill", "#fff")];
    let title = element("title", &[], &escaped(described));
    element("svg", &attributes, &[title, element("rect", &ground, ""), inked(&drawing.shapes)].concat())
}
