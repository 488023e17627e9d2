//! Raja Pasu Mandiri and Raja Pasu over random play, held against the figures at the foot of the rules.

use papan::{
    engine::{Game, seat::Seat, sowing::Kind},
    notation::read_readings,
    playout::Playouts,
};

/// What many random matches come to, on average.
#[derive(Default, Debug)]
struct Figures {
    moves: f64,
    rounds: f64,
    /// The share of rounds that end by repetition.
    circling: f64,
    /// The share of the matches won by a seat alone.
    wins: [f64; 3],
    /// Counts at the end, by seat.
    scores: [f64; 3],
}

fn figures(kind: Kind, readings: &str, matches: u32) -> Figures {
    let (game, _) = read_readings(kind.game(), readings).expect("readings of the rules");
    let mut playouts = Playouts::new(game, 7);
    let mut sum = Figures::default();
    for _ in 0..matches {
        let mut last = game.start();
        let outcome = playouts.play(game.start(), |before, chosen, after| {
            sum.moves += 1.0;
            if after.is_between() {
                sum.rounds += 1.0;
                let ends = game.try_play(before, chosen, |_| ()).expect("a legal move").is_between();
                sum.circling += f64::from(u8::from(!ends));
            }
            last = *after;
        });
        // the rules give the matches that were won outright
        for seat in outcome.winners.iter().filter(|_| outcome.winners.count() == 1) {
            sum.wins[seat.index()] += 1.0;
        }
        for (sum, count) in sum.scores.iter_mut().zip(game.scores(&last)) {
            *sum += f64::from(count);
        }
    }
    let each = |sum: f64| sum / f64::from(matches);
    Figures {
        moves: each(sum.moves),
        rounds: each(sum.rounds),
        circling: sum.circling / sum.rounds,
        wins: sum.wins.map(each),
        scores: sum.scores.map(each),
    }
}

#[track_caller]
fn near(found: f64, wanted: f64, within: f64) {
    assert!((found - wanted).abs() <= within, "{found} found, {wanted} ± {within} wanted");
}

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

#[test]
fn whoever_begins_wins_most_rounds_of_raja_pasu() {
    let round = figures(Kind::RajaPasu, "catalogue.rounds-1", 6000);
    near(round.wins[Seat::FIRST.index()], 0.79, 0.02);
}
