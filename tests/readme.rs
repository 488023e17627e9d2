//! The table of games in `README.md` is what the list and the rooms tell.
//!
//! `PAPAN_ACCEPT=1 cargo test --test host readme::` writes it.

use std::{env, fs, path::Path};

use papan::{
    engine::Kind,
    words::facts::{GameFact, game_fact},
};

const HEAD: &str = "| game | players | where | rules after | presets |\n|---|---|---|---|---|\n";

/// The row of a game; where a page tells how its rules were read, it is linked.
fn row(root: &Path, kind: Kind) -> String {
    let compare = if kind.is_to_compare() { " (to compare with)" } else { "" };
    let read = format!("docs/rules-{}.md", kind.name());
    let read = match root.join(&read).exists() {
        true => format!(" ([how we read it]({read}))"),
        false => String::new(),
    };
    let presets: Vec<_> = kind.presets().iter().map(|preset| format!("`{}`", preset.name)).collect();
    format!(
        "| {}{compare} | {} | {}, {} | {}{read} | {} |\n",
        game_fact(kind, GameFact::Name),
        kind.seats(),
        game_fact(kind, GameFact::People),
        game_fact(kind, GameFact::Place),
        game_fact(kind, GameFact::After),
        presets.join(", ")
    )
}

#[test]
fn the_table_of_games_is_that_of_the_list() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("README.md");
    let text = fs::read_to_string(&path).expect("a README");
    let (before, rest) = text.split_once("## Games\n").expect("a heading");
    let (held, after) = rest.split_at(rest.find("\n\n").expect("an empty line after the table") + 1);
    let table: String = Kind::ALL.into_iter().map(|kind| row(root, kind)).collect();
    let table = [HEAD, &table].concat();
    if env::var_os("PAPAN_ACCEPT").is_some() {
        fs::write(&path, [before, "## Games\n", &table, after].concat()).expect("a file to write to");
    } else {
        let known = |line: &&str| {
            let name = |kind: &Kind| format!("| {} ", game_fact(*kind, GameFact::Name));
            let is_row = line.starts_with("| ") && !HEAD.contains(line);
            let known = !is_row || Kind::ALL.iter().any(|kind| line.starts_with(&name(kind)));
            if !known {
                println!("README.md has a row of a game that is not here any more: {line}");
            }
            known
        };
        // who takes a game out need not have written the table yet
        let held: String = held.lines().filter(known).map(|line| format!("{line}\n")).collect();
        assert_eq!(held, table, "README.md has another table of games; PAPAN_ACCEPT=1 writes this one");
    }
}

#[test]
fn every_game_is_told_where_it_is_played_and_after_whom() {
    for kind in Kind::ALL {
        let row = row(Path::new(env!("CARGO_MANIFEST_DIR")), kind);
        let columns: Vec<_> = row.trim_matches(['|', '\n']).split('|').map(str::trim).collect();
        assert!(columns.len() == 5 && columns.iter().all(|column| !column.is_empty()), "{row}");
    }
}
