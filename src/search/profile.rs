//! How each game is thought about, and the ladder of its rungs.

use super::{COUNTER, Searched, rung::Rung};
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
    /// a counter: no more than what halving its nodes changes them by on average.
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

/// A rung between two levels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Between {
    /// Its place, in tenths of a level.
    pub tenths: u8,
    pub skill: Skill,
}

/// What a rung between two levels can do; shares are in hundredths.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Skill {
    /// Sees its own move; of this share only as much as level 1. Within a lead of so many hundredths of a counter it takes
    /// moves for equal.
    Counting { share: u8, blur: i32 },
    /// Sees answers, but overlooks this share.
    Answering(u8),
    /// Looks this many moves ahead, but overlooks this share of what can be done.
    Ahead(u32, u8),
    /// Thinks like level 5, with so many nodes.
    Nodes(u64),
}

impl Between {
    pub const fn new(tenths: u8, skill: Skill) -> Between {
        Between { tenths, skill }
    }
}

/// How a game is thought about.
pub const fn profile(kind: Kind) -> Profile {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Rules => <Rules as Searched>::PROFILE),
        Kind::Pasang => <Pasang as Searched>::PROFILE,
    }
}

/// The rungs of a game's ladder, the lowest first.
pub fn rungs(kind: Kind) -> Vec<Rung> {
    let between = profile(kind).between;
    let is_on =
        |rung: &Rung| rung.level().is_some() || between.iter().any(|step| step.tenths == rung.tenths());
    (Rung::LOWEST.tenths()..=Rung::STRONGEST.tenths()).filter_map(Rung::of_tenths).filter(is_on).collect()
}

/// The rung of the game's ladder that is asked for; the next one below where the ladder has no such rung.
pub fn on_ladder(kind: Kind, rung: Rung) -> Rung {
    rungs(kind).into_iter().rev().find(|&known| known <= rung).unwrap_or(Rung::LOWEST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::level::Level;

    #[test]
    fn a_ladder_has_the_six_levels_and_no_rung_twice() {
        for kind in Kind::ALL {
            let all = rungs(kind);
            assert!(all.is_sorted_by(|one, next| one < next), "{}: {all:?}", kind.name());
            assert!(Level::ALL.into_iter().all(|level| all.contains(&Rung::named(level))));
            let steps = profile(kind).between;
            assert!(steps.iter().all(|step| step.tenths % 10 > 0 && (11..60).contains(&step.tenths)));
            for tenths in 10..=60 {
                let asked = Rung::of_tenths(tenths).expect("a rung");
                let found = on_ladder(kind, asked);
                assert!(all.contains(&found) && found <= asked && asked.tenths() - found.tenths() < 10);
            }
        }
    }
}
