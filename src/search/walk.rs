//! A game gone through move by move, with what has been met on the way.

use crate::engine::{Game, Outcome, history::History};

/// A position and how it was come to, as far as repetition asks.
#[derive(Clone, PartialEq, Debug)]
pub struct Walk<G: Game> {
    pub position: G::Position,
    history: History<G::Position>,
}

impl<G: Game> Walk<G> {
    /// A position and those that the game has passed through before it, the oldest first.
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

    /// What has been met up to the position, itself too.
    pub fn past(&self) -> &History<G::Position> {
        &self.history
    }

    /// Goes to where another stands, in the memory that this one has.
    #[inline]
    pub fn go_to(&mut self, other: &Self) {
        self.position = other.position;
        self.history.copy(&other.history);
    }

    /// Plays a legal move, and ends the round where a repetition does; how it has ended the game, where it has.
    #[inline(always)]
    pub fn play(&mut self, game: &G, chosen: G::Move) -> Option<Outcome> {
        let Some(cycle) = G::CYCLE else {
            game.play(&mut self.position, chosen, |_| ());
            return None;
        };
        self.history.leave(&self.position);
        game.play(&mut self.position, chosen, |_| ());
        let met = self.history.meet(&self.position, game.progress(&self.position), cycle);
        game.repeated(&mut self.position, met, |_| ())
    }
}
