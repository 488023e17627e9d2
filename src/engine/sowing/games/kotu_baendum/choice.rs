//! Which holes may be started, and why another may not.

use super::{Clause, ENDS, FrontHoleRule, KotuBaendum, RING, ROW, SinglesCount, SinglesRule, TWELVE};
use crate::engine::{
    Hole, Way,
    seat::Seat,
    sowing::{
        position::{Mark, Position},
        turn::{row_mask, row_of},
    },
};

/// Whether a mark keeps a hole from being lifted, eaten and started, though it takes counters.
#[inline(always)]
pub(super) const fn is_kept(mark: Mark) -> bool {
    matches!(mark, Mark::Tied(_) | Mark::Puta | Mark::Naga)
}

/// A seat's row, a bit a hole from its owner's left.
struct Row {
    /// Holes that hold something.
    some: u32,
    /// Holes that hold more than one counter.
    more: u32,
    /// Holes that may not be started, being tied or marked.
    kept: u32,
}

impl Row {
    #[inline(always)]
    fn of(position: &Position, seat: Seat) -> Row {
        let row = |holes| row_mask(holes, seat, ROW);
        Row {
            some: row(position.at_least(1)),
            more: row(position.at_least(2)),
            kept: row(position.marked(is_kept)),
        }
    }
}

impl KotuBaendum {
    /// The front hole of a row in a round of this direction, as the bit of it.
    const fn front(&self, way: Way) -> u32 {
        match (self.front_hole, way) {
            (FrontHoleRule::LastInDirection, Way::Anticlockwise)
            | (FrontHoleRule::FirstInDirection, Way::Clockwise) => 1 << (ROW - 1),
            _ => 1,
        }
    }

    /// The holes of a seat that no rule about single counters holds back, a bit each.
    #[inline(always)]
    fn sowable(&self, position: &Position, seat: Seat, way: Way) -> u32 {
        let Row { some, more, kept } = Row::of(position, seat);
        let startable = some & !kept;
        let counted = if self.singles_count == SinglesCount::Startable { startable } else { some };
        if self.singles_rule == SinglesRule::Yes && more & counted != 0 {
            return startable & more;
        }
        let front = self.front(way);
        let others = counted & !more & !front;
        if front & more == 0 && others != 0 { startable & !front } else { startable }
    }

    /// The holes a seat may start in a round of this direction, a bit each from its own left.
    #[inline(always)]
    pub(super) fn playable(&self, position: &Position, seat: Seat, way: Way) -> u32 {
        let sowable = self.sowable(position, seat, way);
        let ends = sowable & ENDS;
        if ends != 0 && self.owes_first_turn(position, seat) { ends } else { sowable }
    }

    /// Whether a seat can start any hole.
    #[inline(always)]
    pub(super) fn can_sow(&self, position: &Position, seat: Seat) -> bool {
        let can = |way| self.sowable(position, seat, way) != 0;
        match self.direction(position) {
            Some(way) => can(way),
            None => can(Way::Anticlockwise) || can(Way::Clockwise),
        }
    }

    /// The clause by which a legal hole is started: a single that would wait if kept holes counted has its own.
    #[inline(always)]
    pub(super) fn started_by(&self, position: &Position, seat: Seat, hole: Hole) -> Clause {
        let waits = position.count(hole) == 1 && self.singles_rule == SinglesRule::Yes;
        // that it is legal says that no hole with more may be started
        if waits && Row::of(position, seat).more != 0 { Clause::SinglesStartable } else { Clause::OwnRow }
    }

    /// The clause that forbids a hole in a round of this direction.
    pub(super) fn hole_refused(&self, position: &Position, hole: Hole, way: Way) -> Clause {
        let seat = position.to_move();
        if hole.0 >= RING || row_of(hole, ROW) != seat {
            return Clause::OwnRow;
        }
        let mark = position.mark(hole);
        if is_kept(mark) {
            return Clause::TiedHole;
        }
        if position.count(hole) == 0 {
            return match mark {
                // in a round begun with an arrangement only holes left empty in it are closed
                Mark::Closed if position.note(TWELVE) != 0 => Clause::Twelve,
                Mark::Closed => Clause::Refill,
                _ => Clause::Sow,
            };
        }
        let bit = 1 << (hole.0 % ROW);
        let row = Row::of(position, seat);
        if self.sowable(position, seat, way) & bit != 0 {
            return Clause::EndStart;
        }
        let counted = if self.singles_count == SinglesCount::Startable { !row.kept } else { !0 };
        if self.singles_rule == SinglesRule::Yes && row.more & counted != 0 {
            Clause::Singles
        } else {
            Clause::FrontSingle
        }
    }
}
