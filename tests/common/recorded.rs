//! What recorded games lie in, and what they claim.

use std::{collections::BTreeMap, fs, path::Path};

use papan::{
    engine::sowing::Kind,
    notation::{Record, Written, record::result_text},
};

use super::rooms;

#[allow(dead_code, reason = "each family reads its own")]
/// The records of all sowing games, by the name of the game's room and that of the file: `kalah_draw.txt`.
pub fn sowing() -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for kind in Kind::ALL {
        let games = texts_of(&rooms::tests(kind.name()).join("games"));
        assert!(!games.is_empty(), "{} has no recorded game", kind.name());
        let room = kind.name().replace('-', "_");
        all.extend(games.into_iter().map(|(file, text)| (format!("{room}_{file}"), text)));
    }
    all
}

#[allow(dead_code, reason = "each family reads its own")]
/// The records of a folder of `tests/data`, by file name.
pub fn texts(folder: &str) -> BTreeMap<String, String> {
    texts_of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder))
}

fn texts_of(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).expect("the folder of recorded games");
    files
        .map(|file| {
            let file = file.expect("a file of the folder");
            let text = fs::read_to_string(file.path()).expect("a record in UTF-8");
            (file.file_name().to_string_lossy().into_owned(), text)
        })
        .collect()
}

/// What a record claims under a key, read without the product's reader.
pub fn claimed<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let line = text.lines().find(|line| line.starts_with(&format!("[{key} ")))?;
    line.split('"').nth(1)
}

/// What a replayed record comes to: its result and the clause that ended it.
pub fn outcome<F: Written>(record: &Record<F>) -> (String, Option<&'static str>) {
    let clause = record.outcome.map(|outcome| record.game.clauses()[usize::from(outcome.clause.0)].id);
    (result_text(record.outcome), clause)
}
