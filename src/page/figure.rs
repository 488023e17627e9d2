//! A board as a picture in a file of its own: a diagram with its colours written into it, on white.

use super::{
    diagram::{Diagram, Drawing},
    markup::{element, escaped},
    strip::ink::{INK, inked},
};
use crate::{
    engine::{Kind, pasang::Pasang},
    options,
    story::showing::Run,
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
    let options::Options { session, steps, .. } = options::read(plain, address);
    let Some((before, events)) = session.replay(session.cursor()) else {
        return session.game().drawing(session.position(), &[]);
    };
    match steps {
        // a moment inside the last move
        Some(steps) => {
            let run = Run::<F>::of(before, events);
            session.game().drawing(&run.after(steps), &run.events[..run.events_until(steps)])
        }
        None => session.game().drawing(session.position(), &events),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_inside_a_move_is_drawn_as_it_is_then() {
        let kind = Kind::ALL[0];
        let described = |address: &str| Figure::of(kind, address).described;
        let counters = |address: &str| -> u32 {
            let said = described(address);
            said.split(", ").filter_map(|one| one.rsplit(' ').next()?.parse::<u32>().ok()).sum()
        };
        let [start, inside, end] = ["", "moves=a&at=m1.s4", "moves=a"].map(described);
        assert!(start != inside && inside != end, "{inside}");
        // the others are in the hand
        assert_eq!(counters(""), counters("moves=a"));
        assert!(counters("moves=a&at=m1.s4") < counters(""));
    }

    #[test]
    fn the_tokens_of_pasang_are_told_with_their_colours() {
        let said = Figure::of(Kind::Pasang, "").described;
        assert!(said.ends_with("60 black, 60 white"), "{said}");
    }
}
