//! The definitions a board refers to.

use super::games::Board;
use super::{between, paint, pasang, sand, sign, wood};

/// The brass of Adjiboto's tacks, and of Pasang's cup and kas.
pub(super) const BRASS: &str = r##"<radialGradient id="pp-brass" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="#fff6cf"/><stop offset=".35" stop-color="#e3bd5f"/><stop offset=".8" stop-color="#93691f"/><stop offset="1" stop-color="#4d330b"/></radialGradient>"##;

/// Writes the content of `<defs>` for the boards of a page: counters at every angle and the one to come, materials,
/// fittings. What two boards share is written once.
pub fn definitions(boards: &[Board]) -> String {
    once(boards.iter().flat_map(|&board| parts(board)))
}

/// The same for a page that shows the board of Pasang too, or it alone.
pub fn definitions_with_pasang(boards: &[Board]) -> String {
    once(boards.iter().flat_map(|&board| parts(board)).chain(pasang::parts()))
}

/// Puts parts together, each of them once.
fn once(parts: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = Vec::new();
    for part in parts {
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
    let wooden = |hollow| vec![wood::SHARED.into(), wood::colours(material), hollow];
    let rest = match board {
        Board::Adjiboto => [wooden(wood::gouged(material)), vec![BRASS.into()]].concat(),
        Board::Kalah => wooden(wood::turned(material)),
        Board::Oware => wooden(wood::gouged(material)),
        Board::Mangala => vec![sand::definitions(material)],
        Board::Olinda => {
            [wooden(wood::gouged(material)), vec![sign::lid(material), sign::STRAW.into()]].concat()
        }
        Board::Raja | Board::Pasu => [
            wooden(wood::gouged(material)),
            vec![sign::lid(material), between::sections(board), between::SIGNS.into()],
        ]
        .concat(),
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

    const ALL: [Board; 7] = [
        Board::Adjiboto,
        Board::Kalah,
        Board::Oware,
        Board::Mangala,
        Board::Olinda,
        Board::Raja,
        Board::Pasu,
    ];

    /// Everything that is drawn on a board, whatever its position.
    fn drawn(board: Board, turned: bool) -> String {
        let layout = Layout::new(board, board.game().usual, turned);
        let mut text = body(&layout) + &sign::worn(&layout);
        for angle in 0..16 {
            text.push_str(&format!(r#"<use href="{}"/>"#, href(board, angle)));
        }
        if let Board::Olinda | Board::Raja | Board::Pasu = board {
            text += &sign::shut(&layout, 0, "closed");
        }
        if board == Board::Olinda {
            text += &[sign::tied(&layout, 0, 0, "tied S"), sign::tied(&layout, 0, 1, "tied N")].concat();
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

    /// Everything that is drawn on the board of Pasang.
    fn pasang() -> String {
        use pasang::{Colour, Layout, Piece, ka};
        let mut points = [None; 121];
        for (i, point) in points.iter_mut().enumerate() {
            *point = Some(Piece::Ball(Colour::BOTH[i % 2]));
        }
        let lying = pasang::Lying { points, trays: [[60, 60]; 2] };
        let draw = |turned| {
            let layout = Layout::new(turned);
            let mut text = pasang::body(&layout) + &pasang::pieces(&layout, &lying);
            for (seat, colour) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                text += &format!(r#"<use href="{}"/>"#, ka(&layout, seat, Colour::BOTH[colour]));
            }
            text
        };
        draw(false) + &draw(true)
    }

    #[test]
    fn whatever_the_board_of_pasang_refers_to_is_defined_once() {
        hold(&(definitions_with_pasang(&[]) + &pasang()));
        let all: String = ALL.into_iter().map(|board| drawn(board, false)).collect();
        hold(&(definitions_with_pasang(&ALL) + &all + &pasang()));
    }
}
