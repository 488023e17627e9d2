//! Raja Pasu Mandiri told a second time, and the engine against it.

use fastrand::Rng;
use papan::engine::sowing::Kind;

use crate::support::{
    raja::{FoursTo, Play, Raja, Rounds, Table},
    raja_alone::{Played, every_reading, mean, near, play_out, won},
    raja_exercises::exercises,
    raja_games::{from_between_two_rounds, from_random_positions, from_the_start, told},
};

/// The clauses by which rounds and matches end.
const ENDS: &[&str] = &["rpm.round-end", "rpm.one-left", "rpm.repetition", "rpm.match-end", "rpm.nine"];

#[test]
fn the_presets_are_those_of_the_rules() {
    for (preset, raja) in [("catalogue", Raja::mandiri()), ("de-voogt-2000", Raja::de_voogt())] {
        assert_eq!(told(&Kind::RajaPasuMandiri.preset(preset).expect("a preset of the rules")), raja);
    }
}

#[test]
fn the_engine_plays_as_it_is_told_from_the_start() {
    from_the_start(Kind::RajaPasuMandiri, ENDS);
}

#[test]
fn the_engine_plays_as_it_is_told_from_between_two_rounds() {
    from_between_two_rounds(Kind::RajaPasuMandiri, ENDS);
}

#[test]
fn the_engine_plays_as_it_is_told_from_random_positions() {
    from_random_positions(Kind::RajaPasuMandiri, &[ENDS, &["rpm.endless"]].concat());
}

#[test]
fn the_vectors_of_raja_pasu_mandiri() {
    let game = Raja::mandiri();
    for (hole, holes, stores) in [
        (2, [14, 2, 3, 1, 0, 0, 0, 14, 0, 14, 2, 14, 14, 1], [15, 0, 4]),
        (3, [1, 14, 2, 3, 1, 0, 0, 0, 14, 0, 14, 2, 14, 14], [15, 0, 4]),
        (4, [14, 1, 14, 2, 3, 1, 0, 0, 0, 14, 0, 14, 2, 14], [11, 4, 4]),
        (9, [14, 0, 14, 2, 14, 14, 1, 14, 2, 3, 1, 0, 0, 0], [15, 4, 0]),
        (10, [0, 14, 0, 14, 2, 14, 14, 1, 14, 2, 3, 1, 0, 0], [15, 4, 0]),
        (11, [0, 0, 14, 0, 14, 2, 14, 14, 1, 14, 2, 3, 1, 0], [11, 4, 4]),
    ] {
        let mut table = game.start();
        assert!(game.legal(&table).contains(&Play::Sow(hole)));
        game.play(&mut table, Play::Sow(hole));
        assert_eq!((&table.holes[..], &table.stores[..], table.turn), (&holes[..], &stores[..], 1));
    }
}

#[test]
fn sections_and_what_is_filled_first() {
    let three = Raja::mandiri();
    assert_eq!(
        [0, 1, 2].map(|seat| three.section(0, seat)),
        [vec![3, 10, 2, 4, 9, 11], vec![1, 12, 0, 13], vec![5, 8, 6, 7]]
    );
    // after three rounds the second seat is Raja, the third Mandiri, the first Pasu
    assert_eq!([0, 1, 2].map(|seat| three.section(3, seat)[0]), [5, 3, 1]);
    let right = Raja { mandiri_right: true, ..three };
    assert_eq!([0, 1, 2].map(|seat| right.section(8, seat)[0]), [5, 1, 3]);
}

/// A table on which a round of three has just ended.
fn after_round(round: u32, stores: [u32; 3]) -> Table {
    let game = Raja::mandiri();
    let turn = game.roles(round + 1)[0];
    Table { holes: vec![0; 14], stores: stores.to_vec(), round, between: true, turn, ..game.start() }
}

#[test]
fn raja_refills_borrows_and_repays() {
    // the next Raja is the first seat again: five counters fill nothing, and the Mandiri begins
    let mut table = after_round(0, [5, 64, 29]);
    Raja::mandiri().play(&mut table, Play::Next);
    assert_eq!(table.holes, [7, 7, 0, 0, 0, 7, 7, 7, 7, 0, 0, 0, 7, 7]);
    assert_eq!((&table.stores[..], table.turn), (&[5, 36, 1][..], 1));
    // he borrows of the Mandiri, and with twelve he fills one hole; all others of his stay closed
    let game = Raja::de_voogt();
    let mut table = after_round(0, [5, 64, 29]);
    game.play(&mut table, Play::Next);
    assert_eq!(table.holes, [7, 7, 0, 7, 0, 7, 7, 7, 7, 0, 0, 0, 7, 7]);
    assert_eq!((&table.stores[..], table.turn, table.debts[0][1]), (&[5, 29, 1][..], 0, 7));
    // with thirteen he would not keep seven, with fourteen he pays
    for (counters, debt) in [(13, 7), (14, 0)] {
        table = Table { debts: table.debts, ..after_round(1, [counters, 98 - 30 - counters, 30]) };
        game.play(&mut table, Play::Next);
        assert_eq!(table.debts[0][1], debt);
    }
}

