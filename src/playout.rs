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

    /// Plays one game from `start` to its end; `each` sees the position before and after every move.
    #[inline]
    pub fn play(
        &mut self,
        start: G::Position,
        mut each: impl FnMut(&G::Position, G::Move, &G::Position),
    ) -> Outcome {
        let mut position = start;
        self.history.clear();
        loop {
            self.legal.clear();
            self.game.each_move(&position, |legal| self.legal.push(legal));
            if let Some(outcome) = self.judge(&position) {
                return outcome;
            }
            let chosen = self.legal[self.rng.usize(..self.legal.len())];
            let before = position;
            self.game.play(&mut position, chosen, |_| ());
            each(&before, chosen, &position);
        }
    }

    /// A game without moves has ended: only then need the position be asked how.
    #[inline(always)]
    fn judge(&mut self, position: &G::Position) -> Option<Outcome> {
        if self.legal.is_empty() {
            return self.game.ended(position);
        }
        if !G::REPEATS {
            return None;
        }
        let times = self.history.meet(position, self.game.progress(position));
        self.game.repeated(position, times)
    }
}
