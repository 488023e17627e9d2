//! Where the tables, recorded games and pictures of a game lie: in its room.

use std::path::{Path, PathBuf};

/// The folder of a game's tests, by the game's name in addresses.
pub fn tests(name: &str) -> PathBuf {
    let room = name.replace('-', "_");
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(room).join("tests")
}

/// The lines of a table; empty ones and those that begin with `#` are for people.
#[allow(dead_code, reason = "not every test reads a table")]
pub fn lines(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(String::from).collect()
}

/// The readings of a sort that a game is to be played under besides its presets: `tests/readings.txt`, if there is any.
#[allow(dead_code, reason = "not every test plays them")]
pub fn readings(name: &str, sort: &str) -> Vec<String> {
    let path = tests(name).join("readings.txt");
    let table = if path.exists() { lines(&path) } else { Vec::new() };
    let pairs = table.iter().map(|line| line.split_once(" | ").expect("a sort and readings"));
    pairs.filter(|(of, _)| *of == sort).map(|(_, readings)| readings.to_string()).collect()
}
