//! The order in which games are offered: the easiest to learn first.

use super::facts;
use crate::engine::Kind;

/// Every game, by the minutes to learn it; of games that are learnt alike the shorter comes first.
pub fn easiest_first() -> [Kind; Kind::ALL.len()] {
    let mut all = Kind::ALL;
    all.sort_by_key(|kind| (facts(*kind).learn, facts(*kind).length.minutes));
    all
}

/// The game that is shown first: the easiest of those that the site documents.
pub fn lead() -> Kind {
    easiest_first().into_iter().find(|kind| !kind.is_to_compare()).unwrap_or(Kind::ALL[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_stands_once_in_the_order_of_the_minutes_to_learn_it() {
        let order = easiest_first();
        for kind in Kind::ALL {
            assert_eq!(order.iter().filter(|known| **known == kind).count(), 1, "{}", kind.name());
        }
        assert!(order.map(|kind| facts(kind).learn).is_sorted());
        assert!(!lead().is_to_compare());
    }
}
