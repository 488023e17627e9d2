//! Speed of the opponent: positions a second, each game with the way of thinking of its strongest level.

use crate::{
    engine::{Kind, pasang::Pasang},
    games::for_kind,
    playout::Playouts,
    search::{
        method::{self, Method, method, thinker},
        rung::Rung,
        sight::Sighted,
    },
};

/// One row of the table.
pub struct Rate {
    pub game: &'static str,
    pub way: &'static str,
    /// Positions reached by moves, a second: the best of some rounds.
    pub nodes: f64,
}

impl std::fmt::Display for Rate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:<17} {:<18} {:>10.0}", self.game, self.way, self.nodes)
    }
}

/// The heading of a table of [`Rate`]s.
pub fn heading() -> String {
    format!("{:<17} {:<18} {:>10}", "game", "thinking", "nodes/s")
}

const ROUNDS: u64 = 5;
/// The positions of a round, as numbers of random moves from the start.
const BEFORE: [usize; 3] = [0, 6, 12];

/// Measures every game under its default readings. Each position gets the nodes of the strongest level; `now`
/// is a clock in milliseconds.
pub fn run(now: impl Fn() -> f64) -> Vec<Rate> {
    let mut rates = Vec::new();
    for kind in Kind::ALL {
        let method = method(kind, Rung::STRONGEST);
        let called = match method {
            Method::Glance(_) => "glance",
            Method::BestReply(..) => "best-reply",
            Method::AlphaBeta => "alpha-beta",
            Method::Tree(_) => "tree",
        };
        let of = Measuring { method, nodes: method::nodes(kind, Rung::STRONGEST) };
        let nodes = match kind {
            Kind::Pasang => of.rate(&Pasang::default(), &now),
            Kind::Sowing(kind) => for_kind!(kind, Game => of.rate(&Game::default(), &now)),
        };
        rates.push(Rate { game: kind.name(), way: called, nodes });
    }
    rates
}

/// Nodes a portion.
const PORTION: u64 = 2_000;

struct Measuring {
    method: Method,
    nodes: u64,
}

impl Measuring {
    fn rate<G: Sighted + 'static>(&self, game: &G, now: &impl Fn() -> f64) -> f64 {
        let game = *game;
        let mut best = 0.0f64;
        for round in 0..ROUNDS {
            let (mut spent, mut seconds) = (0, 0.0);
            for before in BEFORE {
                let (mut position, mut played) = (game.start(), 0);
                // a random game, the same in every round and on every machine
                Playouts::new(game, 1).play(game.start(), |_, _, after| {
                    played += 1;
                    if played == before {
                        position = *after;
                    }
                });
                let mut thinker = thinker(self.method, game, position, &[], round);
                let from = now();
                // in portions, as the worker does
                for _ in 0..self.nodes / PORTION {
                    if thinker.think(PORTION) {
                        break;
                    }
                }
                seconds += (now() - from) / 1000.0;
                spent += thinker.thought().nodes;
            }
            best = best.max(spent as f64 / seconds);
        }
        best
    }
}
