//! The house rules of the source: which module may name which, how long a file may be, and what none of them
//! says. Held by reading the text; the checker is itself tested, on lines that break each rule.

#[path = "common/source.rs"]
mod source;

use source::{HoleName, code, module, named, sources};

/// DESIGN.md's table: a module and what of the crate it may name. A module that is not here has no place yet.
const LAYERS: &[(&str, &[&str])] = &[
    // the family's types are made by the list of games
    ("engine", &["games"]),
    ("games", &["engine"]),
    ("notation", &["engine", "session"]),
    ("search", &["engine", "games"]),
    ("playout", &["engine"]),
    ("laws", &["engine", "notation", "playout"]),
    ("session", &["engine"]),
    ("settings", &[]),
    ("contact", &[]),
    ("escape", &[]),
    ("fnv", &[]),
    ("options", &["engine", "notation", "session", "words", "settings", "escape"]),
    ("citation", &[]),
    ("catalogue", &["engine", "games", "notation", "citation"]),
    ("lesson", &["engine", "games", "notation", "options", "session", "story", "words"]),
    ("words", &["engine", "games", "notation", "session", "settings", "fnv"]),
    ("story", &["engine", "games", "words", "notation", "session"]),
    ("board", &["story", "catalogue", "games", "words", "engine", "notation"]),
    ("worker", &["engine", "notation", "search", "session"]),
    ("bench", &["engine", "games", "playout", "search"]),
    ("protocol", &[]),
    ("script", &["engine", "notation", "playout", "search", "session", "worker"]),
    ("page", PAGE),
    ("site", ALL),
    ("bin", ALL),
];
const ALL: &[&str] = &[
    "engine",
    "games",
    "notation",
    "search",
    "playout",
    "laws",
    "session",
    "settings",
    "contact",
    "escape",
    "fnv",
    "options",
    "citation",
    "catalogue",
    "lesson",
    "words",
    "story",
    "board",
    "worker",
    "bench",
    "protocol",
    "script",
    "page",
    "site",
];
const PAGE: &[&str] = &[
    "engine",
    "escape",
    "games",
    "notation",
    "session",
    "settings",
    "options",
    "citation",
    "catalogue",
    "lesson",
    "words",
    "story",
    "board",
    "worker",
    "protocol",
];

/// What a file of a game's room may name beside the engine and its own room, by what the file is: the first step of its
/// path inside the room.
const ROOM: &[(&str, &[&str])] = &[
    ("mod", &[]),
    ("rules", &[]),
    ("search", &["search"]),
    ("facts", &["catalogue", "citation"]),
    ("evidence", &["catalogue", "citation"]),
    ("board", &["board", "story"]),
    ("bench", &["bench"]),
    ("numbers", &["bench", "search"]),
];

/// Crates and modules of the web, of time and of drawing, and the only layers that may name them.
const OUTSIDE: &[(&str, &[&str])] = &[
    ("yew", &["board", "page", "site", "bin"]),
    ("web_sys", &["board", "page", "bin"]),
    ("js_sys", &["page", "bin"]),
    ("wasm_bindgen", &["board", "page", "worker", "bin"]),
    ("gloo", &["board", "page"]),
    ("std::time", &["page", "bench", "bin"]),
];

/// Crates that `OUTSIDE` does not list: the engine names none at all.
const CRATES: &[&str] = &[
    "fastrand",
    "geojson",
    "papan",
    "qrcode",
    "serde",
    "serde_json",
    "serde_wasm_bindgen",
    "tokio",
    "toml",
    "topojson",
];

/// Lines a file may have.
const LENGTH: usize = 400;

/// The modules of the crate's root that a file names.
fn layers(path: &str, text: &str) -> Vec<String> {
    let depth = module(path).len();
    let layer = |named: &HoleName| {
        let climbs = named.words.iter().take_while(|word| *word == "super").count();
        let at = match named.words.first()?.as_str() {
            "crate" | "papan" => 1,
            "super" if climbs == depth => depth,
            _ => return None,
        };
        named.words.get(at).filter(|word| ALL.contains(&word.as_str())).cloned()
    };
    named(text).iter().filter_map(layer).collect()
}

/// What is wrong with a file of `src`, given its path below `src`.
fn faults(path: &str, text: &str) -> Vec<String> {
    let steps = module(path);
    let layer = steps.first().copied().unwrap_or_default();
    let mut faults = Vec::new();
    if !text.starts_with("//!") {
        faults.push("has no //! in its first line".into());
    }
    // what lies in the tests of a room, or in the tests of a module in a file of their own, is of no layer
    if steps.len() > 2 && steps[0] == "games" && steps[2] == "tests" || path.ends_with("/tests.rs") {
        return faults;
    }
    let lines = code(text);
    for (number, line) in &lines {
        for word in [".unwrap()", ".expect(", "panic!(", "todo!("] {
            if line.contains(word) {
                faults.push(format!("{number}: {word}"));
            }
        }
        let style = line
            .match_indices("style=")
            .any(|(at, _)| !line[..at].ends_with(|c: char| c == '-' || c == '_' || c.is_alphanumeric()));
        // what is written for pages of others is of their policy
        if style && path != "options/snippet.rs" {
            faults.push(format!("{number}: style="));
        }
        for (outside, layers) in OUTSIDE {
            if names(line, outside) && !layers.contains(&layer) {
                faults.push(format!("{number}: {outside} in {layer}"));
            }
        }
        let foreign =
            line.trim_start().strip_prefix("use ").map(|rest| rest.split("::").next().unwrap_or(""));
        if layer == "engine" && foreign.is_some_and(|root| CRATES.contains(&root)) {
            faults.push(format!("{number}: the engine depends on nothing"));
        }
    }
    if path != "lib.rs" {
        let part = path.strip_prefix("games/").and_then(|inside| inside.split_once('/'));
        if let Some((room, part)) = part {
            let joined = lines.iter().map(|(_, line)| line.trim()).collect::<String>();
            faults.extend(room_faults(room, part, &joined, &layers(path, text)));
            return faults;
        }
        match LAYERS.iter().find(|(known, _)| *known == layer) {
            None => faults.push(format!("{layer} has no layer in tests/tidy.rs")),
            Some((_, may)) => {
                let strays = layers(path, text);
                let strays = strays.iter().filter(|name| *name != layer && !may.contains(&name.as_str()));
                faults.extend(strays.map(|name| format!("{layer} names {name}")));
            }
        }
    }
    faults
}

