//! What search knows of Mangala of Suez.

use super::rules::MangalaSuez;
use super::rules::ROW;
use crate::{
    engine::sowing::{SowingGame, position::Position},
    search::{Aptitude, COUNTER, Searched, rows},
};

/// What a shell eaten, one in the own row and a hole that holds any count, in hundredths of a shell: few games are so
/// long that it matters, for most are looked through to the end.
const STORED: i32 = 50;
const LYING: i32 = 10;
const MOVES: i32 = 30;

impl Searched for MangalaSuez {
    /// Moves are long relays that eat again and again: who followed no more of them than the usual was measured to win
    /// no more than chance does, and an answer seen so told nothing.
    const APTITUDE: Aptitude =
        Aptitude { looks_ahead: true, laps: [2, u32::MAX], blur: 0, ..Aptitude::USUAL };
    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    #[inline(always)]
    fn holdings(&self, position: &Position) -> [i32; 3] {
        rows::two(self.shells(position))
    }

    #[inline(always)]
    fn estimate(&self, position: &Position) -> [i32; 3] {
        let first = STORED * rows::stored(position)
            + LYING * rows::lying(position, ROW)
            + MOVES * rows::holding(position, 1, ROW);
        rows::both(first)
    }

    fn is_lot(&self, position: &Position) -> bool {
        self.draws_lot(position)
    }

    fn swing(&self) -> i32 {
        2 * COUNTER
    }
}
