//! Between two rounds: collecting, refilling, and deciding the match.

use std::ops::RangeInclusive;

use super::{DIRECTION, EACH, OWED, Olinda, RING, ROW, STARTER, TWELVE, choice::is_kept, starter};
use crate::engine::{
    Hole, Outcome,
    clause::{Cited, ClauseId},
    seat::Seat,
    sowing::{
        Move,
        position::{Event, Mark, Position},
        turn::{Turn, holes_of, opposite, row_of},
    },
};

/// The counters of a full row.
const FULL: u8 = ROW * EACH;
/// A player with fewer counters may arrange them.
const FEW: u8 = 12;
/// How many counters an arrangement may have in each hole, from its owner's left.
const LEAST: [u8; ROW as usize] = [1, 0, 0, 0, 0, 0, 0];
pub const MOST: [u8; ROW as usize] = [2, 2, 2, 2, 2, 2, 4];

/// The seat that has collected fewer; `None` when they are equal.
fn loser(position: &Position) -> Option<Seat> {
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| position.store(seat));
    match first.cmp(&second) {
        std::cmp::Ordering::Less => Some(Seat::FIRST),
        std::cmp::Ordering::Greater => Some(Seat::SECOND),
        std::cmp::Ordering::Equal => None,
    }
}

/// Who starts the next round, and by which clause.
pub fn next_starter<G: Olinda>(position: &Position) -> (Seat, ClauseId) {
    match loser(position) {
        Some(loser) => (loser, G::CLAUSES.loser_starts),
        None => (starter(position).other(), G::CLAUSES.level),
    }
}

/// Whether a row refilled as usual has a hole that can be started: one of four, or a wala.
fn usual_can_sow(game: &impl Olinda, position: &Position, seat: Seat) -> bool {
    let counters = position.store(seat);
    counters >= EACH || counters == EACH - 1 && game.lays_remainder(position.round())
}

/// How many counters the player to move may arrange for the next round; `None` if they may not.
pub fn arranging<G: Olinda>(game: &G, position: &Position) -> Option<u8> {
    let counters = position.store(position.to_move());
    let may = position.is_between() && match_outcome(game, position).is_none();
    (may && may_arrange(game, counters)).then_some(counters)
}

fn may_arrange(game: &impl Olinda, counters: u8) -> bool {
    game.arranges() && counters > 0 && counters < FEW
}

/// How many counters may be laid in the hole after those laid so far (from the arranging player's left), so
/// that the arrangement can still become legal; `None` if no number works or all seven are laid.
pub fn may_lay<G: Olinda>(game: &G, position: &Position, laid: &[u8]) -> Option<RangeInclusive<u8>> {
    let counters = arranging(game, position)?;
    let at = laid.len();
    let (least, most) = (*LEAST.get(at)?, *MOST.get(at)?);
    let in_bounds = |(hole, count): (usize, &u8)| (LEAST[hole]..=MOST[hole]).contains(count);
    if !laid.iter().enumerate().all(in_bounds) {
        return None;
    }
    let left = counters.checked_sub(laid.iter().sum())?;
    let room: u8 = MOST[at + 1..].iter().sum();
    let range = least.max(left.saturating_sub(room))..=most.min(left);
    (!range.is_empty()).then_some(range)
}

/// The outcome of the match between two rounds, once it is decided.
pub fn match_outcome<G: Olinda>(game: &G, position: &Position) -> Option<Outcome> {
    for seat in [Seat::FIRST, Seat::SECOND] {
        if !usual_can_sow(game, position, seat) && !may_arrange(game, position.store(seat)) {
            return Some(Outcome::won(seat.other(), G::CLAUSES.match_end));
        }
    }
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| u32::from(position.store(seat)));
    (position.round() >= game.last_round()).then(|| Outcome::by_count(first, second, G::CLAUSES.rounds))
}

/// The ways to begin the next round: as usual, and every arrangement.
pub fn each_round_start<G: Olinda>(game: &G, position: &Position, mut visit: impl FnMut(Move)) {
    if match_outcome(game, position).is_some() {
        return;
    }
    if usual_can_sow(game, position, position.to_move()) {
        visit(Move::Next);
    }
    let Some(counters) = arranging(game, position) else { return };
    for code in 0..2 * 3u32.pow(5) {
        // the first end hole, then five base-3 digits, then the remainder
        let mut counts = [0; ROW as usize];
        let mut figures = code;
        for count in counts[1..6].iter_mut().rev() {
            *count = (figures % 3) as u8;
            figures /= 3;
        }
        counts[0] = 1 + figures as u8;
        if let Some(rest) = counters.checked_sub(counts.iter().sum()).filter(|&rest| rest <= MOST[6]) {
            counts[6] = rest;
            visit(Move::Arrange(counts));
        }
    }
}

/// Ends the round: all counters on the board are collected.
pub fn end_round<G: Olinda>(game: &G, clause: ClauseId, turn: &mut Turn<impl FnMut(Cited<Event>)>) {
    turn.emit(Event::RoundEnds, clause);
    for hole in (0..RING).map(Hole) {
        let mark = turn.position.mark(hole);
        let of_row = row_of(hole, ROW);
        let (owner, clause) = match (mark, G::AT_ENDS) {
            (Mark::Tied(tier), Some(ends)) if game.tier_owns() => (tier, ends.tied_owner),
            (Mark::Tied(_), Some(ends)) => (of_row, ends.tied_row),
            _ if is_kept(mark) => (of_row, G::CLAUSES.collect_kept),
            _ => (of_row, G::CLAUSES.collect),
        };
        turn.capture(hole, owner, clause);
        if mark != Mark::None {
            turn.emit(Event::Mark { hole, mark: Mark::None }, clause);
        }
    }
    for note in [DIRECTION, OWED, TWELVE] {
        put(turn, note, 0, G::CLAUSES.collect);
    }
    let (seat, clause) = next_starter::<G>(turn.position);
    if seat != turn.position.to_move() {
        turn.emit(Event::Turn { seat }, clause);
    }
}

