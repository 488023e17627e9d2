//! A page loads the program of its game's family, once for all games of the family; a page with an editor that of all
//! editors.

use browser_tests::{Result, Server, dist, few_pages, run, site};
use papan::{engine::Kind, page::Page};
use std::{collections::BTreeSet, fs};

/// Of some names those of wasm files, without what tells their content.
fn programs(names: impl Iterator<Item = String>) -> BTreeSet<String> {
    let name = |name: String| Some(name.strip_suffix(".wasm")?.rsplit_once('-')?.0.to_string());
    names.filter_map(name).collect()
}

/// The programs that a server was asked for, in order.
fn asked(site: &Server) -> Vec<String> {
    let seen = site.requests().into_iter().map(|seen| seen.path);
    seen.filter_map(|path| path.strip_prefix("/static/").map(String::from))
        .filter(|name| name.ends_with(".wasm"))
        .collect()
}

#[test]
fn the_site_has_a_program_a_family_an_opponent_each_and_those_of_other_pages() -> Result {
    let folder = fs::read_dir(dist()?.join("static")).expect("the site has its files");
    let all = programs(folder.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()));
    let families = Kind::ALL.map(Kind::family).into_iter().collect::<BTreeSet<_>>();
    let wanted = families.iter().flat_map(|family| [family.to_string(), format!("opponent-{family}")]);
    assert_eq!(all, wanted.chain(["editor", "lesson", "compare", "home"].map(String::from)).collect());
    Ok(())
}

#[test]
fn going_from_game_to_game_of_a_family_loads_no_program_again() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in Kind::ALL {
            for to in [Page::Game(kind), Page::Embed(kind)] {
                page.open(&site.url(to.file().trim_end_matches("index.html"))).await?;
                page.live().await?;
            }
        }
        let asked = asked(&site);
        let families: BTreeSet<_> = Kind::ALL.map(Kind::family).into_iter().map(String::from).collect();
        assert_eq!(programs(asked.iter().cloned()), families, "{asked:?}");
        assert_eq!(asked.len(), families.len(), "{asked:?}");
        Ok(())
    });
}

#[test]
fn going_from_course_to_course_loads_no_program_again() {
    run(async |page| {
        let site = site(|_| ())?;
        for to in Kind::ALL.map(Page::Learn) {
            page.open(&site.url(to.file().trim_end_matches("index.html"))).await?;
            page.live().await?;
        }
        let asked = asked(&site);
        assert_eq!(programs(asked.iter().cloned()), BTreeSet::from(["lesson".to_string()]), "{asked:?}");
        assert_eq!(asked.len(), 1, "{asked:?}");
        Ok(())
    });
}

#[test]
fn going_from_editor_to_editor_loads_no_program_again() {
    run(async |page| {
        let site = site(|_| ())?;
        for to in Kind::ALL.map(Page::Position).into_iter().chain([Page::Patterns, Page::Maker]) {
            page.open(&site.url(to.file().trim_end_matches("index.html"))).await?;
            page.live().await?;
        }
        let asked = asked(&site);
        assert_eq!(programs(asked.iter().cloned()), BTreeSet::from(["editor".to_string()]), "{asked:?}");
        assert_eq!(asked.len(), 1, "{asked:?}");
        Ok(())
    });
}

/// The page reads without its program: styles, letters and the first picture do not share the line with it. A page
/// that is not painted within a second, as may be beside two others, no longer waits.
#[test]
fn a_program_is_asked_for_only_after_the_first_paint() {
    run(async |page| {
        let few = few_pages();
        let is_seen = |page: &Page| few.contains(&page.file().trim_end_matches("index.html"));
        for file in Page::all().into_iter().filter(|page| page.program().is_some() && is_seen(page)) {
            // a server each, which is another site to the browser: what comes from a cache is asked for sooner
            let site = site(|_| ())?;
            let path = file.file();
            page.open(&site.url(path.trim_end_matches("index.html"))).await?;
            page.live().await?;
            let script = "const files = '/static/' + document.documentElement.dataset.program;\
                const paint = performance.getEntriesByType('paint').find(paint => paint.name == 'first-paint');\
                const asked = performance.getEntriesByType('resource').filter(file => file.name.includes(files));\
                const read = performance.getEntriesByType('navigation')[0].domContentLoadedEventStart;\
                return [Math.min(paint.startTime, read + 1000), asked.map(file => [file.name, file.startTime])]";
            let told = page.js(script).await?;
            let (painted, asked): (f64, Vec<(String, f64)>) =
                serde_json::from_value(told.clone()).unwrap_or_else(|why| panic!("{path}: {why}: {told}"));
            let has = |ending: &str| asked.iter().any(|(name, _)| name.ends_with(ending));
            assert!(has(".wasm") && has(".js"), "{path}: {asked:?}");
            for (name, at) in asked {
                assert!(at >= painted, "{path}: {name} at {at} ms, the first paint at {painted} ms");
            }
        }
        Ok(())
    });
}
