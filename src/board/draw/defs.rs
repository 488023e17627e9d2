//! The definitions a board refers to.

use super::{Board, paint, wood};

/// Brass: of tacks, cups and kas.
pub const BRASS: &str = r##"<radialGradient id="pp-brass" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="#fff6cf"/><stop offset=".35" stop-color="#e3bd5f"/><stop offset=".8" stop-color="#93691f"/><stop offset="1" stop-color="#4d330b"/></radialGradient>"##;

/// Writes the content of `<defs>` for the boards of a page: counters at every angle, the ghost of a counter,
/// materials and fittings. Definitions that boards share are written once.
pub fn definitions(boards: &[Board]) -> String {
    once(boards.iter().flat_map(|&board| parts(board)))
}

/// Joins the parts, and leaves out repetitions.
pub(super) fn once(parts: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = Vec::new();
    for part in parts {
        if !all.contains(&part) {
            all.push(part);
        }
    }
    all.concat()
}

pub(super) fn parts(board: Board) -> Vec<String> {
    let counters =
        (0..16).map(|angle| paint::definition(board, angle)).chain([paint::ghost(board)]).collect();
    [vec![counters], (board.spec().fittings)(board)].concat()
}

/// The definitions for a wooden board with gouged hollows.
pub fn gouged(board: Board) -> Vec<String> {
    let material = board.spec().material;
    vec![wood::SHARED.into(), wood::colours(material), wood::gouged(material)]
}

/// The definitions for a wooden board with turned hollows.
pub fn turned(board: Board) -> Vec<String> {
    let material = board.spec().material;
    vec![wood::SHARED.into(), wood::colours(material), wood::turned(material)]
}

#[cfg(test)]
mod tests {
    use super::super::{Layout, boards::each_once, body, definitions_with_pasang, href, pasang, sign};
    use super::*;
    use std::collections::HashSet;

    /// What follows each occurrence of `before`, up to the next `end`.
    fn between<'a>(text: &'a str, before: &'a str, end: char) -> impl Iterator<Item = &'a str> {
        text.split(before).skip(1).filter_map(move |rest| rest.split(end).next())
    }

    /// Everything that is drawn on a board, whatever its position.
    fn drawn(board: Board, turned: bool) -> String {
        let layout = Layout::new(board, board.spec().row, turned);
        let mut text = body(&layout) + &sign::owner_edges(&layout);
        for angle in 0..16 {
            text.push_str(&format!(r#"<use href="{}"/>"#, href(board, angle)));
        }
        let has = |fitting: &str| definitions(&[board]).contains(fitting);
        if has("pp-shut-") {
            text += &sign::closed_hole(&layout, 0, "closed");
        }
        if has("id=\"pp-bow\"") {
            text += &[sign::tied_hole(&layout, 0, 0, "tied S"), sign::tied_hole(&layout, 0, 1, "tied N")]
                .concat();
            text += &["puta", "naga"].map(|word| sign::named_hole(&layout, 1, word, Some(word))).concat();
            text += &sign::named_hole(&layout, 2, "wala", None);
        }
        text
    }

    /// Asserts that every id referred to is defined, and that none is defined twice.
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
    fn ids_that_a_board_refers_to_are_defined_once() {
        for board in each_once() {
            for turned in [false, true] {
                hold(&(definitions(&[board]) + &drawn(board, turned)));
            }
        }
    }

    #[test]
    fn boards_on_one_page_share_what_they_share() {
        let all: String =
            each_once().into_iter().flat_map(|board| [drawn(board, false), drawn(board, true)]).collect();
        hold(&(definitions(&each_once()) + &all));
    }

    /// Everything that is drawn on the board of Pasang.
    fn pasang() -> String {
        use pasang::{Colour, Layout, Piece, ka};
        let mut points = [None; 121];
        for (i, point) in points.iter_mut().enumerate() {
            *point = Some(Piece::Ball(Colour::BOTH[i % 2]));
        }
        let contents = pasang::Pieces { points, trays: [[60, 60]; 2] };
        let draw = |turned| {
            let layout = Layout::new(turned);
            let mut text = pasang::body(&layout) + &pasang::pieces(&layout, &contents);
            for (seat, colour) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                text += &format!(r#"<use href="{}"/>"#, ka(&layout, seat, Colour::BOTH[colour]));
            }
            text
        };
        draw(false) + &draw(true)
    }

    #[test]
    fn ids_that_the_board_of_pasang_refers_to_are_defined_once() {
        hold(&(definitions_with_pasang(&[]) + &pasang()));
        let all: String = each_once().into_iter().map(|board| drawn(board, false)).collect();
        hold(&(definitions_with_pasang(&each_once()) + &all + &pasang()));
    }
}
