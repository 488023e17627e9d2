//! Calls generic code with the concrete type of a [`Sowing`], because search is compiled for each game.

use super::sight::Sighted;
use crate::{
    engine::sowing::{Sowing, SowingGame},
    games::each,
};

/// A generic function over the type of a game.
pub trait Ask {
    type Answer;
    fn ask<G: Sighted + SowingGame + 'static>(self, game: G) -> Self::Answer;
}

/// Calls the function with the game's own type.
pub fn own<A: Ask>(sowing: &Sowing, asked: A) -> A::Answer {
    each!(sowing, game: Rules => asked.ask(*game))
}
