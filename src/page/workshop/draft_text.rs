//! A board of the workshop as text: as it is saved, and as the position with which a game begins.

use crate::{
    engine::pasang::{
        board::{CENTRE, Colour, Point, SIDE},
        draft::Draft,
        position::Piece,
        setup::Setup,
    },
    notation::pasang,
};

/// The rest of a position after its rows, before the first move.
const BEGINS: &str = "~1~0-0~--~--";

/// A board as text: rows from the top joined by `.`, `b`, `w`, the centre `_`, a run of empty points a number.
pub fn text(draft: &Draft) -> String {
    let row = |row: u8| {
        let (mut text, mut empty) = (String::new(), 0);
        for point in (0..SIDE).map(|column| Point::at(column, row)) {
            let letter = match draft.at(point) {
                Some(Colour::Black) => 'b',
                Some(Colour::White) => 'w',
                None if point == CENTRE => '_',
                None => {
                    empty += 1;
                    continue;
                }
            };
            if empty > 0 {
                text += &std::mem::take(&mut empty).to_string();
            }
            text.push(letter);
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    };
    (0..SIDE).rev().map(row).collect::<Vec<_>>().join(".")
}

/// A board as the position before the first move.
pub fn position(draft: &Draft) -> String {
    text(draft) + BEGINS
}

/// Parses the result of [`text`], which is also the first part of a position.
pub fn draft(text: &str) -> Option<Draft> {
    board(&format!("{text}{BEGINS}"))
}

/// The tokens of a position in notation; `None` if it does not have eleven rows of eleven points.
pub fn board(text: &str) -> Option<Draft> {
    let setup = pasang::read_setup(text).ok()?;
    let side = usize::from(SIDE);
    let whole = setup.rows.len() == side && setup.rows.iter().all(|row| row.len() == side);
    whole.then(|| of_setup(&setup))
}

fn of_setup(setup: &Setup) -> Draft {
    let mut draft = Draft::default();
    for (row, pieces) in (0..SIDE).rev().zip(&setup.rows) {
        for (column, piece) in (0..SIDE).zip(pieces) {
            if let Some(Piece::Token(colour)) = piece {
                draft.lay(Point::at(column, row).into(), Some(*colour));
            }
        }
    }
    draft
}
