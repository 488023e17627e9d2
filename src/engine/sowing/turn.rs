//! The elementary actions of a sowing move, each under the clause it acts by.

use super::position::{Event, Position};
use crate::engine::{
    Hole,
    clause::{Cited, ClauseId},
    seat::Seat,
};

/// A move in progress: applies each event as it reports it.
pub struct Turn<'a, R> {
    pub position: &'a mut Position,
    report: R,
}

impl<'a, R: FnMut(Cited<Event>)> Turn<'a, R> {
    #[inline(always)]
    pub fn new(position: &'a mut Position, report: R) -> Self {
        Turn { position, report }
    }

    #[inline(always)]
    pub fn emit(&mut self, event: Event, clause: impl Into<ClauseId>) {
        self.position.apply(event);
        (self.report)(Cited { event, clause: clause.into() });
    }

    /// Takes `count` counters out of a hole into the hand.
    #[inline(always)]
    pub fn lift(&mut self, hole: Hole, count: u8, clause: impl Into<ClauseId>) {
        self.emit(Event::Lift { hole, count }, clause);
    }

    /// Lets one counter fall into a hole.
    #[inline(always)]
    pub fn drop(&mut self, hole: Hole, clause: impl Into<ClauseId>) {
        self.emit(Event::Drop { hole }, clause);
    }

    /// Moves all counters of a hole to a seat's store; nothing happens to an empty hole.
    #[inline(always)]
    pub fn capture(&mut self, hole: Hole, seat: Seat, clause: impl Into<ClauseId>) {
        let count = self.position.count(hole);
        if count > 0 {
            self.emit(Event::Capture { hole, count, seat }, clause);
        }
    }
}

/// The hole after another, anticlockwise on a ring of `ring` holes.
#[inline(always)]
pub const fn next(hole: Hole, ring: u8) -> Hole {
    Hole(if hole.0 + 1 >= ring { 0 } else { hole.0 + 1 })
}

/// The hole facing another on a ring of `ring` holes.
#[inline(always)]
pub const fn opposite(hole: Hole, ring: u8) -> Hole {
    Hole(ring - 1 - hole.0 % ring)
}

/// The seat whose row a hole lies in: the first has the bottom row, the second the top.
#[inline(always)]
pub const fn row_of(hole: Hole, row: u8) -> Seat {
    if hole.0 < row { Seat::FIRST } else { Seat::SECOND }
}

/// A seat's row of `row` holes cut out of a mask of all holes; its first hole is the lowest bit.
#[inline(always)]
pub const fn row_mask(holes: u32, seat: Seat, row: u8) -> u32 {
    holes >> (seat.index() as u8 * row) & ((1 << row) - 1)
}

/// The holes of a row whose bits are set, in sowing order.
#[inline(always)]
pub fn each_hole(mut mask: u32, seat: Seat, row: u8, mut visit: impl FnMut(Hole)) {
    let first = seat.index() as u8 * row;
    while mask != 0 {
        visit(Hole(first + mask.trailing_zeros() as u8));
        mask &= mask - 1;
    }
}

/// The positions of the set bits of each byte, in order.
static BITS: [[u8; 8]; 256] = {
    let mut all = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut nth) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                all[byte][nth] = bit;
                nth += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    all
};

/// Of the holes whose bits are set (the first sixteen), the one whose index `choose` picks out of their number;
/// `None` if no bit is set. Without a branch, because the next move cannot be predicted.
#[inline(always)]
pub fn pick(holes: u32, choose: impl FnOnce(usize) -> usize) -> Option<Hole> {
    if holes == 0 {
        return None;
    }
    let nth = choose(holes.count_ones() as usize);
    let (low, high) = (holes as usize % 256, (holes >> 8) as usize % 256);
    let below = low.count_ones() as usize;
    let (byte, first, nth) = if nth < below { (low, 0, nth) } else { (high, 8, nth - below) };
    Some(Hole(first + BITS[byte][nth % 8]))
}

/// The same for the holes of a seat's row of `row` holes, whose first hole is the lowest bit.
#[inline(always)]
pub fn pick_of(holes: u32, seat: Seat, row: u8, choose: impl FnOnce(usize) -> usize) -> Option<Hole> {
    pick(holes, choose).map(|hole| Hole(seat.index() as u8 * row + hole.0))
}

/// The holes of a seat's row of `row` holes, in sowing order.
#[inline(always)]
pub fn holes_of(seat: Seat, row: u8) -> impl DoubleEndedIterator<Item = Hole> {
    let from = seat.index() as u8 * row;
    (from..from + row).map(Hole)
}
