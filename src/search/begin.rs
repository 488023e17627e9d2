//! How the search of a position begins: what is known of it at once, or its moves laid out.

use super::{
    Searched,
    deep::{Deep, Frame},
    found::{Found, Way, Window, usable},
    table::Bound,
    worth::{ALL, SURE, worth},
};
use crate::engine::{Game, Outcome, history::Trail, seat::Seat};

/// Moves that any line is followed, at most: below, positions are estimated.
pub const PLIES: usize = 120;
/// Moves of a position that are tried below the root; only arrangements are so many.
const TRIED: usize = 32;
/// Moves since the last change for good from which on their number tells positions apart: some games end a round
/// after so many, and no line that began earlier is long enough to get there.
const LONG: u32 = 64;

/// How a position is met on a line.
pub enum Reached {
    New,
    /// It has been met before, and the game goes on.
    Again,
    Ended(Outcome),
}

impl<G: Searched> Deep<G> {
    /// Begins to search the position that a move from `before` leads to, for the seat that moves there; what has been
    /// found of it where that is known at once, or else [`Deep::go_on`] tells.
    #[inline(always)]
    pub fn play(
        &mut self,
        before: &G::Position,
        chosen: G::Move,
        way: Way,
        depth: i32,
        window: impl FnOnce(Seat) -> Window,
    ) -> (Option<Found>, Seat) {
        self.nodes += 1;
        let arrival = reach(&self.game, &mut self.trail, before, chosen, way);
        self.arrive(arrival, depth, window)
    }

    /// The same where the move has been played.
    #[inline(always)]
    pub fn arrive(
        &mut self,
        (position, way, met): Arrival<G>,
        depth: i32,
        window: impl FnOnce(Seat) -> Window,
    ) -> (Option<Found>, Seat) {
        let seat = self.game.to_move(&position);
        let found = match met {
            Reached::Ended(outcome) => Some(self.ended(&position, &outcome, seat)),
            _ if depth <= 0 || self.frames.len() >= PLIES => Some(self.leaf(&position, seat)),
            _ => self.open(&position, seat, way, depth, window(seat)),
        };
        let by_past = !matches!(met, Reached::New);
        (found.map(|found| Found { by_past: found.by_past | by_past, ..found }), seat)
    }

    /// A position in which the game is over, by repetition.
    #[cold]
    fn ended(&self, position: &G::Position, outcome: &Outcome, seat: Seat) -> Found {
        Found::exact(worth(&self.game, position, outcome, seat), true)
    }

    /// A position that is looked at no further.
    #[inline(always)]
    fn leaf(&self, position: &G::Position, seat: Seat) -> Found {
        if let Some(outcome) = self.game.ended(position) {
            return Found::exact(worth(&self.game, position, &outcome, seat), true);
        }
        let estimate = self.game.estimate(position)[seat.index() & 1];
        Found::exact(estimate.clamp(1 - SURE, SURE - 1), false)
    }

    /// Adds the legal moves of a position to those that are listed; how many they are.
    #[inline(always)]
    fn list(&mut self, position: &G::Position) -> usize {
        let (first, mut place) = (self.moves.len(), 0u16);
        let moves = &mut self.moves;
        self.game.each_move(position, |chosen| {
            moves.push((0, place, chosen));
            place = place.saturating_add(1);
        });
        self.moves.len() - first
    }

    /// What the table knows, or the moves laid out to be searched.
    fn open(
        &mut self,
        position: &G::Position,
        seat: Seat,
        way: Way,
        depth: i32,
        window: Window,
    ) -> Option<Found> {
        let game = self.game;
        let first = self.moves.len();
        if depth == 1 && !G::COSTLY {
            let count = self.list(position);
            if count > 1 && count <= TRIED && !game.is_lot(position) {
                return Some(self.last_choice(position, seat, way, window, first));
            }
        }
        let since = if G::CYCLE.is_some() { self.trail.since(way.stretch) } else { 0 };
        let long = if since >= LONG { u64::from(since) << 40 } else { 0 };
        let key = game.key(position) ^ way.twice ^ long;
        let known = self.table.get(key);
        if let Some(found) = known.and_then(|known| usable(known, depth, window)) {
            self.moves.truncate(first);
            return Some(found);
        }
        let listed = self.moves.len() - first;
        let count = if listed > 0 { listed } else { self.list(position) };
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
                        game.promise(position, *chosen).saturating_add(favour)
                    } else {
                        favour
                    }
                };
            }
        }
        let mut high = true;
        let mut end = moves.len();
        if count > TRIED && !is_lot {
            // most of them change little: the likeliest stand for all
            moves.get_mut(first..)?.sort_by_key(|&(rank, place, _)| (std::cmp::Reverse(rank), place));
            moves.truncate(first + TRIED);
            (high, end) = (false, first + TRIED);
        }
        if G::CYCLE.is_some() {
            self.trail.leave(position);
        }
        self.frames.push(Frame {
            position: *position,
            key,
            seat,
            way,
            depth,
            // a move that is forced is no choice
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
            again: false,
            sum: is_lot.then_some(0),
        });
        None
    }

    /// The best of the moves that have been listed, none of them followed any further: what is found is worked out
    /// again as quickly as it is looked up.
    #[inline(always)]
    fn last_choice(
        &mut self,
        position: &G::Position,
        seat: Seat,
        way: Way,
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
            let (next, _, met) = reach(&self.game, &mut self.trail, position, chosen, way);
            let mover = self.game.to_move(&next);
            let found = match met {
                Reached::Ended(ref outcome) => self.ended(&next, outcome, mover),
                _ => self.leaf(&next, mover),
            };
            let found = if mover == seat { found } else { found.turned() };
            best.by_past |= !matches!(met, Reached::New);
            best.high &= found.high;
            if found.worth > best.worth {
                (best.worth, best.low) = (found.worth, found.low);
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

/// The position that a move has led to, where its line stands, and how it is met there.
pub type Arrival<G> = (<G as Game>::Position, Way, Reached);

/// Plays a move of a line.
#[inline(always)]
pub fn reach<G: Searched>(
    game: &G,
    trail: &mut Trail<G::Position>,
    before: &G::Position,
    chosen: G::Move,
    mut way: Way,
) -> Arrival<G> {
    let mut position = *before;
    game.play(&mut position, chosen, |_| ());
    let Some(cycle) = G::CYCLE else { return (position, way, Reached::New) };
    let stretch = trail.stretch(way.stretch, game.progress(&position));
    if stretch != way.stretch {
        way = Way { stretch, twice: 0 };
    }
    let met = trail.meet(&position, stretch, cycle);
    if met.times <= 1 && met.since < LONG {
        return (position, way, Reached::New);
    }
    if let Some(outcome) = game.repeated(&mut position, met, |_| ()) {
        return (position, way, Reached::Ended(outcome));
    }
    // it may have ended a round
    way.stretch = trail.stretch(stretch, game.progress(&position));
    if met.times <= 1 {
        return (position, way, Reached::New);
    }
    way.twice ^= game.key(&position).rotate_left(17) | 1;
    (position, way, Reached::Again)
}