/// The next round with both rows refilled as usual.
pub fn refill<G: Olinda>(game: &G, turn: &mut Turn<impl FnMut(Cited<Event>)>) {
    let loser = self::loser(turn.position);
    for seat in [Seat::FIRST, Seat::SECOND] {
        if Some(seat) != loser {
            fill_row(turn, seat, G::CLAUSES.refill);
        }
    }
    let mut direction = None;
    if let Some(seat) = loser {
        let counters = turn.position.store(seat);
        let remainder = if game.lays_remainder(turn.position.round()) { counters % EACH } else { 0 };
        let mut holes = holes_of(seat, ROW);
        for hole in holes.by_ref().take(usize::from(counters / EACH)) {
            turn.emit(Event::Fill { seat, hole, count: EACH }, G::CLAUSES.refill_left);
        }
        let next = if remainder > 0 { holes.next() } else { None };
        let is_full = counters / EACH + u8::from(next.is_some()) == ROW;
        direction = Some(if is_full { G::CLAUSES.loser_starts_full } else { G::CLAUSES.loser_starts });
        if let Some(hole) = next {
            turn.emit(Event::Fill { seat, hole, count: remainder }, G::CLAUSES.puta_naga_wala);
        }
        for hole in holes {
            turn.emit(Event::Mark { hole, mark: Mark::Closed }, G::CLAUSES.refill);
        }
        if let Some(hole) = next {
            mark_remainder(game, turn, hole, remainder, seat.other());
        }
    }
    begin(game, turn, G::CLAUSES.refill, direction);
}

/// Marks the hole that gets the remainder, and takes counters out of the hole opposite.
fn mark_remainder<G: Olinda>(
    game: &G,
    turn: &mut Turn<impl FnMut(Cited<Event>)>,
    hole: Hole,
    remainder: u8,
    seat: Seat,
) {
    let mark = match remainder {
        1 => Mark::Puta,
        2 => Mark::Naga,
        _ => Mark::Wala,
    };
    turn.emit(Event::Mark { hole, mark }, G::CLAUSES.puta_naga_wala);
    let count = if game.takes_same() { remainder } else { EACH - remainder };
    let hole = opposite(hole, RING);
    turn.emit(Event::Capture { hole, count, seat }, G::CLAUSES.puta_naga_wala);
}

/// Begins the next round with the counters of the player to move as they have arranged them.
pub fn arrange<G: Olinda>(game: &G, counts: [u8; ROW as usize], turn: &mut Turn<impl FnMut(Cited<Event>)>) {
    let seat = turn.position.to_move();
    for (hole, count) in holes_of(seat, ROW).zip(counts) {
        if count > 0 {
            turn.emit(Event::Fill { seat, hole, count }, G::CLAUSES.twelve);
        }
    }
    fill_row(turn, seat.other(), G::CLAUSES.twelve);
    let mut direction = G::CLAUSES.loser_starts_full;
    for (hole, _) in holes_of(seat, ROW).zip(counts).filter(|&(_, count)| count == 0) {
        turn.emit(Event::Mark { hole, mark: Mark::Closed }, G::CLAUSES.twelve);
        direction = G::CLAUSES.loser_starts;
    }
    put(turn, TWELVE, 4 * seat.index() as u8 + counts[0], G::CLAUSES.twelve_capture);
    begin(game, turn, G::CLAUSES.twelve, Some(direction));
}

/// Begins the round whose holes have been filled; `direction` is the clause that sets its direction, `None`
/// where the starter chooses it. The seat to move between rounds starts.
fn begin<G: Olinda>(
    game: &G,
    turn: &mut Turn<impl FnMut(Cited<Event>)>,
    laid: ClauseId,
    direction: Option<ClauseId>,
) {
    let seat = turn.position.to_move();
    let round = turn.position.round() + 1;
    let starts = if direction.is_some() { G::CLAUSES.loser_starts } else { G::CLAUSES.level };
    put(turn, STARTER, seat.index() as u8, starts);
    if let Some(clause) = direction {
        put(turn, DIRECTION, 1, clause);
    }
    if let Some(ends) = G::AT_ENDS {
        put(turn, OWED, game.owed_at_first(round), ends.start_rounds);
    }
    turn.emit(Event::RoundBegins { round }, laid);
    turn.emit(Event::Turn { seat }, starts);
}

/// Four counters in every hole of a seat's row.
fn fill_row(turn: &mut Turn<impl FnMut(Cited<Event>)>, seat: Seat, clause: ClauseId) {
    debug_assert!(turn.position.store(seat) >= FULL);
    for hole in holes_of(seat, ROW) {
        turn.emit(Event::Fill { seat, hole, count: EACH }, clause);
    }
}

/// Sets a note, if its value changes.
fn put(turn: &mut Turn<impl FnMut(Cited<Event>)>, note: u8, value: u8, clause: ClauseId) {
    if turn.position.note(note) != value {
        turn.emit(Event::Note { note, value }, clause);
    }
}
