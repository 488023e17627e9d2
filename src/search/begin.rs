//! Begins the search of a position: gives a result known at once, or lists its moves.

use super::{
    COUNTER, Searched,
    deep::{Deep, Frame, PLIES, Search},
    found::{Found, LineState, Window, usable},
    reach::{Arrival, LONG, Reached, reach},
    table::Bound,
    worth::{ALL, SURE, WON, worth},
};
use crate::engine::{Outcome, seat::Seat};

/// The most moves tried in a position below the root; only arrangements are so numerous.
const MOST_MOVES: usize = 32;

impl<G: Searched> Deep<G> {
    /// Plays a move from `before` and begins the search of the position after it, for the seat that moves
    /// there. Gives the result if it is known at once; otherwise [`Deep::go_on`] continues.
    #[inline(always)]
    pub fn play(
        &mut self,
        before: &G::Position,
        chosen: G::Move,
        state: LineState,
        depth: i32,
        window: impl FnOnce(Seat) -> Window,
    ) -> (Option<Found>, Seat) {
        self.nodes += 1;
        let arrival = reach(&self.game, &mut self.trail, before, chosen, state);
        self.arrive(arrival, state, depth, window)
    }

    /// The same, when the move has been played already, from a line in state `from`.
    #[inline(always)]
    pub fn arrive(
        &mut self,
        (position, state, met): Arrival<G>,
        from: LineState,
        depth: i32,
        window: impl FnOnce(Seat) -> Window,
    ) -> (Option<Found>, Seat) {
        let seat = self.game.to_move(&position);
        let window = window(seat);
        if state.stretch != from.stretch
            && let Some(found) = self.known_ending(&position, seat, window)
        {
            return (Some(found), seat);
        }
        let found = match met {
            Reached::Ended(outcome) => Some(self.end_result(&position, &outcome, seat)),
            _ if depth <= 0 || self.frames.len() >= PLIES => Some(self.leaf(&position, seat)),
            _ => self.open(&position, seat, state, depth, window),
        };
        let by_past = !matches!(met, Reached::New);
        (found.map(|found| Found { by_past: found.by_past | by_past, ..found }), seat)
    }

    /// What is known of the ending that a capture led to: nothing in it has been met before.
    #[inline(always)]
    fn known_ending(&mut self, position: &G::Position, seat: Seat, window: Window) -> Option<Found> {
        let (small, endings) = (G::SMALL?, self.endings.as_ref()?);
        if !small.holds(position) || self.game.outcome(position).is_some() {
            return None;
        }
        let bound = |worth, bound| Found { bound, ..Found::exact(worth, true) };
        let (least, most) = endings.borrow().lead(&self.game, &small, position, seat)?;
        self.is_lead_open |= least > 0 || most < 0;
        match (least, most) {
            (least @ 1.., _) => Some(Found::exact(WON + least * COUNTER / 2, true)),
            (_, most @ ..=-1) => Some(Found::exact(most * COUNTER / 2 - WON, true)),
            (0, 0) => Some(Found::exact(0, true)),
            (0, _) if window.beta <= 0 => Some(Found { high: false, ..bound(0, Bound::Least) }),
            (_, 0) if window.alpha >= 0 => Some(Found { low: false, ..bound(0, Bound::Most) }),
            _ => None,
        }
    }

    /// The result of a game that has ended by repetition.
    #[cold]
    fn end_result(&self, position: &G::Position, outcome: &Outcome, seat: Seat) -> Found {
        Found::exact(worth(&self.game, position, outcome, seat), true)
    }

    /// The result of a position that is not searched further.
    #[inline(always)]
    fn leaf(&self, position: &G::Position, seat: Seat) -> Found {
        if let Some(outcome) = self.game.outcome(position) {
            return Found::exact(worth(&self.game, position, &outcome, seat), true);
        }
        let estimate = self.game.estimate(position)[seat.index() & 1];
        Found::exact(estimate.clamp(1 - SURE, SURE - 1), false)
    }

    /// Appends the legal moves of a position to the list; gives how many they are.
    #[inline(always)]
    fn push_moves(&mut self, position: &G::Position) -> usize {
        let (first, mut place) = (self.moves.len(), 0u16);
        let moves = &mut self.moves;
        self.game.each_move(position, |chosen| {
            moves.push((0, place, chosen));
            place = place.saturating_add(1);
        });
        self.moves.len() - first
    }

