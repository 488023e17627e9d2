//! What is looked for in a position, and what has been found of it.

use super::{
    table::{Bound, Entry},
    worth::ALL,
};
use crate::engine::history::Stretch;

/// What has been found of a position, in worth for a seat.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub worth: i32,
    /// What the worth says of the true one as far as was looked.
    pub bound: Bound,
    /// It is proved that the true worth is not less; not more.
    pub low: bool,
    pub high: bool,
    /// A position on the way had been met before: with another past it could be otherwise.
    pub by_past: bool,
}

impl Found {
    #[inline(always)]
    pub const fn exact(worth: i32, proved: bool) -> Found {
        Found { worth, bound: Bound::Exact, low: proved, high: proved, by_past: false }
    }

    /// The same for the other seat.
    #[inline(always)]
    pub const fn turned(self) -> Found {
        let bound = match self.bound {
            Bound::Least => Bound::Most,
            Bound::Most => Bound::Least,
            same => same,
        };
        Found { worth: -self.worth, bound, low: self.high, high: self.low, ..self }
    }
}

/// Where a line stands beside its position.
#[derive(Clone, Copy)]
pub struct Way {
    pub stretch: Stretch,
    /// Tells apart positions that come after others had come twice; 0 after none.
    pub twice: u64,
}

/// What is looked for: worths at or below `alpha` and at or above `beta` need not be told apart.
#[derive(Clone, Copy)]
pub struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    pub const FULL: Window = Window { alpha: -ALL, beta: ALL };

    #[inline(always)]
    pub const fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether something is more than `alpha`: nothing more is asked.
    #[inline(always)]
    pub const fn scout(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }
}

/// What a position's entry says of it, where that is enough.
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
