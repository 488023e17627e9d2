//! Sows a turn: lap after lap, until a last counter ends it.

use super::{EACH, ENDS, Olinda, RING, ROW, choice::is_kept, eats_at};
use crate::engine::{
    Direction, Hole,
    clause::{Cited, ClauseId},
    sowing::{
        position::{Event, Mark},
        turn::Turn,
    },
};

/// Lifts after which a turn is stopped.
const LAPS: u32 = 1000;

/// A set of holes, a bit each.
#[derive(Clone, Copy)]
struct Holes(u32);

impl Holes {
    #[inline(always)]
    const fn has(self, hole: Hole) -> bool {
        self.0 >> hole.0 & 1 == 1
    }
}

/// The next hole that is not closed; there is always one, because a hole has been lifted.
#[inline(always)]
const fn next_open(mut hole: Hole, way: Direction, closed: Holes) -> Hole {
    loop {
        hole = Hole(match (way, hole.0) {
            (Direction::Anticlockwise, at) if at + 1 >= RING => 0,
            (Direction::Anticlockwise, at) => at + 1,
            (Direction::Clockwise, 0) => RING - 1,
            (Direction::Clockwise, at) => at - 1,
        });
        if !closed.has(hole) {
            return hole;
        }
    }
}

/// Sows from a hole until the turn ends; gives the clause that ends it.
pub fn sow<G: Olinda>(
    game: &G,
    origin: Hole,
    way: Direction,
    started: ClauseId,
    turn: &mut Turn<impl FnMut(Cited<Event>)>,
) -> ClauseId {
    let by = G::CLAUSES;
    let seat = turn.position.to_move();
    let eats = eats_at(turn.position, seat);
    let usual = eats == EACH;
    let (eat, skip) =
        if usual { (by.eat_four, by.skip_three) } else { (by.twelve_capture, by.twelve_capture) };
    // a count that no hole reaches, so that nothing is skipped
    let skipped = if game.skips() { eats - 1 } else { u8::MAX };
    // holes are closed or tied only at the end of a turn
    let closed = Holes(turn.position.marked(|mark| mark == Mark::Closed));
    let kept = Holes(turn.position.marked(is_kept));
    let (mut from, mut lifted, mut laps) = (origin, started, 0);
    loop {
        if laps == LAPS {
            return by.endless;
        }
        laps += 1;
        let mut hand = turn.position.count(from);
        turn.lift(from, hand, lifted);
        let (mut last, mut suspended) = (from, false);
        while hand > 0 {
            let nearest = next_open(last, way, closed);
            let (mut hole, mut passed) = (nearest, 0);
            while hand > 1 && !suspended && turn.position.count(hole) == skipped && !kept.has(hole) {
                hole = next_open(hole, way, closed);
                passed += 1;
                if passed == RING {
                    (hole, suspended) = (nearest, true);
                }
            }
            let clause = if suspended {
                by.skip_deadlock
            } else if passed > 0 {
                skip
            } else if hole == from {
                by.origin
            } else if !kept.has(hole) {
                by.sow
            } else if hand > 1 && turn.position.count(hole) == skipped {
                by.skip_marked
            } else {
                by.kept_hole
            };
            turn.drop(hole, clause);
            last = hole;
            hand -= 1;
        }
        if suspended && game.deadlock_ends() {
            return by.skip_deadlock;
        }
        if kept.has(last) {
            return by.kept_ends;
        }
        let count = turn.position.count(last);
        if count == eats {
            let at_end = ENDS >> (last.0 % ROW) & 1 == 1;
            if let Some(ends) = G::AT_ENDS
                && at_end
            {
                let tie = if usual { ends.tie } else { ends.twelve_tie };
                turn.emit(Event::Mark { hole: last, mark: Mark::Tied(seat) }, tie);
                return tie;
            }
            turn.capture(last, seat, if usual && at_end { by.eat_ends } else { eat });
            from = next_open(last, way, closed);
            if game.eating_ends() {
                return by.after_eat_over;
            }
            if kept.has(from) {
                return by.after_eat_ends;
            }
            if turn.position.count(from) == 0 {
                return by.after_eat_empty;
            }
            lifted = by.after_eat;
        } else if count == 1 {
            return by.empty_ends;
        } else {
            (from, lifted) = (last, by.relay);
        }
    }
}
