//! The estimates that search uses for Kalah.

use super::rules::Kalah;
use crate::{
    engine::{
        Hole,
        seat::Seat,
        sowing::{
            Move,
            position::Position,
            turn::{holes_of, opposite},
        },
    },
    search::{
        COUNTER, Profile, Searched,
        profile::{Between, Skill},
        rows,
    },
};

/// Values of a counter in the store, a counter in the seat's own row and a hole whose last counter would fall
/// into the store, in hundredths of a counter.
const STORED: i32 = 50;
const ON_ROW: i32 = 12;
const AGAINS: i32 = 30;

/// The move score of another turn.
const AGAIN: i32 = 3 * COUNTER;

impl Searched for Kalah {
    const PROFILE: Profile = Profile {
        looks_ahead: true,
        blur: 2 * COUNTER,
        counts: true,
        between: &[
            Between::new(15, Skill::Counting(47)),
            Between::new(43, Skill::Nodes(1_400)),
            Between::new(47, Skill::Nodes(8_000)),
        ],
        noise: 15,
        ..Profile::DEFAULT
    };
    const UNORDERED: i32 = 1;

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
        let row = self.row();
        let again = |seat| -> i32 {
            holes_of(seat, row)
                .rev()
                .zip(1u8..)
                .map(|(hole, far)| i32::from(position.count(hole) == far))
                .sum()
        };
        let first = STORED * rows::store_lead(position)
            + ON_ROW * rows::row_lead(position, row)
            + AGAINS * (again(Seat::FIRST) - again(Seat::SECOND));
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
        3 * COUNTER / 2
    }
}
