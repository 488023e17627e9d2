//! Repetition: what comes twice within the search counts as the rules have it.

use fastrand::Rng;
use papan::{
    engine::{
        seat::Seat,
        sowing::{Sowing, position::Position},
    },
    search::{Searched, Thinker, alpha_beta::AlphaBeta, worth::value},
};

use super::brute::{no_past, solve, solve_after};

/// Positions with a few counters in which the search and a solver that carries the past along can be compared: how
/// many, and in how many of them a line ends by repetition.
pub fn compare<G: Searched<Position = Position>>(game: &G, sowing: &Sowing, counters: u32) -> (u32, u32) {
    let mut rng = Rng::with_seed(3);
    let (mut compared, mut repeating) = (0, 0);
    for _ in 0..300 {
        let mut setup = sowing.empty();
        for _ in 0..counters {
            setup.holes[rng.usize(..2 * usize::from(sowing.row()))] += 1;
        }
        setup.to_move = rng.usize(..2);
        let taken = sowing.required_total(&setup) - counters;
        setup.stores[0] = taken / 2;
        setup.stores[1] = taken - taken / 2;
        let Ok(position) = sowing.position(&setup) else { continue };
        if game.outcome(&position).is_some() {
            continue;
        }
        let past = no_past(game, &position);
        let Some(wanted) = solve_after(game, &position, &past, &mut 3_000) else { continue };
        let again = solve(game, &position, &mut Default::default()).is_none();
        let mut thinker = AlphaBeta::new(*game, position, &past, 1 << 12);
        let done = thinker.think(50_000);
        let best = thinker.thought().candidates[0].value;
        if done && best.proved {
            let seat = game.to_move(&position);
            let worth = if seat == Seat::FIRST { wanted } else { -wanted };
            assert_eq!(best, value(game, worth, seat, true), "{position:?}");
            compared += 1;
            repeating += u32::from(again);
        }
    }
    (compared, repeating)
}
