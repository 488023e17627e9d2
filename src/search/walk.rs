//! A game followed move by move, with the positions met on the way.

use crate::engine::{Game, Outcome, history::History};

/// A position and its past, as far as repetition needs it.
#[derive(Clone, PartialEq, Debug)]
pub struct Walk<G: Game> {
    pub position: G::Position,
    history: History<G::Position>,
}

impl<G: Game> Walk<G> {
    /// A position, after the earlier positions of the game, the oldest first.
    pub fn new(game: &G, position: G::Position, past: &[G::Position]) -> Self {
        let mut history = History::default();
        if let Some(cycle) = G::CYCLE {
            for earlier in past {
                history.meet(earlier, game.progress(earlier), cycle);
                history.leave(earlier);
            }
            history.meet(&position, game.progress(&position), cycle);
        }
        Walk { position, history }
    }

    /// The positions met so far, the current one included.
    pub fn past(&self) -> &History<G::Position> {
        &self.history
    }

    /// Copies another walk, reusing the memory of this one.
    #[inline]
    pub fn go_to(&mut self, other: &Self) {
        self.position = other.position;
        self.history.copy(&other.history);
    }

    /// Plays a legal move, and ends the round if a repetition does; gives the outcome if the game has ended.
    #[inline(always)]
    pub fn play(&mut self, game: &G, chosen: G::Move) -> Option<Outcome> {
        let Some(cycle) = G::CYCLE else {
            game.play(&mut self.position, chosen, |_| ());
            return None;
        };
        self.history.leave(&self.position);
        game.play(&mut self.position, chosen, |_| ());
        let met = self.history.meet(&self.position, game.progress(&self.position), cycle);
        game.on_repetition(&mut self.position, met, |_| ())
    }
}