/// The first round, with a few counters left on the board; the seats are Raja, Mandiri and Pasu.
fn few(counters: &[(usize, u32)], turn: usize, stores: [u32; 3]) -> Table {
    let mut table = Raja::mandiri().start();
    table.holes = vec![0; 14];
    counters.iter().for_each(|&(hole, count)| table.holes[hole] = count);
    Table { stores: stores.to_vec(), turn, ..table }
}

#[test]
fn raja_passes_captures_and_gives() {
    let game = Raja::mandiri();
    // neither of the others owns a counter: the Raja moves again
    let mut table = few(&[(2, 1), (9, 5)], 0, [92, 0, 0]);
    game.play(&mut table, Play::Sow(2));
    assert_eq!((table.holes[3], table.turn, table.between), (1, 0, false));
    // the gap is the next open hole, and what lies after it goes to the mover
    let mut table = few(&[(2, 1), (7, 3), (0, 1)], 0, [93, 0, 0]);
    table.closed[4..=5].fill(true);
    game.play(&mut table, Play::Sow(2));
    assert_eq!((&table.stores[..], table.turn), (&[96, 0, 0][..], 1));
    // two are captured and one is left, which is the Pasu's too; the Raja gives what he has
    for stores in [[0, 40, 55], [1, 39, 55], [2, 39, 54]] {
        let mut table = few(&[(6, 1), (9, 2)], 2, stores);
        game.play(&mut table, Play::Sow(6));
        assert_eq!((&table.stores[..], table.between), (&[0, 40, 58][..], true));
    }
    // a four on the way is its owner's: the Raja plays 4 and 5 makes four; or stays, in another's hole
    for (fours_to, stores, left) in [
        (FoursTo::Owner, [90, 0, 4], 0),
        (FoursTo::Mover, [94, 0, 0], 0),
        (FoursTo::MoverInOwnHoles, [90, 0, 0], 4),
    ] {
        let mut table = few(&[(4, 2), (5, 3), (12, 3)], 0, [90, 0, 0]);
        Raja { fours_to, ..game }.play(&mut table, Play::Sow(4));
        assert_eq!((&table.stores[..], table.holes[5]), (&stores[..], left));
    }
}

#[test]
fn raja_ends_a_match() {
    let game = Raja::mandiri();
    let table = after_round(4, [6, 86, 6]);
    assert_eq!(game.end(&table), Some((vec![false, true, false], "rpm.match-end")));
    assert_eq!(Raja::de_voogt().end(&table), None);
    // by gain, not by counters; and equal gains share
    let table = after_round(8, [45, 32, 21]);
    assert_eq!(game.end(&table), Some((vec![false, true, false], "rpm.nine")));
    let mut table = after_round(8, [44, 30, 24]);
    assert_eq!(game.end(&table), Some((vec![true, true, false], "rpm.nine")));
    table.debts[0][2] = 49;
    assert_eq!(game.settled(&table), [-5, 30, 73]);
    assert_eq!(game.end(&table), Some((vec![false, false, true], "rpm.nine")));
    assert_eq!(Raja { rounds: Rounds::UntilSoleFiller, ..game }.end(&table), None);
}

#[test]
fn matches_of_every_reading_end() {
    every_reading(&[Raja::mandiri(), Raja::de_voogt()], &["rpm.match-end", "rpm.nine"]);
}

/// What the rules tell of random play; the bounds are three standard errors and what the rules round.
#[test]
fn raja_pasu_mandiri_at_random() {
    let mut rng = Rng::with_seed(2000);
    let game = Raja::mandiri();
    let matches: Vec<Played> = (0..2500).map(|_| play_out(&game, &mut rng, 100_000)).collect();
    near("moves of a first round", mean(matches.iter().map(|played| played.first_round.into())), 65.0, 3.0);
    near("moves of a match", mean(matches.iter().map(|played| played.sowings.into())), 330.0, 15.0);
    let each = |played: &Played| f64::from(played.sowings) / f64::from(played.rounds);
    near("moves of a round", mean(matches.iter().map(each)), 37.0, 2.0);
    let circled = matches.iter().map(|played| f64::from(u8::from(played.first_circled)));
    near("first rounds that circle", mean(circled), 1.0 / 3.0, 0.06);
    near("first taken", mean(matches.iter().map(|played| played.first_taken.into())), 44.8, 0.8);
    for (seat, told) in [31.0, 34.0, 32.0].into_iter().enumerate() {
        near("matches won by gain", won(&matches, seat), told, 4.0);
    }
    for round in 1..9 {
        let gains: Vec<f64> = matches
            .iter()
            .filter_map(|played| played.raja_gains.get(round))
            .map(|&gain| gain as f64)
            .collect();
        near("the Raja's gain later", mean(gains.into_iter()), -2.85, 3.5);
    }
    let game = Raja { rounds: Rounds::Limit(1), ..game };
    let matches: Vec<Played> = (0..4000).map(|_| play_out(&game, &mut rng, 100_000)).collect();
    for (seat, told) in [40.0, 20.0, 36.0].into_iter().enumerate() {
        near("rounds won by gain", won(&matches, seat), told, 3.0);
    }
}

#[test]
fn the_exercises_of_raja_pasu_mandiri() {
    exercises(Kind::RajaPasuMandiri);
}
