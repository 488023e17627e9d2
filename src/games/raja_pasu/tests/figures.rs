//! Raja Pasu over random play, held against the figures at the foot of the rules.

use papan::engine::{seat::Seat, sowing::Kind};

use crate::support::figures::{figures, near};

#[test]
fn whoever_begins_wins_most_rounds_of_raja_pasu() {
    let round = figures(Kind::RajaPasu, "catalogue.rounds-1", 6000);
    near(round.wins[Seat::FIRST.index()], 0.78, 0.02);
}
