//! Pictures as text, held against those that somebody has looked at.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use papan::engine::sowing::Kind;

#[path = "rooms.rs"]
pub mod rooms;

/// Holds what is drawn against the file of a name, and says in which line they part; with `PAPAN_ACCEPT=1` writes it
/// there.
pub fn hold(name: &str, drawn: &str, wrong: &mut Vec<String>) {
    let path = place(name);
    if env::var_os("PAPAN_ACCEPT").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, drawn).unwrap();
    }
    let held = fs::read_to_string(&path).unwrap_or_default();
    if held != drawn {
        let line = held.lines().zip(drawn.lines()).position(|(held, drawn)| held != drawn);
        let line = line.unwrap_or(held.lines().count().min(drawn.lines().count()));
        wrong.push(format!("{name}, line {}", line + 1));
    }
}

/// Pictures of a sowing game, which begin with its name, lie in its room; those of Pasang beside the tests.
fn place(name: &str) -> PathBuf {
    let of = |kind: &Kind| name.strip_prefix(kind.name())?.strip_prefix('-');
    // the longer name is meant where one begins with another
    match Kind::ALL.iter().filter(|kind| of(kind).is_some()).max_by_key(|kind| kind.name().len()) {
        Some(kind) => rooms::tests(kind.name()).join("pictures").join(of(kind).unwrap_or(name)),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pictures").join(name),
    }
}
