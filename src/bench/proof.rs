//! Who wins a game of two with best play of both, as far as looking ahead proves it.

use crate::{
    engine::{history::History, seat::Seat},
    search::{Searched, Thinker, alpha_beta::AlphaBeta},
};

/// What looking ahead came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    Wins(Seat),
    Draw,
    /// Not within the positions that were allowed.
    Open,
}

/// Entries of the table of positions, 16 bytes each.
const ENTRIES: usize = 1 << 24;
/// After so many positions it is looked whether the question is answered.
const SLICE: u64 = 1 << 20;

impl Proof {
    /// What a table says of it.
    pub const fn name(self) -> &'static str {
        match self {
            Proof::Wins(Seat::FIRST) => "first",
            Proof::Wins(_) => "second",
            Proof::Draw => "draw",
            Proof::Open => "open",
        }
    }
}

/// Looks ahead from a position, deeper and deeper, until it is proved who wins or `most` positions have been looked at.
/// Returns the number of positions too.
pub fn prove<G: Searched>(game: G, position: G::Position, most: u64) -> (Proof, u64) {
    let mover = game.to_move(&position);
    if let Some(outcome) = game.outcome(&position) {
        let won = [Seat::FIRST, Seat::SECOND].map(|seat| outcome.winners.has(seat));
        return (winner(won), 0);
    }
    let mut ahead = AlphaBeta::new(game, position, &History::default(), ENTRIES);
    loop {
        let is_done = ahead.think(SLICE.min(most));
        let thought = ahead.thought();
        let best = thought.candidates.first().map(|best| best.value).filter(|best| best.proved);
        if let Some(value) = best {
            let [own, other] = [mover, mover.other()].map(|seat| value.prospects[seat.index() % 3]);
            let won = match mover {
                Seat::FIRST => [own > 0.75, other > 0.75],
                _ => [other > 0.75, own > 0.75],
            };
            return (winner(won), thought.nodes);
        }
        if is_done || thought.nodes >= most {
            return (Proof::Open, thought.nodes);
        }
    }
}

fn winner([first, second]: [bool; 2]) -> Proof {
    match (first, second) {
        (true, false) => Proof::Wins(Seat::FIRST),
        (false, true) => Proof::Wins(Seat::SECOND),
        _ => Proof::Draw,
    }
}
