//! A screen that anybody may touch: it shows a game that plays itself, opens the site for a visitor, and forgets both.

use browser_tests::{Page, Result, run, session::MOVES, site};
use papan::{
    engine::Kind,
    words::{files::languages, kiosk::KioskText, say},
};
use serde_json::Value;

use crate::told_height::{into, out};

/// Waits for a state of the kiosk, from its own page.
pub async fn state(page: &Page, wanted: &str) -> Result {
    let script = format!("return document.querySelector('#kiosk').dataset.state == '{wanted}'");
    page.until(&format!("the kiosk to be in {wanted}"), &script).await
}

/// Touches the screen and waits for the game of the visit, in its frame.
pub async fn begins(page: &Page) -> Result {
    state(page, "attract").await?;
    page.click("#kiosk-begin").await?;
    state(page, "visit").await?;
    // WebKit's driver stays with the document that the frame had when it was entered
    page.wait_for("#kiosk-frames:not([aria-busy])").await?;
    into(page).await?;
    page.live().await
}

async fn address(page: &Page) -> Result<Value> {
    page.js("return location.href").await
}

#[test]
fn a_visitor_plays_is_asked_and_leaves_nothing_to_the_next() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kalah/?kiosk=1&idle=5&ask=6&speed=instant")).await?;
        state(page, "attract").await?;
        let own = address(page).await?;
        assert!(own.as_str().is_some_and(|own| own.contains("/kiosk/")), "{own}");
        let shown = page.attribute("#kiosk-frames iframe", "src").await?.unwrap_or_default();
        assert!(shown.contains("mode=demo") && shown.contains(Kind::ALL[0].name()), "{shown}");
        begins(page).await?;
        assert_eq!(page.attribute("html", "data-game").await?.as_deref(), Some("kalah"));
        page.click("[data-t=together]").await?;
        page.click("circle.hit[data-t=\"a\"]").await?;
        page.until("a move", &format!("return {MOVES} == 1")).await?;
        // nothing of what is kept elsewhere is told to be missing
        assert_eq!(page.text("#why").await?, "");
        out(page).await?;
        state(page, "still").await?;
        let sides = "return [...document.querySelectorAll('button')].filter(e => e.checkVisibility()).map(e => { const r = e.getBoundingClientRect(); return Math.min(r.width, r.height) })";
        let sides: Vec<f64> = serde_json::from_value(page.js(sides).await?).expect("sides");
        assert!(sides.len() > 1 && sides.iter().all(|side| *side >= 64.0), "a hand wide: {sides:?}");
        assert!(page.is_visible("#kiosk-left").await?);
        page.click("#kiosk-go-on").await?;
        state(page, "visit").await?;
        into(page).await?;
        assert_eq!(page.js(&format!("return {MOVES}")).await?, 1);
        out(page).await?;
        // nobody answers
        begins(page).await?;
        assert_eq!(page.js(&format!("return {MOVES}")).await?, 0, "the game of somebody else");
        assert_eq!(page.count("#resume a").await?, 0);
        out(page).await?;
        assert_eq!(address(page).await?, own);
        Ok(())
    });
}

#[test]
fn a_visitor_is_asked_in_the_language_of_the_visit() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kiosk/?idle=5&ask=60&open=ar/oware/")).await?;
        begins(page).await?;
        out(page).await?;
        state(page, "still").await?;
        let asked = "const e = document.querySelector('#kiosk-still'); return [e.lang, e.dir, document.querySelector('#kiosk-go-on').textContent]";
        let arabic = languages().iter().find(|words| words.language == "ar").expect("Arabic");
        let asked = page.js(asked).await?;
        papan::words::current::set_words(arabic);
        assert_eq!(asked, serde_json::json!(["ar", "rtl", say(&KioskText::GoOn)]));
        Ok(())
    });
}

#[test]
fn nothing_leads_out_of_a_kiosk() {
    run(async |page| {
        let site = site(|_| ())?;
        // of one language, which the address names
        let tag = &languages().last().expect("a language").language;
        page.open(&site.url(&format!("kiosk/?idle=3600&open=oware/&lang={tag}"))).await?;
        page.until("its kiosk", &format!("return document.documentElement.lang == '{tag}'")).await?;
        state(page, "attract").await?;
        page.wait_for("#kiosk-frames:not([aria-busy])").await?;
        into(page).await?;
        page.wait_for(&format!("html[lang={tag}][data-live]")).await?;
        out(page).await?;
        begins(page).await?;
        assert_eq!(page.attribute("html", "lang").await?.as_deref(), Some(tag.as_str()));
        // links of the site are followed in the frame, all others lead nowhere
        page.js("const a = document.createElement('a'); a.href = 'https://example.org/'; a.id = 'away'; a.textContent = 'away'; document.querySelector('main').prepend(a)").await?;
        page.js("document.querySelector('#away').click()").await?;
        out(page).await?;
        page.js("document.querySelector('#kiosk-frames iframe').addEventListener('load', () => document.body.dataset.followed = '')").await?;
        into(page).await?;
        page.js("document.querySelector('a[href*=\"evidence/\"]').click()").await?;
        out(page).await?;
        page.wait_for("body[data-followed]").await?;
        let script = "return document.querySelectorAll('#kiosk-frames iframe').length";
        assert_eq!(page.js(script).await?, 1);
        into(page).await?;
        page.until("the page of evidence", "return document.documentElement.dataset.page == 'evidence' && 'live' in document.documentElement.dataset").await?;
        assert_eq!(page.attribute("html", "data-kiosk").await?.as_deref(), Some(""));
        out(page).await?;
        assert!(
            address(page)
                .await?
                .as_str()
                .is_some_and(|own| own.contains(&format!("/{tag}/kiosk/index.html?idle=3600")))
        );
        Ok(())
    });
}
