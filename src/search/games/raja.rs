//! Raja Pasu for two and for three.

use super::{rows, stored};
use crate::{
    engine::sowing::{
        games::{
            raja_pasu::{ROW, RajaPasu},
            raja_pasu_mandiri::RajaPasuMandiri,
        },
        position::Position,
    },
    search::{COUNTER, Searched},
};

/// What a counter taken and one in the own row count in the game for two, in hundredths of a counter.
const STORED: i32 = 50;
const LYING: i32 = 20;

impl Searched for RajaPasu {
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
        rows::both(STORED * rows::stored(position) + LYING * rows::lying(position, ROW))
    }

    fn swing(&self) -> i32 {
        6 * COUNTER
    }
    fn pause(&self, position: &Position) -> Option<[i32; 3]> {
        position.is_between().then(|| self.holdings(position))
    }
}

impl Searched for RajaPasuMandiri {
    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    #[inline(always)]
    fn holdings(&self, position: &Position) -> [i32; 3] {
        self.scores(position).map(|score| COUNTER * score)
    }
    /// The match is won by the greatest gain.
    fn pause(&self, position: &Position) -> Option<[i32; 3]> {
        position.is_between().then(|| self.gains(position).map(|gain| COUNTER * gain))
    }
}
