//! Raja Pasu Mandiri over random play, held against the figures at the foot of the rules.

use papan::engine::sowing::Kind;

use crate::support::figures::{figures, near};

#[test]
fn a_first_round_is_as_the_rules_say() {
    let round = figures(Kind::RajaPasuMandiri, "catalogue.rounds-1", 6000);
    near(round.moves, 65.0, 1.5);
    near(round.circling, 1.0 / 3.0, 0.05);
    // before the gift of two counters
    near(round.scores[0] + 2.0, 44.8, 0.5);
    for (found, wanted) in round.wins.into_iter().zip([0.40, 0.20, 0.36]) {
        near(found, wanted, 0.025);
    }
}

#[test]
fn a_match_of_nine_is_as_even_as_the_rules_say() {
    let whole = figures(Kind::RajaPasuMandiri, "catalogue", 3000);
    near(whole.moves, 330.0, 10.0);
    assert!(whole.rounds > 8.9, "{whole:?}");
    near(whole.moves / whole.rounds, 37.0, 1.0);
    for (found, wanted) in whole.wins.into_iter().zip([0.31, 0.34, 0.32]) {
        near(found, wanted, 0.025);
    }
}