/// What a file of a game's room names that it may not; `part` is its path inside the room.
fn room_faults(room: &str, part: &str, code: &str, layers: &[String]) -> Vec<String> {
    let what = part.trim_end_matches(".rs").split('/').next().unwrap_or_default();
    let Some((_, may)) = ROOM.iter().find(|(known, _)| *known == what) else {
        return vec![format!("a room has no {what}")];
    };
    let strays = layers.iter().filter(|name| *name != "engine" && !may.contains(&name.as_str()));
    let mut faults: Vec<String> = strays.map(|name| format!("{what} of a room names {name}")).collect();
    // what two games share is the family's
    let rooms = code.match_indices("games::").map(|(at, _)| &code[at + "games::".len()..]);
    faults.extend(rooms.filter(|rest| !rest.starts_with(room)).map(|_| format!("{room} names another game")));
    faults
}

/// Whether a line names a path's first word, or `std::time`, and not merely a part of another word.
fn names(line: &str, what: &str) -> bool {
    let ends = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(what).any(|(at, _)| {
        let after = &line[at + what.len()..];
        !line[..at].ends_with(ends) && (after.starts_with("::") || after.starts_with([';', '_']))
    })
}

#[test]
fn the_source_is_tidy() {
    let mut all = Vec::new();
    for (path, text) in sources("src") {
        all.extend(faults(&path, &text).into_iter().map(|fault| format!("src/{path}: {fault}")));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn no_file_is_too_long_or_names_this_machine() {
    let machine = ["/wo", "rk/"].concat();
    for folder in ["src", "xtask", "tests"] {
        for (path, text) in sources(folder) {
            let lines = text.lines().count();
            assert!(lines <= LENGTH, "{folder}/{path} has {lines} lines: split it");
            assert!(!text.contains(&machine), "{folder}/{path} names a place of this machine");
        }
    }
}

#[test]
fn the_checker_notices() {
    let clean = "//! A file.\nuse crate::engine::{Hole, seat::Seat};\n#[cfg(test)]\nmod tests {\n    \
        fn t() { None::<u8>.unwrap() }\n}\n// panic!(no)\nfn f() {}\n";
    assert_eq!(faults("notation/new.rs", clean), [""; 0]);
    assert_eq!(faults("notation/new.rs", &clean["//! A file.\n".len()..]).len(), 1);
    for (path, line) in [
        ("engine/x.rs", "use crate::notation::Record;"),
        ("engine/x.rs", "use crate::{seat, story::sowing::scene};"),
        ("engine/x.rs", "use super::super::session::Session;"),
        ("engine/x.rs", "use std::time::Instant;"),
        ("engine/x.rs", "let s = js_sys::Math::random();"),
        ("engine/sowing/mod.rs", "use fastrand::Rng;"),
        ("playout.rs", "use crate::{engine::Game, session};"),
        ("session.rs", "use super::page;"),
        ("story/why.rs", "use web_sys::Element;"),
        ("story/mod.rs", "use yew::prelude::*;"),
        ("search/mod.rs", "use wasm_bindgen::prelude::*;"),
        ("games/kalah/rules.rs", "use crate::search::Searched;"),
        ("games/kalah/board.rs", "use crate::words::say;"),
        ("games/kalah/surprise.rs", "fn f() {}"),
        ("surprise.rs", "fn f() {}"),
        ("page/mod.rs", "text.parse().unwrap()"),
        ("page/mod.rs", "text.parse().expect(\"a number\")"),
        ("page/mod.rs", "panic!(\"no\")"),
        ("page/mod.rs", "todo!()"),
        ("board/view.rs", "html! { <g style=\"fill: red\"/> }"),
    ] {
        let text = format!("{clean}{line}\n");
        assert_eq!(faults(path, &text).len(), 1, "{path}: {line}");
    }
    for path in ["games/kalah/tests/rules.rs", "page/reducer/tests.rs"] {
        assert_eq!(faults(path, &format!("{clean}fn g() {{ None::<u8>.unwrap() }}\n")), [""; 0]);
    }
    assert_eq!(faults("board/view.rs", &clean.replace("fn f", "font-style=\"italic\" fn f")), [""; 0]);
}
