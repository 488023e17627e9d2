//! Endings solved as a whole: all positions that can still come are listed, and then who wins is found backwards from the
//! ends. It is for games whose endings go round in circles, which a search that follows one line after another repeats
//! again and again.
//!
//! Where a position comes for the third time the rules end the game, so a player may also win or draw by circling. What
//! is proved holds whatever has been before: somebody wins who can force an end of the game that they win, or can stay
//! for ever among positions that they would win if the game ended there by repetition.

use super::{Searched, shares};
use crate::engine::{Outcome, history::Met, seat::Seat};

/// Who wins, for the first seat: 1, 0 for a draw, −1.
type Result = i8;

fn result(outcome: &Outcome) -> Result {
    let shares = shares(outcome);
    if shares[0] > shares[1] { 1 } else { -i8::from(shares[0] < shares[1]) }
}

/// A position that can still come.
struct Node<P> {
    position: P,
    by: Seat,
    /// The result if the game is over there.
    end: Option<Result>,
    /// The result if it ended there by repetition.
    repeated: Result,
    /// Its successors begin here in the list.
    first: usize,
    count: usize,
}

/// No node.
const NONE: u32 = u32::MAX;

/// The positions that can still come from one of a game of two, and who wins in each.
pub struct Ending<G: Searched> {
    game: G,
    nodes: Vec<Node<G::Position>>,
    successors: Vec<u32>,
    /// The predecessors of all nodes, and where those of each begin.
    before: Vec<u32>,
    before_at: Vec<u32>,
    /// Nodes by key, in the order of an open table: a power of two, at most half full.
    index: Vec<(u64, u32)>,
    /// How many nodes have their successors.
    opened: usize,
    /// Positions that the game has met twice since its last progress: a third time ends it.
    twice: Vec<G::Position>,
    /// Moves played.
    pub moves: u64,
    /// How far the seat to move, or the other, is from a win: see [`Ending::distances`].
    wins: [Vec<u16>; 2],
    /// The same for a win or a draw.
    holds: [Vec<u16>; 2],
}

/// What is proved of a move for the seat that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Wins, in about so many moves.
    Wins(u16),
    Draws,
    /// Loses, in about so many moves.
    Loses(u16),
    Unknown,
}

impl<G: Searched> Ending<G> {
    /// Starts with a position; `past` are the earlier positions of the game, the oldest first.
    pub fn new(game: G, position: G::Position, past: &[G::Position]) -> Self {
        let met = |one: &G::Position| past.iter().filter(|other| *other == one).count();
        let mut twice: Vec<G::Position> = past.iter().filter(|one| met(one) > 1).copied().collect();
        if met(&position) == 1 {
            twice.push(position);
        }
        let mut ending = Ending {
            game,
            nodes: Vec::new(),
            successors: Vec::new(),
            before: Vec::new(),
            before_at: Vec::new(),
            index: vec![(0, NONE); 1 << 10],
            opened: 0,
            twice: Vec::new(),
            moves: 0,
            wins: [Vec::new(), Vec::new()],
            holds: [Vec::new(), Vec::new()],
        };
        ending.node(position);
        // the root is no end, but may be one when it comes again: then it is another node
        ending.index.fill((0, NONE));
        ending.twice = twice;
        ending
    }

    /// How many positions are known.
    pub fn positions(&self) -> usize {
        self.nodes.len()
    }

    /// Lists the successors of more positions until so many moves have been played in all, or more than `most` positions
    /// are known; true when none are left, and all is solved.
    pub fn go_on(&mut self, until: u64, most: usize) -> bool {
        while self.opened < self.nodes.len() {
            if self.moves >= until || self.nodes.len() > most {
                return false;
            }
            self.open();
        }
        if self.wins[0].is_empty() {
            self.turn_round();
            for (at, seat) in [Seat::FIRST, Seat::SECOND].into_iter().enumerate() {
                self.wins[at] = self.distances(seat, 1);
                self.holds[at] = self.distances(seat, 0);
            }
        }
        true
    }

    /// Gives the next position its successors.
    fn open(&mut self) {
        let (game, at) = (self.game, self.opened);
        self.opened += 1;
        let Some(node) = self.nodes.get(at) else { return };
        let (position, first) = (node.position, self.successors.len());
        if node.end.is_none() {
            game.each_move(&position, |chosen| {
                let mut after = position;
                game.play(&mut after, chosen, |_| ());
                self.moves += 1;
                let next = self.node(after);
                self.successors.push(next);
            });
        }
        let count = self.successors.len() - first;
        if let Some(node) = self.nodes.get_mut(at) {
            (node.first, node.count) = (first, count);
        }
    }

    /// The number of a position, which is listed if it is new.
    fn node(&mut self, position: G::Position) -> u32 {
        let key = self.game.key(&position);
        if 2 * self.nodes.len() >= self.index.len() {
            let old = std::mem::take(&mut self.index);
            self.index = vec![(0, NONE); 2 * old.len()];
            for (key, node) in old.into_iter().filter(|&(_, node)| node != NONE) {
                let at = self.place(key);
                self.index[at] = (key, node);
            }
        }
        let at = self.place(key);
        if self.index[at].1 != NONE {
            return self.index[at].1;
        }
        let mut ended = position;
        let met = Met { times: 3, since: 0 };
        let repeated = self.game.on_repetition(&mut ended, met, |_| ()).map_or(0, |outcome| result(&outcome));
        let end = match self.game.outcome(&position) {
            Some(outcome) => Some(result(&outcome)),
            None => self.twice.contains(&position).then_some(repeated),
        };
        let by = self.game.to_move(&position);
        let number = self.nodes.len() as u32;
        self.nodes.push(Node { position, by, end, repeated, first: 0, count: 0 });
        self.index[at] = (key, number);
        number
    }

