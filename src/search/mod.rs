//! The opponent. Knows the rules and no clock: how long it thinks is counted in nodes.
//!
//! A node is a position that a move of the search or of a playout has led to.

pub mod alpha_beta;
mod begin;
pub mod best_reply;
mod brought;
pub mod chance;
mod deep;
mod found;
pub mod level;
pub use level::Aptitude;
pub mod olinda;
pub mod own;
mod pasang;
pub mod rows;
pub mod sight;
mod table;
mod tree;
pub mod uct;
mod walk;
pub mod worth;

use crate::engine::{Game, Outcome, seat::Seat};
pub use walk::Walk;

/// A counter, or a point, in the unit that positions are valued in.
pub const COUNTER: i32 = 100;

/// What search asks of a game beside its rules.
pub trait Searched: Game {
    /// How it is best thought about.
    const APTITUDE: Aptitude = Aptitude::USUAL;
    /// Equal positions share it, and no others that one meets: what has been met before is no part of it.
    fn key(&self, position: &Self::Position) -> u64;

    /// What each seat has when the game is over in a position, in hundredths of a counter; nothing for a seat
    /// that nobody plays.
    fn holdings(&self, position: &Self::Position) -> [i32; 3];

    /// By how much each seat seems to be ahead of the mean of all, in hundredths of a counter, in a position where
    /// the game goes on: of two seats one is minus the other.
    fn estimate(&self, position: &Self::Position) -> [i32; 3] {
        ahead(self.seats().count(), self.holdings(position))
    }

    /// By how many hundredths of a counter a seat has to seem ahead for about three wins in four: the scale of the
    /// curve from estimates to prospects.
    fn swing(&self) -> i32 {
        10 * COUNTER
    }

    /// What a move gains in [`Searched::promise`] that has just been too good in a position like this one.
    const KILLER: i32 = COUNTER;

    /// Whether it costs more to play a move and to estimate what it leads to than to look a position up.
    const COSTLY: bool = false;

    /// With so few choices left to look ahead, it costs more to ask what moves promise than their order saves.
    const UNORDERED: i32 = 3;

    /// How good a move looks before it is tried: those with more are tried first.
    fn promise(&self, position: &Self::Position, chosen: Self::Move) -> i32 {
        tried(self, position, chosen)
    }

    /// What each seat has between two rounds, in hundredths of a counter, as the match will count it; `None` while
    /// a round is being played, and in games without rounds.
    fn pause(&self, _: &Self::Position) -> Option<[i32; 3]> {
        None
    }

    /// Whether the next move is drawn by lot: nobody chooses it, and all are as likely.
    fn is_lot(&self, _: &Self::Position) -> bool {
        false
    }
}

/// What a position that a move leads to seems to be worth to who made it.
#[inline(always)]
pub fn tried<G: Searched>(game: &G, position: &G::Position, chosen: G::Move) -> i32 {
    let mut after = *position;
    game.play(&mut after, chosen, |_| ());
    game.estimate(&after)[mover(game, position)]
}

/// By how much each of so many seats has more than the mean of them all.
pub fn ahead(seats: u32, holdings: [i32; 3]) -> [i32; 3] {
    let seats = seats.clamp(1, 3) as usize;
    let sum: i32 = holdings.iter().take(seats).sum();
    let mut all = [0; 3];
    for (mine, held) in all.iter_mut().zip(holdings).take(seats) {
        *mine = held - sum / seats as i32;
    }
    all
}

/// How good a position or a move is for each seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Value {
    /// How likely each seat is to win, 0 to 1: who wins with others shares the one win with them.
    pub prospects: [f32; 3],
    /// By how much each seat is expected to be ahead of the mean of all, in hundredths of a counter.
    pub ahead: [i32; 3],
    /// Nothing can change it: every continuation that matters was followed to the end of the game.
    pub proved: bool,
}

/// What an outcome is worth: one win, shared among those who won.
pub fn shares(outcome: &Outcome) -> [f32; 3] {
    let share = 1.0 / outcome.winners.count().max(1) as f32;
    let mut shares = [0.0; 3];
    for seat in outcome.winners.iter() {
        shares[seat.index() % 3] = share;
    }
    shares
}

/// A legal move, and what has been found of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<Move> {
    pub value: Value,
    /// What is expected to follow, the move itself first.
    pub line: Vec<Move>,
    /// How many nodes were spent on it.
    pub nodes: u64,
}

/// What has been thought so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<Move> {
    /// Every legal move, the best for the seat to move first; empty where the game is over.
    pub candidates: Vec<Candidate<Move>>,
    /// Moves that every line was followed, at least; in a tree of playouts, the longest that was followed in it.
    pub depth: u32,
    pub nodes: u64,
}

impl<Move: Copy> Thought<Move> {
    /// The move to play.
    pub fn best(&self) -> Option<Move> {
        self.candidates.first().and_then(|best| best.line.first()).copied()
    }
}

/// One way of thinking about one position.
pub trait Thinker {
    type Move: Copy;
    /// Goes on for about so many nodes. True where nothing is left to find: it is proved, or as deep as can be.
    fn think(&mut self, nodes: u64) -> bool;
    /// Every move is to be given a value of its own, before the first node: who looks ahead for the best move alone
    /// knows of the others only that they are not better.
    fn value_all(&mut self) {}
    /// What has been found so far; every legal move is among it, even before the first node.
    fn thought(&self) -> Thought<Self::Move>;
}

/// Who has the move in a game of two or three, as an index.
pub fn mover<G: Game>(game: &G, position: &G::Position) -> usize {
    let seat: Seat = game.to_move(position);
    seat.index() % 3
}
