//! Adjiboto: a player who can no longer sow loses, so mobility counts besides captures.

use super::rules::Adjiboto;
use super::rules::ROW;
use crate::{
    engine::{
        Hole,
        sowing::{Move, position::Position},
    },
    search::{
        COUNTER, Profile, Searched, rows,
        rung::{Between, Skill},
    },
};

const RING: u8 = 2 * ROW;

/// Values of a captured counter, a hole that can be sown and a counter in the seat's own row, in hundredths of
/// a counter.
const STORED: i32 = 50;
const MOVES: i32 = 400;
const ON_ROW: i32 = 25;

impl Searched for Adjiboto {
    const PROFILE: Profile = Profile {
        looks_ahead: true,
        blur: 2 * COUNTER,
        between: &[
            Between::new(25, Skill::Answering(48)),
            Between::new(32, Skill::Ahead(4, 60)),
            Between::new(34, Skill::Ahead(4, 36)),
            Between::new(36, Skill::Ahead(4, 21)),
            Between::new(38, Skill::Ahead(4, 9)),
            Between::new(41, Skill::Nodes(360)),
            Between::new(43, Skill::Nodes(760)),
            Between::new(45, Skill::Nodes(2_300)),
            Between::new(47, Skill::Nodes(6_000)),
            Between::new(49, Skill::Nodes(17_800)),
        ],
        noise: 50,
        ..Profile::DEFAULT
    };
    const UNORDERED: i32 = 1;

    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    #[inline(always)]
    fn holdings(&self, position: &Position) -> [i32; 3] {
        rows::in_stores(position)
    }

    #[inline(always)]
    fn estimate(&self, position: &Position) -> [i32; 3] {
        let first = STORED * rows::store_lead(position)
            + MOVES * rows::hole_lead(position, 2, ROW)
            + ON_ROW * rows::row_lead(position, ROW);
        rows::for_both_seats(first)
    }

    /// The counters that the move captures, computed without sowing; only a guess where the sowing skips holes
    /// or captures are withheld.
    #[inline(always)]
    fn move_score(&self, position: &Position, chosen: Move) -> i32 {
        let Some(origin) = chosen.hole() else { return 0 };
        let hand = position.count(origin).saturating_sub(1);
        let (laps, rest) = (hand / RING, hand % RING);
        let after = |hole: u8| if hole >= RING { hole - RING } else { hole };
        let last = after(origin.0 + rest);
        let (mut hole, mut taken) = (after(last + 1), 0);
        while hole != last {
            let lying = if hole == origin.0 { 1 } else { position.count(Hole(hole)) };
            let count = lying + laps;
            if !matches!(count, 1 | 3 | 5) {
                break;
            }
            taken += i32::from(count);
            hole = after(hole + 1);
        }
        COUNTER * taken
    }

    fn swing(&self) -> i32 {
        13 * COUNTER
    }
}
