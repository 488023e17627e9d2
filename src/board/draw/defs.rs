//! The definitions a board refers to.

use super::counter;
use super::games::Board;

/// Writes the content of `<defs>` for a board: its counters at every angle, its material, its fittings.
pub fn definitions(board: Board) -> String {
    let game = board.game();
    let mut text: String = (0..16).map(|angle| counter::definition(game.counter, angle)).collect();
    text.push_str(&(game.material.define)(game.material));
    text.push_str(game.fittings);
    text
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
