//! The definitions a board refers to.

use super::games::Board;
use super::{paint, sand, wood};

/// The brass of Adjiboto's tacks.
const BRASS: &str = r##"<radialGradient id="pp-brass" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="#fff6cf"/><stop offset=".35" stop-color="#e3bd5f"/><stop offset=".8" stop-color="#93691f"/><stop offset="1" stop-color="#4d330b"/></radialGradient>"##;

/// Writes the content of `<defs>` for a board: its counters at every angle, its material, its fittings.
pub fn definitions(board: Board) -> String {
    let counters = (0..16).map(|angle| paint::definition(board, angle));
    let material = board.game().material;
    let rest = match board {
        Board::Adjiboto => wood::gouged(material) + BRASS,
        Board::Kalah => wood::turned(material),
        Board::Mangala => sand::definitions(material),
    };
    counters.chain([rest]).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Layout, body, href};
    use super::*;
    use std::collections::HashSet;

    /// What follows each occurrence of `before`, up to the next `end`.
    fn between<'a>(text: &'a str, before: &'a str, end: char) -> impl Iterator<Item = &'a str> {
        text.split(before).skip(1).filter_map(move |rest| rest.split(end).next())
    }

    #[test]
    fn whatever_a_board_refers_to_is_defined_once() {
        for board in [Board::Adjiboto, Board::Kalah, Board::Mangala] {
            for turned in [false, true] {
                let mut text = definitions(board) + &body(&Layout::new(board, 6, turned));
                for angle in 0..16 {
                    text.push_str(&format!(r#"<use href="{}"/>"#, href(board, angle)));
                }
                let mut defined = HashSet::new();
                for id in between(&text, " id=\"", '"') {
                    assert!(defined.insert(id), "{board:?}: {id} twice");
                }
                for id in between(&text, "url(#", ')').chain(between(&text, "href=\"#", '"')) {
                    assert!(defined.contains(id), "{board:?}: {id}");
                }
            }
        }
    }
}
