//! All games by Parker's words: listed again, and counted as the table of all games counts them.

use papan::{
    bench::tables::text::Table,
    engine::{Game, perft::perft, sowing::Kind},
    games::mangala_suez::numbers::{self, parker},
};

const KIND: Kind = Kind::MangalaSuez;

fn table(at: usize) -> Table {
    Table::read(numbers::TABLES[at].name, numbers::TABLES[at].text).expect("a table")
}

fn figure(table: &Table, what: &str) -> i64 {
    let row = table.rows.iter().find(|row| row[0] == what).expect("a row");
    row[1].parse().expect("a figure")
}

#[test]
fn the_tables_are_computed_again() {
    for (at, own) in numbers::TABLES.iter().enumerate() {
        let again = (own.compute)();
        assert_eq!(again.rows, table(at).rows, "{}", own.name);
    }
}

#[test]
fn the_tables_agree_with_each_other_and_with_the_rules() {
    let game = KIND.preset("parker-1909").expect("a preset");
    assert_eq!(game, papan::engine::sowing::Sowing::MangalaSuez(parker()));
    let (tree, starts) = (table(0), table(1));
    let games = figure(&tree, "games");
    // after five moves nobody chooses any more
    assert_eq!(u64::try_from(games), Ok(perft(&game, &game.start(), 5)));
    let ends = ["won-first", "won-second", "level"].map(|what| figure(&tree, what));
    assert_eq!(ends.iter().sum::<i64>(), games);
    let column = |at: usize| starts.rows.iter().map(move |row| row[at].parse::<i64>().expect("a figure"));
    assert_eq!(column(3).sum::<i64>(), games);
    assert_eq!(column(4).sum::<i64>(), ends[0]);
    // the first player chooses the best of what the second leaves
    let worst = |first: &str| {
        let of_first = starts.rows.iter().filter(|row| row[0] == first);
        of_first.map(|row| row[2].parse::<i64>().expect("a lead")).min().expect("six")
    };
    assert_eq!(starts.rows.iter().map(|row| worst(&row[0])).max(), Some(figure(&tree, "value")));
}
