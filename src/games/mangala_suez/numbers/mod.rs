//! Mangala by Parker's words, from the first move to the last: so few choices are free that every game can be listed.

pub mod tree;

use super::rules::{MangalaSuez, ROW, StartRule};
use crate::{
    bench::tables::{OwnTable, Shape, text::Table},
    engine::{Hole, sowing::Move},
};
use tree::{Tree, beginnings};

pub const TABLES: &[OwnTable] = &[
    OwnTable { name: "tree", shape: Shape::List, text: include_str!("tree.txt"), compute: whole },
    OwnTable { name: "starts", shape: Shape::Grid, text: include_str!("starts.txt"), compute: starts },
];

/// The game under the preset `parker-1909`.
pub fn parker() -> MangalaSuez {
    MangalaSuez { start_rule: StartRule::Always, ..MangalaSuez::default() }
}

fn whole() -> Table {
    let (mut tree, lead) = Tree::of(&parker(), &[]);
    tree.moves.sort_unstable();
    let length = |at: usize| tree.moves.get(at).copied().unwrap_or(0);
    let mut table = Table::new(&["what", "figure"]);
    table.note("preset", "parker-1909");
    table.note(
        "what",
        "every game that the rules allow, from the start to its end; lengths in moves, emptying included",
    );
    let [first, second, level] = tree.ends;
    for (what, figure) in [
        ("games", tree.moves.len() as i64),
        ("positions", tree.positions.len() as i64),
        ("shortest", length(0).into()),
        ("median", length(tree.moves.len() / 2).into()),
        ("longest", length(tree.moves.len().saturating_sub(1)).into()),
        ("won-first", first.into()),
        ("won-second", second.into()),
        ("level", level.into()),
        ("repeated", tree.repeated.into()),
        ("endless", tree.endless.into()),
        ("value", lead.into()),
    ] {
        table.push([&what, &figure]);
    }
    table
}

/// A hole's letter, as moves are written.
fn letter(Hole(hole): Hole) -> char {
    char::from(if hole < ROW { b'a' + hole } else { b'A' + hole - ROW })
}

fn starts() -> Table {
    let game = parker();
    let mut table = Table::new(&["first", "second", "value", "games", "won"]);
    table.note("preset", "parker-1909");
    table.note("what", "the hole that the first player empties, that of the second, and the first player’s lead at the end with best play from there; how many games begin so, and how many of them the first player wins");
    for [first, second] in beginnings(&game) {
        let (tree, lead) = Tree::of(&game, &[Move::Empty(first), Move::Empty(second)]);
        table.push([&letter(first), &letter(second), &format!("{lead:+}"), &tree.moves.len(), &tree.ends[0]]);
    }
    table
}
