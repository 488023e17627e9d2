//! Small boards of Adjiboto, solved.

pub mod small;
pub mod solver;

use crate::bench::tables::{OwnTable, Shape, text::Table};
use small::Small;
use solver::solve;

pub const TABLES: &[OwnTable] =
    &[OwnTable { name: "small", shape: Shape::Grid, text: include_str!("small.txt"), compute: boards }];

/// The largest boards that are tried: those of the game itself.
const HOLES: usize = 5;
const COUNTERS: u8 = 10;
/// A board with more positions is given up.
const MOST: usize = 12_000_000;

fn boards() -> Table {
    let mut table = Table::new(&["holes", "counters", "value", "positions", "moves"]);
    table.note("bound", format!("boards of which up to {MOST} positions can come up"));
    table.note(
        "repetition",
        "who can neither win nor be made to lose draws, as the third repetition is a draw",
    );
    for row in 1..=HOLES {
        let mut within = true;
        for each in 1..=COUNTERS {
            // with more counters there are more positions
            let solved = if within { solve(Small { row, each }, MOST) } else { None };
            within = solved.is_some();
            match solved {
                Some(solved) => {
                    let moves = solved.moves.map_or("-".into(), |moves| moves.to_string());
                    table.push([&row, &each, &format!("{:+}", solved.value), &solved.positions, &moves]);
                }
                None => table.push([&row, &each, &"?", &"?", &"-"]),
            }
        }
    }
    table
}
