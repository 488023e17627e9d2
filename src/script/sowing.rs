//! Sowing games for scripts: holes by their letters.

use super::{
    event::Event,
    family::Scripted,
    fault::{Code, Fault, clause_id},
    position::{Board, HoleState, Holes},
};
use crate::{
    engine::{
        Direction, Game, Hole,
        sowing::{
            Meaning, Sowing,
            position::{self, Mark, Position},
        },
    },
    notation::{Law, PositionError, Written, hole_letter, position::read_setup},
};

/// The name of a mark, and that of the seat a tied hole is tied by.
const fn mark(mark: Mark) -> (Option<&'static str>, Option<&'static str>) {
    match mark {
        Mark::None => (None, None),
        Mark::Closed => (Some("closed"), None),
        Mark::Tied(seat) => (Some("tied"), Some(seat.name())),
        Mark::Puta => (Some("puta"), None),
        Mark::Naga => (Some("naga"), None),
        Mark::Wala => (Some("wala"), None),
    }
}

impl Scripted for Sowing {
    fn board(&self, position: &Position) -> Board {
        let setup = self.setup(position);
        let hole = |(at, &count): (usize, &u32)| {
            let hole = Hole(at as u8);
            let (mark, tied) = mark(setup.marks.get(at).copied().unwrap_or(Mark::None));
            HoleState {
                name: hole_letter(hole, self.row()).into(),
                count,
                owner: self.owner(position, hole).name(),
                mark,
                tied,
            }
        };
        Board::Sowing(Holes {
            row: self.row(),
            holes: setup.holes.iter().enumerate().map(hole).collect(),
            stores: setup.stores.clone(),
            round: self.round(position),
            between: position.is_between(),
        })
    }

    fn event(&self, _: &Position, event: position::Event) -> Event {
        use position::Event as Of;
        let name = |hole| String::from(hole_letter(hole, self.row()));
        match event {
            Of::Lift { hole, count } => Event::Lift { hole: name(hole), count },
            Of::Drop { hole } => Event::Drop { hole: name(hole) },
            Of::Bank { seat } => Event::Bank { seat: seat.name() },
            Of::Capture { hole, count, seat } => {
                Event::Capture { hole: name(hole), count, seat: seat.name() }
            }
            Of::Remove { hole, count } => Event::Remove { hole: name(hole), count },
            Of::Shift { from, to } => Event::Shift { from: name(from), to: name(to) },
            Of::Give { from, to, count } => Event::Give { giver: from.name(), taker: to.name(), count },
            Of::Fill { seat, hole, count } => Event::Fill { seat: seat.name(), hole: name(hole), count },
            Of::Mark { hole, mark: of } => {
                let (mark, tied) = mark(of);
                Event::Mark { hole: name(hole), mark, tied }
            }
            Of::RoundEnds => Event::RoundEnds,
            Of::RoundBegins { round } => Event::RoundBegins { round },
            Of::Note { note, value } => match self.meaning(note, value) {
                Some(Meaning::Opens { left }) => Event::Opens { left },
                Some(Meaning::Repeats) => Event::Repeats,
                Some(Meaning::Goes(direction)) => {
                    Event::Direction { clockwise: direction == Direction::Clockwise }
                }
                Some(Meaning::Begins(hole)) => Event::Begins { hole: hole.map(name) },
                None => Event::Note { note, value },
            },
            Of::NothingTaken => Event::NothingTaken,
            Of::Endless => Event::Endless,
            Of::Pass { seat } => Event::Pass { seat: seat.name() },
            Of::Again { seat } => Event::Again { seat: seat.name() },
            Of::Turn { seat } => Event::Turn { seat: seat.name() },
        }
    }

    fn scores(&self, position: &Position, is_over: bool) -> [i32; 3] {
        if is_over { self.final_scores(position) } else { Sowing::scores(self, position) }
    }

    fn no_position(&self, text: &str, error: PositionError) -> Fault {
        let message = self.position_fault(&error);
        match error {
            PositionError::Law(Law::Sowing(law)) => {
                let setup = read_setup(text).unwrap_or_default();
                let clause = self.clause_of(&setup, &law).and_then(|of| clause_id(self.clauses(), of));
                Fault::new(Code::Law, message).by(clause)
            }
            PositionError::Law(Law::Pasang(_)) => Fault::new(Code::Law, message),
            PositionError::Syntax { column } => {
                Fault { column: Some(column), ..Fault::new(Code::Position, message) }
            }
        }
    }
}
