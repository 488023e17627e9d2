//! The family of sowing games, which share one type each for positions, moves and events. `games/` lists the
//! games.

mod broken;
pub mod game;
pub mod laws;
pub(crate) mod olinda;
pub mod position;
pub(crate) mod raja;
pub mod rounds;
pub mod setup;
pub mod turn;

pub use super::clause::Clause as ClauseRow;
pub use crate::games::{Kind, Sowing};
pub use game::{Meaning, SowingGame, for_two, stores};

use super::Hole;

/// Lifts after which an endless sowing is stopped, in every game that can sow for ever.
pub const ENDLESS_LAPS: u32 = 1000;

/// One choice, and everything that follows until the next choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Sow from a hole.
    Sow(Hole),
    /// Sow clockwise from a hole, where the direction is chosen with the move.
    SowClockwise(Hole),
    /// Empty a hole before play begins.
    Empty(Hole),
    /// Refill as usual and begin the next round.
    Next,
    /// Begin the next round with fewer than twelve counters arranged in the player's own row, from its owner's
    /// left.
    Arrange([u8; 7]),
}

impl Move {
    /// The hole that is played, if any.
    #[inline(always)]
    pub const fn hole(self) -> Option<Hole> {
        match self {
            Move::Sow(hole) | Move::SowClockwise(hole) | Move::Empty(hole) => Some(hole),
            Move::Next | Move::Arrange(_) => None,
        }
    }
}
