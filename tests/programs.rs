//! Which games a program has is decided by the features of the crate: a feature a game, and all of them here.

use papan::engine::{Kind, family::Family, pasang::Pasang, sowing::Sowing};

/// The lines of a table of `Cargo.toml`: keys and values.
fn table<'a>(toml: &'a str, name: &str) -> Vec<(&'a str, &'a str)> {
    let lines = toml.lines().skip_while(|line| *line != format!("[{name}]")).skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| line.split_once('=')).map(|(key, value)| (key.trim(), value.trim())).collect()
}

#[test]
fn every_game_is_a_feature() {
    // and beside them there is what pages are made of
    let features = table(include_str!("../Cargo.toml"), "features");
    let names = Kind::ALL.map(Kind::name);
    let default = names.map(|name| format!(", \"{name}\"")).concat();
    let mut wanted = vec![("default", format!("[\"pages\"{default}]"))];
    // a program of sowing games is told so: without one, nothing can make a game of that family
    let family = |kind| if matches!(kind, Kind::Sowing(_)) { "[\"sowing\"]" } else { "[]" };
    wanted.extend(Kind::ALL.map(|kind| (kind.name(), family(kind).to_string())));
    wanted.push(("sowing", "[]".into()));
    let games = features.into_iter().filter(|(key, _)| *key != "pages");
    let found: Vec<_> = games.map(|(key, value)| (key, value.to_string())).collect();
    assert_eq!(found, wanted);
}

#[test]
fn tests_and_tools_have_every_game() {
    for kind in Kind::ALL {
        assert!(kind.is_here(), "{}", kind.name());
        assert_eq!(kind.here(), kind);
        let found = match kind {
            Kind::Sowing(_) => Sowing::named(kind.name()).map(|game| Family::kind(&game)),
            Kind::Pasang => Pasang::named(kind.name()).map(|game| game.kind()),
        };
        assert_eq!(found, Some(kind));
    }
}
