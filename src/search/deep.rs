//! The search below the moves of the root: principal-variation search on an explicit stack, which can be
//! interrupted at any node and resumed.

use super::{
    COUNTER, Searched,
    endings::Shared,
    found::{Found, LineState, Window},
    reach::reach,
    table::{Bound, Entry, Table},
};
use crate::engine::{history::Trail, seat::Seat};

/// The longest line, in moves; positions beyond it are estimated.
pub const PLIES: usize = 120;
/// How often a move has been searched: what turns out good is looked at again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Search {
    First,
    /// It was found good to less than the full depth, and is searched to the full one.
    Deeper,
    /// It exceeded the scout window, and its exact worth is searched.
    Exact,
}

/// A position some of whose moves have been searched.
#[derive(Clone, Copy)]
pub struct Frame<G: Searched> {
    pub position: G::Position,
    pub key: u64,
    pub seat: Seat,
    pub state: LineState,
    /// Depth in choices, including this one; and what is left after it.
    pub depth: i32,
    pub left: i32,
    /// The original alpha.
    pub floor: i32,
    pub window: Window,
    pub best: i32,
    pub best_move: u16,
    pub low: bool,
    pub high: bool,
    pub by_past: bool,
    /// Its moves are `first` to `end` in the list; those before `next` are done.
    pub first: usize,
    pub next: usize,
    pub end: usize,
    /// How the current move is searched.
    pub search: Search,
    /// Whether it is searched to less than the full depth.
    pub is_shallow: bool,
    /// The sum of all moves' worths, where a lot chooses the move.
    pub sum: Option<i64>,
}

/// Rank by move score, index among the legal moves, and the move.
pub type Ranked<M> = (i32, u16, M);

pub struct Deep<G: Searched> {
    pub game: G,
    pub table: Table,
    pub trail: Trail<G::Position>,
    /// What is known of endings, in games that have it.
    pub endings: Option<Shared>,
    /// Whether it has looked up who wins an ending. How many counters that takes is known for play to the last counter only,
    /// where the rules end a game as soon as it is decided: then no lead it finds is certain.
    pub is_lead_open: bool,
    /// Positions reached by moves so far.
    pub nodes: u64,
    pub frames: Vec<Frame<G>>,
    pub moves: Vec<Ranked<G::Move>>,
    /// For every ply the killer: the last move that caused a cut-off.
    pub killers: Vec<Option<G::Move>>,
}

impl<G: Searched> Deep<G> {
    pub fn new(game: G, table: Table, trail: Trail<G::Position>) -> Self {
        let frames = Vec::with_capacity(PLIES);
        let moves = Vec::with_capacity(8 * PLIES);
        Deep {
            game,
            table,
            trail,
            endings: None,
            is_lead_open: false,
            nodes: 0,
            frames,
            moves,
            killers: vec![None; PLIES],
        }
    }

    /// Resumes the search up to a total number of nodes; gives the result when it is complete.
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
            if frame.search == Search::First {
                bring_best(&mut self.moves[next..end]);
            }
            let (rank, _, chosen) = self.moves[next];
            let wide = frame.search == Search::Exact || next == first || frame.sum.is_some();
            let window = match (wide, frame.sum) {
                (_, Some(_)) => Window::FULL,
                (true, None) => frame.window,
                (false, None) => Window::scout(frame.window.alpha),
            };
            let reduction =
                if wide || frame.search == Search::Deeper { 0 } else { reduction::<G>(frame, rank) };
            frame.is_shallow = reduction > 0;
            let (depth, mover) = (frame.left - reduction, frame.seat);
            let same = |seat| if seat == mover { window } else { window.negated() };
            self.nodes += 1;
            let arrival = reach(&self.game, &mut self.trail, &frame.position, chosen, frame.state);
            let from = frame.state;
            let (found, seat) = self.arrive(arrival, from, depth, same);
            if let Some(found) = found {
                self.accept(found, seat);
            }
        }
    }

    /// Records the result of the current move; its worth is for `seat`, who moves after it.
    #[inline(always)]
    fn accept(&mut self, found: Found, seat: Seat) {
        let ply = self.frames.len().wrapping_sub(1);
        let Some(frame) = self.frames.last_mut() else { return };
        let found = if seat == frame.seat { found } else { found.negated() };
        frame.by_past |= found.by_past;
        let Window { alpha, beta } = frame.window;
        let proved = found.low && found.worth >= beta;
        if frame.is_shallow && found.worth > alpha && !proved {
            (frame.is_shallow, frame.search) = (false, Search::Deeper);
            return;
        }
        let scouted = frame.search != Search::Exact && frame.next != frame.first && frame.sum.is_none();
        if scouted && found.bound != Bound::Exact && found.worth > alpha && found.worth < beta {
            frame.search = Search::Exact;
            return;
        }
        frame.search = Search::First;
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

    /// Closes a position all of whose relevant moves have been searched.
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
        // a result that depends on the past is stored only as a hint
        let (sure_low, sure_high) = (low && !by_past, high && !by_past);
        let depth = frame.depth.clamp(0, 255) as u8;
        self.table.put(frame.key, Entry::new(worth, frame.best_move, depth, bound, sure_low, sure_high));
        Some((Found { worth, bound, low, high, by_past }, frame.seat))
    }
}

/// From this move of a position on, the first being 0, moves are searched to one choice less; from the other on, if the
/// depth allows it, to two. Measured in games of 40,000 nodes a move.
const LATE: usize = 2;
const LATER: usize = 4;
const DEEP: i32 = 6;

/// How many choices less a move is searched to at first: late moves that promise nothing are seldom best.
#[inline(always)]
fn reduction<G: Searched>(frame: &Frame<G>, rank: i32) -> i32 {
    let at = frame.next - frame.first;
    if !G::REDUCES || at < LATE || rank > COUNTER {
        return 0;
    }
    if at >= LATER && frame.depth >= DEEP { 2 } else { 1 }
}

/// Moves the highest-ranked move to the front; of equals, the first.
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
