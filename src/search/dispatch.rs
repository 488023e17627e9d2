//! Calls generic code with the concrete type of a [`Sowing`], because search is compiled for each game.

use super::sight::Sighted;
use crate::{
    engine::sowing::{Sowing, SowingGame},
    games::each,
};

/// A generic function over the type of a game; a closure cannot be generic.
pub trait WithGame {
    type Output;
    fn call<G: Sighted + SowingGame + 'static>(self, game: G) -> Self::Output;
}

/// Calls the function with the game's own type.
pub fn with_game<F: WithGame>(sowing: &Sowing, function: F) -> F::Output {
    each!(sowing, game: Rules => function.call(*game))
}
