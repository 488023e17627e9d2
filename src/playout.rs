//! Random games: for laws, statistics and speed. Moves are chosen uniformly among the legal ones.

use fastrand::Rng;

use crate::engine::{Game, Outcome, history::History};

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

    /// Plays one game from `start` to its end; `each` sees the position before and after every move, and
    /// `after` is what the next choice is made in: a round that ends by repetition has been ended.
    #[inline]
    pub fn play(
        &mut self,
        start: G::Position,
        mut each: impl FnMut(&G::Position, G::Move, &G::Position),
    ) -> Outcome {
        let Playouts { game, rng, legal, history } = self;
        // a copy of our own, whose readings cannot change under the loop
        let game = *game;
        let mut position = start;
        history.clear();
        if let Some(cycle) = G::CYCLE {
            history.meet(&position, game.progress(&position), cycle);
        }
        loop {
            legal.clear();
            game.each_move(&position, |chosen| legal.push(chosen));
            // a game without moves has ended: only then need the position be asked how
            if legal.is_empty()
                && let Some(outcome) = game.ended(&position)
            {
                return outcome;
            }
            let chosen = legal[rng.usize(..legal.len())];
            let before = position;
            game.play(&mut position, chosen, |_| ());
            let repeated = G::CYCLE.and_then(|cycle| {
                let met = history.meet(&position, game.progress(&position), cycle);
                game.repeated(&mut position, met, |_| ())
            });
            each(&before, chosen, &position);
            if let Some(outcome) = repeated {
                return outcome;
            }
        }
    }
}
