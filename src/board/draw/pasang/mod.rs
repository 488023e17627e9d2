//! The board of Pasang: eleven by eleven points on dark wood, a hollow in the middle, a tray for each player.
//!
//! Points are numbered from 0 to 120: eleven times the row plus the column, with row 0 at South's edge and
//! column 0 at the left. Seat 0 is South, with rows 0 to 4; seat 1 is North, with rows 6 to 10. No source names
//! the material of the balls. Inlay and fittings are our own design too.

pub mod advice;
mod ball;
mod body;
mod edge;
mod heap;
mod ka;
mod layout;
mod line;
mod mark;
mod price;
mod zoom;

pub use ball::{href, on_point};
pub use body::{PLANK, alone, body, coordinates, definition};
pub use edge::{Lane, REACH, band};
pub use heap::{SLOTS, heap, slots};
pub use ka::ka;
pub use layout::{Layout, PointPlace, Tray};
pub use line::{MovePath, Offer, Step, move_path, offer, other};
pub use mark::{
    changed, column, decided, decided_tray, differs, end, focus, focus_column, focus_ring, ghost, may_take,
    passage, playable,
};
pub use price::{column_price, line_price, meets, price, price_size};
pub use zoom::strips;

use super::Ink;
use super::materials::{JAK, KEMPAS};
use super::{
    Board,
    defs::{self, BRASS},
    wood,
};

/// Points a side.
pub const SIDE: usize = 11;

/// The colour of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    Black,
    White,
}

impl Colour {
    /// Both, in the order of their bowls in a tray.
    pub const BOTH: [Colour; 2] = [Colour::Black, Colour::White];

    fn name(self) -> &'static str {
        match self {
            Colour::Black => "black",
            Colour::White => "white",
        }
    }
}

/// What lies on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A token, drawn as a ball.
    Ball(Colour),
    /// The ka of a seat, and the colour of the token it was.
    Ka(usize, Colour),
}

/// Everything that lies on a board and beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// Indexed by point; the centre is always empty.
    pub points: [Option<Piece>; SIDE * SIDE],
    /// The tokens in the tray of each seat, black and white.
    pub trays: [[usize; 2]; 2],
}

/// Draws all pieces where they lie, for a picture or a board without movement.
pub fn pieces(layout: &Layout, contents: &Pieces) -> String {
    let mut text = String::new();
    let ball = |colour, placed: super::Placed| {
        format!(r#"<use href="{}" transform="{}"/>"#, href(colour, placed.angle), placed.transform())
    };
    for (point, piece) in contents.points.iter().enumerate() {
        match *piece {
            None => (),
            Some(Piece::Ball(colour)) => text += &ball(colour, on_point(layout, point)),
            Some(Piece::Ka(seat, colour)) => {
                let place = layout.point(point);
                let (x, y) = (super::number(place.x), super::number(place.y));
                text +=
                    &format!(r#"<use href="{}" transform="translate({x} {y})"/>"#, ka(layout, seat, colour));
            }
        }
    }
    for (seat, tray) in contents.trays.iter().enumerate() {
        for (colour, &count) in Colour::BOTH.into_iter().zip(tray) {
            text.extend(
                heap(layout, seat, colour, count).into_iter().map(|(_, placed)| ball(colour, placed)),
            );
        }
    }
    text
}

/// Gives the colours of lettering on the board.
pub fn ink() -> Ink {
    Ink { text: KEMPAS.text, key: KEMPAS.key }
}

/// Gives the colours of lettering on the trays.
pub fn tray_ink() -> Ink {
    Ink { text: JAK.text, key: JAK.key }
}

/// The content of `<defs>` for a page that shows the board of Pasang, alone or with others.
pub fn definitions_with_pasang(boards: &[Board]) -> String {
    defs::once(boards.iter().flat_map(|&board| defs::parts(board)).chain(parts()))
}

/// The definitions that this board refers to, in parts: a part shared with another board has the same text
/// there.
fn parts() -> Vec<String> {
    vec![
        wood::SHARED.into(),
        wood::colours(&KEMPAS),
        wood::gouged(&KEMPAS),
        wood::colours(&JAK),
        BRASS.into(),
        body::DEFINITIONS.into(),
        definition(),
        ball::definitions(),
        ka::definitions(),
    ]
}
