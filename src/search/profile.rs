//! How each game is thought about.

use super::{COUNTER, Searched, rung::Between};
use crate::{
    engine::{Kind, pasang::Pasang},
    games::for_kind,
};

/// How to think about a game, by measurement: see docs/strength.txt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Profile {
    /// Whether looking ahead plays it better than a tree of playouts with as many nodes.
    pub looks_ahead: bool,
    /// How many laps a beginner follows of their own move, and how many of an answer a level that sees answers
    /// follows.
    pub laps: [u32; 2],
    /// Lead in hundredths of a counter within which a beginner takes moves for equal. It is greater where a
    /// move is a single lap, because there a beginner would see nearly all of it.
    pub blur: i32,
    /// Whether counters decide, so that a playout is valued by its counters: they differ little between moves,
    /// so exploration is lower.
    pub counts: bool,
    /// The rungs between the levels, the lowest first.
    pub between: &'static [Between],
    /// The nodes of level 5: other than usual where the step to it or from it would be too small.
    pub strong: u64,
    /// The nodes that take about a tenth of a second, where nothing has measured the machine.
    pub nodes: u64,
    /// Moves whose values differ by no more are equally good as far as a search that looks ahead can tell, in hundredths of
    /// a counter: about what halving its nodes changes them by on average, and at most half a counter.
    pub noise: i32,
}

impl Profile {
    /// For a game without measurements of its own.
    pub const DEFAULT: Profile = Profile {
        looks_ahead: false,
        laps: [1, 2],
        blur: COUNTER,
        counts: false,
        between: &[],
        strong: 60_000,
        nodes: 1_000_000,
        noise: 0,
    };
}

/// How a game is thought about.
pub const fn profile(kind: Kind) -> Profile {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Rules => <Rules as Searched>::PROFILE),
        Kind::Pasang => <Pasang as Searched>::PROFILE,
    }
}
