//! Selects the thinker for a position, by family of games.

use crate::{
    engine::{pasang::Pasang, sowing::Sowing},
    notation::Written,
    search::{Thinker, method, rung::Rung},
};

/// A family of games that the opponent plays.
pub trait Thinks: Written + 'static {
    /// A thinker for a position. `past` are the earlier positions of the game, the first one first. The same
    /// seed gives the same result.
    fn thinker(
        &self,
        position: &Self::Position,
        past: &[Self::Position],
        rung: Rung,
        seed: u64,
    ) -> Box<dyn Thinker<Move = Self::Move>>;
}

impl Thinks for Sowing {
    fn thinker(
        &self,
        position: &Self::Position,
        past: &[Self::Position],
        rung: Rung,
        seed: u64,
    ) -> Box<dyn Thinker<Move = Self::Move>> {
        method::sowing(self, *position, past, rung, seed)
    }
}

impl Thinks for Pasang {
    fn thinker(
        &self,
        position: &Self::Position,
        past: &[Self::Position],
        rung: Rung,
        seed: u64,
    ) -> Box<dyn Thinker<Move = Self::Move>> {
        method::pasang(self, *position, past, rung, seed)
    }
}
