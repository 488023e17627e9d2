//! Emptying three holes before the first sowing.

use super::{Clause, EMPTIED, EMPTIED_TOP, EMPTIES, EmptiesRule, FirstSower, MangalaSuez, ROW, TwoEmptySide};
use crate::engine::{
    Hole,
    clause::Cited,
    seat::Seat,
    sowing::{
        position::{Event, Position},
        turn::{Turn, row_of},
    },
};

impl MangalaSuez {
    /// The seat whose side has two empty holes.
    pub(super) const fn two_empty_seat(&self) -> Seat {
        match self.two_empty_side {
            TwoEmptySide::Starter => Seat::FIRST,
            TwoEmptySide::Second => Seat::SECOND,
        }
    }

    /// The seat that sows first.
    const fn first_to_sow(&self) -> Seat {
        match self.first_sower {
            FirstSower::Starter => Seat::FIRST,
            FirstSower::Second => Seat::SECOND,
        }
    }

    /// The seat that empties the next hole: the side that has two, the other side, then the first again; or
    /// always the starter.
    pub(super) fn emptier(&self, emptied: u8) -> Seat {
        match self.empties {
            EmptiesRule::Alternate if emptied % 2 == 1 => self.two_empty_seat().other(),
            EmptiesRule::Alternate => self.two_empty_seat(),
            EmptiesRule::StarterSets | EmptiesRule::Random => Seat::FIRST,
        }
    }

    /// Whether a hole may be emptied next.
    pub(super) fn may_empty(&self, position: &Position, hole: Hole) -> bool {
        let (emptied, top) = (position.note(EMPTIED), position.note(EMPTIED_TOP));
        let side = row_of(hole, ROW);
        let done = if side == Seat::FIRST { emptied - top } else { top };
        let quota = if side == self.two_empty_seat() { 2 } else { 1 };
        let own = self.empties != EmptiesRule::Alternate || side == self.emptier(emptied);
        position.count(hole) > 0 && own && done < quota
    }

    /// Whether holes are still to be emptied before the first sowing.
    pub fn is_emptying(&self, position: &Position) -> bool {
        position.note(EMPTIED) < EMPTIES
    }

    /// Empties a hole; the shells leave the game.
    pub(super) fn empty(&self, hole: Hole, position: &mut Position, report: impl FnMut(Cited<Event>)) {
        let mut turn = Turn::new(position, report);
        let (emptied, top) = (turn.position.note(EMPTIED), turn.position.note(EMPTIED_TOP));
        let count = turn.position.count(hole);
        turn.emit(Event::Remove { hole, count }, Clause::Empties);
        turn.emit(Event::Note { note: EMPTIED, value: emptied + 1 }, Clause::Empties);
        if row_of(hole, ROW) == Seat::SECOND {
            turn.emit(Event::Note { note: EMPTIED_TOP, value: top + 1 }, Clause::Empties);
        }
        let done = emptied + 1 == EMPTIES;
        if done && turn.position.note(EMPTIED_TOP) > 0 {
            // which holes were emptied no longer matters: equal boards are equal positions
            turn.emit(Event::Note { note: EMPTIED_TOP, value: 0 }, Clause::Empties);
        }
        let seat = if done { self.first_to_sow() } else { self.emptier(emptied + 1) };
        if seat != turn.position.to_move() {
            turn.emit(Event::Turn { seat }, Clause::Empties);
        }
    }
}
