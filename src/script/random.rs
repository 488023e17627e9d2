//! Random games, the same for the same seed: those of `playouts`.

use serde::Serialize;

use super::{
    LARGEST,
    family::{self, Scripted},
    fault::Fault,
    given::Given,
    position::GameResult,
    start::{self, Start},
};
use crate::{
    engine::{Kind, pasang::Pasang, sowing::Sowing},
    playout::Playouts,
};

/// A random game from its start to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RandomGame {
    pub moves: Vec<String>,
    /// The seat that made each move.
    pub seats: Vec<&'static str>,
    /// The last position, in the notation of the game.
    pub position: String,
    pub result: GameResult,
}

/// Random games, one after another.
pub struct RandomGames(Family);

enum Family {
    Sowing(Running<Sowing>),
    Pasang(Running<Pasang>),
}

impl RandomGames {
    /// Games by a name in addresses. Options: `preset`, `readings`, `position`, `seed`, `games`.
    pub fn new(name: &str, options: &Given) -> Result<RandomGames, Fault> {
        options.check(&[&start::OPTIONS[..], &["seed", "games"]].concat())?;
        Ok(RandomGames(match Kind::by_name(name).ok_or_else(|| Fault::unknown_game(name))? {
            Kind::Sowing(kind) => Family::Sowing(Running::new(kind.game(), options)?),
            Kind::Pasang => Family::Pasang(Running::new(Pasang::default(), options)?),
        }))
    }
}

impl Iterator for RandomGames {
    type Item = RandomGame;

    fn next(&mut self) -> Option<RandomGame> {
        match &mut self.0 {
            Family::Sowing(games) => games.next(),
            Family::Pasang(games) => games.next(),
        }
    }
}

/// Games of one family.
struct Running<F: Scripted> {
    start: F::Position,
    playouts: Playouts<F>,
    /// How many are still to be played.
    left: u64,
}

impl<F: Scripted> Running<F> {
    fn new(plain: F, options: &Given) -> Result<Self, Fault> {
        let Start { game, position, .. } = Start::read(plain, options)?;
        let seed = options.whole("seed", 0, LARGEST)?.unwrap_or(1);
        let left = options.whole("games", 0, LARGEST)?.unwrap_or(1);
        Ok(Running { start: position, playouts: Playouts::new(game, seed), left })
    }

    fn next(&mut self) -> Option<RandomGame> {
        self.left = self.left.checked_sub(1)?;
        let game = self.playouts.game;
        let (mut moves, mut seats, mut last) = (Vec::new(), Vec::new(), self.start);
        let outcome = self.playouts.play(self.start, |before, chosen, after| {
            moves.push(game.write_move(chosen));
            seats.push(game.to_move(before).name());
            last = *after;
        });
        let result = family::result(&game, &last, outcome);
        Some(RandomGame { moves, seats, position: game.write_position(&last), result })
    }
}
