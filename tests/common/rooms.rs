//! Where the tables, recorded games and pictures of a game lie: in its room.

use std::path::{Path, PathBuf};

/// The folder of a game's tests, by the game's name in addresses.
pub fn tests(name: &str) -> PathBuf {
    let room = name.replace('-', "_");
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(room).join("tests")
}
