//! The estimates that search uses for Kotu Baendum.

use super::rules::KotuBaendum;
use crate::{
    engine::sowing::position::Position,
    search::{
        COUNTER, Profile, Searched,
        olinda::estimate,
        rows::in_stores,
        rung::{Between, Skill},
    },
};

impl Searched for KotuBaendum {
    const PROFILE: Profile = Profile {
        between: &[
            Between::new(35, Skill::Ahead(4, 32)),
            Between::new(43, Skill::Nodes(1_400)),
            Between::new(45, Skill::Nodes(3_300)),
            Between::new(47, Skill::Nodes(10_500)),
        ],
        noise: 30,
        ..Profile::DEFAULT
    };

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
