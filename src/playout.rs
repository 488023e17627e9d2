//! Random games, for checks, statistics and speed. Moves are chosen uniformly among the legal ones.

use std::{convert::Infallible, ops::ControlFlow};

use fastrand::Rng;

use crate::engine::{Game, Outcome, clause::ClauseId, history::History};

/// Plays random games one after another, keeping its buffers.
pub struct Playouts<G: Game> {
    pub game: G,
    rng: Rng,
    legal: Vec<G::Move>,
    history: History<G::Position>,
}

impl<G: Game> Playouts<G> {
    /// The same seed gives the same games.
    pub fn new(game: G, seed: u64) -> Self {
        Playouts { game, rng: Rng::with_seed(seed), legal: Vec::new(), history: History::default() }
    }

    /// Plays one game from `start` to its end. `each` gets the position before and after every move, and the
    /// move; `after` is the position for the next choice: a round that ended by repetition has ended in it.
    #[inline]
    pub fn play(
        &mut self,
        start: G::Position,
        mut each: impl FnMut(&G::Position, G::Move, &G::Position),
    ) -> Outcome {
        let ControlFlow::Continue(outcome) = self.play_while(start, |before, chosen, after| {
            each(before, chosen, after);
            ControlFlow::<Infallible>::Continue(())
        });
        outcome
    }

    /// Plays one game from `start` as [`Playouts::play`] does, until `each` stops it.
    #[inline]
    pub fn play_while<Why>(
        &mut self,
        start: G::Position,
        mut each: impl FnMut(&G::Position, G::Move, &G::Position) -> ControlFlow<Why>,
    ) -> ControlFlow<Why, Outcome> {
        let Playouts { game, rng, legal, history } = self;
        // a local copy, which cannot change during the loop
        let game = *game;
        let mut position = start;
        history.clear();
        if let Some(cycle) = G::CYCLE {
            history.meet(&position, game.progress(&position), cycle);
        }
        loop {
            // of as many bits on every machine, so that the same seed gives the same games in wasm
            let below = |count: usize| rng.u64(..count as u64) as usize;
            let Some(chosen) = game.pick(&position, below, legal) else {
                // a game without moves has ended, so only here is its outcome asked for; rules that wrongly
                // give none get an outcome without winners, which the laws reject
                let outcome = game.outcome(&position).unwrap_or_else(|| Outcome::by_most(&[], ClauseId(0)));
                return ControlFlow::Continue(outcome);
            };
            let before = position;
            if G::CYCLE.is_some() {
                history.leave(&position);
            }
            game.play(&mut position, chosen, |_| ());
            let repeated = G::CYCLE.and_then(|cycle| {
                let met = history.meet(&position, game.progress(&position), cycle);
                game.on_repetition(&mut position, met, |_| ())
            });
            each(&before, chosen, &position)?;
            if let Some(outcome) = repeated {
                return ControlFlow::Continue(outcome);
            }
        }
    }
}
