//! A board of Pasang without controls: as text, because programs other than the game's show it too. With its trays, or
//! alone with a pattern laid out on it.

use super::{
    layers::coordinates,
    props::{draw_colour, piece},
};
use crate::{
    board::draw::{
        number,
        pasang::{self as draw, Layout, MovePath, Piece, Pieces, SIDE, Step},
    },
    engine::{
        clause::Cited,
        pasang::{
            board::{Colour, Point},
            position::{Event, Position},
        },
        seat::Seat,
    },
};

/// The size of the picture, as `viewBox` has it.
pub fn view_box() -> String {
    Layout::new(false).view_box().map(number).join(" ")
}

/// Wood, inlay, hollow and trays.
pub fn body() -> String {
    draw::body(&Layout::new(false))
}

/// The size of the picture of a board without trays, as `viewBox` has it.
pub fn view_box_alone() -> String {
    draw::alone().map(number).join(" ")
}

/// A board without trays: its wood, its coordinates, and tokens laid out on it.
pub fn laid_out(colour: impl Fn(Point) -> Option<Colour>) -> String {
    let layout = Layout::new(false);
    let points = std::array::from_fn(|at| {
        let point = Point(u8::try_from(at).unwrap_or(0));
        colour(point).map(|colour| Piece::Ball(draw_colour(colour)))
    });
    draw::PLANK.to_string()
        + &coordinates(&layout)
        + &draw::pieces(&layout, &Pieces { points, trays: [[0; 2]; 2] })
}

/// The pieces on the board and in the trays, and the path of the last move, given its events.
pub fn contents(position: &Position, trays: [[usize; 2]; 2], events: &[Cited<Event>]) -> String {
    let layout = Layout::new(false);
    let (mut step, mut taken) = (None, Vec::new());
    for cited in events {
        match cited.event {
            Event::Take { point, .. } => taken.push(point.0.into()),
            Event::Slide { from, to, .. } => step = Some((from, to, false)),
            Event::Jump { from, to, .. } => step = Some((from, to, true)),
            _ => (),
        }
    }
    let step = step.map(|(from, to, jumps)| Step { from: from.0.into(), to: to.0.into(), jumps });
    let mut text = String::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        if let Some(column) = position.passage(seat) {
            text.push_str(&draw::passage(&layout, seat.index(), column.into()));
        }
    }
    text.push_str(&draw::move_path(&layout, &MovePath { step, taken: &taken }));
    let points: [Option<Piece>; SIDE * SIDE] =
        std::array::from_fn(|at| piece(position, Point(u8::try_from(at).unwrap_or(0))));
    text.push_str(&draw::pieces(&layout, &Pieces { points, trays }));
    if let Some(step) = step {
        text.push_str(&draw::end(&layout, step.to));
    }
    text
}
