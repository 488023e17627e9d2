//! axe-core finds nothing, whatever the theme and whatever is shown.

use browser_tests::{Page, Result, few_pages, run, site};
use papan::page::Page as File;

async fn assert_accessible(page: &Page, place: &str) -> Result {
    assert_eq!(page.axe_in(&["light", "dark"]).await?, Vec::<String>::new(), "{place}");
    Ok(())
}

#[test]
fn axe_finds_what_is_broken() {
    // what the zero of the other tests is worth
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("")).await?;
        page.live().await?;
        page.js("document.querySelector('#app').append(document.createElement('img'))").await?;
        let broken = page.axe().await?;
        assert!(broken.iter().any(|rule| rule.starts_with("image-alt")), "{broken:?}");
        // and of what is read well in the first colours alone
        page.js("const black = document.createElement('p'); black.append('Black.'); black.style.color = '#000'; document.querySelector('#app').append(black)").await?;
        let broken = page.axe_in(&["light", "dark"]).await?;
        assert!(broken.iter().any(|rule| rule.starts_with("dark: color-contrast")), "{broken:?}");
        assert!(!broken.iter().any(|rule| rule.starts_with("light: color-contrast")), "{broken:?}");
        Ok(())
    });
}

#[test]
fn every_page_is_accessible() {
    run(async |page| {
        let site = site(|_| ())?;
        for path in few_pages() {
            page.open(&site.url(path)).await?;
            page.live().await?;
            assert_accessible(page, path).await?;
        }
        Ok(())
    });
}

#[test]
fn without_scripts_every_page_is_accessible() {
    run(async |page| {
        let site = site(|options| options.scripts = false)?;
        // a page without a program is the same with scripts
        let alive: Vec<_> =
            File::all().into_iter().filter(|page| page.program().is_some()).map(File::file).collect();
        for path in few_pages().into_iter().filter(|path| alive.contains(&format!("{path}index.html"))) {
            page.open(&site.url(path)).await?;
            // in other colours all of it has been looked at with scripts
            assert_eq!(page.axe().await?, Vec::<String>::new(), "{path}");
        }
        Ok(())
    });
}

#[test]
fn a_refusal_is_accessible() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("adjiboto/")).await?;
        page.live().await?;
        // a hole of the other seat
        page.click("circle.hit[data-t=\"A\"]").await?;
        page.wait_for("#why .cl").await?;
        assert!(page.is_visible("#why").await?);
        assert!(page.cites("#why", "adj.own-hole").await?);
        assert_accessible(page, "refusal").await
    });
}

#[test]
fn a_game_under_way_is_accessible() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        page.click("circle.hit[data-t=\"a\"]").await?;
        page.wait_for("#moves [data-move=\"1\"]").await?;
        assert_accessible(page, "after a move").await
    });
}

#[test]
fn the_set_up_is_accessible() {
    run(async |page| {
        let site = site(|_| ())?;
        for path in ["adjiboto/", "kalah/"] {
            page.open(&site.url(path)).await?;
            page.live().await?;
            page.click("#new").await?;
            page.open_rules().await?;
            assert!(page.is_visible("#preset").await?);
            assert_accessible(page, &format!("set-up of {path}")).await?;
        }
        Ok(())
    });
}
