//! The estimates that search uses for Mangala of Suez.

use super::rules::MangalaSuez;
use super::rules::ROW;
use crate::{
    engine::sowing::{SowingGame, position::Position},
    search::{COUNTER, Profile, Searched, rows},
};

/// Values of an eaten shell, a shell in the seat's own row and a hole with any shells, in hundredths of a
/// shell. They seldom matter, because most games are short enough to be searched to the end.
const STORED: i32 = 50;
const ON_ROW: i32 = 10;
const MOVES: i32 = 30;

impl Searched for MangalaSuez {
    /// Moves are long relays that eat again and again. A beginner who followed only the usual laps was measured
    /// to win no more than random play, and an answer seen only that far was no help.
    const PROFILE: Profile =
        Profile { looks_ahead: true, laps: [2, u32::MAX], blur: 0, noise: 30, ..Profile::DEFAULT };
    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    #[inline(always)]
    fn holdings(&self, position: &Position) -> [i32; 3] {
        rows::in_hundredths(self.shells(position))
    }

    #[inline(always)]
    fn estimate(&self, position: &Position) -> [i32; 3] {
        let first = STORED * rows::store_lead(position)
            + ON_ROW * rows::row_lead(position, ROW)
            + MOVES * rows::hole_lead(position, 1, ROW);
        rows::for_both_seats(first)
    }

    fn is_lot(&self, position: &Position) -> bool {
        self.draws_lot(position)
    }

    fn swing(&self) -> i32 {
        2 * COUNTER
    }
}
