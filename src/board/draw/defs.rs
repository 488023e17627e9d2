//! The definitions a board refers to.

use super::games::Board;
use super::{between, paint, sand, sign, wood};

/// The brass of Adjiboto's tacks.
const BRASS: &str = r##"<radialGradient id="pp-brass" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="#fff6cf"/><stop offset=".35" stop-color="#e3bd5f"/><stop offset=".8" stop-color="#93691f"/><stop offset="1" stop-color="#4d330b"/></radialGradient>"##;

/// Writes the content of `<defs>` for the boards of a page: counters at every angle and the one to come, materials,
/// fittings. What two boards share is written once.
pub fn definitions(boards: &[Board]) -> String {
    let mut all: Vec<String> = Vec::new();
    for part in boards.iter().flat_map(|&board| parts(board)) {
        if !all.contains(&part) {
            all.push(part);
        }
    }
    all.concat()
}

fn parts(board: Board) -> Vec<String> {
    let material = board.game().material;
    let counters =
        (0..16).map(|angle| paint::definition(board, angle)).chain([paint::ghost(board)]).collect();
    let shared = || wood::SHARED.to_string();
    let rest = match board {
        Board::Adjiboto => vec![shared(), wood::gouged(material), BRASS.into()],
        Board::Kalah => vec![shared(), wood::turned(material)],
        Board::Mangala => vec![sand::definitions(material)],
        Board::Olinda => vec![shared(), wood::gouged(material), sign::lid(material), sign::STRAW.into()],
        Board::Raja | Board::Pasu => {
            vec![
                shared(),
                wood::gouged(material),
                sign::lid(material),
                between::sections(board),
                between::SIGNS.into(),
            ]
        }
    };
    [vec![counters], rest].concat()
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

    const ALL: [Board; 6] =
        [Board::Adjiboto, Board::Kalah, Board::Mangala, Board::Olinda, Board::Raja, Board::Pasu];

    /// Everything that is drawn on a board, whatever its position.
    fn drawn(board: Board, turned: bool) -> String {
        let layout = Layout::new(board, board.game().usual, turned);
        let mut text = body(&layout) + &sign::worn(&layout);
        for angle in 0..16 {
            text.push_str(&format!(r#"<use href="{}"/>"#, href(board, angle)));
        }
        if let Board::Olinda | Board::Raja | Board::Pasu = board {
            text += &sign::shut(&layout, 0);
        }
        if board == Board::Olinda {
            text += &[sign::tied(&layout, 0, 0), sign::tied(&layout, 0, 1)].concat();
            text += &["puta", "naga"].map(|word| sign::named(&layout, 1, word, true)).concat();
            text += &sign::named(&layout, 2, "wala", false);
        }
        text
    }

    /// Whatever is referred to is defined, and nothing twice.
    fn hold(text: &str) {
        let mut defined = HashSet::new();
        for id in between(text, " id=\"", '"') {
            assert!(defined.insert(id), "{id} twice");
        }
        for id in between(text, "url(#", ')').chain(between(text, "href=\"#", '"')) {
            assert!(defined.contains(id), "{id} is missing");
        }
    }

    #[test]
    fn whatever_a_board_refers_to_is_defined_once() {
        for board in ALL {
            for turned in [false, true] {
                hold(&(definitions(&[board]) + &drawn(board, turned)));
            }
        }
    }

    #[test]
    fn boards_on_one_page_share_what_they_share() {
        let all: String =
            ALL.into_iter().flat_map(|board| [drawn(board, false), drawn(board, true)]).collect();
        hold(&(definitions(&ALL) + &all));
    }
}
