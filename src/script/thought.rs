//! What the opponent thinks of a position, for scripts.

use serde::Serialize;

use super::{LARGEST, family::Scripted, fault::Fault, given::Given};
use crate::{
    search::{COUNTER, Candidate, endings::Shared, method, rung::Rung},
    session::Session,
    worker::Position,
};

/// The most nodes that a search may have: a minute on a slow machine.
pub const MOST_NODES: u64 = 20_000_000;

/// The nodes that are thought at once, as the opponent's worker does: so a script finds what a page finds.
const PORTION: u64 = 2_000;

/// The options of a search.
const OPTIONS: [&str; 4] = ["level", "nodes", "seed", "values"];

/// The result of a search.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought {
    /// The move to play.
    pub best: String,
    /// The length in moves that every line reached at least; in a tree of playouts, that of the longest.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The best move, or with `values` every move, the best first.
    pub lines: Vec<Line>,
}

/// A move with the line that is expected after it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// The move itself first.
    pub moves: Vec<String>,
    /// Each seat's probability of winning, from 0 to 1.
    pub prospects: Vec<f64>,
    /// Each seat's expected lead over the mean of all, in counters or points.
    pub ahead: Vec<f64>,
    pub nodes: u64,
    /// Whether the value is proved.
    pub proved: bool,
}

/// Thinks about the viewed position of a game that is not over.
pub fn search<F: Scripted>(session: &Session<F>, options: &Given) -> Result<Thought, Fault> {
    options.check(&OPTIONS)?;
    let (least, most) = (Rung::LOWEST.tenths(), Rung::STRONGEST.tenths());
    let rung = options.tenths("level", least, most)?.and_then(Rung::of_tenths).unwrap_or(Rung::STRONGEST);
    let game = session.game();
    let budget = options.whole("nodes", 1, MOST_NODES)?;
    let mut left = budget.unwrap_or_else(|| method::nodes(game.kind(), rung));
    let seed = options.whole("seed", 0, LARGEST)?.unwrap_or(1);
    let past: Vec<_> = (0..session.cursor()).filter_map(|moves| session.after(moves)).copied().collect();
    let endings = Shared::default();
    let asked = Position { position: *session.position(), past: &past, seed, endings };
    let mut thinker = game.thinker(asked, rung);
    thinker.plan(left);
    let values = options.flag("values")?;
    if values {
        thinker.value_all();
    }
    while left > 0 {
        let nodes = left.min(PORTION);
        left -= nodes;
        if thinker.think(nodes) {
            break;
        }
    }
    let thought = thinker.thought();
    let limit = if values { usize::MAX } else { 1 };
    Ok(Thought {
        best: thought.best().map(|chosen| game.write_move(chosen)).unwrap_or_default(),
        depth: thought.depth,
        nodes: thought.nodes,
        lines: thought.candidates.into_iter().take(limit).map(|found| line(game, found)).collect(),
    })
}

fn line<F: Scripted>(game: &F, found: Candidate<F::Move>) -> Line {
    let (value, seats) = (found.value, game.seats().count().clamp(1, 3) as usize);
    let thousandths = |share: &f32| f64::from((share * 1000.0).round()) / 1000.0;
    Line {
        moves: found.line.iter().map(|&chosen| game.write_move(chosen)).collect(),
        prospects: value.prospects.iter().take(seats).map(thousandths).collect(),
        ahead: value.ahead.iter().take(seats).map(|&ahead| f64::from(ahead) / f64::from(COUNTER)).collect(),
        nodes: found.nodes,
        proved: value.proved,
    }
}
