//! The rules. This module knows nothing of the web, of time or of language and depends on nothing.

pub mod clause;
pub mod deciding;
pub mod family;
pub mod history;
mod kind;
pub mod pasang;
pub mod perft;
pub mod reading;
pub mod seat;
pub mod sowing;

use std::fmt::Debug;

pub use kind::Kind;

use clause::{Cited, Clause, ClauseId};
use history::{Digest, Met};
use seat::{Seat, Seats};

/// A hole of a two-row board: 0…n−1 the bottom row from the left, n…2n−1 the top row from the right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hole(pub u8);

impl Hole {
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a tap, a key or a typed letter selects. A move is a path of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    Hole(Hole),
    /// The direction of a sowing, where it is chosen with the move.
    Direction(Direction),
    /// The default action between rounds: begin the next one.
    Next,
    /// How many counters are laid in the next hole of an arrangement.
    Number(u8),
    /// A column of Pasang's board, counted from 0 at the left.
    Column(u8),
    /// A point of Pasang's board.
    Point(pasang::board::Point),
    /// Which tokens a ka captures.
    Line(pasang::line::Line),
}

/// A direction around the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    Anticlockwise,
    Clockwise,
}

/// The targets that make up one move, in order; at most eight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    targets: [Target; 8],
    len: u8,
}

impl Path {
    pub const fn one(target: Target) -> Path {
        Path { targets: [target; 8], len: 1 }
    }

    pub const fn two(first: Target, second: Target) -> Path {
        let mut path = Path { targets: [first; 8], len: 2 };
        path.targets[1] = second;
        path
    }

    /// A path of the first eight targets.
    pub fn of(targets: impl IntoIterator<Item = Target>) -> Path {
        let mut path = Path { targets: [Target::Next; 8], len: 0 };
        for (place, target) in path.targets.iter_mut().zip(targets) {
            *place = target;
            path.len += 1;
        }
        path
    }
}

impl std::ops::Deref for Path {
    type Target = [Target];
    fn deref(&self) -> &[Target] {
        &self.targets[..self.len as usize]
    }
}

/// How a game ended: who won (in a draw of two, both) and by which clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    pub winners: Seats,
    pub clause: ClauseId,
}

impl Outcome {
    pub fn won(seat: Seat, clause: impl Into<ClauseId>) -> Outcome {
        Outcome { winners: Seats::only(seat), clause: clause.into() }
    }

    pub fn drawn(clause: impl Into<ClauseId>) -> Outcome {
        Outcome { winners: Seats::BOTH, clause: clause.into() }
    }

    /// The seat with the greater count wins; equal counts are a draw.
    pub fn by_count(first: u32, second: u32, clause: impl Into<ClauseId>) -> Outcome {
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::won(Seat::FIRST, clause),
            std::cmp::Ordering::Less => Outcome::won(Seat::SECOND, clause),
            std::cmp::Ordering::Equal => Outcome::drawn(clause),
        }
    }

    /// The seats with the greatest count share the win; `counts` is in the order of play.
    pub fn by_most(counts: &[i32], clause: impl Into<ClauseId>) -> Outcome {
        let most = counts.iter().max();
        let has_most = |&(_, count): &(usize, &i32)| Some(count) == most;
        let seats = counts.iter().enumerate().filter(has_most).filter_map(|(index, _)| Seat::at(index));
        Outcome { winners: seats.collect(), clause: clause.into() }
    }
}

/// Lists all legal moves in `buffer`; gives the one whose index `choose` picks out of their number.
#[inline(always)]
pub fn pick_from_list<G: Game>(
    game: &G,
    position: &G::Position,
    choose: impl FnOnce(usize) -> usize,
    buffer: &mut Vec<G::Move>,
) -> Option<G::Move> {
    buffer.clear();
    game.each_move(position, |chosen| buffer.push(chosen));
    if buffer.is_empty() { None } else { buffer.get(choose(buffer.len())).copied() }
}

/// The rules of one game under one set of readings.
pub trait Game: Copy + PartialEq + Debug {
    type Position: Copy + Eq + Debug + Digest;
    type Move: Copy + Eq + Debug;
    type Event: Copy + PartialEq + Debug;
    /// The fewest moves after which a position can come again; `None` where none can, so that no history is
    /// needed.
    const CYCLE: Option<usize>;

    /// The table that every [`ClauseId`] of this game indexes.
    fn clauses(&self) -> &'static [Clause];
    /// The position before the first move.
    fn start(&self) -> Self::Position;
    /// Visits every legal move once; none when the game has ended.
    fn each_move(&self, position: &Self::Position, visit: impl FnMut(Self::Move));
    /// The legal move whose index, in the order of [`Game::each_move`], `choose` picks out of their number;
    /// `None` when the game has ended. `buffer` is scratch space for games that have to list their moves.
    #[inline(always)]
    fn pick(
        &self,
        position: &Self::Position,
        choose: impl FnOnce(usize) -> usize,
        buffer: &mut Vec<Self::Move>,
    ) -> Option<Self::Move> {
        pick_from_list(self, position, choose, buffer)
    }
    /// The seats that play; two unless the game says otherwise.
    fn seats(&self) -> Seats {
        Seats::BOTH
    }
    /// The path of targets that selects a move in a position.
    fn targets(&self, position: &Self::Position, chosen: Self::Move) -> Path;
    /// The clause that forbids a path that no legal move begins with.
    fn refuse(&self, position: &Self::Position, path: &[Target]) -> ClauseId;
    /// The clause that forbids a move.
    fn forbid(&self, position: &Self::Position, chosen: Self::Move) -> ClauseId {
        self.refuse(position, &self.targets(position, chosen))
    }
    /// Plays a move that came from [`Game::each_move`] and reports each event as it happens.
    fn play(&self, position: &mut Self::Position, chosen: Self::Move, report: impl FnMut(Cited<Self::Event>));
    /// How the game has ended, judged by the position alone.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;
    /// The outcome that the rules give to an agreement of the players to end the game here; `None` if they give it none,
    /// and nobody wins.
    fn agreed(&self, _position: &Self::Position) -> Option<Outcome> {
        None
    }
    /// The consequence of meeting a position again: the outcome of the game, or events, reported and applied,
    /// that end its round.
    fn on_repetition(
        &self,
        position: &mut Self::Position,
        met: Met,
        report: impl FnMut(Cited<Self::Event>),
    ) -> Option<Outcome>;
    /// A number that never falls during a game; equal positions have equal progress.
    fn progress(&self, position: &Self::Position) -> u32;
    /// Whose turn it is.
    fn to_move(&self, position: &Self::Position) -> Seat;

    fn is_legal(&self, position: &Self::Position, chosen: Self::Move) -> bool {
        let mut found = false;
        self.each_move(position, |legal| found |= legal == chosen);
        found
    }

    /// Plays any move of the right type; an illegal one gives the clause that forbids it.
    fn try_play(
        &self,
        position: &Self::Position,
        chosen: Self::Move,
        report: impl FnMut(Cited<Self::Event>),
    ) -> Result<Self::Position, ClauseId> {
        if !self.is_legal(position, chosen) {
            return Err(self.forbid(position, chosen));
        }
        let mut after = *position;
        self.play(&mut after, chosen, report);
        Ok(after)
    }
}
