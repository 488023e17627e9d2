//! Nothing moves when the application comes to a page that is read already.

use browser_tests::{Browser, Frame, Page, Result, browser, few_pages, picture::Picture, run, site};

/// What is seen: the words, and the window's pixels where two loads of one page give the same.
async fn seen(page: &Page) -> Result<(String, Option<Picture>)> {
    let words = page.words().await?;
    if browser() == Browser::WebKit {
        // its edges differ from one load to the next
        return Ok((words, None));
    }
    page.drawn_anew().await?;
    let picture = Picture::read(&page.screenshot().await?)?;
    assert!(picture.colours() > 10, "nothing is drawn");
    Ok((words, Some(picture)))
}

/// Opens a page whose application is held back, and compares before and after.
pub async fn assert_still(
    page: &Page,
    place: &str,
    open: impl AsyncFn() -> Result,
    release: impl Fn(),
) -> Result {
    open().await?;
    page.fonts().await?;
    let (words, before) = seen(page).await?;
    // a page without a program has nothing that could move anything
    let programs = page.count("html[data-program]").await?;
    assert_eq!(page.count("[data-live]").await?, u64::from(programs == 0), "{place}");
    release();
    page.live().await?;
    page.settled().await?;
    let (words_live, after) = seen(page).await?;
    assert_eq!(words, words_live, "{place}");
    if let (Some(before), Some(after)) = (before, after) {
        assert_eq!(before.difference(&after)?, None, "{place}: pixels that differ, the first of them");
    }
    Ok(())
}

#[test]
fn a_move_is_seen() {
    // what the equality of the other tests is worth
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("adjiboto/")).await?;
        page.live().await?;
        let (words, before) = seen(page).await?;
        page.click("circle.hit[data-t=\"a\"]").await?;
        page.until(
            "another count",
            "return !document.querySelector('[data-count=a]').textContent.includes('10')",
        )
        .await?;
        page.park().await?;
        let (words_after, after) = seen(page).await?;
        assert_ne!(words, words_after);
        if let (Some(before), Some(after)) = (before, after) {
            assert!(before.difference(&after)?.is_some_and(|(pixels, _)| pixels > 100));
        }
        Ok(())
    });
}

/// The pages on which nothing moves by itself; what the home page does is tested with it.
fn still_pages() -> impl Iterator<Item = &'static str> {
    few_pages().into_iter().filter(|path| !path.is_empty())
}

#[test]
fn nothing_moves_when_the_page_comes_alive() {
    run(async |page| {
        for path in still_pages() {
            let site = site(|options| options.held = vec![".wasm".into()])?;
            let url = site.url(path);
            assert_still(page, path, async || page.open(&url).await, || site.release()).await?;
        }
        Ok(())
    });
}

#[test]
fn nothing_moves_on_a_phone() {
    run(async |page| {
        for path in still_pages() {
            let site = site(|options| options.held = vec![".wasm".into()])?;
            let url = site.url(path);
            // high enough for the window of every browser
            let frame = Frame::sized(&url, 360, 420);
            assert_still(page, path, async || page.open_in(&site, frame).await, || site.release()).await?;
        }
        Ok(())
    });
}
