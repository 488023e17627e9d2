//! Who wins a game of two with best play of both, as far as looking ahead proves it.

use crate::{
    engine::seat::Seat,
    search::{Searched, Thinker, Walk, alpha_beta::AlphaBeta},
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
    pub const FIRST: Proof = Proof::Wins(Seat::FIRST);
    pub const SECOND: Proof = Proof::Wins(Seat::SECOND);

    /// The cell of a table: `+1` where the first player wins, `-1` where the second does, `+0` for a draw.
    pub const fn cell(self) -> &'static str {
        match self {
            Proof::Wins(Seat::FIRST) => "+1",
            Proof::Wins(_) => "-1",
            Proof::Draw => "+0",
            Proof::Open => "?",
        }
    }
}

/// What came of looking ahead, and how far it went.
#[derive(Clone, Copy, Debug)]
pub struct Attempt {
    pub proof: Proof,
    /// Positions looked at.
    pub positions: u64,
    /// The choices that every line reached.
    pub depth: u32,
}

/// Looks ahead from a position, deeper and deeper, until it is proved who wins, or there is nothing deeper, or `most`
/// positions have been looked at. What is found where positions recur is no proof: it depends on the way there.
pub fn prove<G: Searched>(game: G, walk: &Walk<G>, most: u64) -> Attempt {
    let mover = game.to_move(&walk.position);
    let mut ahead = AlphaBeta::new(game, walk.position, walk.past(), ENTRIES);
    loop {
        let is_done = ahead.think(SLICE.min(most));
        let thought = ahead.thought();
        let best = thought.candidates.first().map(|best| best.value).unwrap_or_default();
        if !best.proved && !is_done && thought.nodes < most {
            continue;
        }
        let proof = match best.prospects.get(mover.index()) {
            _ if !best.proved => Proof::Open,
            Some(1.0) => Proof::Wins(mover),
            Some(0.0) => Proof::Wins(mover.other()),
            _ => Proof::Draw,
        };
        return Attempt { proof, positions: thought.nodes, depth: thought.depth };
    }
}
