//! The estimates that search uses for Kotu Baendum.

use super::rules::KotuBaendum;
use crate::{
    engine::sowing::position::Position,
    search::{COUNTER, Searched, olinda::estimate, rows::in_stores},
};

impl Searched for KotuBaendum {
    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    #[inline(always)]
    fn holdings(&self, position: &Position) -> [i32; 3] {
        in_stores(position)
    }

    #[inline(always)]
    fn estimate(&self, position: &Position) -> [i32; 3] {
        estimate(position)
    }

    fn swing(&self) -> i32 {
        2 * COUNTER
    }
    fn round_totals(&self, position: &Position) -> Option<[i32; 3]> {
        position.is_between().then(|| self.holdings(position))
    }
}
