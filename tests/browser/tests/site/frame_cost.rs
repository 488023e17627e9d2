//! What a frame of a moving picture costs: how much of the page it writes anew. And that what moves is heard.

use browser_tests::{Page, Result, run, site};

/// Counts what is written at once while counters are in the air, beside how many are moving then.
const COUNT: &str = "window.writes = []; let before = false;\
    new MutationObserver(records => {\
        const air = document.querySelector('.air');\
        if (air && before) {\
            const carried = air.querySelectorAll('.palm use').length, flying = air.querySelector('.flying');\
            writes.push([records.length, Math.max(0, carried - 1) + (flying ? flying.children.length || 1 : 0)]);\
        }\
        before = !!air;\
    }).observe(document.querySelector('.stage'), { subtree: true, attributes: true, childList: true, characterData: true })";

#[test]
fn a_frame_writes_no_more_than_what_moves_and_five() {
    run(async |page| {
        let site = site(|_| ())?;
        // a hundred counters on the board
        page.open(&site.url("adjiboto/")).await?;
        page.live().await?;
        page.js(COUNT).await?;
        page.click("circle.hit[data-t=\"e\"]").await?;
        page.wait_for(".air").await?;
        page.until("the end of the move", "return !document.querySelector('.air')").await?;
        let writes = page.js("return writes").await?;
        let writes: Vec<(u64, u64)> = serde_json::from_value(writes).unwrap();
        assert!(writes.len() > 10, "{writes:?}");
        let many: Vec<_> = writes.iter().filter(|(count, moving)| *count > moving + 5).collect();
        assert!(many.is_empty(), "{many:?} of {writes:?}");
        Ok(())
    });
}

async fn knocks(page: &Page) -> Result<u64> {
    Ok(page.js("return window.knocks || 0").await?.as_u64().unwrap_or(0))
}

#[test]
fn what_moves_is_heard_where_sound_is_on() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kalah/#speed=4")).await?;
        page.live().await?;
        page.js(
            "const start = AudioBufferSourceNode.prototype.start;\
             AudioBufferSourceNode.prototype.start = function (...args) { window.knocks = (window.knocks || 0) + 1; return start.apply(this, args) }",
        )
        .await?;
        let played =
            "return !document.querySelector('.air') && !!document.querySelector('#moves [data-move]')";
        page.click("circle.hit[data-t=\"a\"]").await?;
        page.until("the end of the move", played).await?;
        assert_eq!(knocks(page).await?, 0, "sound is off until somebody wants it");
        page.click("#menu-open").await?;
        page.wait_for("#menu[open]").await?;
        let sound = page.find("#set-sound").await?;
        page.answer("a choice", sound.select_by_value("on")).await?;
        page.click("#menu [data-t=\"close\"]").await?;
        page.click("circle.hit[data-t=\"A\"]").await?;
        // a lifting and four counters; a browser whose sound has not begun yet lets one wait
        page.until("knocks", "return (window.knocks || 0) >= 1").await?;
        page.until("the end of the move", played).await?;
        let heard = knocks(page).await?;
        assert!(heard <= 5, "{heard} of five steps");
        Ok(())
    });
}
