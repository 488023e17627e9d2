//! The page reads without the application, and no page needs what a strict policy forbids.

use browser_tests::{all_pages, dist, few_pages, run, site};
use papan::engine::Kind;

#[test]
fn without_scripts_every_page_reads() {
    run(async |page| {
        let site = site(|options| options.scripts = false)?;
        for path in few_pages() {
            page.open(&site.url(path)).await?;
            assert!(!page.words().await?.is_empty(), "{path}");
            assert_ne!(page.text("title").await?, "", "{path}");
            if path.contains("adjiboto") && !path.contains("evidence") && !path.contains("sheet") {
                assert!(page.is_visible("svg.board").await?, "{path}");
            }
            // questions and comparisons show a game in play
            let shows_start = !path.contains("practise") && !path.contains("compare");
            if path.contains("adjiboto")
                && shows_start
                && !path.contains("evidence")
                && !path.contains("sheet")
            {
                assert_eq!(page.text("[data-count=\"a\"]").await?, "10", "{path}");
            }
        }
        // which games are here only to compare with, their own pages say
        for kind in Kind::ALL {
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            let says = usize::from(kind.is_to_compare());
            assert_eq!(page.count(".rules .reference").await?, says as u64, "{kind:?}");
        }
        // the rules are there to read, and a link leads to them from the board
        page.open(&site.url("adjiboto/")).await?;
        assert!(page.words().await?.contains("adj.min-two"));
        assert!(!site.requests().iter().any(|seen| seen.path.ends_with(".js")));
        assert_eq!(page.count("[data-live]").await?, 0);
        Ok(())
    });
}

#[test]
fn an_unknown_address_leads_on() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("nothing")).await?;
        page.live().await?;
        assert_eq!(page.attribute("html", "data-page").await?.as_deref(), Some("missing"));
        assert_ne!(page.count("#app a[href]").await?, 0);
        Ok(())
    });
}

#[test]
fn no_style_attribute_anywhere() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        for path in few_pages() {
            page.open(&site.url(path)).await?;
            assert_eq!(page.count("[style]").await?, 0, "{path}");
            site.release();
            page.live().await?;
            assert_eq!(page.count("[style]").await?, 0, "{path}, alive");
        }
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        page.click("circle.hit[data-t=\"a\"]").await?;
        page.wait_for(".stage[data-turn=\"second\"]").await?;
        assert_eq!(page.count("[style]").await?, 0, "after a move");
        Ok(())
    });
}

#[test]
fn no_page_is_written_with_a_style_attribute_or_an_inline_script() {
    let files = xtask::project::files(&dist().unwrap_or_else(|e| panic!("{e}")));
    let pages = files.iter().filter(|file| file.extension().is_some_and(|e| e == "html"));
    let mut seen = 0;
    for page in pages {
        let html = std::fs::read_to_string(page).unwrap();
        assert!(!html.contains(" style="), "{}", page.display());
        for script in html.split("<script").skip(1) {
            let tag = script.split('>').next().unwrap_or_default();
            // what is no script to a browser is data
            let data = ["application/ld+json", "application/json"].iter().any(|kind| tag.contains(kind));
            let fine = tag.contains("src=") || data;
            assert!(fine, "{}: <script{tag}>", page.display());
        }
        seen += 1;
    }
    assert!(seen >= all_pages().len());
}
