//! A turn's sowing: lap after lap, until a last counter ends it.

use super::{
    AfterCapture, Clause, ENDS, KotuBaendum, RING, ROW, SkipDeadlockRule, SkipThrees, choice::is_kept,
};
use crate::engine::{
    Hole, Way,
    clause::Cited,
    sowing::{
        position::{Event, Mark},
        turn::Turn,
    },
};

/// Liftings after which a turn ends where it stands.
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

/// The next hole that is not closed; there is one, for a hole has been lifted.
#[inline(always)]
const fn next_open(mut hole: Hole, way: Way, closed: Holes) -> Hole {
    loop {
        hole = Hole(match (way, hole.0) {
            (Way::Anticlockwise, at) if at + 1 >= RING => 0,
            (Way::Anticlockwise, at) => at + 1,
            (Way::Clockwise, 0) => RING - 1,
            (Way::Clockwise, at) => at - 1,
        });
        if !closed.has(hole) {
            return hole;
        }
    }
}

impl KotuBaendum {
    /// Sows from a hole and goes on until the turn ends; the clause that ends it.
    pub(super) fn sow(
        &self,
        origin: Hole,
        way: Way,
        started: Clause,
        turn: &mut Turn<impl FnMut(Cited<Event>)>,
    ) -> Clause {
        let seat = turn.position.to_move();
        let eats = self.eats_at(turn.position, seat);
        let (eat, tie, skip) = match eats {
            super::EACH => (Clause::EatFour, Clause::Tie, Clause::SkipThree),
            _ => (Clause::TwelveCapture, Clause::TwelveTie, Clause::TwelveCapture),
        };
        // no hole holds so many that none is skipped
        let skipped = if self.skip_threes == SkipThrees::AllButLast { eats - 1 } else { u8::MAX };
        // no hole is closed or tied before the turn is over
        let closed = Holes(turn.position.marked(|mark| mark == Mark::Closed));
        let kept = Holes(turn.position.marked(is_kept));
        let (mut from, mut lifted, mut laps) = (origin, started, 0);
        loop {
            if laps == LAPS {
                return Clause::Endless;
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
                    Clause::SkipDeadlock
                } else if passed > 0 {
                    skip
                } else if !kept.has(hole) {
                    Clause::Sow
                } else if hand > 1 && turn.position.count(hole) == skipped {
                    Clause::SkipMarked
                } else {
                    Clause::TiedHole
                };
                turn.drop(hole, clause);
                last = hole;
                hand -= 1;
            }
            if suspended && self.skip_deadlock == SkipDeadlockRule::EndTurn {
                return Clause::SkipDeadlock;
            }
            if kept.has(last) {
                return Clause::TiedHole;
            }
            let count = turn.position.count(last);
            if count == eats {
                if ENDS >> (last.0 % ROW) & 1 == 1 {
                    turn.emit(Event::Mark { hole: last, mark: Mark::Tied(seat) }, tie);
                    return tie;
                }
                turn.capture(last, seat, eat);
                from = next_open(last, way, closed);
                let goes_on = self.after_capture == AfterCapture::NextHoleContinues;
                if !goes_on || kept.has(from) || turn.position.count(from) == 0 {
                    return Clause::AfterEat;
                }
                lifted = Clause::AfterEat;
            } else if count == 1 {
                return Clause::EmptyEnds;
            } else {
                (from, lifted) = (last, Clause::Relay);
            }
        }
    }
}
