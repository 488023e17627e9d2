//! Selects the thinker for a position, by family of games.

use crate::{
    engine::{pasang::Pasang, sowing::Sowing},
    notation::Written,
    search::{
        Thinker,
        level::{self, Level},
    },
};

/// A family of games that the opponent plays.
pub trait Thinks: Written + 'static {
    /// A thinker for a position. `past` are the earlier positions of the game, the first one first. The same
    /// seed gives the same result.
    fn thinker(
        &self,
        position: &Self::Position,
        past: &[Self::Position],
        level: Level,
        seed: u64,
    ) -> Box<dyn Thinker<Move = Self::Move>>;
}

impl Thinks for Sowing {
    fn thinker(
        &self,
        position: &Self::Position,
        past: &[Self::Position],
        level: Level,
        seed: u64,
    ) -> Box<dyn Thinker<Move = Self::Move>> {
        level::sowing(self, *position, past, level, seed)
    }
}

impl Thinks for Pasang {
    fn thinker(
        &self,
        position: &Self::Position,
        past: &[Self::Position],
        level: Level,
        seed: u64,
    ) -> Box<dyn Thinker<Move = Self::Move>> {
        level::pasang(self, *position, past, level, seed)
    }
}
