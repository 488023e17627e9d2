//! The plain telling of `raja.rs` by itself over random play, so that it is not only ever right together with the engine.

use fastrand::Rng;

use super::raja::{FoursTo, Play, Raja, Rounds};

/// What random play came to.
#[derive(Default)]
pub struct Played {
    pub sowings: u32,
    pub rounds: u32,
    pub first_round: u32,
    pub first_circled: bool,
    /// What the first seat held before the gift of the first round, which gives two.
    pub first_taken: u32,
    /// What the Raja of each round had more at its end, after the gift, than at its beginning.
    pub raja_gains: Vec<i64>,
    pub wins: Vec<bool>,
    pub clause: &'static str,
}

/// Plays a match at random, at most `most` moves of it, and holds what is true of every position.
pub fn play_out(game: &Raja, rng: &mut Rng, most: u32) -> Played {
    let mut table = game.start();
    let mut played = Played::default();
    let mut began = vec![42, 28, 28];
    for _ in 0..most {
        let plays = game.legal(&table);
        if plays.is_empty() {
            let (wins, clause) = game.end(&table).expect("only a finished match leaves nothing to play");
            return Played { wins, clause, ..played };
        }
        assert!(game.end(&table).is_none());
        let play = plays[rng.usize(..plays.len())];
        if play == Play::Next {
            // a loan is not a gain, but a debt besides
            began = game.settled(&table);
        }
        game.play(&mut table, play);
        let on_board: u32 = table.holes.iter().sum();
        assert_eq!(on_board + table.stores.iter().sum::<u32>(), 98, "{table:?}");
        assert_eq!(game.settled(&table).iter().sum::<i64>() + i64::from(on_board), 98, "{table:?}");
        assert!((0..14).all(|hole| !table.closed[hole] || table.holes[hole] == 0), "{table:?}");
        played.sowings += u32::from(play != Play::Next);
        if !table.between {
            assert!(on_board > 1, "{table:?}");
            continue;
        }
        assert_eq!(on_board, 0);
        played.rounds += 1;
        if game.three {
            let raja = game.roles(table.round)[0];
            played.raja_gains.push(game.settled(&table)[raja] - began[raja]);
        }
        if table.round == 0 {
            played.first_round = played.sowings;
            played.first_circled = table.circled;
            played.first_taken = table.stores[0] + 2 * game.gift;
        }
    }
    played
}

/// Matches of every reading, the presets in turn, come to each of these ends.
pub fn every_reading(presets: &[Raja], ends: &[&str]) {
    let mut rng = Rng::with_seed(1937);
    let mut clauses = Vec::new();
    for number in 0..300 * presets.len() {
        let preset = presets[number % presets.len()];
        let of_both = Raja {
            fours_to: [FoursTo::Owner, FoursTo::Mover, FoursTo::MoverInOwnHoles][rng.usize(..3)],
            four_on_last: rng.bool(),
            gap_chain: rng.bool(),
            leftovers_to_owner: rng.bool(),
            rounds: match rng.usize(..3) {
                0 => Rounds::Limit(1),
                1 if !preset.borrowing => Rounds::UntilSoleFiller,
                _ => preset.rounds,
            },
            ..preset
        };
        let of_two = Raja { stuck_ends: rng.bool(), rest_opens: rng.bool(), ..of_both };
        let of_three = Raja {
            mandiri_right: rng.bool(),
            gift: rng.u32(..=1),
            reign: [1, 3][rng.usize(..2)],
            borrowing: preset.borrowing,
            ..of_both
        };
        clauses.push(play_out(if preset.three { &of_three } else { &of_two }, &mut rng, 1500).clause);
    }
    for clause in ends {
        assert!(clauses.contains(clause), "no match ended by {clause}");
    }
}

pub fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let many = values.len() as f64;
    values.sum::<f64>() / many
}

/// The percentage of matches that each seat won alone.
pub fn won(matches: &[Played], seat: usize) -> f64 {
    let alone = |wins: &[bool]| wins[seat] && wins.iter().filter(|&&wins| wins).count() == 1;
    mean(matches.iter().map(|played| if alone(&played.wins) { 100.0 } else { 0.0 }))
}

pub fn near(what: &str, value: f64, told: f64, off: f64) {
    println!("{what}: {value:.2}, told {told}");
    assert!((value - told).abs() <= off, "{what} is {value}, told as {told} ± {off}");
}
