//! Endings of sowing games: the search finds what the plainest solver finds, and says that it is proved.

use std::collections::HashMap;

use fastrand::Rng;
use papan::{
    engine::sowing::{Sowing, position::Position, setup::Setup},
    search::Searched,
};

use super::brute::{agree, solve};

/// A position with so many counters on the board, in some of its holes; the others have been taken.
fn scattered(sowing: &Sowing, rng: &mut Rng, counters: u32, holes: &[usize]) -> Option<Position> {
    let mut setup = sowing.empty();
    for _ in 0..counters {
        setup.holes[holes[rng.usize(..holes.len())]] += 1;
    }
    setup.to_move = rng.usize(..2);
    let wanted = sowing.required_total(&setup);
    let taken = wanted - counters;
    setup.stores[0] = rng.u32(..=taken.min(255));
    setup.stores[1] = taken - setup.stores[0];
    sowing.position(&Setup { ..setup }).ok()
}

/// Compares the search and the solver on positions that are laid out at random; how many could be compared.
pub fn compare<G: Searched<Position = Position>>(
    game: &G,
    sowing: &Sowing,
    counters: std::ops::RangeInclusive<u32>,
    holes: &[usize],
    seed: u64,
) -> usize {
    let mut rng = Rng::with_seed(seed);
    let (mut known, mut compared) = (HashMap::new(), 0);
    for count in 0..200 {
        let counters = rng.u32(counters.clone());
        let Some(position) = scattered(sowing, &mut rng, counters, holes) else { continue };
        if game.outcome(&position).is_some() {
            continue;
        }
        if let Some(wanted) = solve(game, &position, &mut known) {
            let all = (count % 2 == 0).then_some(&mut known);
            agree(game, &position, wanted, all, sowing.kind().name());
            compared += 1;
        }
    }
    compared
}
