//! The estimates that search uses for Kalah.

use super::rules::Kalah;
use crate::{
    engine::{
        Hole,
        sowing::{Move, position::Position, turn::opposite},
    },
    search::{
        COUNTER, Profile, Searched,
        rows::{self, Worths},
        rung::{Between, Skill},
    },
};

/// The worth of a counter in the store, in hundredths of a counter.
const STORED: i32 = 50;

/// What counters in a hole are worth, fitted by `bench weights kalah` to 6,000 games of the strong level with itself, at
/// 5,000 nodes a move.
#[rustfmt::skip]
const WORTHS: Worths = [
    [
        [-252, 0], [-185, 10], [-38, -231], [15, -296], [-13, -280], [-124, -133], [-156, -54], [-249, 47],
        [-240, 109], [-135, 143], [57, 85], [-14, 188], [153, 170], [141, 164], [316, 195], [724, -118],
    ],
    [
        [-130, -13], [-67, 37], [11, 64], [32, -176], [-114, 49], [-177, 68], [-343, 53], [-176, 23],
        [-232, 88], [-13, 40], [115, -24], [128, 56], [242, -13], [318, 12], [300, -334], [106, 71],
    ],
    [
        [-130, -45], [-55, 12], [25, -3], [86, 32], [23, -117], [2, -150], [-139, -93], [-379, -49],
        [-310, -65], [-134, -57], [31, -33], [218, -91], [173, 111], [322, 129], [78, 169], [186, 249],
    ],
    [
        [-219, -36], [-123, 29], [-63, 64], [-31, 49], [158, -16], [-38, -95], [-206, -74], [-336, -10],
        [-75, -66], [-24, -75], [-124, -45], [253, -57], [335, -3], [275, 72], [65, 134], [152, 127],
    ],
    [
        [-164, -79], [-69, -13], [1, 18], [41, 76], [61, 149], [233, 41], [118, -117], [60, -123],
        [-109, -104], [-280, -60], [-174, -46], [0, -71], [65, 63], [122, 189], [95, 77], [0, 0],
    ],
    [
        [-222, -8], [-106, 22], [-17, 60], [89, 68], [193, -55], [56, 108], [198, 84], [61, -32],
        [-76, -41], [-125, -53], [-20, -97], [-56, -78], [25, 23], [0, 0], [0, 0], [0, 0],
    ],
];

/// The move score of another turn.
const AGAIN: i32 = 3 * COUNTER;

impl Searched for Kalah {
    const PROFILE: Profile = Profile {
        looks_ahead: true,
        blur: 2 * COUNTER,
        counts: true,
        between: &[
            Between::new(15, Skill::Counting { share: 47, blur: 94 }),
            Between::new(35, Skill::Ahead(4, 24)),
            Between::new(43, Skill::Nodes(1_400)),
        ],
        // against 60,000 the strongest level wins 56 % of the games
        strong: 20_000,
        noise: 25,
        ..Profile::DEFAULT
    };
    const UNORDERED: i32 = 1;
    const REDUCES: bool = true;

    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    #[inline(always)]
    fn holdings(&self, position: &Position) -> [i32; 3] {
        rows::in_hundredths(self.final_counts(position))
    }

    #[inline(always)]
    fn estimate(&self, position: &Position) -> [i32; 3] {
        let first = STORED * rows::store_lead(position) + rows::worth(&WORTHS, position, self.row());
        rows::for_both_seats(first)
    }

    /// The value of another turn, or of what the move captures, if the sowing does not go round the board.
    #[inline(always)]
    fn move_score(&self, position: &Position, chosen: Move) -> i32 {
        let Some(origin) = chosen.hole() else { return 0 };
        let row = self.row();
        let (count, far) = (position.count(origin), row - origin.0 % row);
        if count == far {
            return AGAIN + i32::from(origin.0 % row);
        }
        let last = Hole(origin.0 + count.min(far));
        let facing = position.count(opposite(last, 2 * row));
        if count < far && position.count(last) == 0 && facing > 0 { COUNTER * i32::from(facing) } else { 0 }
    }

    fn swing(&self) -> i32 {
        // as fitted with the worths
        130
    }
}
