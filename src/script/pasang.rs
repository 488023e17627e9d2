//! Pasang for scripts: points by their names, and the laws of positions in words.

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
            Law as PasangLaw, Pasang,
            board::{CENTRE, Colour, Point, SIDE},
            position::{self, Piece, Position},
        },
        seat::Seat,
    },
    notation::{
        Law, PositionError,
        pasang::{column_letter, point_name},
    },
};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}

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

/// A law that a position breaks, as a sentence.
fn law_text(law: PasangLaw) -> String {
    match law {
        PasangLaw::Rows { found } => format!("There are {found} rows, but the board has {SIDE}."),
        PasangLaw::Points { row, found } => {
            format!("Row {} from the top has {found} points, but must have {SIDE}.", row.saturating_add(1))
        }
        PasangLaw::Centre => "Nothing can stand in the hollow centre.".into(),
        PasangLaw::Seat { found } => format!("There is no seat {}.", found.saturating_add(1)),
        PasangLaw::Kas { seat } => format!("The {} seat has too many kas.", seat.name()),
        PasangLaw::KaToken { seat } => {
            format!(
                "The {} seat’s ka needs a point and the colour of its token, and one is missing.",
                seat.name()
            )
        }
        PasangLaw::Column { seat, .. } => {
            format!("The board does not have the column of the {} seat’s passage.", seat.name())
        }
        PasangLaw::SecondPassage { column } => {
            format!("Column {} cannot answer the first seat’s passage.", column_letter(column))
        }
        PasangLaw::Order => "First each seat empties a column, then each chooses a ka.".into(),
        PasangLaw::Turn { wanted } => format!("It must be the {} seat’s turn.", wanted.name()),
        PasangLaw::InPassage { point } => format!("A token lies in a passage, on {}.", point_name(point)),
        PasangLaw::Vacant { point } => format!("{} cannot be vacant yet.", point_name(point)),
        PasangLaw::KaPlace { point } => {
            format!("The first seat’s ka has not moved yet, and cannot be on {}.", point_name(point))
        }
        PasangLaw::Pattern { point } => {
            format!("In the pattern the token on {} has the other colour.", point_name(point))
        }
        PasangLaw::Tokens { colour: of, found, most } => {
            format!("There are {found} {} tokens, but the pattern has {most}.", colour(of))
        }
        PasangLaw::Scores { found, wanted } => {
            format!("The scores make {found} points, but {wanted} have been taken.")
        }
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
                Event::Take { seat: seat.name(), point: point_name(point), colour: colour(of) }
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
        match error {
            PositionError::Law(Law::Pasang(law)) => {
                let clause = law.clause().and_then(|of| clause_id(self.clauses(), of.into()));
                Fault::new(Code::Law, law_text(law)).by(clause)
            }
            PositionError::Syntax { column } => Fault {
                column: Some(column),
                ..Fault::new(Code::Position, format!("A position cannot go on so at character {column}."))
            },
            PositionError::Law(Law::Sowing(_)) => {
                Fault::new(Code::Law, "This is a position of a sowing game.")
            }
        }
    }
}
