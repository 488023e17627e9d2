//! The page around an embed asks and is told.

use browser_tests::{Browser, Frame, Page, Result, Server, run, site};
use papan::{
    engine::{Kind, pasang::Pasang},
    notation::Written,
    session::Session,
};
use serde_json::{Value, json};

use crate::told_height::{into, out};

/// The host's page: `ask` numbers a request, and every answer and everything told is kept.
const HOST: &str = "self.answers = {}; self.told = []; self.asked = 0;\
    const frame = document.querySelector('iframe');\
    addEventListener('message', e => {\
        if (e.source != frame.contentWindow || e.data.ns != 'papan') return;\
        if (e.data.re == null) told.push(e.data); else answers[e.data.re] = e.data });\
    self.ask = (type, data) => {\
        frame.contentWindow.postMessage({ ns: 'papan', v: 1, re: ++self.asked, type, data }, '*');\
        return self.asked }";

/// Opens an embed in a page that talks to it, and stays in the page around it.
pub async fn opened(page: &Page, src: &str) -> Result {
    heard(page, Frame::sandboxed(src)).await?;
    page.until("a live board", "return told.some(e => e.type == 'ready')").await
}

/// Opens a frame in a page that hears what it tells.
pub async fn heard(page: &Page, frame: Frame<'_>) -> Result {
    let host = site(|_| ())?;
    let src = frame.src;
    page.open_in(&host, Frame { src: "about:blank", ..frame }).await?;
    out(page).await?;
    page.js(HOST).await?;
    page.js_with("document.querySelector('iframe').src = arguments[0]", vec![json!(src)]).await?;
    Ok(())
}

/// The same with a game of two moves.
async fn opened_after_two(page: &Page, site: &Server) -> Result {
    let kind = Kind::ALL[0];
    let moves = opening(kind).join("_");
    opened(page, &site.url(&format!("embed/v1/{}/?speed=instant&moves={moves}", kind.name()))).await
}

/// Asks from the host's page, and gives the answer.
pub async fn ask(page: &Page, kind: &str, data: Value) -> Result<Value> {
    let re = page.js_with("return ask(arguments[0], arguments[1])", vec![json!(kind), data]).await?;
    page.until(&format!("an answer to {kind}"), &format!("return !!answers[{re}]")).await?;
    page.js(&format!("return answers[{re}]")).await
}

pub async fn told(page: &Page, kind: &str) -> Result<Vec<Value>> {
    let all = page.js_with("return told.filter(e => e.type == arguments[0])", vec![json!(kind)]).await?;
    Ok(all.as_array().cloned().unwrap_or_default())
}

/// The first two moves of a game.
pub fn opening(kind: Kind) -> Vec<String> {
    fn moves<F: Written>(plain: F) -> Vec<String> {
        let mut session = Session::new(plain, plain.start());
        let mut all = Vec::new();
        for _ in 0..2 {
            let mut first = None;
            session.game().each_move(session.position(), |chosen| first = first.or(Some(chosen)));
            let first = first.expect("a move");
            all.push(session.game().write_move(first));
            session = session.play(first).expect("a legal move");
        }
        all
    }
    match kind {
        Kind::Sowing(kind) => moves(kind.game()),
        Kind::Pasang => moves(Pasang::default()),
    }
}

#[test]
fn a_page_plays_on_a_board_and_is_told_of_it() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in [Kind::ALL[0], Kind::Pasang] {
            let name = kind.name();
            opened(page, &site.url(&format!("embed/v1/{name}/?id=mine&speed=instant&colour=red"))).await?;
            let hello = told(page, "hello").await?;
            assert_eq!((&hello[0]["data"]["game"], &hello[0]["id"]), (&json!(name), &json!("mine")));
            assert_eq!(told(page, "warn").await?[0]["data"]["option"], "colour");
            assert_eq!(told(page, "ready").await?[0]["data"]["moves"], json!([]));
            ask(page, "subscribe", json!({ "types": ["move", "event", "clause", "state"] })).await?;
            let moves = opening(kind);
            for (at, text) in moves.iter().enumerate() {
                let answer = ask(page, "move", json!({ "move": text })).await?;
                assert_eq!(answer["data"]["at"], at + 1, "{answer}");
            }
            page.until("a move that is told", "return told.filter(e => e.type == 'move').length == 2")
                .await?;
            let last = &told(page, "move").await?[1]["data"];
            assert_eq!((&last["number"], &last["move"]), (&json!(2), &json!(moves[1])));
            assert!(!told(page, "event").await?.is_empty() && !told(page, "clause").await?.is_empty());
            // a reader sees it
            into(page).await?;
            page.until("the move in the frame", "return !document.querySelector('#undo').disabled").await?;
            out(page).await?;
            let refused = ask(page, "move", json!({ "move": "?" })).await?;
            assert_eq!((&refused["type"], &refused["data"]["code"]), (&json!("error"), &json!("not-a-move")));
            let moment = ask(page, "goto", json!({ "at": "m1.s1" })).await?;
            assert_eq!((&moment["data"]["at"], &moment["data"]["step"]), (&json!(1), &json!(1)));
            let address = ask(page, "last", json!({})).await?["data"]["address"].clone();
            ask(page, "reset", json!({})).await?;
            let loaded = ask(page, "load", json!({ "address": address })).await?;
            assert_eq!(loaded["data"]["moves"], json!(moves));
            let place = if kind == Kind::Pasang { "a1" } else { "a" };
            ask(page, "highlight", json!({ "places": [place] })).await?;
            into(page).await?;
            page.until("a ring", "return !!document.querySelector('.board .pp-differs')").await?;
            if page.browser == Browser::WebKit {
                // it lets no frame of another origin take the focus before somebody has tapped in it
                page.click("#undo").await?;
            }
            out(page).await?;
            ask(page, "focus", json!({})).await?;
            into(page).await?;
            page.until("the focus", "return !!document.activeElement.closest('.board')").await?;
            out(page).await?;
            ask(page, "highlight", json!({ "places": [] })).await?;
        }
        Ok(())
    });
}

