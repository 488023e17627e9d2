//! Pictures as text, held against those that somebody has looked at.

use std::{env, fs, path::Path};

/// Holds what is drawn against the file of a name, and says in which line they part; with `PAPAN_ACCEPT=1` writes it
/// there.
pub fn hold(name: &str, drawn: &str, wrong: &mut Vec<String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pictures").join(name);
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
