//! The window of a search, and its result.

use super::{
    table::{Bound, Entry},
    worth::ALL,
};
use crate::engine::history::Stretch;

/// The result of a position's search, in worth for a seat.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub worth: i32,
    /// How the worth relates to the true one at the searched depth.
    pub bound: Bound,
    /// Proved: the true worth is not less; it is not more.
    pub low: bool,
    pub high: bool,
    /// Whether a repetition affected the result, so that it depends on the past.
    pub by_past: bool,
}

impl Found {
    #[inline(always)]
    pub const fn exact(worth: i32, proved: bool) -> Found {
        Found { worth, bound: Bound::Exact, low: proved, high: proved, by_past: false }
    }

    /// The result for the other seat.
    #[inline(always)]
    pub const fn negated(self) -> Found {
        let bound = match self.bound {
            Bound::Least => Bound::Most,
            Bound::Most => Bound::Least,
            same => same,
        };
        Found { worth: -self.worth, bound, low: self.high, high: self.low, ..self }
    }
}

/// The state of a line besides its position.
#[derive(Clone, Copy)]
pub struct LineState {
    pub stretch: Stretch,
    /// A hash of the repeated positions on the line; 0 if there are none.
    pub twice: u64,
}

/// The window of a search: worths at or below `alpha`, or at or above `beta`, need not be exact.
#[derive(Clone, Copy)]
pub struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    pub const FULL: Window = Window { alpha: -ALL, beta: ALL };

    #[inline(always)]
    pub const fn negated(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// A null window, to test only whether a worth is more than `alpha`.
    #[inline(always)]
    pub const fn scout(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }
}

/// The result in a table entry, if it is sufficient.
#[inline(always)]
pub fn usable(known: Entry, depth: i32, window: Window) -> Option<Found> {
    let (low, high, worth) = (known.low(), known.high(), known.value);
    let found = |bound| Some(Found { worth, bound, low, high, by_past: false });
    let deep = i32::from(known.depth) >= depth;
    let bound = known.bound();
    if low && high || deep && bound == Bound::Exact {
        found(Bound::Exact)
    } else if worth >= window.beta && (low || deep && bound == Bound::Least) {
        found(Bound::Least)
    } else if worth <= window.alpha && (high || deep && bound == Bound::Most) {
        found(Bound::Most)
    } else {
        None
    }
}
