//! The laws of each game as its room has them: `tests/laws.txt`.

use papan::engine::sowing::{Kind, Sowing};

#[path = "../common/rooms.rs"]
mod rooms;

/// A board under readings, with the laws that it breaks: a part of what is said, and the clause.
pub struct Row {
    pub game: Sowing,
    pub readings: String,
    pub text: String,
    pub laws: Vec<(String, String)>,
}

/// The rows of one sort: `one` law, or `all` of them.
pub fn rows(sort: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    for kind in Kind::ALL {
        for line in rooms::lines(&rooms::tests(kind.name()).join("laws.txt")) {
            let columns: Vec<_> = line.split('|').map(|column| column.trim().to_string()).collect();
            let [of, readings, text, laws @ ..] = &columns[..] else { panic!("{line}") };
            assert!(["one", "all"].contains(&of.as_str()) && laws.len().is_multiple_of(2), "{line}");
            if of == sort {
                let laws = laws.chunks(2).map(|law| (law[0].clone(), law[1].clone())).collect();
                rows.push(Row { game: kind.game(), readings: readings.clone(), text: text.clone(), laws });
            }
        }
    }
    rows
}
