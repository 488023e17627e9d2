//! Games that begin with moves by chance: measurements play none but these, or every game of two players would be the same.

use crate::{
    engine::{Game, Outcome},
    search::{Walk, chance::Chance},
};

/// A game as it stands.
pub struct Opened<G: Game> {
    game: G,
    pub walk: Walk<G>,
    /// The positions before this one, the oldest first.
    pub past: Vec<G::Position>,
    /// How many moves by chance are still to come.
    pub left: usize,
    room: Vec<G::Move>,
}

impl<G: Game> Opened<G> {
    /// A game whose first moves, so many of them, are made by chance.
    pub fn new(game: G, left: usize) -> Self {
        let walk = Walk::new(&game, game.start(), &[]);
        Opened { game, walk, past: Vec::new(), left, room: Vec::new() }
    }

    /// Makes the next move: by chance while the opening lasts, then as `choose` says, of the position and those before it.
    /// Gives how the game has ended, if it has; `None` if no move was chosen.
    pub fn play(
        &mut self,
        chance: &mut Chance,
        choose: impl FnOnce(G::Position, &[G::Position], &mut Chance) -> Option<G::Move>,
    ) -> Option<Option<Outcome>> {
        let position = self.walk.position;
        let chosen = if let Some(left) = self.left.checked_sub(1) {
            self.left = left;
            self.game.pick(&position, |count| chance.below(count), &mut self.room)
        } else {
            choose(position, &self.past, chance)
        };
        self.past.push(position);
        let repeated = self.walk.play(&self.game, chosen?);
        Some(repeated.or_else(|| self.game.outcome(&self.walk.position)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sowing::Kind;

    #[test]
    fn chance_makes_as_many_moves_as_it_was_told() {
        for game in Kind::ALL.map(Kind::game) {
            let mut chance = Chance::new(1);
            let mut opened = Opened::new(game, 3);
            let mut asked = 0;
            for _ in 0..5 {
                let mut first = None;
                let ended = opened.play(&mut chance, |position, past, _| {
                    asked += 1;
                    assert_eq!(past.len(), 2 + asked);
                    game.each_move(&position, |chosen| first = first.or(Some(chosen)));
                    first
                });
                assert_eq!(ended, Some(None));
            }
            assert_eq!((asked, opened.past.len(), opened.past[0]), (2, 5, game.start()));
        }
    }
}
