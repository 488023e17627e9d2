//! Which games a program has is decided by the features of the crate: a feature a game, and all of them here.

use papan::engine::sowing::Kind;

/// The lines of a table of `Cargo.toml`: keys and values.
fn table<'a>(toml: &'a str, name: &str) -> Vec<(&'a str, &'a str)> {
    let lines = toml.lines().skip_while(|line| *line != format!("[{name}]")).skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| line.split_once('=')).map(|(key, value)| (key.trim(), value.trim())).collect()
}

#[test]
fn every_game_is_a_feature_and_no_feature_is_anything_else() {
    let features = table(include_str!("../Cargo.toml"), "features");
    let names = Kind::ALL.map(Kind::name);
    let default = names.map(|name| format!("\"{name}\"")).join(", ");
    let mut wanted = vec![("default", format!("[{default}]"))];
    wanted.extend(names.map(|name| (name, "[]".to_string())));
    let found: Vec<_> = features.into_iter().map(|(key, value)| (key, value.to_string())).collect();
    assert_eq!(found, wanted);
}

#[test]
fn tests_and_tools_have_every_game() {
    for kind in Kind::ALL {
        assert!(kind.is_here(), "{}", kind.name());
        assert_eq!(kind.here(), kind);
        assert_eq!(kind.game().kind(), kind);
    }
}
