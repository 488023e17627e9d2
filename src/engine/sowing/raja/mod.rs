//! What the games of a Raja and his Pasu share, for three and for two: the board, the sowing, the passing of the turn, the filling.
//!
//! Two rows of seven holes, seven counters each, a store for everybody who plays.

mod setup;

pub use setup::{checked, note, noted_round, round_note, start};

use crate::engine::{
    Hole, Path, Target, Way,
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
/// Counters a hole when it has been filled.
pub const EACH: u8 = 7;
/// All counters: board and stores.
pub const TOTAL: u32 = RING as u32 * EACH as u32;
/// Laps after which a move ends where it stands.
const LAPS: u32 = super::ENDLESS_LAPS;
/// A hole that holds so many is taken.
const FOUR: u8 = 4;

/// Note 0: how often the count of rounds has begun again, because a byte was too small for it.
const AGES: u8 = 0;
/// By how many rounds: as many as give every seat its reigns, so that roles are what they would have been.
const AGE: u16 = 252;
/// More rounds than this cannot be counted; a match that anybody plays is over before.
pub const MOST_ROUNDS: u16 = 255 * AGE + 255;

/// The clauses a sowing acts by.
pub struct SowClauses {
    pub sow: ClauseId,
    pub next_hole: ClauseId,
    pub endless: ClauseId,
}

/// The open hole after another.
#[inline(always)]
pub fn after(hole: Hole, closed: u32) -> Hole {
    let mut hole = next(hole, RING);
    while closed >> hole.0 & 1 == 1 {
        hole = next(hole, RING);
    }
    hole
}

/// Sows from a hole, and on from the hole after the last counter as long as that one holds any.
///
/// `four` is asked of every hole that reaches four, and whether by the last counter: who takes it, by which
/// clause. Gives the hole of the last counter; none when the sowing was cut short because it did not end.
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
            turn.drop(last, clauses.sow);
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

/// Takes the contents of the hole beyond an empty one that follows `last`; gives the hole that was emptied.
#[inline(always)]
pub fn gap<R: FnMut(Cited<Event>)>(
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

/// Gives the turn to the first of `seats` who has something to play; the ones before pass.
#[inline(always)]
pub fn hand_on<R: FnMut(Cited<Event>)>(
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

/// Clears the board at the end of a round: `taker` says who has what lies in a hole, and by which clause.
pub fn collect<R: FnMut(Cited<Event>)>(turn: &mut Turn<'_, R>, taker: impl Fn(Hole) -> (Seat, ClauseId)) {
    for hole in (0..RING).map(Hole) {
        let (seat, clause) = taker(hole);
        turn.capture(hole, seat, clause);
    }
}

/// Fills holes with seven from a seat's store, in their order, as far as it goes.
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

/// Closes the holes that nobody filled.
pub fn close<R: FnMut(Cited<Event>)>(turn: &mut Turn<'_, R>, order: &[u8], clause: ClauseId) {
    for hole in order.iter().copied().map(Hole) {
        if turn.position.count(hole) == 0 && turn.position.mark(hole) == Mark::None {
            turn.emit(Event::Mark { hole, mark: Mark::Closed }, clause);
        }
    }
}

/// The round being played, or the last that was, counted from 1 without end.
#[inline(always)]
pub fn rounds(position: &Position) -> u16 {
    u16::from(position.note(AGES)) * AGE + u16::from(position.round())
}

/// Says that the next round begins.
pub fn begin<R: FnMut(Cited<Event>)>(turn: &mut Turn<'_, R>, clause: ClauseId) {
    let (ages, round) = aged(rounds(turn.position).saturating_add(1));
    if ages != turn.position.note(AGES) {
        turn.emit(Event::Note { note: AGES, value: ages }, clause);
    }
    turn.emit(Event::RoundBegins { round }, clause);
}

/// A count of rounds as a position keeps it: how often it began again, and what it shows.
const fn aged(rounds: u16) -> (u8, u8) {
    let ages = if rounds > 255 { (rounds - 4) / AGE } else { 0 };
    (ages as u8, (rounds - ages * AGE) as u8)
}

/// Rounds and, within one, counters that have been taken: neither comes back.
#[inline(always)]
pub fn progress(position: &Position) -> u32 {
    u32::from(rounds(position)) << 8 | (TOTAL - u32::from(on_board(position)))
}

/// A move is the hole it begins at, or what goes on after a round.
pub fn targets(chosen: Move) -> Path {
    match chosen {
        Move::Next => Path::one(Target::Next),
        Move::SowClockwise(hole) => Path::two(Target::Hole(hole), Target::Way(Way::Clockwise)),
        _ => Path::of(chosen.hole().map(Target::Hole)),
    }
}