    /// Gives the result in the table, or lists the moves to search.
    fn open(
        &mut self,
        position: &G::Position,
        seat: Seat,
        state: LineState,
        depth: i32,
        window: Window,
    ) -> Option<Found> {
        let game = self.game;
        let first = self.moves.len();
        if depth == 1 && !G::COSTLY {
            let count = self.push_moves(position);
            if count > 1 && count <= MOST_MOVES && !game.is_lot(position) {
                return Some(self.last_choice(position, seat, state, window, first));
            }
        }
        let since = if G::CYCLE.is_some() { self.trail.since(state.stretch) } else { 0 };
        let long = if since >= LONG { u64::from(since) << 40 } else { 0 };
        let key = game.key(position) ^ state.twice ^ long;
        let known = self.table.get(key);
        if let Some(found) = known.and_then(|known| usable(known, depth, window)) {
            self.moves.truncate(first);
            return Some(found);
        }
        let listed = self.moves.len() - first;
        let count = if listed > 0 { listed } else { self.push_moves(position) };
        if count == 0 {
            return Some(self.leaf(position, seat));
        }
        let hint = known.map(|known| known.best);
        let killer = self.killers.get(self.frames.len()).copied().flatten();
        let is_lot = game.is_lot(position);
        let moves = &mut self.moves;
        if count > 1 {
            for (rank, place, chosen) in moves.iter_mut().skip(first) {
                *rank = if hint == Some(*place) {
                    i32::MAX
                } else {
                    let favour = if killer == Some(*chosen) { G::KILLER } else { 0 };
                    if depth > G::UNORDERED {
                        game.move_score(position, *chosen).saturating_add(favour)
                    } else {
                        favour
                    }
                };
            }
        }
        let mut high = true;
        let mut end = moves.len();
        if count > MOST_MOVES && !is_lot {
            // most of so many moves differ little: the most promising ones stand for all
            moves.get_mut(first..)?.sort_by_key(|&(rank, place, _)| (std::cmp::Reverse(rank), place));
            moves.truncate(first + MOST_MOVES);
            (high, end) = (false, first + MOST_MOVES);
        }
        if G::CYCLE.is_some() {
            self.trail.leave(position);
        }
        self.frames.push(Frame {
            position: *position,
            key,
            seat,
            state,
            depth,
            // a forced move does not use up depth
            left: if count == 1 { depth } else { depth - 1 },
            floor: window.alpha,
            window,
            best: -ALL,
            best_move: 0,
            low: false,
            high,
            by_past: false,
            first,
            next: first,
            end,
            search: Search::First,
            is_shallow: false,
            sum: is_lot.then_some(0),
        });
        None
    }

    /// The best of the listed moves when none is searched further. The result is not stored: computing it again
    /// is as fast as looking it up.
    #[inline(always)]
    fn last_choice(
        &mut self,
        position: &G::Position,
        seat: Seat,
        state: LineState,
        window: Window,
        first: usize,
    ) -> Found {
        if G::CYCLE.is_some() {
            self.trail.leave(position);
        }
        let end = self.moves.len();
        let mut best = Found { worth: -ALL, bound: Bound::Exact, low: false, high: true, by_past: false };
        for at in first..end {
            let chosen = self.moves[at].2;
            self.nodes += 1;
            let (next, reached, met) = reach(&self.game, &mut self.trail, position, chosen, state);
            let mover = self.game.to_move(&next);
            let within = if mover == seat { window } else { window.negated() };
            let captured = reached.stretch != state.stretch;
            let known = if captured { self.known_ending(&next, mover, within) } else { None };
            let found = match (known, &met) {
                (Some(found), _) => found,
                (None, Reached::Ended(outcome)) => self.end_result(&next, outcome, mover),
                _ => self.leaf(&next, mover),
            };
            let found = if mover == seat { found } else { found.negated() };
            best.by_past |= !matches!(met, Reached::New);
            best.high &= found.high;
            if found.worth > best.worth {
                (best.worth, best.low, best.bound) = (found.worth, found.low, found.bound);
                if found.worth >= window.beta && at + 1 < end {
                    (best.bound, best.high) = (Bound::Least, false);
                    break;
                }
            } else if found.worth == best.worth {
                best.low |= found.low;
            }
        }
        self.moves.truncate(first);
        if G::CYCLE.is_some() {
            self.trail.take_back();
        }
        best
    }
}
