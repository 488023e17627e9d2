//! The laws of Pasang. The quantity is counted in points: on the board, captured, and of the kas.

use super::Lawful;
use crate::engine::{
    pasang::{
        Layout, Move, Pasang, Row11,
        board::{Axis, CENTRE, Colour, Point},
        position::{Event, Piece, Position},
    },
    seat::Seat,
};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

impl Lawful for Pasang {
    fn quantity(&self, position: &Position) -> u32 {
        let on_board = Colour::BOTH.map(|colour| position.count(colour) * u32::from(colour.points()));
        let of = |seat| {
            let ka = position.ka_token(seat).map_or(0, |token| u32::from(token.points()));
            u32::from(position.score(seat)) + ka
        };
        on_board.into_iter().chain(SEATS.map(of)).sum()
    }

    /// Sixty tokens of each colour, or 61 white and 59 black in the pattern as printed.
    fn start_quantity(&self) -> u32 {
        match (self.pattern, self.pattern_2_row_11) {
            (Layout::Pattern2, Row11::AsPrinted) => 181,
            _ => 180,
        }
    }

    fn quantity_change(_: Move, event: &Event) -> Option<i32> {
        // a ka that is scored at the end counts twice
        Some(if let Event::Score { points, .. } = event { i32::from(*points) } else { 0 })
    }

    fn broken_law(&self, position: &Position) -> Option<&'static str> {
        if !Point::all().all(|point| agrees(position, point)) {
            return Some("rows and columns show the same");
        }
        let on_board: u32 = Colour::BOTH.map(|colour| position.count(colour)).into_iter().sum();
        (position.tokens() != on_board).then_some("as many tokens are counted as lie on the board")
    }

    /// Every move takes something.
    fn is_quiet(_: &Position, _: &Position) -> bool {
        false
    }
}

/// Whether a point is the same in its row, in its column and by [`Position::at`].
fn agrees(position: &Position, point: Point) -> bool {
    let [row, column] = Axis::BOTH.map(|axis| {
        let (lane, place) = axis.split(point);
        let lane = position.lane(axis, lane);
        (lane.black >> place & 1, lane.white >> place & 1)
    });
    let piece = position.at(point);
    let shown = match row {
        (1, 0) => piece == Some(Piece::Token(Colour::Black)),
        (0, 1) => piece == Some(Piece::Token(Colour::White)),
        (1, 1) if point == CENTRE => piece.is_none(),
        (1, 1) => {
            SEATS.into_iter().any(|seat| position.ka(seat) == Some(point) && piece == Some(Piece::Ka(seat)))
        }
        _ => piece.is_none(),
    };
    row == column && shown
}
