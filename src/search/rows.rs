//! Features of a position with two rows, for the estimates of several games.

use super::COUNTER;
use crate::engine::{
    seat::Seat,
    sowing::{position::Position, turn::holes_of},
};

/// The counters in the stores, in hundredths.
#[inline(always)]
pub fn in_stores(position: &Position) -> [i32; 3] {
    [Seat::FIRST, Seat::SECOND, Seat::THIRD].map(|seat| COUNTER * i32::from(position.store(seat)))
}

/// The counts of a game for two, in hundredths.
#[inline(always)]
pub const fn in_hundredths([first, second]: [u32; 2]) -> [i32; 3] {
    [COUNTER * first as i32, COUNTER * second as i32, 0]
}

/// The first seat's store minus the second's, in counters.
#[inline(always)]
pub fn store_lead(position: &Position) -> i32 {
    i32::from(position.store(Seat::FIRST)) - i32::from(position.store(Seat::SECOND))
}

/// The counters in the first seat's row of `row` holes minus those in the second's.
#[inline(always)]
pub fn row_lead(position: &Position, row: u8) -> i32 {
    let of = |seat| -> i32 { holes_of(seat, row).map(|hole| i32::from(position.count(hole))).sum() };
    of(Seat::FIRST) - of(Seat::SECOND)
}

/// The number of the first seat's holes with at least `least` counters, minus the second's.
#[inline(always)]
pub fn hole_lead(position: &Position, least: u8, row: u8) -> i32 {
    let of = |seat: Seat| position.row_at_least(least, seat.index() as u8 * row, row).count_ones() as i32;
    of(Seat::FIRST) - of(Seat::SECOND)
}

/// An estimate for both seats, from that of the first.
#[inline(always)]
pub const fn for_both_seats(first: i32) -> [i32; 3] {
    [first, -first, 0]
}

/// Of how many holes, and of how many counters in one, [`Worths`] tells; more count as so many.
pub const HOLES: usize = 6;
pub const MOST: usize = 16;

/// What counters in a hole are worth to its owner, in hundredths of a counter: by the distance of the hole from the store,
/// the nearest first, and by their number; at the end, when no counter is on the board, and at the start, when all are.
/// `bench weights` fits them to games.
pub type Worths = [[[i16; 2]; MOST]; HOLES];

/// What lies on the board is worth to the first seat.
#[inline(always)]
pub fn worth(worths: &Worths, position: &Position, row: u8) -> i32 {
    let (mut board, mut sums) = (0, [0; 2]);
    for (seat, sign) in [(Seat::FIRST, 1), (Seat::SECOND, -1)] {
        for (hole, far) in holes_of(seat, row).rev().zip(0usize..) {
            let count = position.count(hole);
            board += i32::from(count);
            let [end, start] = worths[far.min(HOLES - 1)][usize::from(count).min(MOST - 1)];
            sums[0] += sign * i32::from(end);
            sums[1] += sign * i32::from(start);
        }
    }
    let all = board + i32::from(position.store(Seat::FIRST)) + i32::from(position.store(Seat::SECOND));
    (sums[0] * (all - board) + sums[1] * board) / all.max(1)
}
