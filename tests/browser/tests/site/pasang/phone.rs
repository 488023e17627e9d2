//! On a phone: points wide enough for a finger, a part enlarged, points picked by row and column.

use super::{after, assert_shows, hit, line, open};
use browser_tests::{Frame, Page, Result, Server, run, site};
use serde_json::{Value, json};

async fn on_phone(page: &Page, site: &Server, asked: &str) -> Result {
    let url = site.url(&format!("pasang/#speed=instant{asked}"));
    page.open_in(site, Frame::sized(&url, 360, 740)).await?;
    page.live().await
}

/// The least width and height of what a selector finds and what is drawn, and how many there are.
async fn least(page: &Page, css: &str) -> Result<(f64, f64, u64)> {
    let script = "const all = [...document.querySelectorAll(arguments[0])].map(e => e.getBoundingClientRect())\
        .filter(r => r.width + r.height > 0);\
        return [Math.min(...all.map(r => r.width)), Math.min(...all.map(r => r.height)), all.length]";
    let found = page.js_with(script, vec![json!(css)]).await?;
    let number = |at: usize| found[at].as_f64().unwrap_or_default();
    Ok((number(0), number(1), number(2) as u64))
}

#[test]
fn targets_are_wide_enough() {
    run(async |page| {
        let site = site(|_| ())?;
        on_phone(page, &site, "").await?;
        let (wide, high, count) = least(page, ".board .hit[data-t^=\"col-\"]").await?;
        assert_eq!(count, 11);
        assert!(wide >= 24.0 && high >= 44.0, "columns: {wide} × {high}");
        on_phone(page, &site, "&moves=a_k").await?;
        let (wide, high, count) = least(page, ".board .hit:not(.edge)").await?;
        assert_eq!(count, 120);
        assert!(wide >= 24.0 && high >= 24.0, "points: {wide} × {high}");
        let (wide, high, count) = least(page, ".board .hit.edge").await?;
        assert_eq!(count, 22);
        assert!(wide >= 24.0 && high >= 24.0, "edges: {wide} × {high}");
        page.click("[data-t=\"zoom\"]").await?;
        page.wait_for(".board[data-zoom]").await?;
        let (wide, high, _) = least(page, ".board .hit:not(.edge)").await?;
        assert!(wide >= 44.0 && high >= 44.0, "enlarged points: {wide} × {high}");
        let (wide, high, _) = least(page, ".enlarge button").await?;
        assert!(wide >= 44.0 && high >= 44.0, "what moves the part: {wide} × {high}");
        Ok(())
    });
}

#[test]
fn every_line_that_may_be_taken_can_be_tapped_where_it_is_asked_about() {
    run(async |page| {
        let site = site(|_| ())?;
        let moves = "a_i_b5-a5xE3_h7-i7xW1E2_a4xE3_k7xS5_d4xN2S3_g7xN4S1_a4xN5_k7xN4S1";
        let url = site.url(&format!("pasang/#speed=instant&moves={moves}"));
        for (width, height) in [(360, 740), (360, 640), (740, 360)] {
            for enlarged in [false, true] {
                page.open_in(&site, Frame::sized(&url, width, height)).await?;
                page.live().await?;
                if enlarged {
                    page.click("[data-t=\"zoom\"]").await?;
                    page.wait_for(".board[data-zoom]").await?;
                }
                page.js(&format!(
                    "document.querySelector('{}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))",
                    hit("c4")
                ))
                .await?;
                page.wait_for("#way button").await?;
                let hidden = "return [...document.querySelectorAll('#way button')].filter(e => {\
                    const r = e.getBoundingClientRect();\
                    const at = document.elementFromPoint((r.left + r.right) / 2, r.bottom - 4);\
                    return r.bottom > innerHeight || !e.contains(at) }).map(e => e.textContent)";
                let hidden = page.js(hidden).await?;
                assert_eq!(hidden, json!([]), "{width} × {height}, enlarged: {enlarged}");
                assert_eq!(page.count("#way button").await?, 3);
            }
        }
        Ok(())
    });
}

