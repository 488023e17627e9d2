//! What the games of a Raja and his Pasu, for three and for two, share: the board, sowing, passing the turn,
//! filling.
//!
//! Two rows of seven holes, seven counters each, and a store for each player.

mod setup;

pub use setup::{check, note, round_note, round_schema, start};

use crate::engine::{
    Direction, Hole, Path, Target,
    clause::{Cited, ClauseId},
    seat::Seat,
    sowing::{
        Move,
        position::{Event, Mark, Position},
        turn::{Turn, next},
    },
};

/// Holes a row.
pub const ROW: u8 = 7;
pub const RING: u8 = 2 * ROW;
/// Counters in a filled hole.
pub const EACH: u8 = 7;
/// All counters: board and stores.
pub const TOTAL: u32 = RING as u32 * EACH as u32;
/// Laps after which a move ends where it stands.
const LAPS: u32 = super::ENDLESS_LAPS;
/// The count at which a hole is taken.
const FOUR: u8 = 4;

/// Note 0: how often the one-byte count of rounds has wrapped around.
const WRAPS: u8 = 0;
/// Rounds per wrap: a multiple of the cycle of roles, so that every seat keeps its role.
const ROUNDS_PER_WRAP: u16 = 252;
/// The highest round that can be counted; real matches are over before.
pub const MOST_ROUNDS: u16 = 255 * ROUNDS_PER_WRAP + 255;

/// The clauses that a sowing cites.
pub struct SowClauses {
    pub sow: ClauseId,
    /// The hole that a lap came from gets a counter too.
    pub origin: ClauseId,
    pub next_hole: ClauseId,
    pub endless: ClauseId,
}

/// The next hole that is not closed.
#[inline(always)]
pub fn after(hole: Hole, closed: u32) -> Hole {
    let mut hole = next(hole, RING);
    while closed >> hole.0 & 1 == 1 {
        hole = next(hole, RING);
    }
    hole
}

/// Sows from a hole and, as long as the hole after the last counter is not empty, goes on from that one.
///
/// `four` is called for every hole that reaches four, with whether the last counter did it; it gives who takes
/// the hole, and by which clause. Gives the hole of the last counter; `None` when an endless sowing was
/// stopped.
#[inline(always)]
pub fn sow<R: FnMut(Cited<Event>)>(
    turn: &mut Turn<'_, R>,
    origin: Hole,
    clauses: &SowClauses,
    four: impl Fn(Hole, bool) -> Option<(Seat, ClauseId)>,
) -> Option<Hole> {
    let closed = turn.position.closed();
    let (mut from, mut lifted) = (origin, clauses.sow);
    for _ in 0..LAPS {
        let mut hand = turn.position.count(from);
        turn.lift(from, hand, lifted);
        let mut last = from;
        while hand > 0 {
            last = after(last, closed);
            turn.drop(last, if last == from { clauses.origin } else { clauses.sow });
            hand -= 1;
            if turn.position.count(last) == FOUR
                && let Some((seat, clause)) = four(last, hand == 0)
            {
                turn.capture(last, seat, clause);
            }
        }
        (from, lifted) = (after(last, closed), clauses.next_hole);
        if turn.position.count(from) == 0 {
            return Some(last);
        }
    }
    turn.emit(Event::Endless, clauses.endless);
    None
}

/// If the hole after `last` is empty, takes the contents of the hole beyond it; gives the hole that was
/// emptied.
#[inline(always)]
pub fn capture_over_gap<R: FnMut(Cited<Event>)>(
    turn: &mut Turn<'_, R>,
    last: Hole,
    seat: Seat,
    clause: ClauseId,
) -> Option<Hole> {
    let closed = turn.position.closed();
    let empty = after(last, closed);
    let beyond = after(empty, closed);
    if turn.position.count(empty) > 0 || turn.position.count(beyond) == 0 {
        return None;
    }
    turn.capture(beyond, seat, clause);
    Some(beyond)
}

