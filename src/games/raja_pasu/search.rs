//! The estimates that search uses for Raja Pasu.

use super::rules::{ROW, RajaPasu};
use crate::{
    engine::sowing::position::Position,
    search::{
        COUNTER, Profile, Searched,
        rows::{self, in_stores},
        rung::{Between, Skill},
    },
};

/// Values of a captured counter and a counter in the seat's own row, in hundredths of a counter.
const STORED: i32 = 50;
const ON_ROW: i32 = 20;

impl Searched for RajaPasu {
    const PROFILE: Profile = Profile {
        between: &[
            Between::new(15, Skill::Counting { share: 50, blur: 50 }),
            Between::new(35, Skill::Ahead(4, 17)),
        ],
        // 60,000 win 56 % of the games against level 4
        strong: 150_000,
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
        rows::for_both_seats(STORED * rows::store_lead(position) + ON_ROW * rows::row_lead(position, ROW))
    }

    fn swing(&self) -> i32 {
        6 * COUNTER
    }
    fn round_totals(&self, position: &Position) -> Option<[i32; 3]> {
        position.is_between().then(|| self.holdings(position))
    }
}