#[test]
fn nothing_lies_beside_the_screen() {
    run(async |page| {
        let site = site(|_| ())?;
        // the more has been taken, the longer the words about it
        for asked in ["", "&moves=a_k", "&moves=d_k_e3-d3xW3_j10-k10xS5_d2xW1E2_k3xW1_d3xE1_j3xN3_b3xN2S1"] {
            for width in [320, 360] {
                let url = site.url(&format!("pasang/#speed=instant{asked}"));
                page.open_in(&site, Frame::sized(&url, width, 740)).await?;
                page.live().await?;
                let script = "const { scrollWidth, clientWidth } = document.scrollingElement;\
                    const { left, right, top } = document.querySelector('.board').getBoundingClientRect();\
                    return [scrollWidth - clientWidth, left >= 0 && right <= clientWidth, top < 200]";
                assert_eq!(page.js(script).await?, json!([0, true, true]), "{width}: {asked}");
            }
        }
        Ok(())
    });
}

#[test]
fn a_point_is_picked_by_its_row_and_its_column() {
    run(async |page| {
        let site = site(|_| ())?;
        let picked = async |css: &str| page.attribute(&hit(css), "aria-pressed").await;
        for (first, second) in [("row-5", "column-b"), ("column-b", "row-5")] {
            on_phone(page, &site, "&moves=a_k").await?;
            page.click(&hit(first)).await?;
            page.wait_for(&format!("{}[aria-pressed=true]", hit(first))).await?;
            // nothing is chosen by one of them, and it can be given up
            assert_eq!(page.count("#way").await?, 0);
            page.click(&hit(first)).await?;
            page.wait_for(&format!("{}[aria-pressed=false]", hit(first))).await?;
            page.click(&hit(first)).await?;
            page.click(&hit(second)).await?;
            page.wait_for(&line("E3")).await?;
            assert_eq!(picked(first).await?.as_deref(), Some("false"));
            assert_eq!(picked(second).await?.as_deref(), Some("false"));
            page.click(&line("E3")).await?;
            page.played(3).await?;
            assert_shows(page, &after("a_k_b5-a5xE3")).await?;
        }
        // another row instead, and Escape
        open(page, &site, "speed=instant&moves=a_k").await?;
        page.click(&hit("row-5")).await?;
        page.click(&hit("row-4")).await?;
        page.wait_for(&format!("{}[aria-pressed=true]", hit("row-4"))).await?;
        assert_eq!(picked("row-5").await?.as_deref(), Some("false"));
        page.press(browser_tests::Key::Escape).await?;
        page.wait_for(&format!("{}[aria-pressed=false]", hit("row-4"))).await
    });
}

/// Which points lie in the window of the board, by their middles.
async fn within(page: &Page) -> Result<Vec<String>> {
    let script = "const b = document.querySelector('.board').getBoundingClientRect();\
        return [...document.querySelectorAll('.board .hit:not(.edge)')].filter(e => {\
            const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;\
            return r.width > 0 && x > b.left && x < b.right && y > b.top && y < b.bottom }).map(e => e.dataset.t)";
    let found = page.js(script).await?;
    Ok(found.as_array().into_iter().flatten().filter_map(Value::as_str).map(String::from).collect())
}

#[test]
fn a_part_enlarged_is_moved_and_played_on() {
    run(async |page| {
        let site = site(|_| ())?;
        on_phone(page, &site, "&moves=a_k").await?;
        assert_eq!(within(page).await?.len(), 120);
        page.click("[data-t=\"zoom\"]").await?;
        page.wait_for(".board[data-zoom]").await?;
        let first = within(page).await?;
        assert!(first.len() < 70 && first.iter().any(|name| name == "b3"), "{first:?}");
        // each press leads on, from the very first
        let mut before = first.clone();
        for way in ["pan-up", "pan-right", "pan-down", "pan-left"] {
            page.click(&format!("[data-t=\"{way}\"]")).await?;
            page.settled().await?;
            let now = within(page).await?;
            assert_ne!(now, before, "{way} moves the part");
            before = now;
        }
        assert_eq!(before, first, "once round");
        page.click(&hit("b4")).await?;
        page.played(3).await?;
        page.click("[data-t=\"zoom\"]").await?;
        page.until("the whole board", "return !document.querySelector('.board[data-zoom]')").await?;
        assert_shows(page, &after("a_k_b4-a4xN5")).await?;
        // the part goes where the keys go
        page.click("[data-t=\"zoom\"]").await?;
        page.focus(super::STOP).await?;
        for key in [browser_tests::Key::PageUp, browser_tests::Key::End] {
            page.press(key).await?;
        }
        assert_eq!(page.focused().await?, "k11");
        assert!(within(page).await?.iter().any(|name| name == "k11"));
        Ok(())
    });
}
