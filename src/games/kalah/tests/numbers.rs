//! The values on the page of numbers: computed again for small boards, and held against the opponent's own search.

use papan::{
    bench::tables::text::Table,
    games::kalah::{
        numbers::{self, value},
        rules::CaptureRule,
    },
};

/// What the tables say of a board: of the usual rule, and of the one by which an empty hole opposite does not matter.
fn tables() -> [(CaptureRule, Table); 2] {
    let read = |at: usize| Table::read(numbers::TABLES[at].name, numbers::TABLES[at].text).expect("a table");
    [(CaptureRule::OppositeNonempty, read(0)), (CaptureRule::Always, read(1))]
}

fn told(table: &Table, holes: u8, counters: u8) -> Option<i32> {
    let name = [holes, counters].map(|number| number.to_string());
    let row = table.rows.iter().find(|row| row[..2] == name).expect("a board");
    row[2].parse().ok()
}

#[test]
fn small_boards_have_the_values_of_the_tables() {
    for (rule, table) in tables() {
        for (holes, counters) in [(1, 5), (2, 4), (3, 6), (4, 3)] {
            let (found, _) = value(holes, counters, rule, 16, u64::MAX).expect("a value");
            assert_eq!(told(&table, holes, counters), Some(found), "Kalah({holes}, {counters}), {rule:?}");
        }
    }
}

#[test]
fn the_opponent_finds_the_same() {
    let [(_, table), _] = tables();
    for &(holes, values) in super::values::VALUES {
        for (counters, &wanted) in (1..).zip(values) {
            assert_eq!(told(&table, holes, counters), Some(wanted), "Kalah({holes}, {counters})");
        }
    }
}

/// The parity of all counters is that of a lead, and nobody wins more than there is.
#[test]
fn values_can_be() {
    for (_, table) in tables() {
        assert_eq!(table.rows.len(), 36);
        for row in &table.rows {
            let [holes, counters] = [0, 1].map(|at| row[at].parse::<i32>().expect("a size"));
            let Ok(value) = row[2].parse::<i32>() else { continue };
            assert!(value % 2 == 0 && value.abs() <= 2 * holes * counters, "{row:?}");
        }
        let known = table.rows.iter().filter(|row| row[2].parse::<i32>().is_ok()).count();
        assert!(known >= 28, "{known} boards");
    }
    // what others have published, where it was computed here too
    let [_, (_, empty)] = tables();
    let both = empty.rows.iter().filter(|row| row[3] != "-");
    let both: Vec<_> = both.map(|row| (row[2].as_str(), row[3].as_str())).collect();
    assert!(both.len() == 3 && both.iter().all(|(ours, theirs)| *ours == "?" || ours == theirs), "{both:?}");
}
