//! Kotu Baendum and Puhulmutu.

use super::{rows, stored};
use crate::{
    engine::{
        seat::Seat,
        sowing::{
            games::{
                kotu_baendum::{KotuBaendum, ROW},
                puhulmutu::Puhulmutu,
            },
            position::{Mark, Position},
        },
    },
    search::{COUNTER, Searched},
};

/// What a counter collected, one in the own row and a tied hole count, in hundredths of a counter.
const STORED: i32 = 50;
const LYING: i32 = 20;
const TIED: i32 = 50;

#[inline(always)]
fn estimate(position: &Position) -> [i32; 3] {
    let mut first = STORED * rows::stored(position) + LYING * rows::lying(position, ROW);
    if position.is_marked() {
        let tied = |seat| position.marked(|mark| mark == Mark::Tied(seat)).count_ones() as i32;
        first += TIED * (tied(Seat::FIRST) - tied(Seat::SECOND));
    }
    rows::both(first)
}

impl Searched for KotuBaendum {
    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    #[inline(always)]
    fn holdings(&self, position: &Position) -> [i32; 3] {
        stored(position)
    }

    #[inline(always)]
    fn estimate(&self, position: &Position) -> [i32; 3] {
        estimate(position)
    }

    fn swing(&self) -> i32 {
        2 * COUNTER
    }
    fn pause(&self, position: &Position) -> Option<[i32; 3]> {
        position.is_between().then(|| self.holdings(position))
    }
}

impl Searched for Puhulmutu {
    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    #[inline(always)]
    fn holdings(&self, position: &Position) -> [i32; 3] {
        stored(position)
    }

    #[inline(always)]
    fn estimate(&self, position: &Position) -> [i32; 3] {
        estimate(position)
    }

    fn swing(&self) -> i32 {
        6 * COUNTER
    }
    fn pause(&self, position: &Position) -> Option<[i32; 3]> {
        position.is_between().then(|| self.holdings(position))
    }
}
