//! A page loads the program of its own game, which knows the rules of no other.

use browser_tests::{Result, Server, dist, run, site};
use papan::engine::{Game, sowing::Kind};
use std::fs;

/// The ids of a game's clauses.
fn clauses(kind: Kind) -> impl Iterator<Item = &'static str> {
    kind.game().clauses().iter().map(|clause| clause.id)
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

#[test]
fn a_program_has_the_rules_of_its_game_alone() {
    let names = all().unwrap();
    assert_eq!(names.len(), 2 * Kind::ALL.len(), "{names:?}");
    for (kind, part) in Kind::ALL.into_iter().flat_map(|kind| [(kind, "app"), (kind, "desk")]) {
        let name = names.iter().find(|name| starts(name, part, kind)).expect("a program a game");
        let bytes = fs::read(dist().unwrap().join("static").join(name)).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        for other in Kind::ALL {
            let found: Vec<_> = clauses(other).filter(|id| text.contains(id)).collect();
            let wanted: Vec<_> = clauses(other).filter(|_| other == kind).collect();
            assert_eq!(found, wanted, "{name} and {}", other.name());
        }
    }
}
