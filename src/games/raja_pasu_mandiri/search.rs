//! The estimates that search uses for Raja Pasu Mandiri.

use super::rules::RajaPasuMandiri;
use crate::{
    engine::sowing::{SowingGame, position::Position},
    search::{COUNTER, Searched},
};

impl Searched for RajaPasuMandiri {
    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    #[inline(always)]
    fn holdings(&self, position: &Position) -> [i32; 3] {
        self.scores(position).map(|score| COUNTER * score)
    }
    /// The greatest gain wins the match.
    fn round_totals(&self, position: &Position) -> Option<[i32; 3]> {
        position.is_between().then(|| self.gains(position).map(|gain| COUNTER * gain))
    }
}
