//! The ladder of a game: its rungs.

use super::{profile::profile, rung::Rung};
use crate::engine::Kind;

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
