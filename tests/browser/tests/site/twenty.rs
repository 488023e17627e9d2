//! Twenty boards on a page of somebody else's: those out of view are still pictures, and all together ask for little memory.

use browser_tests::{Page, Result, Session, memory::of_renderers, run, run_in, site};
use papan::engine::Kind;
use serde_json::json;

/// The boards on the page.
const ALL: usize = 20;
/// What they may take more than as many empty frames, in megabytes (E4).
const MOST: f64 = 150.0;

/// Opens a page with twenty frames of one address.
async fn opened(page: &Page, src: &str) -> Result {
    let museum = site(|_| ())?;
    let frame =
        format!("<p><iframe title=\"Board\" width=\"640\" height=\"480\" src=\"{src}\"></iframe></p>");
    let html = format!(
        "<!doctype html><html lang=\"en\"><head><title>Museum</title><link rel=\"icon\" href=\"data:,\"></head><body>{}</body></html>",
        frame.repeat(ALL)
    );
    page.open(&museum.add_page("/museum.html", html).replace("127.0.0.1", "localhost")).await?;
    page.until("the page", "return document.readyState == 'complete'").await
}

/// Whether the board of a frame is live; asked from the page around it.
async fn is_live(page: &Page, number: u16) -> Result<bool> {
    page.answer("going into the frame", page.client.enter_frame(number)).await?;
    let live = page.js("return 'live' in document.documentElement.dataset").await?;
    page.answer("leaving the frame", page.client.enter_parent_frame()).await?;
    Ok(live == true)
}

async fn comes_alive(page: &Page, number: u16) -> Result {
    page.answer("going into the frame", page.client.enter_frame(number)).await?;
    page.live().await?;
    page.answer("leaving the frame", page.client.enter_parent_frame()).await
}

/// The memory once it has settled: two measurements that differ by little.
async fn settled(page: &Page) -> Result<f64> {
    let mut before = f64::INFINITY;
    loop {
        page.js_async("await new Promise(then => setTimeout(then, 700))").await?;
        let now = of_renderers(page);
        if (now - before).abs() < 2.0 {
            return Ok(now);
        }
        before = now;
    }
}

fn take_little_memory(kind: Kind) {
    run_in(Session { fresh: true, ..Session::default() }, async |page| {
        let site = site(|_| ())?;
        page.window_size(1280, 900).await?;
        opened(page, &site.add_page("/blank.html", "<!doctype html><title>Blank</title>")).await?;
        let empty = settled(page).await?;
        opened(page, &site.url(&format!("embed/v1/{}/", kind.name()))).await?;
        comes_alive(page, 0).await?;
        let more = settled(page).await? - empty;
        println!(
            "twenty boards of {}: {more:.0} MB more than twenty empty frames ({empty:.0} MB)",
            kind.name()
        );
        assert!(empty > 20.0 && more > 1.0, "{empty} MB and {more} MB: nothing was measured");
        assert!(more < MOST, "{}: {more:.0} MB", kind.name());
        for far in [5, 12, 19] {
            assert!(!is_live(page, far).await?, "board {far} is out of view");
        }
        // what stands there meanwhile comes alive when it is near
        page.js_with("document.querySelectorAll('iframe')[arguments[0]].scrollIntoView()", vec![json!(12)])
            .await?;
        comes_alive(page, 12).await?;
        assert!(!is_live(page, 5).await?, "board 5 was passed over");
        Ok(())
    });
}

#[test]
fn twenty_boards_of_counters_take_little_memory_and_come_alive_where_they_are_looked_at() {
    take_little_memory(Kind::ALL[0]);
}

#[test]
fn twenty_boards_of_pasang_take_little_memory_and_come_alive_where_they_are_looked_at() {
    take_little_memory(Kind::Pasang);
}

#[test]
fn a_board_out_of_view_that_is_spoken_to_answers() {
    run(async |page| {
        let site = site(|_| ())?;
        page.window_size(1280, 900).await?;
        opened(page, &site.url(&format!("embed/v1/{}/", Kind::ALL[0].name()))).await?;
        let ask = "self.heard = {}; addEventListener('message', e => { const at = [...document.querySelectorAll('iframe')].findIndex(f => f.contentWindow == e.source);\
                (heard[at] ||= []).push([e.data.type, e.data.re]) });\
            document.querySelectorAll('iframe')[15].contentWindow.postMessage({ ns: 'papan', v: 1, re: 7, type: 'get' }, '*')";
        page.js(ask).await?;
        let answered = "return (self.heard[15] || []).some(([type, re]) => type == 'state' && re == 7)";
        page.until("an answer to what was said before the board was there", answered).await?;
        assert!(!is_live(page, 14).await? && is_live(page, 15).await?);
        Ok(())
    });
}