    /// The place of a key in the index, or the free place for it.
    fn place(&self, key: u64) -> usize {
        let mask = self.index.len() - 1;
        let mut at = (key ^ key >> 32) as usize & mask;
        while self.index[at].1 != NONE && self.index[at].0 != key {
            at = (at + 1) & mask;
        }
        at
    }

    fn successors(&self, node: &Node<G::Position>) -> impl Iterator<Item = usize> + '_ {
        self.successors.iter().skip(node.first).take(node.count).map(|&next| next as usize)
    }

    /// How far a seat is from an end that is worth at least `least` to it, in each position: 0 where it cannot force one.
    /// It gets nearer with each of its moves to the best successor, and with any move of the other; from [`CIRCLING`] on
    /// it may have to circle among positions that are worth it by repetition.
    fn distances(&self, seat: Seat, least: Result) -> Vec<u16> {
        let worth = |result: Result| if seat == Seat::FIRST { result } else { -result } >= least;
        let ended = |node: &Node<G::Position>| node.end.is_some_and(worth);
        let mut far: Vec<u16> = self.nodes.iter().map(|node| u16::from(ended(node))).collect();
        self.spread(seat, &mut far, 1);
        let circling = |node: &Node<G::Position>| node.end.is_none() && worth(node.repeated);
        let safe = self.staying(seat, &far, self.nodes.iter().map(circling).collect());
        for (far, _) in far.iter_mut().zip(safe).filter(|(far, safe)| **far == 0 && *safe) {
            *far = CIRCLING;
        }
        self.spread(seat, &mut far, CIRCLING);
        far
    }

    /// The largest part of some positions in which a seat can stay for ever, or leave it for a forced end.
    fn staying(&self, seat: Seat, far: &[u16], mut safe: Vec<bool>) -> Vec<bool> {
        let mut left: Vec<usize> = self
            .nodes
            .iter()
            .map(|node| self.successors(node).filter(|&next| far[next] > 0 || safe[next]).count())
            .collect();
        let stays = |at: usize, left: usize| {
            let node = &self.nodes[at];
            if node.by == seat { left > 0 } else { left == node.count }
        };
        let mut lost: Vec<usize> = Vec::new();
        for at in 0..self.nodes.len() {
            if safe[at] && far[at] == 0 && !stays(at, left[at]) {
                safe[at] = false;
                lost.push(at);
            }
        }
        while let Some(at) = lost.pop() {
            for before in self.predecessors(at) {
                left[before] = left[before].saturating_sub(1);
                if safe[before] && far[before] == 0 && !stays(before, left[before]) {
                    safe[before] = false;
                    lost.push(before);
                }
            }
        }
        safe
    }

    /// Finds what can be forced from the positions that have a distance, a move at a time.
    fn spread(&self, seat: Seat, far: &mut [u16], from: u16) {
        let mut left: Vec<usize> = self.nodes.iter().map(|node| node.count).collect();
        let mut now: Vec<usize> = (0..far.len()).filter(|&at| far[at] > 0).collect();
        for distance in from + 1..from + MOST_FAR {
            let mut next = Vec::new();
            for at in now {
                for before in self.predecessors(at) {
                    left[before] = left[before].saturating_sub(1);
                    if far[before] == 0 && (self.nodes[before].by == seat || left[before] == 0) {
                        far[before] = distance;
                        next.push(before);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            now = next;
        }
    }

    /// Lists the predecessors of every position.
    fn turn_round(&mut self) {
        let mut ends = vec![0u32; self.nodes.len() + 1];
        for &next in &self.successors {
            ends[next as usize + 1] += 1;
        }
        for at in 1..ends.len() {
            ends[at] += ends[at - 1];
        }
        self.before = vec![0; self.successors.len()];
        let mut free = ends.clone();
        for (at, node) in self.nodes.iter().enumerate() {
            for &next in &self.successors[node.first..node.first + node.count] {
                let place = &mut free[next as usize];
                self.before[*place as usize] = at as u32;
                *place += 1;
            }
        }
        self.before_at = ends;
    }

    fn predecessors(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let (from, to) = (self.before_at[at] as usize, self.before_at[at + 1] as usize);
        self.before[from..to].iter().map(|&before| before as usize)
    }

    /// What is proved of a move from the position that it began with, once all is solved.
    pub fn verdict(&self, chosen: G::Move) -> Verdict {
        let Some(root) = self.nodes.first() else { return Verdict::Unknown };
        let mut after = root.position;
        self.game.play(&mut after, chosen, |_| ());
        let (_, next) = self.index[self.place(self.game.key(&after))];
        let (own, other) = (root.by.index() & 1, 1 - (root.by.index() & 1));
        let far = |all: &[Vec<u16>; 2], seat: usize| all[seat].get(next as usize).copied().unwrap_or(0);
        match (far(&self.wins, own), far(&self.wins, other)) {
            (1.., _) => Verdict::Wins(far(&self.wins, own)),
            (_, 1..) => Verdict::Loses(far(&self.wins, other)),
            _ if far(&self.holds, own) > 0 && far(&self.holds, other) > 0 => Verdict::Draws,
            _ => Verdict::Unknown,
        }
    }
}

/// The distance of positions in which a seat may have to circle.
const CIRCLING: u16 = 20_000;
/// No way to an end is followed for more moves.
const MOST_FAR: u16 = 10_000;
