//! Mangala by Parker's words, from the first move to the last: so few choices are free that every game can be listed. And
//! by the usual readings: who wins from each start, which looking ahead proves.

pub mod tree;

use super::rules::{MangalaSuez, ROW, StartRule};
use crate::{
    bench::{
        proof::{Proof, prove},
        tables::{OwnTable, Shape, text::Table},
    },
    engine::{Game, Hole, sowing::Move},
    search::Walk,
};
use tree::{Tree, beginnings};

pub const TABLES: &[OwnTable] = &[
    OwnTable { name: "tree", shape: Shape::List, text: include_str!("tree.txt"), compute: whole },
    OwnTable { name: "starts", shape: Shape::Grid, text: include_str!("starts.txt"), compute: starts },
    OwnTable { name: "proved", shape: Shape::Grid, text: include_str!("proved.txt"), compute: proved },
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

/// A proof is given up after so many positions.
const MOST: u64 = 100_000_000;

/// Who wins under the usual readings, from every start.
fn proved() -> Table {
    let game = MangalaSuez::default();
    let mut table = Table::new(&["first", "second", "value", "first-wins", "draws", "second-wins", "open"]);
    table.note("preset", "catalogue");
    table.note(
        "what",
        "the hole that the first player empties, that of the second, and who wins with best play of both from there: +1 the first, -1 the second, +0 nobody, ? not proved; after how many of the third holes that can be emptied each wins",
    );
    table.note("bound", format!("given up after {MOST} positions"));
    for holes in beginnings(&game) {
        let mut walk = Walk::new(&game, game.start(), &[]);
        for hole in holes {
            walk.play(&game, Move::Empty(hole));
        }
        let thirds = proofs(&game, &walk).map(|(_, proof)| proof);
        let thirds: Vec<Proof> = thirds.collect();
        let count = |wanted: Proof| thirds.iter().filter(|proof| **proof == wanted).count();
        let [first, second] = [Proof::FIRST, Proof::SECOND].map(count);
        let (draws, open) = (count(Proof::Draw), count(Proof::Open));
        // the first player empties the third hole
        let value = match (first, draws, open) {
            (1.., ..) => Proof::FIRST,
            (0, _, 1..) => Proof::Open,
            (0, 1.., 0) => Proof::Draw,
            (0, 0, 0) => Proof::SECOND,
        };
        let [one, other] = holes.map(letter);
        let told = |count: usize| if count > 0 { count.to_string() } else { "-".into() };
        let [first, draws, second, open] = [first, draws, second, open].map(told);
        table.push([&one, &other, &value.cell(), &first, &draws, &second, &open]);
    }
    table
}

/// The moves that are legal after a line of play, and who wins after each.
fn proofs(game: &MangalaSuez, walk: &Walk<MangalaSuez>) -> impl Iterator<Item = (Move, Proof)> {
    let mut legal = Vec::new();
    game.each_move(&walk.position, |chosen| legal.push(chosen));
    legal.into_iter().map(move |chosen| {
        let mut next = walk.clone();
        next.play(game, chosen);
        (chosen, prove(*game, &next, MOST).proof)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{catalogue::is_proved_for_first, engine::sowing::Kind};

    #[test]
    fn the_first_player_wins_from_a_start_as_the_table_says() {
        let table = Table::read("proved.txt", include_str!("proved.txt")).expect("a table");
        let game = MangalaSuez::default();
        let mut walk = Walk::new(&game, game.start(), &[]);
        for hole in [0, 6].map(Hole) {
            assert_eq!(walk.play(&game, Move::Empty(hole)), None);
        }
        let first = proofs(&game, &walk).filter(|(_, proof)| *proof == Proof::FIRST).count();
        let row = table.rows.iter().find(|row| row[..2] == ["a", "A"]).expect("the start");
        assert_eq!(row[2..4], ["+1".to_string(), first.to_string()]);
        assert_eq!(table.rows.len(), 36);
    }

    #[test]
    fn what_a_new_game_says_is_proved_stands_in_the_tables() {
        let says = |preset| is_proved_for_first(Kind::MangalaSuez.into(), preset);
        let wins = |cell: &str| cell.parse::<i64>().is_ok_and(|lead| lead > 0);
        let proved = Table::read("proved.txt", include_str!("proved.txt")).expect("a table");
        assert_eq!(says("catalogue"), proved.rows.iter().all(|row| wins(&row[2])));
        let tree = Table::read("tree.txt", include_str!("tree.txt")).expect("a table");
        let value = tree.rows.iter().find(|row| row[0] == "value").expect("the value");
        assert_eq!(says("parker-1909"), wins(&value[1]));
    }
}
