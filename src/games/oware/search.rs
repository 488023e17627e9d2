//! The estimates that search uses for Oware.

use super::rules::Oware;
use super::rules::ROW;
use crate::{
    engine::sowing::position::Position,
    search::{COUNTER, Profile, Searched, rows},
};

/// Values of a counter in the store, a counter in the seat's own row, a hole with any counters and a hole that
/// goes round the board, in hundredths of a counter.
const STORED: i32 = 50;
const ON_ROW: i32 = 12;
const MOVES: i32 = 42;
const LARGE: i32 = -40;

impl Searched for Oware {
    const PROFILE: Profile =
        Profile { looks_ahead: true, blur: 2 * COUNTER, counts: true, ..Profile::DEFAULT };
    const UNORDERED: i32 = 2;

    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    #[inline(always)]
    fn holdings(&self, position: &Position) -> [i32; 3] {
        rows::in_hundredths(self.final_counts(position))
    }

    #[inline(always)]
    fn estimate(&self, position: &Position) -> [i32; 3] {
        let first = STORED * rows::store_lead(position)
            + ON_ROW * rows::row_lead(position, ROW)
            + MOVES * rows::hole_lead(position, 1, ROW)
            + LARGE * rows::hole_lead(position, 12, ROW);
        rows::for_both_seats(first)
    }

    fn swing(&self) -> i32 {
        5 * COUNTER / 2
    }
}
