//! Raja Pasu told a second time, and the engine against it.

use fastrand::Rng;
use papan::engine::sowing::Kind;

use crate::support::{
    raja::{Play, Raja, Rounds},
    raja_alone::{Played, every_reading, near, play_out, won},
    raja_exercises::exercises,
    raja_games::{from_between_two_rounds, from_random_positions, from_the_start, told},
};

/// The clauses by which rounds and matches end.
const ENDS: &[&str] =
    &["rp.round-end", "rp.round-end-stuck", "rp.one-left", "rp.repetition", "rp.match-end", "rp.rounds"];

#[test]
fn the_presets_are_those_of_the_rules() {
    for (preset, raja) in [("catalogue", Raja::raja_pasu()), ("gering", Raja::gering())] {
        assert_eq!(told(&Kind::RajaPasu.preset(preset).expect("a preset of the rules")), raja);
    }
}

#[test]
fn the_engine_plays_as_it_is_told_from_the_start() {
    from_the_start(Kind::RajaPasu, ENDS);
}

#[test]
fn the_engine_plays_as_it_is_told_from_between_two_rounds() {
    from_between_two_rounds(Kind::RajaPasu, ENDS);
}

#[test]
fn the_engine_plays_as_it_is_told_from_random_positions() {
    from_random_positions(Kind::RajaPasu, &[ENDS, &["rp.endless"]].concat());
}

#[test]
fn what_is_filled_first() {
    let two = Raja::raja_pasu();
    assert_eq!([0, 1].map(|seat| two.section(1, seat)[0]), [6, 13]);
}

#[test]
fn matches_of_every_reading_end() {
    every_reading(&[Raja::raja_pasu(), Raja::gering()], &["rp.match-end", "rp.rounds"]);
}

#[test]
fn who_is_stuck_ends_the_round_and_the_other_opens_the_next() {
    let game = Raja::gering();
    let mut table = game.start();
    table.holes = vec![0; 14];
    (table.holes[9], table.holes[10]) = (1, 1);
    (table.stores, table.turn) = (vec![56, 40], 1);
    game.play(&mut table, Play::Sow(10));
    assert_eq!((&table.stores[..], table.turn, table.between), (&[56, 42][..], 1, true));
    game.play(&mut table, Play::Next);
    assert_eq!((&table.stores[..], table.turn), (&[7, 0][..], 1));
}

#[test]
fn raja_pasu_at_random() {
    let mut rng = Rng::with_seed(97);
    let game = Raja { rounds: Rounds::Limit(1), ..Raja::raja_pasu() };
    let matches: Vec<Played> = (0..4000).map(|_| play_out(&game, &mut rng, 100_000)).collect();
    near("single rounds won by the starter", won(&matches, 0), 79.0, 3.0);
}

#[test]
fn the_exercises_of_raja_pasu() {
    exercises(Kind::RajaPasu);
}
