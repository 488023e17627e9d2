//! The legal moves.

use super::{
    CentreBlocks, JumpNeedsToken, KaMethod, Move, Pasang, SecondPassageRule,
    board::{Axis, MIDDLE, Point, SIDE, half_rows},
    line::{Lane, Line},
    position::Position,
};
use crate::engine::seat::Seat;

/// The program of a page shares one copy of each rule among all callers, to keep it small; elsewhere rules are
/// inlined for speed.
pub(super) const SHARE_CODE: bool = cfg!(all(target_arch = "wasm32", feature = "pages"));

/// What the seat to move has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Passage,
    /// Choose a ka for the passage in this column.
    Ka(u8),
    /// Move the ka that stands on this point.
    Go(Point),
}

/// Bits of a mask, the lowest first.
#[inline(always)]
fn places(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = mask.trailing_zeros() as u8;
        (mask != 0).then(|| {
            mask &= mask - 1;
            place
        })
    })
}

impl Pasang {
    #[inline(always)]
    pub(super) const fn phase(position: &Position) -> Phase {
        let seat = position.to_move();
        match (position.passage(seat), position.ka(seat)) {
            (_, Some(ka)) => Phase::Go(ka),
            (Some(passage), None) => Phase::Ka(passage),
            (None, None) => Phase::Passage,
        }
    }

    /// Whether the second player may empty column `second` when the first has emptied `first`.
    pub(super) const fn may_face(&self, first: u8, second: u8) -> bool {
        match self.second_passage {
            SecondPassageRule::FreeExceptFacing => first != second,
            SecondPassageRule::Diagonal if first < MIDDLE => second > MIDDLE,
            SecondPassageRule::Diagonal if first > MIDDLE => second < MIDDLE,
            SecondPassageRule::Diagonal => second != MIDDLE,
        }
    }

    /// Visits every legal move once until `visit` gives true; gives whether it did.
    #[inline(always)]
    pub(super) fn any_move(&self, position: &Position, mut visit: impl FnMut(Move) -> bool) -> bool {
        if SHARE_CODE {
            self.any_move_shared(position, &mut visit)
        } else {
            self.any_move_fast(position, visit)
        }
    }

    #[inline(never)]
    fn any_move_shared(&self, position: &Position, visit: &mut dyn FnMut(Move) -> bool) -> bool {
        self.any_move_fast(position, visit)
    }

    #[inline(always)]
    fn any_move_fast(&self, position: &Position, visit: impl FnMut(Move) -> bool) -> bool {
        match Self::phase(position) {
            Phase::Go(ka) => self.any_go(position, ka, visit),
            Phase::Ka(passage) => self.any_ka(position, passage, visit),
            Phase::Passage => self.any_passage(position, visit),
        }
    }

    fn any_passage(&self, position: &Position, mut visit: impl FnMut(Move) -> bool) -> bool {
        let first = position.passage(Seat::FIRST);
        let may = |column: &u8| first.is_none_or(|first| self.may_face(first, *column));
        (0..SIDE).filter(may).any(|column| visit(Move::Passage(column)))
    }

    fn any_ka(&self, position: &Position, passage: u8, mut visit: impl FnMut(Move) -> bool) -> bool {
        for row in half_rows(position.to_move()) {
            let to = Point::at(passage, row);
            for from in (0..SIDE).map(|column| Point::at(column, row)) {
                if self.may_be_ka(position, passage, from)
                    && Axis::BOTH.into_iter().any(|axis| {
                        let lines = ka_lane(position, axis, from, to).runs(axis.split(to).1);
                        lines.offers(self, |low, high| {
                            visit(Move::Ka { from, to, line: Line::along(axis, low, high) })
                        })
                    })
                {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a token of the mover's half can be brought into the passage, whatever it would capture there.
    fn may_be_ka(&self, position: &Position, passage: u8, from: Point) -> bool {
        let row = position.lane(Axis::Row, from.row());
        match from.column().abs_diff(passage) {
            1 => self.ka_method != KaMethod::Jump && row.has_token(from.column()),
            2 => {
                self.ka_method != KaMethod::Slide
                    && row.has_token(from.column())
                    && (self.jump_needs_token == JumpNeedsToken::No || row.has_token(hopped(from, passage)))
            }
            _ => false,
        }
    }

    /// In how many ways a ka on a point can move and capture, whoever is to move; counts up to `most`.
    pub fn ways(&self, position: &Position, ka: Point, most: u32) -> u32 {
        let mut ways = 0;
        self.any_go(position, ka, |_| {
            ways += 1;
            ways == most
        });
        ways
    }

    #[inline(always)]
    fn any_go(&self, position: &Position, ka: Point, mut visit: impl FnMut(Move) -> bool) -> bool {
        let (column, row) = (ka.column(), ka.row());
        let sideways = self.reach(position, Axis::Row, row, column);
        let upright = self.reach(position, Axis::Column, column, row);
        places(sideways).any(|to| {
            let line = |low, high| Line::along(Axis::Column, low, high);
            let runs = position.lane(Axis::Column, to).runs(row);
            runs.offers(self, |low, high| visit(Move::Go { to: Point::at(to, row), line: line(low, high) }))
        }) || places(upright).any(|to| {
            let line = |low, high| Line::along(Axis::Row, low, high);
            let runs = position.lane(Axis::Row, to).runs(column);
            runs.offers(self, |low, high| {
                visit(Move::Go { to: Point::at(column, to), line: line(low, high) })
            })
        })
    }

    /// The vacant places that a ka reaches from its place in a row or column, a bit each.
    #[inline(always)]
    pub(super) fn reach(&self, position: &Position, axis: Axis, lane: u8, place: u8) -> u32 {
        let crossed = match self.centre_blocks {
            CentreBlocks::LinesOnly if lane == MIDDLE => 1 << MIDDLE,
            _ => 0,
        };
        position.lane(axis, lane).reach(place, crossed)
    }

    /// The only line offered to a ka chosen or moved to this point; `None` where there are several or none.
    pub(super) fn only_line(&self, position: &Position, point: Point) -> Option<Line> {
        let (mut only, mut found) = (None, 0);
        self.any_move(position, |chosen| {
            match chosen {
                Move::Ka { from, line, .. } if from == point => only = Some(line),
                Move::Go { to, line } if to == point => only = Some(line),
                _ => return false,
            }
            found += 1;
            found > 1
        });
        only.filter(|_| found == 1)
    }
}

/// The column that a ka hops over on its way from a point to the passage two columns away.
pub(super) const fn hopped(from: Point, passage: u8) -> u8 {
    (from.column() + passage) / 2
}

/// The row or column of a ka after it has come into its passage: the point it came from is vacant.
pub(super) fn ka_lane(position: &Position, axis: Axis, from: Point, to: Point) -> Lane {
    let lane = position.lane(axis, axis.split(to).0);
    match axis {
        Axis::Row => lane.without(from.column()),
        Axis::Column => lane,
    }
}
