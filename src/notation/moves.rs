//! Holes and moves as letters: the bottom row `a b c …` from the left, the top row `A B C …` from the right.

use crate::engine::{
    Hole,
    sowing::{Move, Sowing},
};

/// The letter of a hole on a board of `row` holes a side (at most 26).
pub fn hole_letter(hole: Hole, row: u8) -> char {
    char::from(if hole.0 < row { b'a' + hole.0 } else { b'A' + hole.0 - row })
}

/// The hole a letter names on a board of `row` holes a side (at most 26).
pub fn hole_by_letter(letter: char, row: u8) -> Option<Hole> {
    let place = |first: char, from: u8| {
        let place = u32::from(letter).checked_sub(u32::from(first))?;
        (place < u32::from(row)).then(|| Hole(from + place as u8))
    };
    let row = row.min(26);
    if letter.is_ascii_lowercase() { place('a', 0) } else { place('A', row) }
}

pub fn write_move(game: &Sowing, chosen: Move) -> String {
    match chosen {
        Move::Sow(hole) => hole_letter(hole, game.row()).into(),
        Move::SowClockwise(hole) => format!("{}~", hole_letter(hole, game.row())),
        Move::Empty(hole) => format!("x{}", hole_letter(hole, game.row())),
        Move::Next => "n".into(),
        Move::Arrange(counts) => {
            std::iter::once('n').chain(counts.iter().map(|&count| char::from(b'0' + count % 10))).collect()
        }
    }
}

/// The move a text names on this board, legal or not; `None` for any other text.
pub fn read_move(game: &Sowing, text: &str) -> Option<Move> {
    if text == "n" {
        return Some(Move::Next);
    }
    if let Some(figures) = text.strip_prefix('n')
        && let Ok(figures) = <[u8; 7]>::try_from(figures.as_bytes())
        && figures.iter().all(u8::is_ascii_digit)
    {
        return Some(Move::Arrange(figures.map(|figure| figure - b'0')));
    }
    let (letter, kind): (&str, fn(_) -> Move) = match (text.strip_prefix('x'), text.strip_suffix('~')) {
        (Some(rest), _) if !rest.is_empty() => (rest, Move::Empty),
        (_, Some(rest)) => (rest, Move::SowClockwise),
        _ => (text, Move::Sow),
    };
    let mut letters = letter.chars();
    let hole = hole_by_letter(letters.next()?, game.row())?;
    letters.next().is_none().then_some(kind(hole))
}
