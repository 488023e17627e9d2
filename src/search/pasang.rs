//! Pasang: a player who cannot capture has lost, whatever the points.

use super::rows::in_hundredths;
use crate::{
    engine::{
        pasang::{Move, Pasang, position::Position},
        seat::Seat,
    },
    search::{
        COUNTER, Profile, Searched,
        rung::{Between, Skill},
    },
};

/// Values of a point and of a way to move and capture, in hundredths of a point.
const SCORE: i32 = 50;
const WAYS: i32 = 200;
/// The number of ways above which more have no value.
const MANY: u32 = 8;

impl Searched for Pasang {
    const PROFILE: Profile = Profile {
        looks_ahead: true,
        blur: 2 * COUNTER,
        between: &[
            Between::new(33, Skill::Ahead(4, 33)),
            Between::new(37, Skill::Ahead(4, 12)),
            Between::new(43, Skill::Nodes(900)),
            Between::new(45, Skill::Nodes(2_800)),
            Between::new(47, Skill::Nodes(15_000)),
        ],
        noise: 50,
        ..Profile::DEFAULT
    };
    const COSTLY: bool = true;
    const UNORDERED: i32 = 1;

    #[inline(always)]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }
    fn holdings(&self, position: &Position) -> [i32; 3] {
        in_hundredths([Seat::FIRST, Seat::SECOND].map(|seat| position.score(seat).into()))
    }

    #[inline(always)]
    fn estimate(&self, position: &Position) -> [i32; 3] {
        let score = i32::from(position.score(Seat::FIRST)) - i32::from(position.score(Seat::SECOND));
        let mut first = SCORE * score;
        if let (Some(own), Some(other)) = (position.ka(Seat::FIRST), position.ka(Seat::SECOND)) {
            let [own, other] = [own, other].map(|ka| self.ways(position, ka, MANY) as i32);
            first += WAYS * (own - other);
        }
        [first, -first, 0]
    }

    fn swing(&self) -> i32 {
        12 * COUNTER
    }

    /// The points that the move takes.
    #[inline(always)]
    fn move_score(&self, position: &Position, chosen: Move) -> i32 {
        let (to, line) = match chosen {
            Move::Passage(_) => return 0,
            Move::Ka { to, line, .. } | Move::Go { to, line } => (to, line),
        };
        let Some(axis) = line.axis() else { return 0 };
        let ((lane, place), (_, high)) = (axis.split(to), line.split(axis));
        let lane = position.lane(axis, lane);
        // the nearest token on a side that is taken from gives the colour of the whole line
        let tokens = lane.black ^ lane.white;
        let nearest = if high > 0 {
            tokens & !1 << place & (tokens & !1 << place).wrapping_neg()
        } else {
            (tokens & ((1 << place) - 1)).checked_ilog2().map_or(0, |at| 1 << at)
        };
        let points = if lane.black & nearest != 0 { 1 } else { 2 };
        COUNTER * points * i32::from(line.sum())
    }
}