/// Defines `hostile`, which sends messages that are no requests, with all that a browser can copy in their fields. Rings
/// are few: Chromium takes 30 ms to see that one cannot be written as JSON.
const HOSTILE: &str = "const odd = [null, undefined, 0, -1, 1e308, NaN, '', 'a', 'm1', '\\u0000', 'x'.repeat(5000), [], {}, [[]],\
        new Date(), /x/, new Map([[1, 2]]), new Set([1]), new ArrayBuffer(8), new Uint8Array(3), 10n, new Error('x'),\
        { toString: 1 }, { __proto__: null, length: -1 }, new Blob(['x']), true];\
    const ring = {}; ring.ring = ring;\
    let deep = 1; for (let i = 0; i < 500; i++) deep = [deep]; odd.push(deep);\
    let seed = 7; const lot = n => (seed = (seed * 1103515245 + 12345) % 2147483648) % n, one = () => odd[lot(odd.length)];\
    const types = ['hello', 'load', 'goto', 'move', 'set', 'subscribe', 'highlight', 'eat'];\
    const target = document.querySelector('iframe').contentWindow;\
    self.hostile = left => {\
        target.postMessage(ring, '*'); target.postMessage({ ns: 'papan', v: 1, type: 'get', data: ring }, '*');\
        for (; left; left--) {\
            const kind = lot(5), message = kind == 0 ? one() : { ns: 'papan', v: 1, type: types[lot(8)], data: one() };\
            if (kind == 1) message.v = one();\
            if (kind == 2) message.type = one();\
            if (kind == 3) message.data = { address: one(), at: one(), move: one(), name: one(), value: one(), places: [one()], types: one() };\
            if (kind == 4) message[['ns', 're', 'more'][lot(3)]] = one();\
            if (message?.type === 'subscribe' && !message.data || message?.type === 'hello') message.more = 1;\
            try { target.postMessage(message, '*') } catch {}\
        } }";

#[test]
fn without_a_page_around_it_a_board_talks_to_nobody() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = Kind::ALL[0];
        page.open(&site.url(&format!("embed/v1/{}/?speed=instant", kind.name()))).await?;
        page.live().await?;
        page.js("self.heard = []; addEventListener('message', e => heard.push(e.data))").await?;
        page.click(&format!(".board [data-t=\"{}\"]", opening(kind)[0])).await?;
        page.until("the move", "return !document.querySelector('#undo').disabled").await?;
        // what the page tells of the move is heard before a message sent after it
        page.js("postMessage('the last', '*')").await?;
        page.until("a message", "return heard.length > 0").await?;
        assert_eq!(page.js("return heard").await?, json!(["the last"]));
        Ok(())
    });
}

#[test]
fn a_hundred_thousand_messages_that_mean_nothing_change_nothing() {
    run(async |page| {
        let site = site(|_| ())?;
        opened_after_two(page, &site).await?;
        let before = ask(page, "get", json!({})).await?;
        page.js(HOSTILE).await?;
        // in parts, because a slow machine takes a while to read them
        for _ in 0..20 {
            page.js("hostile(5000)").await?;
            let after = ask(page, "get", json!({})).await?;
            assert_eq!(after["data"], before["data"]);
        }
        into(page).await?;
        assert_eq!(page.attribute("html", "data-stopped").await?, None);
        out(page).await
    });
}

#[test]
fn a_thousand_requests_a_second_make_no_task_long() {
    run(async |page| {
        let site = site(|_| ())?;
        opened_after_two(page, &site).await?;
        into(page).await?;
        // other browsers tell of no long tasks
        let watch = "self.long = []; new PerformanceObserver(list => long.push(...list.getEntries().map(e => e.duration)))\
            .observe({ type: 'longtask' })";
        let watches = page.js("return PerformanceObserver.supportedEntryTypes.includes('longtask')").await?;
        if watches == true {
            page.js(watch).await?;
        }
        out(page).await?;
        let flood = "let left = 3000; const kinds = [['prev'], ['next'], ['get'], ['goto', { at: 'm1.s2' }], ['last'], ['highlight', { places: ['a'] }]];\
            const timer = setInterval(() => {\
                for (let i = 0; i < 10 && left; i++, left--) ask(...kinds[left % kinds.length]);\
                if (!left) { clearInterval(timer); self.flooded = self.asked } }, 10)";
        page.js(flood).await?;
        page.until("the last answer", "return self.flooded && Object.keys(answers).length == flooded")
            .await?;
        let state = ask(page, "last", json!({})).await?;
        assert_eq!(state["data"]["at"], 2);
        if watches == true {
            into(page).await?;
            let long = page.js("return long").await?;
            println!("tasks over 50 ms while 1,000 requests a second came: {long}");
            out(page).await?;
        }
        Ok(())
    });
}
