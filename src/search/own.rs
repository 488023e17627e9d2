//! What is asked of whichever game a [`Sowing`] is, where its own type is wanted: search is compiled for each.

use super::sight::Sighted;
use crate::{
    engine::sowing::{Sowing, SowingGame},
    games::each,
};

/// A question to a game of any type.
pub trait Ask {
    type Answer;
    fn ask<G: Sighted + SowingGame + 'static>(self, game: G) -> Self::Answer;
}

/// Asks the game itself.
pub fn own<A: Ask>(sowing: &Sowing, asked: A) -> A::Answer {
    each!(sowing, game: Rules => asked.ask(*game))
}
