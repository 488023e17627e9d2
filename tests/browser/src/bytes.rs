//! How many bytes pages load: the budgets, and the figures of the last time somebody accepted them.

use std::{collections::BTreeMap, env, fs, path::PathBuf};

use crate::Server;

/// The budget of a page with all it does but the opponent, in bytes as transferred (brotli).
pub const PAGE: u64 = 359_000;
/// That of the home page, and of what the opponent of a family takes besides.
pub const HOME: u64 = 144_000;
pub const OPPONENT: u64 = 200_000;
/// That of all that is kept of a language for use without a connection.
pub const OFFLINE: u64 = 1_500_000;
/// That of the script of `<papan-board>`.
pub const ELEMENT: u64 = 4_096;
/// That of the rules for scripts, with the opponents of all games.
pub const ENGINE: u64 = 450_000;

/// The paths that a server was asked for and that a page waits for: no icon, no manifest, no service worker and nothing that
/// begins it, which a browser asks for when it likes.
pub fn counted(site: &Server) -> Vec<String> {
    let paths = site.requests().into_iter().map(|seen| seen.path);
    let is_beside = |path: &String| {
        ["/static/icon", "/static/offline-"].iter().any(|of| path.starts_with(of))
            || path.ends_with("/manifest.webmanifest")
            || path == "/sw.js"
    };
    paths.filter(|path| !is_beside(path)).collect()
}

/// Where the accepted figures are: a line for each name, a space, its bytes.
fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../data/bytes.txt")
}

fn accepted() -> BTreeMap<String, u64> {
    let text = fs::read_to_string(file()).unwrap_or_default();
    let figure =
        |line: &str| line.rsplit_once(' ').and_then(|(name, bytes)| Some((name.into(), bytes.parse().ok()?)));
    text.lines().filter_map(figure).collect()
}

/// Holds measured bytes, by name, against the accepted figures: three in a hundred more are let pass. With
/// `PAPAN_ACCEPT=1` the figures become the measured ones; the commit says why they grew.
///
/// # Panics
/// Something has no figure, or weighs more.
#[track_caller]
pub fn hold(measured: &BTreeMap<String, u64>) {
    let mut figures = accepted();
    if env::var_os("PAPAN_ACCEPT").is_some() {
        figures.extend(measured.iter().map(|(name, &bytes)| (name.clone(), bytes)));
        let lines: String = figures.iter().map(|(name, bytes)| format!("{name} {bytes}\n")).collect();
        fs::write(file(), lines).expect("the figures can be written");
    }
    let fits = |name: &str, bytes: u64| figures.get(name).is_some_and(|&figure| bytes * 100 <= figure * 103);
    let heavy: Vec<_> = measured
        .iter()
        .filter(|&(name, &bytes)| !fits(name, bytes))
        .map(|(name, bytes)| format!("{name}: {bytes} bytes, accepted were {:?}", figures.get(name)))
        .collect();
    assert!(heavy.is_empty(), "{}", heavy.join("\n"));
}
