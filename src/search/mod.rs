//! The opponent. It knows the rules but no clock: thinking is measured in nodes.
//!
//! A node is a position that a move of the search or of a playout has led to.

pub mod alpha_beta;
mod begin;
pub mod best_reply;
pub mod chance;
mod deep;
pub mod dispatch;
pub mod endgame;
pub mod endings;
mod found;
pub mod ladder;
pub mod level;
pub mod method;
pub mod olinda;
pub mod oversight;
mod pasang;
mod playout_result;
pub mod profile;
pub use profile::Profile;
mod reach;
pub mod rows;
pub mod rung;
pub mod sight;
mod table;
mod tree;
pub mod uct;
mod variety;
mod walk;
pub mod worth;

use crate::engine::{Game, Outcome, seat::Seat};
pub use walk::Walk;

/// A counter, or a point, in the unit that positions are valued in.
pub const COUNTER: i32 = 100;

/// What search needs of a game besides its rules.
pub trait Searched: Game {
    /// How to think about the game.
    const PROFILE: Profile = Profile::DEFAULT;
    /// A hash: equal positions have the same, and others practically never do. Past positions are not part of
    /// it.
    fn key(&self, position: &Self::Position) -> u64;

    /// What each seat has when the game is over in a position, in hundredths of a counter; 0 for a seat that is
    /// not played.
    fn holdings(&self, position: &Self::Position) -> [i32; 3];

    /// The estimated lead of each seat over the mean of all, in hundredths of a counter, in a position where
    /// the game goes on. Of two seats, one is minus the other.
    fn estimate(&self, position: &Self::Position) -> [i32; 3] {
        ahead(self.seats().count(), self.holdings(position))
    }

    /// The estimated lead, in hundredths of a counter, at which a seat wins about three games in four: the
    /// scale of the curve from estimates to prospects.
    fn swing(&self) -> i32 {
        10 * COUNTER
    }

    /// The boards with few counters, for games whose endings go round in circles and are solved on every such board
    /// ([`endings`]); elsewhere looking ahead does as well.
    const SMALL: Option<endings::Small<Self::Position>> = None;

    /// A killer move's bonus to [`Searched::move_score`].
    const KILLER: i32 = COUNTER;

    /// Whether playing a move and estimating the position costs more than a table lookup.
    const COSTLY: bool = false;

    /// Up to this depth, in choices, ordering moves by move score costs more than it saves.
    const UNORDERED: i32 = 3;

    /// Whether late moves are searched to less than the full depth, until one turns out good.
    const REDUCES: bool = false;

    /// The estimated quality of a move, for ordering: moves with more are tried first.
    fn move_score(&self, position: &Self::Position, chosen: Self::Move) -> i32 {
        estimate_after(self, position, chosen)
    }

    /// What each seat has between two rounds, in hundredths of a counter, as the match counts it; `None` during
    /// a round, and in games without rounds.
    fn round_totals(&self, _: &Self::Position) -> Option<[i32; 3]> {
        None
    }

    /// Whether the next move is drawn by lot, all moves being equally likely.
    fn is_lot(&self, _: &Self::Position) -> bool {
        false
    }
}

/// The estimate, for the mover, of the position that a move leads to.
#[inline(always)]
pub fn estimate_after<G: Searched>(game: &G, position: &G::Position, chosen: G::Move) -> i32 {
    let mut after = *position;
    game.play(&mut after, chosen, |_| ());
    game.estimate(&after)[mover(game, position)]
}

/// By how much each of `seats` seats has more than the mean of all.
pub fn ahead(seats: u32, holdings: [i32; 3]) -> [i32; 3] {
    let seats = seats.clamp(1, 3) as usize;
    let sum: i32 = holdings.iter().take(seats).sum();
    let mut all = [0; 3];
    for (mine, held) in all.iter_mut().zip(holdings).take(seats) {
        *mine = held - sum / seats as i32;
    }
    all
}

/// The value of a position or a move to each seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Value {
    /// Each seat's probability of winning, 0 to 1; winners who share count a part of one win.
    pub prospects: [f32; 3],
    /// The expected lead of each seat over the mean of all, in hundredths of a counter.
    pub ahead: [i32; 3],
    /// Whether it is proved who wins: every relevant continuation was followed to the end of the game.
    pub proved: bool,
    /// Whether the lead is proved too.
    pub exact: bool,
}

/// One win, shared among the winners of an outcome.
pub fn shares(outcome: &Outcome) -> [f32; 3] {
    let share = 1.0 / outcome.winners.count().max(1) as f32;
    let mut shares = [0.0; 3];
    for seat in outcome.winners.iter() {
        shares[seat.index() % 3] = share;
    }
    shares
}

/// A legal move with the result of its search.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<Move> {
    pub value: Value,
    /// The expected line, the move itself first.
    pub line: Vec<Move>,
    /// How many nodes were spent on it.
    pub nodes: u64,
}

/// The result of thinking so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<Move> {
    /// Every legal move, the best for the seat to move first; empty if the game is over.
    pub candidates: Vec<Candidate<Move>>,
    /// The length in moves that every line reached at least; in a tree of playouts, the length of the longest
    /// line.
    pub depth: u32,
    pub nodes: u64,
}

impl<Move: Copy> Thought<Move> {
    /// The move to play.
    pub fn best(&self) -> Option<Move> {
        self.candidates.first().and_then(|best| best.line.first()).copied()
    }
}

/// A way of thinking about one position.
pub trait Thinker {
    type Move: Copy;
    /// Thinks for about this many more nodes. True if nothing is left to find: the value is proved, or the
    /// greatest depth is reached.
    fn think(&mut self, nodes: u64) -> bool;
    /// How many nodes it will have in all, so that it begins nothing that it cannot end; again where that changes.
    fn plan(&mut self, _: u64) {}
    /// Gives every move a value of its own; call it before the first node. By default, looking ahead finds only
    /// the best move, and of the others only that they are not better.
    fn value_all(&mut self) {}
    /// Finds the best move, where by default one of several equally good ones is chosen by the seed; call it before the
    /// first node.
    fn find_best(&mut self) {}
    /// The result so far; it has every legal move, even before the first node.
    fn thought(&self) -> Thought<Self::Move>;
}

/// The index of the seat to move, in a game of two or three.
pub fn mover<G: Game>(game: &G, position: &G::Position) -> usize {
    let seat: Seat = game.to_move(position);
    seat.index() % 3
}
