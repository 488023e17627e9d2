//! Pasang in somebody else's page: points wide enough for a finger, and what enlarges them in view, in small frames too.

use browser_tests::{Frame, Page, Result, run, site};
use serde_json::json;

/// The least width of a point that is in view, and which parts are not whole in the frame.
async fn found(page: &Page) -> Result<(f64, serde_json::Value)> {
    let script = "const board = document.querySelector('.place').getBoundingClientRect();\
        const points = [...document.querySelectorAll('.board .hit:not(.edge)')].map(e => e.getBoundingClientRect())\
            .filter(r => r.width && r.left >= board.left - 1 && r.right <= board.right + 1 && r.bottom <= innerHeight);\
        const out = ['[data-t=zoom]', '.line-of-status', '.bar', '.seat h2'].filter(css => { const r = document.querySelector(css).getBoundingClientRect();\
            return !r.height || r.top < 0 || r.left < 0 || r.bottom > innerHeight + 1 || r.right > innerWidth + 1 });\
        return [Math.min(...points.map(r => r.width)), points.length < 20 ? [...out, 'points'] : out]";
    let found = page.js(script).await?;
    Ok((found[0].as_f64().unwrap_or_default(), found[1].clone()))
}

#[test]
fn in_a_small_frame_points_are_wide_enough_and_what_enlarges_them_is_in_view() {
    run(async |page| {
        let site = site(|_| ())?;
        for (width, height) in [(320, 480), (500, 740), (360, 740), (800, 600)] {
            let src = site.url("embed/v1/pasang/?speed=instant&moves=a_k");
            page.open_in(&site, Frame::sized(&src, width, height)).await?;
            page.live().await?;
            let (wide, out) = found(page).await?;
            assert!(wide >= 24.0, "{width} × {height}: {wide}");
            assert_eq!(out, json!([]), "{width} × {height}");
            let label = page.text("[data-t=zoom]").await?;
            page.click("[data-t=zoom]").await?;
            page.wait_for(".board[data-zoom]").await?;
            let (larger, out) = found(page).await?;
            assert!(larger >= 24.0 && larger > wide, "{width} × {height}: {larger}");
            assert_eq!(out, json!([]), "{width} × {height}, enlarged");
            assert_ne!(page.text("[data-t=zoom]").await?, label, "the button says what it does next");
            page.click("[data-t=zoom]").await?;
            page.until("the whole board", "return !document.querySelector('.board[data-zoom]')").await?;
            assert_eq!(page.text("[data-t=zoom]").await?, label);
            // a row and its column are wide enough too
            let edges = "return Math.min(...[...document.querySelectorAll('.board .edge')].map(e => e.getBoundingClientRect())\
                .map(r => Math.min(r.width, r.height)))";
            assert!(page.js(edges).await?.as_f64() >= Some(24.0));
        }
        Ok(())
    });
}
