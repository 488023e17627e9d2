//! Which lines a ka may capture from its point, along a row or a column.

use super::{
    LineRule, PartialCapture, Pasang,
    board::{Axis, SIDE, Side},
};

/// How many of the nearest tokens are taken on each side, in the order north, south, west, east.
///
/// A line lies along one axis: north and south, or west and east.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line {
    pub sides: [u8; 4],
}

impl Line {
    /// A line along an axis: how many on its low side (south or west) and on its high side (north or east).
    #[inline(always)]
    pub const fn along(axis: Axis, low: u8, high: u8) -> Line {
        match axis {
            Axis::Column => Line { sides: [high, low, 0, 0] },
            Axis::Row => Line { sides: [0, 0, low, high] },
        }
    }

    #[inline(always)]
    pub const fn on(self, side: Side) -> u8 {
        self.sides[side as usize]
    }

    /// How many tokens the line takes, at most 255.
    pub fn sum(self) -> u8 {
        self.sides.iter().fold(0, |sum, &side| sum.saturating_add(side))
    }

    /// The axis the line lies along; `None` where it lies along both or is empty.
    #[inline(always)]
    pub const fn axis(self) -> Option<Axis> {
        let [north, south, west, east] = self.sides;
        match (north | south != 0, west | east != 0) {
            (true, false) => Some(Axis::Column),
            (false, true) => Some(Axis::Row),
            _ => None,
        }
    }

    /// How many on the low side and on the high side of an axis.
    #[inline(always)]
    pub const fn split(self, axis: Axis) -> (u8, u8) {
        let [north, south, west, east] = self.sides;
        match axis {
            Axis::Column => (south, north),
            Axis::Row => (west, east),
        }
    }
}

/// What lies along one row or column, a bit a point; the west or south end is the lowest bit.
///
/// A ka and the hollow centre, which stop every line, are set in both colours: so they end a line of either
/// colour without a separate test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lane {
    pub black: u32,
    pub white: u32,
}

/// The tokens of the first colour met on the low and on the high side of a place, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Runs {
    pub low: u32,
    pub high: u32,
    /// Both sides begin with the same colour.
    pub same: bool,
}

/// All points of a row or column.
const FULL: u32 = (1 << SIDE) - 1;

/// The bits of `own` above `place` and below the nearest bit of `other` there.
#[inline(always)]
const fn nearest_above(own: u32, other: u32, place: u8) -> u32 {
    let above = !1 << place;
    let other = other & above;
    own & above & !other & other.wrapping_sub(1)
}

/// The bits of `own` below `place` and above the nearest bit of `other` there.
#[inline(always)]
const fn nearest_below(own: u32, other: u32, place: u8) -> u32 {
    let below = (1 << place) - 1;
    // `other` has eleven bits at most, so the shift is at most eleven
    own & below & (!0 << (32 - (other & below).leading_zeros()))
}

impl Lane {
    /// Whether a token, and not a ka, stands at a place.
    #[inline(always)]
    pub const fn has_token(self, place: u8) -> bool {
        (self.black ^ self.white) >> place & 1 == 1
    }

    /// The lane with one place emptied.
    #[inline(always)]
    pub const fn without(self, place: u8) -> Lane {
        let all_else = !(1 << place);
        Lane { black: self.black & all_else, white: self.white & all_else }
    }

    /// The first tokens on both sides of a place (below 11), up to the piece that ends each run.
    #[inline(always)]
    pub const fn runs(self, place: u8) -> Runs {
        let Lane { black, white } = self;
        let low = [nearest_below(black, white, place), nearest_below(white, black, place)];
        let high = [nearest_above(black, white, place), nearest_above(white, black, place)];
        // at most one of each pair is not empty: the colour that is met first
        let same = (low[0] != 0 && high[0] != 0) || (low[1] != 0 && high[1] != 0);
        Runs { low: low[0] | low[1], high: high[0] | high[1], same }
    }

    /// The vacant places that a ka at `place` reaches along the lane. It may pass over the places in `crossed`
    /// but not stop there.
    #[inline(always)]
    pub const fn reach(self, place: u8, crossed: u32) -> u32 {
        let blocks = (self.black | self.white) & !crossed;
        (nearest_below(FULL, blocks, place) | nearest_above(FULL, blocks, place)) & !crossed
    }
}

impl Runs {
    /// Whether these counts, on the low and on the high side, make a whole line and not a part of one.
    pub fn are_whole(self, game: &Pasang, low: u8, high: u8) -> bool {
        let whole = |taken: u8, run: u32| u32::from(taken) == run.count_ones();
        let (low_is, high_is) = (whole(low, self.low), whole(high, self.high));
        let joined = self.same && game.line_rule == LineRule::Joined;
        if joined { low_is && high_is } else { (low == 0 || low_is) && (high == 0 || high_is) }
    }

    /// Visits each line that the game lets a ka take, once, as the counts on its low and its high side; whole
    /// lines come before parts. Stops, and gives true, when `visit` gives true.
    #[inline(always)]
    pub fn offers(self, game: &Pasang, mut visit: impl FnMut(u8, u8) -> bool) -> bool {
        let (low, high) = (self.low.count_ones() as u8, self.high.count_ones() as u8);
        let partial = game.partial_capture == PartialCapture::OddPart;
        let mut whole = |low: u8, high: u8| match partial {
            false => visit(low, high),
            true => parts(low, high, &mut visit),
        };
        let joined = self.same && game.line_rule != LineRule::SeparateSides;
        if joined && (low + high) & 1 == 1 {
            if whole(low, high) {
                return true;
            }
            if partial {
                // every odd part of one side is a part of the joined line too
                return false;
            }
        }
        (!self.same || game.line_rule != LineRule::Joined)
            && (low & 1 == 1 && whole(low, 0) || high & 1 == 1 && whole(0, high))
    }
}

/// Every odd part of a line, the largest first.
fn parts(low: u8, high: u8, visit: &mut impl FnMut(u8, u8) -> bool) -> bool {
    (1..=low + high)
        .rev()
        .filter(|sum| sum & 1 == 1)
        .any(|sum| (sum.saturating_sub(high)..=sum.min(low)).rev().any(|taken| visit(taken, sum - taken)))
}
