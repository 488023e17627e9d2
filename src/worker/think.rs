//! Selects the thinker for a position, by family of games.

use crate::{
    engine::{pasang::Pasang, sowing::Sowing},
    notation::Written,
    search::{
        Thinker,
        endings::{Shared, Solving},
        method,
        rung::Rung,
    },
};

/// A position that is thought about.
pub struct Position<'a, P> {
    pub position: P,
    /// The earlier positions of the game, the first one first.
    pub past: &'a [P],
    /// The same seed gives the same result.
    pub seed: u64,
    /// Endings that have been solved.
    pub endings: Shared,
}

/// A family of games that the opponent plays.
pub trait Thinks: Written + PartialEq + 'static {
    /// A thinker for a position.
    fn thinker(&self, asked: Position<Self::Position>, rung: Rung) -> Box<dyn Thinker<Move = Self::Move>>;

    /// Goes on solving endings that a position is near to, if there is more to solve.
    fn solving(&self, _: &Self::Position, _: &Shared) -> Option<Solving> {
        None
    }
}

impl Thinks for Sowing {
    fn thinker(&self, asked: Position<Self::Position>, rung: Rung) -> Box<dyn Thinker<Move = Self::Move>> {
        let Position { position, past, seed, endings } = asked;
        method::sowing_knowing(self, position, past, rung, seed, endings)
    }

    fn solving(&self, position: &Self::Position, endings: &Shared) -> Option<Solving> {
        method::solving(self, position, endings)
    }
}

impl Thinks for Pasang {
    fn thinker(&self, asked: Position<Self::Position>, rung: Rung) -> Box<dyn Thinker<Move = Self::Move>> {
        method::pasang(self, asked.position, asked.past, rung, asked.seed)
    }
}
