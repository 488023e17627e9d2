//! A frame tells the page around it how high it wants to be.

use browser_tests::{
    Frame, Key, PATIENCE, Page, Result, Server,
    game::{self, hit, own_forms, own_shapes},
    run, site,
};
use papan::session::Action;
use serde_json::{Value, json};
use std::time::Instant;

use crate::embed::url;

/// Notes in the host's page what its frame tells and when, and makes the frame as high as that where it is to.
const HOST: &str = "const html = document.documentElement, told = []; addEventListener('message', e => {\
    const frame = document.querySelector('iframe');\
    if (e.source != frame.contentWindow || e.data.type != 'size') return;\
    html.dataset.at = performance.now();\
    told.push(e.data); html.dataset.told = JSON.stringify(told); html.dataset.high = e.data.data.height;\
    if (html.dataset.follow) frame.height = e.data.data.height })";

/// Goes from the frame into the page of the host.
pub async fn out(page: &Page) -> Result {
    page.answer("leaving the frame", page.client.enter_parent_frame()).await
}

pub async fn into(page: &Page) -> Result {
    page.answer("going into the frame", page.client.enter_frame(0)).await
}

/// What has been told to the host: from the host's page.
pub async fn told(page: &Page) -> Result<Vec<Value>> {
    let told = page.attribute("html", "data-told").await?.unwrap_or("[]".into());
    Ok(serde_json::from_str(&told).unwrap_or_default())
}

/// Opens a frame in a page that hears it, and stays in the page around it.
pub async fn hosted(page: &Page, host: &Server, frame: Frame<'_>) -> Result {
    let blank = Frame { src: "about:blank", ..frame };
    page.open_in(host, blank).await?;
    out(page).await?;
    page.js(HOST).await?;
    page.js_with("document.querySelector('iframe').src = arguments[0]", vec![json!(frame.src)]).await?;
    page.until("a height", "return document.documentElement.dataset.told").await
}

/// Makes the frame as high as it last told, until it tells nothing else and all of it is seen.
pub async fn fits(page: &Page, what: &str) -> Result<f64> {
    into(page).await?;
    page.live().await?;
    page.log_written().await?;
    page.fonts().await?;
    out(page).await?;
    let follow = "const html = document.documentElement; html.dataset.follow = 'yes';\
        document.querySelector('iframe').height = html.dataset.high";
    page.js(follow).await?;
    let end = Instant::now() + PATIENCE;
    loop {
        let quiet = "return performance.now() - document.documentElement.dataset.at > 500";
        page.until("a frame that tells nothing else", quiet).await?;
        let height = page.js("return Number(document.documentElement.dataset.high)").await?.as_f64();
        into(page).await?;
        let inner = page.js("return [document.scrollingElement.scrollHeight, innerHeight]").await?;
        out(page).await?;
        let is_told = inner[1].as_f64() == height;
        if is_told && inner[0].as_f64() <= height {
            return Ok(height.unwrap_or_default());
        }
        // what changes just now is told in a moment
        assert!(Instant::now() < end, "{what}: {height:?} was told, and the frame has {inner}");
    }
}

#[test]
fn a_frame_tells_its_height_and_then_nothing_scrolls() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        for sandbox in [None, Some("allow-scripts")] {
            for (kind, words) in own_shapes() {
                let session = game::after(kind.game(), words);
                let list = game::moves(session.game(), session.moves());
                for ui in ["none", "controls,score,share", "controls,time,moves,score,source,title,share"] {
                    let what = format!("{kind:?} {ui} {sandbox:?}");
                    let src = url(&site, kind, &format!("id=own&{list}&ui={ui}"));
                    // too low and too high at first
                    for first in [200, 1500] {
                        let frame = Frame { src: &src, width: 700, height: first, sandbox };
                        hosted(page, &host, frame).await?;
                        let high = fits(page, &what).await?;
                        let all = told(page).await?;
                        assert!(!all.is_empty());
                        for message in &all {
                            let expected = json!({ "ns": "papan", "v": 1, "id": "own", "type": "size",
                                "data": { "height": message["data"]["height"] } });
                            assert_eq!(*message, expected, "{what}");
                        }
                        // games of rounds have a table of them, and say between two what everybody holds
                        let most = if kind.has_rounds() { 1600.0 } else { 1400.0 };
                        assert!(high > 150.0 && high < most, "{what}: {high}");
                        // it does not go to and fro on the way
                        assert!(all.len() <= 3, "{what} from {first}: {all:?}");
                    }
                }
            }
        }
        Ok(())
    });
}

#[test]
fn a_frame_of_another_width_tells_another_height() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        for sandbox in [None, Some("allow-scripts")] {
            for kind in own_forms() {
                for ui in ["none", "controls,score,share,source"] {
                    let what = format!("{kind:?} {ui} {sandbox:?}");
                    let src = url(&site, kind, &format!("ui={ui}"));
                    let frame = Frame { src: &src, width: 700, height: 900, sandbox };
                    hosted(page, &host, frame).await?;
                    let high = fits(page, &what).await?;
                    page.js("document.querySelector('iframe').width = 420").await?;
                    let script = format!("return document.documentElement.dataset.high != {high}");
                    page.until("another height", &script).await?;
                    let narrow = fits(page, &format!("{what}, narrow")).await?;
                    assert_ne!(narrow, high);
                    page.js("document.querySelector('iframe').width = 700").await?;
                    let script = format!("return document.documentElement.dataset.high == {high}");
                    page.until("the height before", &script).await?;
                    assert_eq!(fits(page, &format!("{what}, wide again")).await?, high);
                }
            }
        }
        Ok(())
    });
}

#[test]
fn what_is_told_of_a_move_makes_the_frame_higher_and_lower() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        for (kind, words) in own_shapes() {
            let session = game::after(kind.game(), words);
            let (last, first) = session.moves().split_last().unwrap();
            let list = game::moves(session.game(), first);
            let src = url(&site, kind, &format!("{list}&at=m0&ui=source,controls&speed=instant"));
            hosted(page, &host, Frame { src: &src, width: 700, height: 1200, sandbox: None }).await?;
            let without = fits(page, &format!("{kind:?} at the beginning")).await?;
            into(page).await?;
            // by keys: the buttons move as the frame grows and shrinks. WebKit lets a frame of another site take the
            // focus only after a person has come there
            page.tab_to(".hit", 20).await?;
            for _ in first {
                page.keys("U").await?;
            }
            page.lies(&session.act(Action::Goto(first.len())).unwrap()).await?;
            page.focus(&hit(game::letter(session.game(), *last))).await?;
            // with the words of that move, and not of one before it
            let log = "return document.querySelector('#log').textContent";
            let before = page.js(log).await?;
            page.press(Key::Enter).await?;
            page.until("the move to be told", &format!("{log} != {before}")).await?;
            out(page).await?;
            page.until(
                "more to be told",
                &format!("return document.documentElement.dataset.high > {without}"),
            )
            .await?;
            let with = fits(page, &format!("{kind:?} with a move")).await?;
            assert!(with > without);
            into(page).await?;
            page.focus(&hit('a')).await?;
            for _ in words {
                page.keys("u").await?;
            }
            page.lies(&session.act(Action::Goto(0)).unwrap()).await?;
            page.until("nothing to be told", "return !document.querySelector('#log .line')").await?;
            out(page).await?;
            page.until(
                "the height before",
                &format!("return document.documentElement.dataset.high == {without}"),
            )
            .await?;
            assert_eq!(fits(page, &format!("{kind:?} at the beginning again")).await?, without);
        }
        Ok(())
    });
}
