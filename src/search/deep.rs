//! The search below the moves of the root: a principal-variation search on a stack of its own, which can be left and
//! gone on with at any node.

use super::{
    Searched,
    begin::{PLIES, reach},
    found::{Found, Way, Window},
    table::{Bound, Entry, Table},
};
use crate::engine::{history::Trail, seat::Seat};

/// A position some of whose moves have been searched.
#[derive(Clone, Copy)]
pub struct Frame<G: Searched> {
    pub position: G::Position,
    pub key: u64,
    pub seat: Seat,
    pub way: Way,
    /// Choices to look ahead, this one among them; and how many are left after it.
    pub depth: i32,
    pub left: i32,
    /// What alpha was before any move.
    pub floor: i32,
    pub window: Window,
    pub best: i32,
    pub best_move: u16,
    pub low: bool,
    pub high: bool,
    pub by_past: bool,
    /// Its moves: `next` of those from `first` to `end` are done with.
    pub first: usize,
    pub next: usize,
    pub end: usize,
    /// The move being searched was more than expected, and is searched again to know how much.
    pub again: bool,
    /// The sum of all moves, where a lot draws one of them.
    pub sum: Option<i64>,
}

/// A move, its place among the legal ones, and how good it looks.
pub type Ranked<M> = (i32, u16, M);

pub struct Deep<G: Searched> {
    pub game: G,
    pub table: Table,
    pub trail: Trail<G::Position>,
    /// Positions that moves have led to, so far.
    pub nodes: u64,
    pub frames: Vec<Frame<G>>,
    pub moves: Vec<Ranked<G::Move>>,
    /// For every ply the move that was last too good for the other seat to allow.
    pub killers: Vec<Option<G::Move>>,
}

impl<G: Searched> Deep<G> {
    pub fn new(game: G, table: Table, trail: Trail<G::Position>) -> Self {
        let frames = Vec::with_capacity(PLIES);
        let moves = Vec::with_capacity(8 * PLIES);
        Deep { game, table, trail, nodes: 0, frames, moves, killers: vec![None; PLIES] }
    }

    /// Goes on with what has been begun, up to a number of nodes; what was found when it is done.
    pub fn go_on(&mut self, until: u64) -> Option<Found> {
        loop {
            let frame = self.frames.last_mut()?;
            if frame.next == frame.end {
                let (found, seat) = self.close()?;
                match self.frames.last() {
                    None => return Some(found),
                    Some(_) => self.accept(found, seat),
                }
                continue;
            }
            if self.nodes >= until {
                return None;
            }
            let (first, next, end) = (frame.first, frame.next, frame.end);
            if !frame.again {
                bring_best(&mut self.moves[next..end]);
            }
            let chosen = self.moves[next].2;
            let wide = frame.again || next == first || frame.sum.is_some();
            let window = match (wide, frame.sum) {
                (_, Some(_)) => Window::FULL,
                (true, None) => frame.window,
                (false, None) => Window::scout(frame.window.alpha),
            };
            let (depth, mover) = (frame.left, frame.seat);
            let same = |seat| if seat == mover { window } else { window.turned() };
            self.nodes += 1;
            let arrival = reach(&self.game, &mut self.trail, &frame.position, chosen, frame.way);
            let (found, seat) = self.arrive(arrival, depth, same);
            if let Some(found) = found {
                self.accept(found, seat);
            }
        }
    }

    /// Takes what has been found of the move being searched, in worth for the seat that moves after it.
    #[inline(always)]
    fn accept(&mut self, found: Found, seat: Seat) {
        let ply = self.frames.len().wrapping_sub(1);
        let Some(frame) = self.frames.last_mut() else { return };
        let found = if seat == frame.seat { found } else { found.turned() };
        frame.by_past |= found.by_past;
        let Window { alpha, beta } = frame.window;
        let scouted = !frame.again && frame.next != frame.first && frame.sum.is_none();
        if scouted && found.bound != Bound::Exact && found.worth > alpha && found.worth < beta {
            frame.again = true;
            return;
        }
        frame.again = false;
        if let Some(sum) = &mut frame.sum {
            *sum += i64::from(found.worth);
            let is_first = frame.next == frame.first;
            frame.low = found.low && (is_first || frame.low);
            frame.high &= found.high;
            frame.next += 1;
            return;
        }
        frame.high &= found.high;
        let at = frame.next;
        frame.next += 1;
        if found.worth > frame.best {
            frame.best = found.worth;
            frame.low = found.low;
            let Some(&(_, place, chosen)) = self.moves.get(at) else { return };
            frame.best_move = place;
            frame.window.alpha = alpha.max(found.worth);
            if found.worth >= beta {
                frame.high &= frame.next == frame.end;
                frame.next = frame.end;
                if let Some(killer) = self.killers.get_mut(ply) {
                    *killer = Some(chosen);
                }
            }
        } else if found.worth == frame.best {
            frame.low |= found.low;
        }
    }

    /// All moves of a position that matter have been searched.
    #[inline(always)]
    fn close(&mut self) -> Option<(Found, Seat)> {
        let frame = self.frames.pop()?;
        if G::CYCLE.is_some() {
            self.trail.take_back();
        }
        self.moves.truncate(frame.first);
        let (worth, bound) = match frame.sum {
            Some(sum) => ((sum / (frame.end - frame.first).max(1) as i64) as i32, Bound::Exact),
            None if frame.best >= frame.window.beta => (frame.best, Bound::Least),
            None if frame.best <= frame.floor => (frame.best, Bound::Most),
            None => (frame.best, Bound::Exact),
        };
        let Frame { low, high, by_past, .. } = frame;
        // what was found by way of the past is kept as a guess alone
        let (sure_low, sure_high) = (low && !by_past, high && !by_past);
        let depth = frame.depth.clamp(0, 255) as u8;
        self.table.put(frame.key, Entry::new(worth, frame.best_move, depth, bound, sure_low, sure_high));
        Some((Found { worth, bound, low, high, by_past }, frame.seat))
    }
}

/// Brings the move that looks best to the front; of those that look as good the earliest.
#[inline(always)]
fn bring_best<M: Copy>(moves: &mut [Ranked<M>]) {
    let mut best = 0;
    for (at, moved) in moves.iter().enumerate().skip(1) {
        if moved.0 > moves[best].0 {
            best = at;
        }
    }
    moves.swap(0, best);
}
