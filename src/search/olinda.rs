//! The estimate for the games on the olinda board.

use super::rows;
use crate::engine::{
    seat::Seat,
    sowing::{
        olinda::ROW,
        position::{Mark, Position},
    },
};

/// Values of a collected counter, a counter in the seat's own row and a tied hole, in hundredths of a counter.
const STORED: i32 = 50;
const ON_ROW: i32 = 20;
const TIED: i32 = 50;

/// The estimate of a position for each seat.
#[inline(always)]
pub fn estimate(position: &Position) -> [i32; 3] {
    let mut first = STORED * rows::store_lead(position) + ON_ROW * rows::row_lead(position, ROW);
    if position.is_marked() {
        let tied = |seat| position.marked(|mark| mark == Mark::Tied(seat)).count_ones() as i32;
        first += TIED * (tied(Seat::FIRST) - tied(Seat::SECOND));
    }
    rows::for_both_seats(first)
}
