//! The estimates that search uses for Raja Pasu Mandiri.

use super::rules::RajaPasuMandiri;
use crate::{
    engine::sowing::{SowingGame, position::Position},
    search::{
        COUNTER, Profile, Searched,
        rung::{Between, Skill},
    },
};

impl Searched for RajaPasuMandiri {
    const PROFILE: Profile = Profile {
        between: &[Between::new(35, Skill::Ahead(4, 25))],
        strong: 20_000,
        noise: 30,
        ..Profile::DEFAULT
    };

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
