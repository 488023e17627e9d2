//! How much the value of a move depends on chance: what two searches say of it that differ in the size of their
//! table, or of which one has half the nodes. Moves that differ by less are equally good as far as the search can tell.

use crate::{
    engine::{Kind, pasang::Pasang},
    games::for_kind,
    playout::Playouts,
    search::{
        Thinker, Walk,
        alpha_beta::AlphaBeta,
        method::{self, ENTRIES},
        mover,
        rung::Rung,
        sight::Sighted,
    },
};

/// Positions that are looked at, and after how many random moves.
const POSITIONS: u64 = 60;
const BEFORE: u64 = 12;

/// The differences of the best move's value, in hundredths of a counter, sorted.
fn differences<G: Sighted>(kind: Kind, game: G) -> [Vec<i32>; 2] {
    let (mut tables, mut halves) = (Vec::new(), Vec::new());
    for number in 0..POSITIONS {
        let mut positions = Vec::new();
        Playouts::new(game, number).play(game.start(), |before, _, _| positions.push(*before));
        let at = (number % BEFORE) as usize;
        let Some(&position) = positions.get(at) else { continue };
        let walk = Walk::new(&game, position, &positions[..at]);
        let nodes = method::nodes(kind, Rung::STRONGEST);
        let worth = |entries, nodes| {
            let mut thinker = AlphaBeta::new(game, position, walk.past(), entries);
            thinker.think(nodes);
            let best = thinker.thought().candidates.into_iter().next();
            best.map(|best| best.value)
                .filter(|value| !value.proved)
                .map(|value| value.ahead[mover(&game, &position)])
        };
        let Some(whole) = worth(ENTRIES, nodes) else { continue };
        if let Some(other) = worth(ENTRIES / 4, nodes) {
            tables.push((whole - other).abs());
        }
        if let Some(other) = worth(ENTRIES, nodes / 2) {
            halves.push((whole - other).abs());
        }
    }
    tables.sort_unstable();
    halves.sort_unstable();
    [tables, halves]
}

/// Prints the mean, the median and the ninth tenth of the differences for each game that is searched by looking ahead.
pub fn print(only: Option<Kind>) {
    for kind in
        Kind::ALL.into_iter().filter(|kind| only.is_none_or(|only| only == *kind) && kind.seats() == 2)
    {
        let both = match kind {
            Kind::Pasang => differences(kind, Pasang::default()),
            Kind::Sowing(sowing) => for_kind!(sowing, Game => differences(kind, Game::default())),
        };
        for (all, what) in both.iter().zip(["a table of a quarter", "half the nodes"]) {
            let at = |tenth: usize| all.get(all.len() * tenth / 10).copied().unwrap_or_default();
            let mean = all.iter().sum::<i32>() as f64 / all.len().max(1) as f64;
            println!(
                "{:<18} {what:<20} {:>3} positions: mean {mean:.1}, median {}, nine of ten below {}",
                kind.name(),
                all.len(),
                at(5),
                at(9)
            );
        }
    }
}
