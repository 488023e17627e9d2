//! The ladder of a game: its rungs, and what each of those between the levels can do.

use super::{profile::profile, rung::Rung};
use crate::engine::Kind;

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
