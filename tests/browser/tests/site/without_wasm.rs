//! A browser that runs no WebAssembly: the page says so and stays readable.

use browser_tests::{Session, run_in, site};
use papan::words::{PageText, say};

#[test]
fn where_the_program_cannot_run_the_page_says_so_and_can_be_read() {
    run_in(Session { without_wasm: true, ..Session::default() }, async |page| {
        let site = site(|_| ())?;
        for path in
            ["kalah/", "pasang/", "kalah/learn/", "kalah/compare/", "kalah/position/", "embed/v1/kalah/"]
        {
            page.open(&site.url(path)).await?;
            assert_eq!(page.js("return typeof WebAssembly").await?, "undefined");
            page.wait_for("html[data-failed=wasm]").await?;
            assert_eq!(page.text(".no-wasm").await?, say(&PageText::NoWasm), "{path}");
            assert!(page.is_visible(".no-wasm").await?, "{path}");
            // nothing is offered that would not help
            for other in [".not-loaded", "[data-t=retry]"] {
                assert!(!page.is_visible(other).await?, "{path}: {other}");
            }
            assert!(page.words().await?.len() > 200, "{path}");
        }
        // the home page and what has no program say nothing of it
        for path in ["map/", "kalah/evidence/", "kalah/sheet/"] {
            page.open(&site.url(path)).await?;
            page.live().await?;
            assert!(!page.is_visible(".no-wasm").await?, "{path}");
        }
        Ok(())
    });
}
