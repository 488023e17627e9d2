//! What the rules have made of a hole: closed, tied, or left with straws. The drawings are in the HTML file.

use std::f64::consts::FRAC_1_SQRT_2;

use super::layout::Layout;
use super::mark::{DONE_CHIP, chalk, chip, width};
use super::materials::{CHALK, Material, SOOT};
use super::move_path::HEAD;
use super::svg::{Path, Point, num};

/// Cord and straws, about a hole of radius 1 of the bottom row. Three things show who has tied a hole: the bow
/// and the triangle lie on that person's side, and the cord of the first person is finely twisted, that of the
/// second banded.
pub const STRAW: &str = r##"<g id="pp-bow"><path d="M0 0C-22-26-36-10-24 0C-34 10-16 22 0 0C22-26 36-8 24 2C32 14 14 22 0 0M-2 2L-13 27M3 2L11 29" fill="none" stroke="#3f2e0b" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M0 0C-22-26-36-10-24 0C-34 10-16 22 0 0C22-26 36-8 24 2C32 14 14 22 0 0M-2 2L-13 27M3 2L11 29" fill="none" stroke="#f3dd98" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/><circle r="6.6" fill="#e6c974" stroke="#3f2e0b" stroke-width="2.4"/></g><g id="pp-cord" fill="none"><circle r="1.09" stroke="#000" stroke-opacity=".42" stroke-width=".26"/><circle r="1.09" stroke="#4a360e" stroke-width=".2"/><circle r="1.09" stroke="#f3dd98" stroke-width=".14"/></g><g id="pp-knot"><use href="#pp-bow" transform="translate(-.72 .86) scale(.0158) rotate(38)"/><path d="M-.19 1H.19L0 1.31Z" fill="#fffdf4" stroke="#15100b" stroke-width=".06" stroke-linejoin="round"/></g><g id="pp-tied-0"><use href="#pp-cord"/><circle r="1.09" fill="none" stroke="#7c5c1c" stroke-width=".14" stroke-dasharray=".05 .121"/><use href="#pp-knot"/></g><g id="pp-tied-1"><use href="#pp-cord"/><circle r="1.09" fill="none" stroke="#4a360e" stroke-width=".14" stroke-dasharray=".285 .285"/><use href="#pp-knot" transform="rotate(180)"/></g><g id="pp-puta" stroke-linecap="round"><path d="M-1.19-.5L1.19-.3" stroke="#000" stroke-opacity=".4" stroke-width=".27"/><path d="M-1.19-.5L1.19-.3" stroke="#5b4312" stroke-width=".18"/><path d="M-1.19-.5L1.19-.3" stroke="#ecd182" stroke-width=".125"/><path d="M-1.18-.53L1.18-.33" stroke="#fff7d2" stroke-width=".035"/></g><g id="pp-naga"><use href="#pp-puta" transform="translate(0 -.12)"/><use href="#pp-puta" transform="scale(1 -1) translate(0 -.12)"/></g>"##;

/// Writes the lid of a hole that is closed, of the board's own wood: hatched, with a ring of chalk.
pub fn lid(material: &Material) -> String {
    let Material { id, mid, dark, .. } = material;
    let stay = |point: Point| point;
    let lines = (-3..=3).fold(Path::new(&stay), |path, k| {
        // a chord of the lid, in hundredths, because a path is written in tenths
        let off = f64::from(k) * 25.0;
        let half = (90.0 * 90.0 - off * off).sqrt();
        let at = |along: f64| ((along + off) * FRAC_1_SQRT_2, (off - along) * FRAC_1_SQRT_2);
        path.m(at(-half)).l(at(half))
    });
    let lines = lines.text();
    format!(
        r##"<g id="pp-shut-{id}"><circle r="1.02" fill="{mid}"/><circle r="1.02" fill="{dark}" fill-opacity=".7"/><path d="{lines}" transform="scale(.01)" stroke="{CHALK}" stroke-width="6" stroke-opacity=".92"/><circle r="1" fill="none" stroke="{SOOT}" stroke-width=".12"/><circle r="1" fill="none" stroke="{CHALK}" stroke-width=".06"/></g>"##
    )
}

