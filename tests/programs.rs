//! Which games a program has is decided by the features of the crate: a feature a family, and both of them here.

use papan::engine::{Kind, family::Family, pasang::Pasang, sowing::Sowing};

/// The lines of a table of `Cargo.toml`: keys and values.
fn table<'a>(toml: &'a str, name: &str) -> Vec<(&'a str, &'a str)> {
    let lines = toml.lines().skip_while(|line| *line != format!("[{name}]")).skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| line.split_once('=')).map(|(key, value)| (key.trim(), value.trim())).collect()
}

#[test]
fn every_family_is_a_feature_and_on_by_default() {
    let features = table(include_str!("../Cargo.toml"), "features");
    let default = features.iter().find(|(key, _)| *key == "default").expect("what is on by default").1;
    for kind in Kind::ALL {
        let family = kind.family();
        assert!(features.contains(&(family, "[]")) && default.contains(&format!("\"{family}\"")), "{family}");
    }
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
