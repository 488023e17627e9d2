//! A finger that is held, and a board on which the first tap shows: what a move does is seen before it is played.

use browser_tests::{Page, Result, Session as Asked, game::hit, run, run_in, samples, session::MOVES, site};
use fantoccini::actions::{Actions, InputSource, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};
use papan::{
    settings::Set,
    words::{SettingText, say},
};
use std::time::Duration;

/// A place that may be played first.
const FIRST: &str = ".board .hit:not([aria-disabled]):not(.edge)";

/// Holds a finger on the middle of an element for a time in milliseconds, after it has moved down by some pixels.
async fn hold(page: &Page, css: &str, time: u64, down: f64) -> Result {
    let (x, y) = page.middle(css).await?;
    let rest = |time| PointerAction::Pause { duration: Duration::from_millis(time) };
    let to = |y| PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y };
    let touch = TouchActions::new("finger".into())
        .then(to(y))
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(to(y + down))
        .then(rest(time))
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    page.answer("a finger that is held", page.client.perform_actions(Actions::from(touch))).await
}

async fn tells_that_a_tap_plays(page: &Page, what: &str) -> Result {
    let told = "return document.querySelector('#status').textContent.endsWith('Tap it again to play.')";
    page.until(&format!("{what}: what the move would do"), told).await
}

async fn moves(page: &Page) -> Result<serde_json::Value> {
    page.js(&format!("return {MOVES}")).await
}

#[test]
fn a_finger_that_is_held_shows_where_a_move_leads_and_the_next_tap_plays() {
    for kind in samples() {
        run_in(Asked::PHONE, async |page| {
            let name = kind.name();
            let site = site(|_| ())?;
            page.open(&site.url(&format!("{name}/#speed=instant"))).await?;
            page.live().await?;
            page.click("[data-t=together]").await?;
            page.wait_for("#hint").await?;
            // where a way round is chosen too, the hole alone plays nothing
            hold(page, FIRST, 600, 0.0).await?;
            if page.count("#way").await? > 0 {
                return Ok(());
            }
            tells_that_a_tap_plays(page, name).await?;
            assert_eq!(moves(page).await?, 0, "{name}");
            assert_eq!(page.js("return String(getSelection())").await?, "");
            page.tap(FIRST).await?;
            page.until("a move", &format!("return {MOVES} == 1")).await
        });
    }
}

#[test]
fn a_finger_that_moves_or_is_lifted_soon_is_not_held() {
    run_in(Asked::PHONE, async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kalah/#speed=instant")).await?;
        page.live().await?;
        page.click("[data-t=together]").await?;
        page.wait_for("#hint").await?;
        hold(page, &hit('a'), 600, 20.0).await?;
        assert!(!page.text("#status").await?.contains("Tap it"));
        hold(page, &hit('a'), 100, 0.0).await?;
        page.until("a move", &format!("return {MOVES} == 1")).await
    });
}

#[test]
fn with_two_taps_the_first_shows_and_the_second_plays() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in samples() {
            for (path, asks) in [("", '#'), ("embed/v1/", '?')] {
                let name = kind.name();
                page.open(&site.url(&format!("{path}{name}/{asks}speed=instant&tap=twice&seats=h,h")))
                    .await?;
                page.live().await?;
                page.click(FIRST).await?;
                if page.count("#way").await? > 0 {
                    page.click("#way button").await?;
                }
                tells_that_a_tap_plays(page, name).await?;
                assert_eq!(page.count("#choice").await?, 0, "what can be chosen gives way");
                match page.count("#way").await? {
                    0 => page.click(FIRST).await?,
                    _ => page.click("#way button").await?,
                }
                page.until(
                    &format!("{name}: a move"),
                    "return !document.querySelector('#status').textContent.endsWith('Tap it again to play.')",
                )
                .await?;
            }
        }
        // it is a setting, and is kept
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        page.open_menu().await?;
        assert_eq!(page.text("label[for=set-tap]").await?, say(&SettingText::Name(Set::Tap)));
        page.select("#set-tap", "twice").await?;
        page.close_menu().await?;
        page.click(&hit('c')).await?;
        tells_that_a_tap_plays(page, "a setting").await?;
        page.click(&hit('d')).await?;
        page.until("the other", "return document.querySelector('#status').textContent.startsWith('d ')")
            .await?;
        assert_eq!(moves(page).await?, 0);
        page.click(&hit('d')).await?;
        page.until("a move", &format!("return {MOVES} == 1")).await
    });
}
