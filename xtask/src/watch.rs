//! Detects changes of the sources.

use crate::project::files;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, SystemTime},
};

/// The sources of the site, relative to the root.
const SOURCES: [&str; 9] = [
    "src",
    "static",
    "docs/strength.txt",
    "docs/engine.md",
    "docs/examples",
    "index.html",
    "Trunk.toml",
    "Cargo.toml",
    "Cargo.lock",
];

/// The interval of polling. Polling is used instead of notifications: a few hundred files cost a millisecond,
/// and it works in every container and on every file system.
const POLL_INTERVAL: Duration = Duration::from_millis(300);

/// The sources at one moment: each file with its size and its modification time.
pub type Snapshot = BTreeMap<PathBuf, (u64, Option<SystemTime>)>;

/// The state of the sources now.
pub fn snapshot(root: &Path) -> Snapshot {
    let below = |name: &str| {
        let path = root.join(name);
        if path.is_file() { vec![path] } else { files(&path) }
    };
    let all = SOURCES.iter().flat_map(|name| below(name));
    all.filter_map(|path| {
        let meta = fs::metadata(&path).ok()?;
        Some((path, (meta.len(), meta.modified().ok())))
    })
    .collect()
}

/// Waits until the sources differ from `seen` and no longer change; returns their new state.
pub fn wait_for_change(root: &Path, seen: &Snapshot) -> Snapshot {
    let mut before = snapshot(root);
    loop {
        thread::sleep(POLL_INTERVAL);
        let now = snapshot(root);
        // an editor or a checkout writes several files: wait for the last one
        if now == before && now != *seen {
            return now;
        }
        before = now;
    }
}

/// The first file that differs between two states, for a message.
pub fn changed<'a>(before: &'a Snapshot, after: &'a Snapshot) -> Option<&'a Path> {
    let new = after.iter().find(|(path, state)| before.get(*path) != Some(*state));
    let gone = before.keys().find(|path| !after.contains_key(*path));
    new.map(|(path, _)| path).or(gone).map(PathBuf::as_path)
}
