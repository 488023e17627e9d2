//! The estimates that search uses for Oware.

use super::rules::Oware;
use super::rules::{ROW, TOTAL};
use crate::{
    engine::{Hole, seat::Seat, sowing::position::Position},
    search::{
        COUNTER, Profile, Searched,
        endings::{Board, Small},
        rows,
        rung::{Between, Skill},
    },
};

/// Values of a counter in the store, a counter in the seat's own row, a hole with any counters and a hole that
/// goes round the board, in hundredths of a counter.
const STORED: i32 = 50;
const ON_ROW: i32 = 12;
const MOVES: i32 = 42;
const LARGE: i32 = -40;

/// An ending has at most so many counters on the board.
const FEW: usize = 12;

/// How many counters are on the board.
#[inline(always)]
fn counters(position: &Position) -> usize {
    (TOTAL as usize).saturating_sub((position.store(Seat::FIRST) + position.store(Seat::SECOND)).into())
}

/// The counters of the board in the direction of sowing, from the first hole of the seat to move.
fn board(position: &Position) -> Board {
    let from = if position.to_move() == Seat::FIRST { 0 } else { ROW };
    std::array::from_fn(|at| position.count(Hole((from + at as u8) % (2 * ROW))))
}

/// A position with a board on which the first seat moves; what is missing is in the stores, so that neither has more than
/// half before the end.
fn position(board: &Board) -> Position {
    let (half, on_board) = (TOTAL as u8 / 2, board.iter().sum::<u8>());
    let mut position = Position::filled(0, 0);
    position.put(board, &[half.saturating_sub(on_board), half], Seat::FIRST);
    position
}

impl Searched for Oware {
    const PROFILE: Profile = Profile {
        looks_ahead: true,
        blur: 2 * COUNTER,
        counts: true,
        between: &[
            Between::new(15, Skill::Counting { share: 95, blur: 100 }),
            Between::new(22, Skill::Answering(83)),
            Between::new(24, Skill::Answering(55)),
            Between::new(26, Skill::Answering(27)),
            Between::new(28, Skill::Answering(12)),
            Between::new(33, Skill::Ahead(4, 23)),
            Between::new(37, Skill::Ahead(4, 10)),
            Between::new(41, Skill::Nodes(350)),
            Between::new(43, Skill::Nodes(1_100)),
            Between::new(45, Skill::Nodes(3_300)),
            Between::new(47, Skill::Nodes(9_500)),
            Between::new(49, Skill::Nodes(24_000)),
            Between::new(55, Skill::Nodes(155_000)),
        ],
        nodes: 400_000,
        noise: 20,
        ..Profile::DEFAULT
    };
    const UNORDERED: i32 = 2;
    const SMALL: Option<Small<Position>> =
        Some(Small { most: FEW, counters, board, position, lead: rows::store_lead });

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
        let first = STORED * rows::store_lead(position)
            + ON_ROW * rows::row_lead(position, ROW)
            + MOVES * rows::hole_lead(position, 1, ROW)
            + LARGE * rows::hole_lead(position, 12, ROW);
        rows::for_both_seats(first)
    }

    fn swing(&self) -> i32 {
        5 * COUNTER / 2
    }
}
