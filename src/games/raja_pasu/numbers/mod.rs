//! Who wins a round of Raja Pasu with best play of both: how far looking ahead went, and what it proved.

use super::rules::{RajaPasu, RoundsRule};
use crate::{
    bench::{
        proof::{Attempt, Proof, prove},
        tables::{OwnTable, Shape, text::Table},
    },
    engine::Game,
    search::Walk,
};

pub const TABLES: &[OwnTable] =
    &[OwnTable { name: "proved", shape: Shape::List, text: include_str!("proved.txt"), compute: proved }];

/// A first move is given up after so many positions.
const MOST: u64 = 100_000_000;

/// A match of one round.
fn round() -> RajaPasu {
    RajaPasu { rounds: RoundsRule::One, ..RajaPasu::default() }
}

/// Looks ahead after each first move of a round, for at most so many positions each.
fn attempts(most: u64) -> Vec<Attempt> {
    let game = round();
    let start = Walk::new(&game, game.start(), &[]);
    let mut first = Vec::new();
    game.each_move(&start.position, |chosen| first.push(chosen));
    let attempt = |chosen| {
        let mut next = start.clone();
        next.play(&game, chosen);
        prove(game, &next, most)
    };
    first.into_iter().map(attempt).collect()
}

fn proved() -> Table {
    let attempts = attempts(MOST);
    let mut table = Table::new(&["what", "figure"]);
    table.note("preset", "catalogue");
    table.note(
        "what",
        "after how many first moves of a round each player wins with best play of both; how far looking ahead went",
    );
    table.note("bound", format!("each first move is given up after {MOST} positions, or 100 choices ahead"));
    let count = |wanted: Proof| attempts.iter().filter(|attempt| attempt.proof == wanted).count() as u64;
    for (what, figure) in [
        ("first-moves", attempts.len() as u64),
        ("won-first", count(Proof::FIRST)),
        ("won-second", count(Proof::SECOND)),
        ("level", count(Proof::Draw)),
        ("open", count(Proof::Open)),
        ("positions", attempts.iter().map(|attempt| attempt.positions).sum()),
        ("least-depth", attempts.iter().map(|attempt| attempt.depth.into()).min().unwrap_or(0)),
    ] {
        table.push([&what, &figure]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_open_is_open_and_every_first_move_is_counted() {
        let table = Table::read("proved.txt", include_str!("proved.txt")).expect("a table");
        let figure = |what: &str| {
            let row = table.rows.iter().find(|row| row[0] == what).expect("a row");
            row[1].parse::<u64>().expect("a figure")
        };
        let few = attempts(20_000);
        assert_eq!(figure("first-moves"), few.len() as u64);
        let ends: u64 = ["won-first", "won-second", "level", "open"].map(figure).iter().sum();
        assert_eq!(ends, few.len() as u64);
        // what few positions prove, many do
        let proved = few.iter().filter(|attempt| attempt.proof != Proof::Open).count() as u64;
        assert!(proved <= ends - figure("open"));
        assert!(figure("positions") >= few.iter().map(|attempt| attempt.positions).sum());
    }
}
