//! Pasang for scripts: points by their names.

use super::{
    event::Event,
    family::Scripted,
    fault::{Code, Fault, clause_id},
    position::{Board, Points},
};
use crate::{
    engine::{
        Game,
        pasang::{
            Pasang,
            board::{CENTRE, Colour, Point, SIDE},
            position::{self, Piece, Position},
        },
        seat::Seat,
    },
    notation::{
        Law, PositionError, Written,
        pasang::{column_letter, point_name},
    },
};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

const fn letter(piece: Option<Piece>, is_centre: bool) -> char {
    match piece {
        Some(Piece::Token(Colour::Black)) => 'b',
        Some(Piece::Token(Colour::White)) => 'w',
        Some(Piece::Ka(seat)) if seat.index() == 0 => 'S',
        Some(Piece::Ka(_)) => 'N',
        None if is_centre => '_',
        None => '.',
    }
}

impl Scripted for Pasang {
    fn board(&self, position: &Position) -> Board {
        let row = |row| {
            let points = (0..SIDE).map(|column| Point::at(column, row));
            points.map(|point| letter(position.at(point), point == CENTRE)).collect()
        };
        Board::Pasang(Points {
            rows: (0..SIDE).rev().map(row).collect(),
            passages: SEATS.map(|seat| position.passage(seat).map(column_letter).map(String::from)).into(),
            kas: SEATS.map(|seat| position.ka(seat).map(point_name)).into(),
        })
    }

    fn event(&self, before: &Position, event: position::Event) -> Event {
        use position::Event as Of;
        match event {
            Of::Passage { seat, column } => {
                Event::Passage { seat: seat.name(), column: column_letter(column).into() }
            }
            Of::Take { seat, point, colour: of } => {
                Event::Take { seat: seat.name(), point: point_name(point), colour: of.name() }
            }
            Of::Rise { seat, point } => Event::Rise { seat: seat.name(), point: point_name(point) },
            Of::Slide { seat, from, to } => {
                Event::Slide { seat: seat.name(), from: point_name(from), to: point_name(to) }
            }
            Of::Jump { seat, from, over, to } => Event::Jump {
                seat: seat.name(),
                from: point_name(from),
                over: point_name(over),
                to: point_name(to),
            },
            Of::Score { seat, points } => Event::Score { seat: seat.name(), points },
            Of::Turn => Event::Turn { seat: before.to_move().other().name() },
        }
    }

    fn scores(&self, position: &Position, _: bool) -> [i32; 3] {
        [position.score(Seat::FIRST).into(), position.score(Seat::SECOND).into(), 0]
    }

    fn no_position(&self, _: &str, error: PositionError) -> Fault {
        let message = self.position_fault(&error);
        match error {
            PositionError::Law(Law::Pasang(law)) => {
                let clause = law.clause().and_then(|of| clause_id(self.clauses(), of.into()));
                Fault::new(Code::Law, message).by(clause)
            }
            PositionError::Law(Law::Sowing(_)) => Fault::new(Code::Law, message),
            PositionError::Syntax { column } => {
                Fault { column: Some(column), ..Fault::new(Code::Position, message) }
            }
        }
    }
}
