//! What is written on a board can be read on every screen: no letter, number or price lies over another, and nothing that
//! stands beside the board lies over them.

use crate::first_minutes::SCREENS;
use browser_tests::{Frame, Page, Result, run, samples, site};
use serde_json::json;

/// What overlaps on the board, and what is written there under the list of open lines. Of a letter the middle counts,
/// because its box is higher than what is seen.
const OVERLAPS: &str = "const svg = [...document.querySelectorAll('svg.board')].find(e => e.checkVisibility());\
    const all = [...svg.querySelectorAll('text')].filter(e => e.textContent && e.checkVisibility({ visibilityProperty: true })).map(e => {\
        const box = e.closest('.pp-price, .pp-chip'), { left, right, top, bottom } = (box || e).getBoundingClientRect();\
        const [x, y] = box ? [0, 0] : [(right - left) * .05, (bottom - top) * .22];\
        return { text: e.textContent, left: left + x, right: right - x, top: top + y, bottom: bottom - y } });\
    const cross = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;\
    const found = all.flatMap((a, i) => all.slice(i + 1).filter(b => cross(a, b)).map(b => `${a.text} and ${b.text}`));\
    const way = document.querySelector('#way')?.getBoundingClientRect();\
    return found.concat(way ? all.filter(a => cross(a, way)).map(a => `${a.text} under the lines`) : [])";

async fn assert_apart(page: &Page, when: &str) -> Result {
    for (width, height) in SCREENS {
        let resize = "frameElement.style.width = arguments[0] + 'px'; frameElement.style.height = arguments[1] + 'px'; scrollTo(0, 0)";
        page.js_with(resize, vec![json!(width), json!(height)]).await?;
        page.until("the screen", &format!("return innerWidth == {width} && innerHeight == {height}")).await?;
        page.settled().await?;
        assert_eq!(page.js(OVERLAPS).await?, json!([]), "{when}, {width} × {height}");
    }
    Ok(())
}

#[test]
fn nothing_that_is_written_on_a_board_lies_over_another() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for kind in samples() {
            let name = kind.name();
            page.open_in(&site, Frame::sized(&site.url(&format!("{name}/")), 1280, 800)).await?;
            page.live().await?;
            assert_apart(page, &format!("{name} at the start")).await?;
        }
        // while a ka is chosen, and while one of its lines is, whole and in parts
        for (asked, chosen) in [
            ("moves=f_a", None),
            ("moves=a_k", Some("b5")),
            ("v=1&r=traditional&moves=a_k", Some("b5")),
            ("moves=a_k_b1-a1xN5_j7-k7xW3", None),
        ] {
            let src = site.url(&format!("pasang/#speed=instant&{asked}"));
            page.open_in(&site, Frame::sized(&src, 1280, 800)).await?;
            page.live().await?;
            if let Some(name) = chosen {
                page.click(&format!(".board .hit[data-t=\"{name}\"]")).await?;
                page.wait_for("#way").await?;
            }
            assert_apart(page, asked).await?;
        }
        Ok(())
    });
}