/// Counters on the board.
#[inline(always)]
pub fn on_board(position: &Position) -> u8 {
    let stores = [Seat::FIRST, Seat::SECOND, Seat::THIRD].map(|seat| position.store(seat));
    (TOTAL as u8).saturating_sub(stores.iter().sum())
}

/// Gives the turn to the first of `seats` that has something to play; the seats before it pass.
#[inline(always)]
pub fn pass_turn<R: FnMut(Cited<Event>)>(
    turn: &mut Turn<'_, R>,
    seats: impl IntoIterator<Item = Seat>,
    has: impl Fn(Seat) -> bool,
    order: ClauseId,
    pass: ClauseId,
) {
    let mut clause = order;
    for seat in seats {
        if has(seat) {
            turn.emit(Event::Turn { seat }, clause);
            return;
        }
        turn.emit(Event::Pass { seat }, pass);
        clause = pass;
    }
}

/// Collects the board at the end of a round: `taker` gives who gets the contents of a hole, and by which
/// clause.
pub fn collect<R: FnMut(Cited<Event>)>(turn: &mut Turn<'_, R>, taker: impl Fn(Hole) -> (Seat, ClauseId)) {
    for hole in (0..RING).map(Hole) {
        let (seat, clause) = taker(hole);
        turn.capture(hole, seat, clause);
    }
}

/// Fills holes, in the given order, with seven each from a seat's store, until the store is used up.
pub fn fill<R: FnMut(Cited<Event>)>(turn: &mut Turn<'_, R>, seat: Seat, order: &[u8], clause: ClauseId) {
    for hole in order.iter().copied().map(Hole) {
        if turn.position.store(seat) < EACH {
            return;
        }
        if turn.position.mark(hole) != Mark::None {
            turn.emit(Event::Mark { hole, mark: Mark::None }, clause);
        }
        turn.emit(Event::Fill { seat, hole, count: EACH }, clause);
    }
}

/// Closes the holes that were not filled.
pub fn close<R: FnMut(Cited<Event>)>(turn: &mut Turn<'_, R>, order: &[u8], clause: ClauseId) {
    for hole in order.iter().copied().map(Hole) {
        if turn.position.count(hole) == 0 && turn.position.mark(hole) == Mark::None {
            turn.emit(Event::Mark { hole, mark: Mark::Closed }, clause);
        }
    }
}

/// The current round, from 1, without wrapping; between rounds, the last one.
#[inline(always)]
pub fn rounds(position: &Position) -> u16 {
    u16::from(position.note(WRAPS)) * ROUNDS_PER_WRAP + u16::from(position.round())
}

/// Begins the next round.
pub fn begin_round<R: FnMut(Cited<Event>)>(turn: &mut Turn<'_, R>, clause: ClauseId) {
    let (wraps, round) = wrap_rounds(rounds(turn.position).saturating_add(1));
    if wraps != turn.position.note(WRAPS) {
        turn.emit(Event::Note { note: WRAPS, value: wraps }, clause);
    }
    turn.emit(Event::RoundBegins { round }, clause);
}

/// A count of rounds as a position stores it: how often it wrapped, and the remaining count.
const fn wrap_rounds(rounds: u16) -> (u8, u8) {
    let wraps = if rounds > 255 { (rounds - 4) / ROUNDS_PER_WRAP } else { 0 };
    (wraps as u8, (rounds - wraps * ROUNDS_PER_WRAP) as u8)
}

/// Grows with rounds and, within one, with counters taken: neither is ever undone.
#[inline(always)]
pub fn progress(position: &Position) -> u32 {
    u32::from(rounds(position)) << 8 | (TOTAL - u32::from(on_board(position)))
}

/// The targets of a move: the hole it begins at, or [`Target::Next`] between rounds.
pub fn targets(chosen: Move) -> Path {
    match chosen {
        Move::Next => Path::one(Target::Next),
        Move::SowClockwise(hole) => Path::two(Target::Hole(hole), Target::Direction(Direction::Clockwise)),
        _ => Path::of(chosen.hole().map(Target::Hole)),
    }
}
