//! Which thinker thinks about a position of which family.

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
    /// Begins to think about a position. `past` are those that led to it, the first of the game first; With
    /// the same seed the same is found.
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
