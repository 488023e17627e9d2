//! What random matches of a game of rounds come to, to be held against the figures at the foot of its rules.

use papan::{
    engine::{Game, sowing::Kind},
    notation::read_readings,
    playout::Playouts,
};

/// What many random matches come to, on average.
#[derive(Default, Debug)]
pub struct Figures {
    pub moves: f64,
    pub rounds: f64,
    /// The share of rounds that end by repetition.
    pub circling: f64,
    /// The share of the matches won by a seat alone.
    pub wins: [f64; 3],
    /// Counts at the end, by seat.
    pub scores: [f64; 3],
}

pub fn figures(kind: Kind, readings: &str, matches: u32) -> Figures {
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
pub fn near(found: f64, wanted: f64, within: f64) {
    assert!((found - wanted).abs() <= within, "{found} found, {wanted} ± {within} wanted");
}
