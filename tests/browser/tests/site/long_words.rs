//! A word without an end, in an address or in a record, is quoted short and breaks: the page stays as wide as it is.

use browser_tests::{Frame, Page, Result, run, site};
use serde_json::json;

const WIDTH: u32 = 360;
/// All of a frame of this height can be seen in the window: Firefox's driver does not scroll what is around a frame.
const HEIGHT: u32 = 640;

/// Twenty thousand letters without a place to break.
fn word() -> String {
    "W".repeat(20_000)
}

/// Neither the page nor an open dialog can be scrolled sideways.
async fn fits(page: &Page, what: &str) -> Result {
    let script = "return [document.scrollingElement, ...document.querySelectorAll('dialog[open]')]\
        .map(e => [e.id || e.tagName, e.scrollWidth - e.clientWidth]).filter(([, over]) => over > 0)";
    assert_eq!(page.js("return innerWidth").await?, WIDTH, "{what}");
    assert_eq!(page.js(script).await?, json!([]), "{what}");
    Ok(())
}

#[test]
fn a_long_word_in_an_address_does_not_widen_the_page() {
    run(async |page| {
        let site = site(|_| ())?;
        let word = word();
        for (path, key) in [
            ("kalah/#", "r="),
            ("kalah/#", "r=standard.holes-"),
            ("kalah/#", "pos="),
            ("kalah/#", "moves="),
            ("kalah/#", "moves=a_A_"),
            ("kalah/#", "at="),
            ("kalah/#", "speed="),
            ("kalah/#", "seats=h,"),
            ("pasang/#", "moves="),
            ("kotu-baendum/#", "pos="),
            ("embed/v1/kalah/?", "moves="),
            ("embed/v1/kalah/?", "ui="),
            ("kalah/position/#", "pos="),
            ("kotu-baendum/position/#", "pos=4-4-4-4-4-4-4-4-4-4-4-4-4-4_0-0_1_"),
            ("pasang/patterns/#", "pos="),
            ("?", "q="),
        ] {
            let what = format!("{path}{key}");
            page.open_in(&site, Frame::sized(&site.url(&format!("{what}{word}")), WIDTH, HEIGHT)).await?;
            page.live().await?;
            if path.starts_with("kalah/#") {
                page.until("the words of the address", "return document.body.innerText.includes('W')")
                    .await?;
            }
            fits(page, &what).await?;
        }
        Ok(())
    });
}

#[test]
fn a_long_word_in_a_record_does_not_widen_the_page() {
    run(async |page| {
        let site = site(|_| ())?;
        let word = word();
        for (text, said) in [
            (format!("[Game \"{word}\"]\n"), true),
            (format!("[Format \"{word}\"]\n[Game \"kalah\"]\n"), true),
            (format!("[Game \"kalah\"]\n[Setup \"4_0_{word}\"]\n"), true),
            (format!("[Game \"kalah\"]\n[Result \"{word}\"]\n"), true),
            (format!("[Game \"kalah\"]\n\n1. {word}\n"), true),
            (format!("[Game \"kalah\"]\n\n{word}. a\n"), true),
            // names that can be read: they stand at the seats and among the games that are kept
            (format!("[Game \"kalah\"]\n[First \"{word}\"]\n[Second \"{word}\"]\n\n1. a\n"), false),
        ] {
            page.open_in(&site, Frame::sized(&site.url("kalah/#speed=instant"), WIDTH, HEIGHT)).await?;
            page.live().await?;
            page.open_menu().await?;
            let write = "const e = document.querySelector('#record'); e.value = arguments[0];\
                e.dispatchEvent(new InputEvent('input', { bubbles: true }))";
            page.js_with(write, vec![json!(text)]).await?;
            page.click("[data-t=read-record]").await?;
            if said {
                page.until("why", "return document.querySelector('#record-why').textContent").await?;
            } else {
                page.is_closed().await?;
                page.wait_for(".seat .name").await?;
                fits(page, "names").await?;
                page.open_menu().await?;
            }
            fits(page, &text[..20]).await?;
        }
        Ok(())
    });
}
