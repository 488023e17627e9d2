//! Exact values of Kalah on boards of many sizes.

mod solver;

use super::rules::{CaptureRule, Kalah};
use crate::bench::tables::{OwnTable, Shape, text::Table};
use solver::Solver;

/// Kalah(m, n) under both rules of capture.
pub const TABLES: &[OwnTable] = &[
    OwnTable { name: "values", shape: Shape::Grid, text: include_str!("values.txt"), compute: standard },
    OwnTable {
        name: "values-empty",
        shape: Shape::Grid,
        text: include_str!("values-empty.txt"),
        compute: empty,
    },
];

/// The largest board, in holes a row and counters a hole.
const LARGEST: u8 = 6;
/// A search is given up after so many positions.
const MOST: u64 = 150_000_000;

/// The value for the first player of Kalah(m, n) with the positions that were looked at; `None` if there are more than
/// `most`.
pub fn value(holes: u8, counters: u8, rule: CaptureRule, bits: u32, most: u64) -> Option<(i32, u64)> {
    let mut solver = Solver::new(Kalah::sized(holes, counters, rule)?, bits, most);
    let value = solver.value()?;
    Some((value, solver.nodes))
}

/// What others have published under the rule by which an empty hole opposite does not hinder a capture, as an encyclopedia
/// tells it: holes a row, counters a hole, value.
const PUBLISHED: &[(u8, u8, i32)] = &[(6, 4, 10), (6, 5, 12), (6, 6, 2)];

fn standard() -> Table {
    let mut table = Table::new(&["holes", "counters", "value", "positions"]);
    fill(CaptureRule::OppositeNonempty, |holes, counters, value, nodes| {
        table.push([&holes, &counters, &value, &nodes]);
    });
    bounded(table)
}

fn empty() -> Table {
    let mut table = Table::new(&["holes", "counters", "value", "published", "positions"]);
    fill(CaptureRule::Always, |holes, counters, value, nodes| {
        let known = PUBLISHED.iter().find(|known| (known.0, known.1) == (holes, counters));
        let published = known.map_or("-".into(), |known| format!("{:+}", known.2));
        table.push([&holes, &counters, &value, &published, &nodes]);
    });
    bounded(table)
}

fn bounded(mut table: Table) -> Table {
    table.note(
        "what",
        "by how many counters the first player wins with best play of both; positions looked at",
    );
    table.note("bound", format!("given up after {MOST} positions, and then for more counters too"));
    table
}

/// Computes the values of all boards, and gives them with their holes and counters and the positions looked at.
fn fill(rule: CaptureRule, mut add: impl FnMut(u8, u8, String, String)) {
    for holes in 1..=LARGEST {
        let mut within = true;
        for counters in 1..=LARGEST {
            let found = if within { value(holes, counters, rule, 25, MOST) } else { None };
            within = found.is_some();
            match found {
                Some((value, nodes)) => add(holes, counters, format!("{value:+}"), nodes.to_string()),
                None => add(holes, counters, "?".into(), "-".into()),
            }
        }
    }
}
