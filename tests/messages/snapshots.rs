//! Sentences as text, a line each, held against those that somebody has read.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use papan::engine::{Kind as Any, sowing::Kind};

use crate::rooms;

/// Lines told before the first that differs.
const BEFORE: usize = 2;

/// Where a file lies: what begins with the name of a sowing game in that game's room, all else beside the tests.
fn place(name: &str) -> PathBuf {
    match name.split_once('/') {
        Some((game, rest)) if Kind::by_name(game).is_some() => rooms::tests(game).join("messages").join(rest),
        _ => Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/messages").join(name),
    }
}

/// The name of the file that holds one thing of a game: `kalah/rules.txt`, and of Pasang `rules/pasang.txt`.
pub fn file(kind: impl Into<Any>, what: &str) -> String {
    match kind.into() {
        Any::Sowing(kind) => format!("{}/{what}.txt", kind.name()),
        kind => format!("{what}/{}.txt", kind.name()),
    }
}

/// Holds what is said against the file of a name, and tells the first line in which they part; with `PAPAN_ACCEPT=1`
/// writes it there.
fn parted(name: &str, said: &str) -> Option<String> {
    let path = place(name);
    if accepts() {
        fs::create_dir_all(path.parent().expect("a file of the folder")).expect("a folder to write to");
        fs::write(&path, said).expect("a file to write to");
    }
    let held = fs::read_to_string(&path).unwrap_or_default();
    (held != said).then(|| format!("{}, {}", path.display(), difference(&held, said)))
}

/// Where two texts that are not the same part.
pub fn difference(held: &str, said: &str) -> String {
    let (old, new): (Vec<_>, Vec<_>) = (held.lines().collect(), said.lines().collect());
    let at = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let before: String =
        old[at.saturating_sub(BEFORE)..at].iter().map(|line| format!("      {line}\n")).collect();
    let line = |lines: &[&str]| lines.get(at).map_or("(the end)".to_string(), ToString::to_string);
    format!("line {}:\n{before}held  {}\nsaid  {}\n", at + 1, line(&old), line(&new))
}

/// Holds texts against the files of their names; where they part, first does what helps to see why.
#[track_caller]
pub fn hold_or(said: &[(String, String)], first: impl FnOnce()) {
    let wrong: Vec<_> = said.iter().filter_map(|(name, said)| parted(name, said)).collect();
    if !wrong.is_empty() || accepts() {
        first();
    }
    assert!(wrong.is_empty(), "\n{}\n{} files hold other words", wrong.join("\n"), wrong.len());
}

/// Holds texts against the files of their names.
#[track_caller]
pub fn hold(said: &[(String, String)]) {
    hold_or(said, || ());
}

fn accepts() -> bool {
    env::var_os("PAPAN_ACCEPT").is_some()
}

#[test]
fn the_first_line_that_differs_is_told_with_its_number() {
    let told = difference("a\nb\nc\nd\n", "a\nb\nC\nd\n");
    assert_eq!(told, "line 3:\n      a\n      b\nheld  c\nsaid  C\n");
    assert_eq!(difference("a\n", "a\nb\n"), "line 2:\n      a\nheld  (the end)\nsaid  b\n");
}
