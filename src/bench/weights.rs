//! What the counters in a hole are worth to its owner, fitted to games that the opponent plays with itself: a logistic
//! regression of who wins, by Newton's method.
//!
//! A hole is told by its distance from the store: from the nearest one a single counter gets there. Its worth changes from
//! the start, when all counters are on the board, to the end, when none are.

use crate::{
    bench::opened::Opened,
    engine::{
        seat::Seat,
        sowing::{Kind, SowingGame, position::Position, turn::holes_of},
    },
    games::for_kind,
    search::{
        chance::Chance,
        level::Level,
        method::{method, thinker},
        rows::{HOLES, MOST, store_lead},
        rung::Rung,
        shares,
        sight::Sighted,
    },
};

/// The lead in the stores, then for each hole and count its worth at the end and that at the start.
const FEATURES: usize = 1 + 2 * HOLES * MOST;

/// The worth of a counter in the store, in hundredths of a counter: the unit of the others.
const STORED: f64 = 50.0;

/// Pulls what hardly any game shows towards 0.
const PRIOR: f64 = 3.0;

/// A position for the seat to move: which features it has and how much, and its share of the win.
struct Sample {
    has: Vec<(usize, f64)>,
    won: f64,
}

/// The features of a position, for a seat.
fn features<G: SowingGame>(game: &G, position: &Position, seat: Seat) -> Vec<(usize, f64)> {
    let row = game.row();
    let left = f64::from(position.on_board()) / f64::from(position.total().max(1));
    let lead = f64::from(store_lead(position));
    let mut has = vec![(0, if seat == Seat::FIRST { lead } else { -lead })];
    for of in [Seat::FIRST, Seat::SECOND] {
        let sign = if of == seat { 1.0 } else { -1.0 };
        for (hole, far) in holes_of(of, row).rev().zip(0usize..) {
            let count = usize::from(position.count(hole)).min(MOST - 1);
            let at = 1 + 2 * (far.min(HOLES - 1) * MOST + count);
            has.extend([(at, sign * (1.0 - left)), (at + 1, sign * left)]);
        }
    }
    has
}

/// The positions of a game of the strong level with itself after up to nine random moves.
fn samples<G: SowingGame + Sighted + 'static>(game: G, kind: Kind, number: u64, nodes: u64) -> Vec<Sample> {
    let mut chance = Chance::new(number);
    let mut played = Opened::new(game, chance.below(10));
    let mut met = Vec::new();
    let method = method(kind.into(), Rung::named(Level::Strong));
    let outcome = loop {
        let ended = played.play(&mut chance, |position, past, chance| {
            met.push(position);
            let mut thinker = thinker(method, game, position, past, chance.draw());
            thinker.think(nodes);
            thinker.thought().best()
        });
        match ended {
            Some(None) => {}
            Some(Some(outcome)) => break outcome,
            None => return Vec::new(),
        }
    };
    let won = shares(&outcome);
    let sample = |position: &Position| {
        let seat = game.to_move(position);
        Sample { has: features(&game, position, seat), won: f64::from(won[seat.index() & 1]) }
    };
    met.iter().map(sample).collect()
}

/// The weights under which the games are likeliest.
fn fit(samples: &[Sample]) -> Vec<f64> {
    let mut weights = vec![0.0; FEATURES];
    for _ in 0..12 {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -PRIOR * weight).collect();
        let mut bend = vec![vec![0.0; FEATURES]; FEATURES];
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] = PRIOR;
        }
        for Sample { has, won } in samples {
            let sum: f64 = has.iter().map(|&(at, much)| weights[at] * much).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            for &(at, much) in has {
                slope[at] += (won - chance) * much;
                for &(other, more) in has {
                    bend[at][other] += chance * (1.0 - chance) * much * more;
                }
            }
        }
        for (weight, step) in weights.iter_mut().zip(solve(bend, slope)) {
            *weight += step;
        }
    }
    weights
}

/// Solves linear equations with a positive matrix, by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for at in 0..size {
        let pivot = matrix[at].clone();
        for below in at + 1..size {
            let factor = matrix[below][at] / pivot[at];
            for (value, above) in matrix[below].iter_mut().zip(&pivot).skip(at) {
                *value -= factor * above;
            }
            right[below] -= factor * right[at];
        }
    }
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size).map(|other| matrix[at][other] * right[other]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

/// `bench weights GAME [--games N --nodes N]`: prints a table in the form of
/// [`Worths`](crate::search::rows::Worths), and the lead at which a seat wins three games in four.
///
/// # Errors
/// An argument is not understood.
pub fn command(arguments: &[String]) -> Result<(), String> {
    let (mut kind, mut games, mut nodes) = (None, 6_000, 5_000);
    let mut rest = arguments.iter();
    while let Some(name) = rest.next() {
        let number = |value: Option<&String>| {
            value.and_then(|value| value.parse().ok()).ok_or(format!("{name} needs a number"))
        };
        match name.as_str() {
            "--games" => games = number(rest.next())?,
            "--nodes" => nodes = number(rest.next())?,
            name => {
                let known = Kind::ALL.into_iter().find(|kind| kind.name() == name && kind.seats() == 2);
                kind = Some(known.ok_or(format!("{name} is no sowing game for two"))?);
            }
        }
    }
    let kind = kind.ok_or("whose weights?")?;
    let all: Vec<Sample> = for_kind!(kind, Game => {
        (0..games).flat_map(|number| samples(Game::default(), kind, number, nodes)).collect()
    });
    let weights = fit(&all);
    let unit = STORED / weights[0];
    println!("// {} positions of {games} games; three in four are won at {:.0}", all.len(), unit * 3f64.ln());
    for hole in weights[1..].chunks(2 * MOST) {
        let worth = |pair: &[f64]| format!("[{:.0}, {:.0}]", unit * pair[0], unit * pair[1]);
        println!("[{}],", hole.chunks(2).map(worth).collect::<Vec<_>>().join(", "));
    }
    Ok(())
}
