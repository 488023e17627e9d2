//! A page loads the program of its own game, which knows the rules of no other.

use browser_tests::{Result, Server, dist, run, site};
use papan::engine::Kind;
use std::fs;

/// The ids of a game's clauses.
fn clauses(kind: Kind) -> impl Iterator<Item = &'static str> {
    kind.clauses().iter().map(|clause| clause.id)
}

/// Of some names those of wasm files.
fn wasm(names: impl Iterator<Item = String>) -> Vec<String> {
    names.filter(|name| name.ends_with(".wasm")).collect()
}

/// The names of the wasm files that a server was asked for.
fn asked(site: &Server) -> Vec<String> {
    wasm(site.requests().iter().map(|seen| seen.path.trim_start_matches("/static/").to_string()))
}

/// Every wasm file of the site.
fn all() -> Result<Vec<String>> {
    let folder = fs::read_dir(dist()?.join("static")).expect("the site has its files");
    Ok(wasm(folder.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())))
}

fn starts(name: &str, part: &str, kind: Kind) -> bool {
    // what comes after the game's name is a fingerprint: one game's name can begin with another's
    let rest = name.strip_prefix(&format!("{part}-{}-", kind.name()));
    rest.is_some_and(|rest| !rest.contains('-'))
}

#[test]
fn a_page_loads_the_program_of_its_game_alone() {
    run(async |page| {
        for kind in Kind::ALL {
            // a server each: what the browser has kept of another would hide requests
            let site = site(|_| ())?;
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            let names = asked(&site);
            assert!(matches!(&names[..], [app] if starts(app, "app", kind)), "{}: {names:?}", kind.name());
            page.open_menu().await?;
            let names = asked(&site);
            assert!(matches!(&names[..], [_, desk] if starts(desk, "desk", kind)), "{names:?}");
            // the same board in somebody else's page has the same program
            page.open(&site.url(&format!("embed/v1/{}/", kind.name()))).await?;
            page.live().await?;
            let names = asked(&site);
            assert!(names.iter().skip(2).all(|name| *name == names[0]), "{names:?}");
        }
        Ok(())
    });
}

/// Every program of a game that is called so, with its game and what stands in it.
fn programs(part: &str) -> Vec<(Kind, String)> {
    let names = all().unwrap();
    let of = |kind: Kind| {
        let name = names.iter().find(|name| starts(name, part, kind)).expect("a program a game");
        let bytes = fs::read(dist().unwrap().join("static").join(name)).unwrap();
        (kind, String::from_utf8_lossy(&bytes).into_owned())
    };
    Kind::ALL.into_iter().map(of).collect()
}

#[test]
fn a_program_has_the_rules_of_its_game_alone() {
    let names = all().unwrap();
    // and two of pages of their own: see `patterns` and `home`
    let own = |name: &String| ["patterns-", "home-"].iter().any(|part| name.starts_with(part));
    let names: Vec<_> = names.into_iter().filter(|name| !own(name)).collect();
    assert_eq!(names.len(), 3 * Kind::ALL.len(), "{names:?}");
    for part in ["app", "desk"] {
        for (kind, text) in programs(part) {
            for other in Kind::ALL {
                let found: Vec<_> = clauses(other).filter(|id| text.contains(id)).collect();
                let wanted: Vec<_> = clauses(other).filter(|_| other == kind).collect();
                assert_eq!(found, wanted, "{part} of {} and {}", kind.name(), other.name());
            }
        }
    }
}

/// The names of a game's readings and of their values that are in no other game, and too long to be anything else.
fn readings(kind: Kind) -> Vec<&'static str> {
    let all = |kind: Kind| {
        let names =
            kind.readings().iter().flat_map(|reading| reading.values.iter().copied().chain([reading.name]));
        names.filter(|name| name.len() > 8).collect::<Vec<_>>()
    };
    let elsewhere: Vec<_> = Kind::ALL.into_iter().filter(|&other| other != kind).flat_map(all).collect();
    all(kind).into_iter().filter(|name| !elsewhere.iter().any(|other| other.contains(name))).collect()
}

#[test]
fn an_opponent_knows_the_readings_of_no_other_game() {
    // it says nothing of clauses; what it compares with little it need not have as words
    let mut known = 0;
    for (kind, text) in programs("worker") {
        for other in Kind::ALL {
            let found: Vec<_> = readings(other).into_iter().filter(|name| text.contains(name)).collect();
            assert!(found.is_empty() || other == kind, "{} has {found:?} of {}", kind.name(), other.name());
            known += usize::from(!found.is_empty());
        }
    }
    assert!(known > Kind::ALL.len() / 2, "readings are not found where they are: {known}");
}
