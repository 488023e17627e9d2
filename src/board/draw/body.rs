//! The body of a board: everything on it that never moves.

use super::layout::Layout;
use super::svg::num;

/// Draws everything of a board that never moves: plank or sand, bowls of the stores, hollows.
pub fn body(layout: &Layout) -> String {
    let mut text = (layout.board.spec().body)(layout);
    for hole in 0..layout.holes() {
        text.push_str(&hollow(layout, hole));
    }
    text
}

/// Draws the hollow of a hole.
fn hollow(layout: &Layout, hole: usize) -> String {
    let id = layout.board.spec().material.id;
    let place = layout.hole(hole);
    let (x, y, r) = (num(place.x), num(place.y), num(place.r));
    format!(r##"<use href="#pp-h-{id}" transform="translate({x} {y}) scale({r})"/>"##)
}
