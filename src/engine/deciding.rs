//! What decides a game: what players watch while they play, and what of the board has decided it at its end.

use super::seat::Seat;

/// What one watches to see how a game stands, under its readings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decides {
    /// The scores: the greater one wins.
    Scores,
    /// How much a score has grown over the seat's stake.
    Gains,
    /// Having a move: who has none has lost, whatever the scores.
    Moves,
}

impl Decides {
    /// The word by which the words of a game select.
    pub const fn name(self) -> &'static str {
        match self {
            Decides::Scores => "scores",
            Decides::Gains => "gains",
            Decides::Moves => "moves",
        }
    }
}

/// What of the board decided a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Decided {
    /// The seat without a move: its holes, or its piece.
    pub stuck: Option<Seat>,
    /// The scores were compared.
    pub scores: bool,
}

impl Decided {
    /// The scores were compared.
    pub const SCORES: Decided = Decided { stuck: None, scores: true };

    /// A seat had no move.
    pub const fn stuck(seat: Seat) -> Decided {
        Decided { stuck: Some(seat), scores: false }
    }
}