/// Draws the lid of a hole into which nothing is sown. The word lies on the lid, because the hole has no
/// figure.
pub fn closed_hole(layout: &Layout, hole: usize, word: &str) -> String {
    let (id, place) = (layout.board.spec().material.id, layout.hole(hole));
    use_on_hole(layout, hole, "shut-", id)
        + &chip((place.x, place.y), width(word.chars().count()), word, &DONE_CHIP)
}

/// Draws the cord of a hole that a seat has tied; the word lies on the rim clear of the knot.
pub fn tied_hole(layout: &Layout, hole: usize, seat: usize, word: &str) -> String {
    let place = layout.hole(hole);
    // the side of the knot, 1 or -1 like the sides of rows
    let knot = if (seat == 0) == layout.is_half_turned { -1.0 } else { 1.0 };
    let at = if layout.turned {
        // the bow lies above the triangle on the left, and below it on the right
        let along = if knot < 0.0 && place.side > 0.0 { -0.64 } else { 0.85 };
        (place.x + place.side * place.r, place.y + along * place.r)
    } else {
        // towards the middle of the board, or a little inside the rim below the count
        (place.x, place.y - knot * place.r - place.side * 3.0)
    };
    use_on_hole(layout, hole, "tied-", if seat == 0 { "0" } else { "1" })
        + &chip(at, width(word.chars().count()), word, &DONE_CHIP)
}

/// Draws a named hole: its straws by the name of their drawing, if it has any, and its name on a chip at the rim.
pub fn named_hole(layout: &Layout, hole: usize, word: &str, straws: Option<&str>) -> String {
    let place = layout.hole(hole);
    // away from the counts; on a turned board between two holes
    let at = if layout.turned {
        (place.x + place.side * place.r, place.y + place.r * 0.85)
    } else {
        (place.x, place.y - place.side * (place.r + 3.0))
    };
    let straws = straws.map(|straws| use_on_hole(layout, hole, "", straws)).unwrap_or_default();
    straws + &chip(at, width(word.chars().count()), word, &DONE_CHIP)
}

/// Shows the direction of sowing in this round: an arrow at either end of the board, from row to row.
pub fn direction(layout: &Layout, clockwise: bool) -> String {
    let (length, middle) = (layout.length(), layout.middle());
    let inside = layout.size().ends - 14.0;
    let map = |point| layout.map(point);
    let arrow = |end: f64, out: f64| {
        let first = if clockwise { -out } else { out };
        let at = |v: f64| (end - out * inside, middle + v);
        let path =
            Path::new(&map).m(at(first * 34.0)).q((end - out * (inside - 9.0), middle), at(first * -34.0));
        chalk(&path.text(), 3.0, HEAD)
    };
    arrow(length, 1.0) + &arrow(0.0, -1.0)
}

/// Draws the edge ornament that shows the owners of the holes.
pub fn owner_edges(layout: &Layout) -> String {
    let Some(ends) = layout.board.spec().owner_edges else { return String::new() };
    let id = layout.id();
    let mirrored = match (layout.is_mirrored(), ends == layout.turned) {
        (false, _) => String::new(),
        (true, false) => format!(r#" transform="translate({} 0) scale(-1 1)""#, num(layout.width())),
        (true, true) => format!(r#" transform="translate(0 {}) scale(1 -1)""#, num(layout.height())),
    };
    format!(r##"<use href="#pp-worn-{id}"{mirrored}/>"##)
}

/// A drawing centred on a hole and rotated with the board.
fn use_on_hole(layout: &Layout, hole: usize, prefix: &str, name: &str) -> String {
    let place = layout.hole(hole);
    let (x, y, r) = (num(place.x), num(place.y), num(place.r));
    let degrees =
        [["0", "90"], ["180", "270"]][usize::from(layout.is_half_turned)][usize::from(layout.turned)];
    format!(
        r##"<use href="#pp-{prefix}{name}" transform="translate({x} {y}) scale({r}) rotate({degrees})"/>"##
    )
}
