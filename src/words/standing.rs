//! What a game is played for, and how it stands for a seat: at its name, in the place of the number, what decides.

use super::{
    Localized, Message,
    keyed::{KeyedMessage, keyed},
};
use crate::engine::{Kind, deciding::Decides, seat::Seat};

/// What a game is played for under its readings, in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    pub kind: Kind,
    pub decides: Decides,
    /// The agreed number of rounds; 0 where none is agreed.
    pub rounds: u16,
}

/// Under the default readings.
impl From<Kind> for Goal {
    fn from(kind: Kind) -> Goal {
        let (decides, rounds) = match kind {
            Kind::Sowing(sowing) => (sowing.game().decides(), sowing.game().rounds()),
            Kind::Pasang => (Decides::Moves, 0),
        };
        Goal { kind, decides, rounds }
    }
}

impl Localized for Goal {
    fn keyed(&self) -> KeyedMessage {
        keyed!(self.kind => "aim", decides = self.decides.name(), rounds = self.rounds)
    }
}

/// What decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Score,
    /// The score, compared with what the seat began with.
    Gain {
        stake: i32,
    },
    /// In how many ways the seat could move, were it its turn.
    Moves(u32),
}

/// How a game stands for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StandingText {
    /// What the number at the name counts, in a word or two.
    Unit { kind: Kind, standing: Standing },
    /// What the score counts, where another number stands in its place.
    ScoreUnit { kind: Kind, count: i32 },
    /// The heading of the seat, for those who hear it.
    Heading { kind: Kind, seat: Seat, standing: Standing, score: i32 },
}

impl Localized for StandingText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            StandingText::Unit { kind, standing } => match standing {
                Standing::Score => keyed!(kind => "unit-score"),
                Standing::Gain { stake } => keyed!(kind => "unit-gain", stake),
                Standing::Moves(moves) => keyed!(kind => "unit-moves", moves),
            },
            StandingText::ScoreUnit { kind, count } => {
                keyed!(kind => "unit-beside", count, size = count.unsigned_abs())
            }
            StandingText::Heading { kind, seat, standing, score: count } => {
                let score = Message::Score { kind, seat, count }.keyed();
                match standing {
                    Standing::Score => score,
                    Standing::Gain { stake } => keyed!(kind => "standing-gain", score, stake),
                    Standing::Moves(moves) => keyed!(kind => "standing-moves", score, seat, moves),
                }
            }
        }
    }
}
