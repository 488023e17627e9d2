//! What a frame of a moving picture costs: how much of the page it writes anew. And that what moves is heard.

use browser_tests::{
    Page, Result, Session,
    game::{hit, shapes},
    run, run_in, site,
    trace::{Task, Trace, percentile},
};

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

/// Waits in the page itself for the end of a move: a script of the driver every now and then would be counted.
const ENDED: &str = "const stage = document.querySelector('.stage');\
    return await new Promise(done => {\
        const look = () => document.querySelector('.air') \
            || (watch.disconnect(), performance.mark('landed'), done(true));\
        const watch = new MutationObserver(look); watch.observe(stage, { childList: true, subtree: true }); look() })";

#[test]
#[ignore = "figures to be read: `cargo xtask bench` asks for them"]
fn what_a_frame_takes_of_the_main_thread_is_told() {
    run_in(Session { fresh: true, traced: true, ..Session::default() }, async |page| {
        let site = site(|_| ())?;
        // a hundred counters on the board
        let (kind, moves) = shapes()[0];
        page.open(&site.url(&format!("{}/", kind.name()))).await?;
        page.live().await?;
        for hole in moves {
            page.click(&hit(hole.chars().next().expect("a letter"))).await?;
            page.wait_for(".air").await?;
            page.js_async(ENDED).await?;
        }
        let frames = page.trace().await?.frames();
        println!(
            "{:<17} a frame of {} takes {:.1} ms CPU of the main thread, {:.1} ms at p99 (aims: 8 and 16)",
            kind.name(),
            frames.len(),
            percentile(&frames, 50),
            percentile(&frames, 99),
        );
        assert!(frames.len() > 100, "{frames:?}");
        Ok(())
    });
}

#[test]
fn what_is_done_for_a_tap_and_for_a_frame_is_summed() {
    let task = |cpu| Task { cpu, ..Task::default() };
    let (begins, paints, animates) = (
        |cpu| Task { begins: true, ..task(cpu) },
        |cpu| Task { paints: true, ..task(cpu) },
        |cpu| Task { animates: true, ..task(cpu) },
    );
    let lands = Task { lands: true, animates: true, ..task(3.0) };
    let all = [task(9.0), begins(1.0), task(2.0), begins(4.0), paints(8.0), paints(16.0), begins(1.0)];
    assert_eq!(Trace(all.to_vec()).reactions(), [15.0]);
    let all =
        [task(9.0), animates(1.0), paints(2.0), animates(4.0), task(8.0), lands, paints(1.0), task(32.0)];
    assert_eq!(Trace([all, all].concat()).frames(), [3.0, 12.0, 4.0, 3.0, 12.0, 4.0]);
    assert_eq!(
        Trace(vec![animates(1.0), animates(2.0), task(4.0)]).frames(),
        [1.0],
        "the last one has no end"
    );
    assert_eq!([50, 98, 100].map(|part| percentile(&[4.0, 1.0, 3.0, 2.0], part)), [2.0, 4.0, 4.0]);
    assert!(percentile(&[], 50).is_nan());
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
