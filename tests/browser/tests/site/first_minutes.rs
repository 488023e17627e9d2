//! What somebody finds who has never been here: what one plays for, who can play, what has happened; all of it beside
//! the board, on every screen.

use std::fs;

use crate::{in_view::in_view, opponent::says};
use browser_tests::{
    Frame, Page, Result, Session as Asked, dist, run, run_in, samples, session::MOVES, site,
};
use papan::{
    engine::Kind,
    words::{Message, files::languages, opponent::OpponentMessage, say},
};
use serde_json::json;

/// The sizes of screens, in CSS pixels.
pub const SCREENS: [(u32, u32); 6] =
    [(360, 640), (740, 360), (768, 1024), (1024, 768), (1280, 800), (1440, 900)];

/// What selectors find is in view on every screen; gives where the board lies on each.
async fn on_screens(page: &Page, when: &str, parts: &[&str]) -> Result<Vec<String>> {
    in_view(page, when, parts, &SCREENS, "innerWidth <= 480 || game == 'pasang'").await
}

/// A hole or column that may be played first.
const FIRST: &str = ".board .hit:not([aria-disabled]):not(.edge)";

#[test]
fn board_status_and_controls_are_on_one_screen_and_the_board_stays_where_it_is() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for kind in samples() {
            let name = kind.name();
            page.open_in(&site, Frame::sized(&site.url(&format!("{name}/")), 1280, 800)).await?;
            page.live().await?;
            let start = on_screens(
                page,
                &format!("{name} at the start"),
                &[".board", ".line-of-status", "#learn", "[data-t=computer]", "[data-t=together]"],
            )
            .await?;
            assert_eq!(page.text("#status").await?, say(&Message::Aim(kind.into())));
            // where nothing moves, the example is shown on request and stays until it is ended
            page.click("[data-t=example]").await?;
            page.wait_for(".example").await?;
            let example = on_screens(
                page,
                &format!("{name}, the example"),
                &[".board", ".line-of-status", "[data-t=together]", "[data-t=example]"],
            )
            .await?;
            assert_eq!(example, start, "{name}");
            page.click("[data-t=example]").await?;
            page.until("the board of the game", "return !document.querySelector('.example')").await?;
            page.js(&format!("document.querySelector('{FIRST}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")).await?;
            if page.count("#way").await? > 0 {
                let when = format!("{name}, a choice under way");
                let choosing = on_screens(page, &when, &[".line-of-status", "#way button"]).await?;
                assert_eq!(choosing, start, "{name}");
                page.click("#way button").await?;
            }
            page.until("a move", &format!("return {MOVES} == 1")).await?;
            let controls = [".board", ".line-of-status", "#step-back", "#pause", "#step-on"];
            let after = on_screens(page, &format!("{name} after a move"), &controls).await?;
            assert_eq!(after, start, "{name}");
            page.click("#step-back").await?;
            let within = on_screens(page, &format!("{name} within the move"), &controls).await?;
            assert_eq!(within, start, "{name}");
            page.open_menu().await?;
            page.show("#menu [data-t=agree]").await?;
            page.click("#menu [data-t=agree]").await?;
            page.is_closed().await?;
            let parts = [".board", ".line-of-status", "#result", "#again", "[data-t=review]"];
            let end = on_screens(page, &format!("{name} at the end"), &parts).await?;
            assert_eq!(end, start, "{name}");
        }
        Ok(())
    });
}

#[test]
fn in_every_game_the_computer_is_one_tap_away_and_the_board_stays_where_it_is_while_it_thinks() {
    run(async |page| {
        for kind in samples() {
            // until it is released the opponent's program does not come, and it thinks as long
            let site = site(|options| options.held = programs().expect("a site"))?;
            page.set_before(&site, "speed=instant").await?;
            let name = kind.name();
            page.open_in(&site, Frame::sized(&site.url(&format!("{name}/")), 1280, 800)).await?;
            page.live().await?;
            page.select("#start-level", "1").await?;
            page.click("[data-t=computer]").await?;
            page.until("a computer", "return !!document.querySelector('.seat .level')").await?;
            let begun = [".board", ".line-of-status", "#step-on"];
            let begun = on_screens(page, &format!("{name} before the first move"), &begun).await?;
            // where one moves more than once in a turn, until it is the computer's
            while page.count(".stage[data-turn=first]").await? > 0 {
                let before = page.js(&format!("return {MOVES}")).await?;
                page.js(&format!("document.querySelector('{FIRST}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")).await?;
                if page.count("#way").await? > 0 {
                    page.click("#way button").await?;
                }
                page.until("a move", &format!("return {MOVES} > {before}")).await?;
            }
            says(page, OpponentMessage::Thinks).await?;
            let thinks = [".board", ".line-of-status", "#opponent-do"];
            let thinks = on_screens(page, &format!("{name} while it thinks"), &thinks).await?;
            assert_eq!(thinks, begun, "{name}");
            if name == "kalah" {
                site.release();
                page.wait_for(".stage[data-turn=first]").await?;
                // one's own move and the reply can both be read
                let told = page.text("#status").await?;
                assert!(
                    told.starts_with("You sowed four from a") && told.contains("Computer sowed"),
                    "{told}"
                );
            }
        }
        Ok(())
    });
}

/// The files of the opponents' programs.
fn programs() -> Result<Vec<String>> {
    let names = fs::read_dir(dist()?.join("static")).expect("the site has its files").flatten();
    let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    Ok(names.filter(|name| name.starts_with("opponent-") && name.ends_with(".wasm")).collect())
}

/// The words of some languages are long: what one chooses first is on the screen of a phone in all of them.
#[test]
fn in_every_language_a_game_begins_on_the_screen_of_a_phone() {
    run_in(Asked { phone: Some((360, 740)), ..Asked::default() }, async |page| {
        let site = site(|_| ())?;
        let mut below = Vec::new();
        for words in languages().iter().skip(1) {
            for kind in Kind::ALL {
                let path = format!("{}/{}/", words.language, kind.name());
                page.open(&site.url(&path)).await?;
                page.live().await?;
                page.fonts().await?;
                let end =
                    "return document.querySelector('.start').getBoundingClientRect().bottom - innerHeight";
                let end = page.js(end).await?.as_f64();
                if end.is_none_or(|end| end > 0.0) {
                    below.push(format!("{path}: {end:?}"));
                }
            }
        }
        assert!(below.is_empty(), "{}", below.join("\n"));
        Ok(())
    });
}

/// One's own move, the reply and what can be chosen, or why nothing can, have their room at every moment of a game.
#[test]
fn on_a_phone_what_is_said_of_a_game_with_the_computer_pushes_nothing_away() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in samples() {
            let name = kind.name();
            let src = site.url(&format!("{name}/#speed=instant"));
            page.open_in(&site, Frame::sized(&src, 360, 740)).await?;
            page.live().await?;
            page.select("#start-level", "1").await?;
            page.click("[data-t=computer]").await?;
            page.wait_for("#pause").await?;
            let board = "scrollTo(0, 0); const r = document.querySelector('.board').getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round).join()";
            let begun = page.js(board).await?;
            // a move in each of many turns, from one end of the row and from the other
            for turn in 0..12 {
                // the controls stay on the screen and the words above them, also while the computer is thinking
                let waits = "const end = document.querySelector('.time')?.getBoundingClientRect(), said = document.querySelector('.line-of-status'), line = said.getBoundingClientRect();\
                    if (end && (end.bottom > innerHeight + .5 || line.bottom > end.top + .5)) self.pushed = said.textContent;\
                    if (document.querySelector('#again')) return true;\
                    const thinks = document.querySelector('#opponent-do'); if (thinks?.checkVisibility()) return false;\
                    return !!document.querySelector('#between [data-t=next], .board .hit:not([aria-disabled]):not(.edge)')";
                page.until("a turn of the person's", waits).await?;
                assert_eq!(page.js("return self.pushed ?? ''").await?, "", "{name}, turn {turn}");
                let said = page.text(".line-of-status").await?;
                let at = "const end = document.querySelector('.time').getBoundingClientRect(), line = document.querySelector('.line-of-status').getBoundingClientRect();\
                    return end.bottom <= innerHeight + .5 && line.bottom <= end.top + .5";
                assert_eq!(page.js(at).await?, true, "{name}, turn {turn}: {said}");
                assert_eq!(page.js(board).await?, begun, "{name}, turn {turn}: {said}");
                if page.count("#again").await? > 0 {
                    break;
                }
                let choose = format!(
                    "const all = [...document.querySelectorAll('.board .hit:not([aria-disabled]):not(.edge)')];\
                     const one = document.querySelector('#between [data-t=next]') || all.at({});\
                     one.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))",
                    if turn % 2 == 0 { -1 } else { 0 }
                );
                page.js(&choose).await?;
                if page.count("#way").await? > 0 {
                    page.click("#way button").await?;
                }
            }
        }
        Ok(())
    });
}

#[test]
fn who_plays_is_asked_where_nobody_has_begun() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("raja-pasu-mandiri/")).await?;
        page.live().await?;
        assert_eq!(page.text("[data-t=together]").await?, say(&Message::StartTogether { seats: 3 }));
        page.click("[data-t=together]").await?;
        page.wait_for("#pause").await?;
        assert_eq!(page.count(".start, .seat .level").await?, 0);
        // a new game asks in its dialog
        page.click("#new").await?;
        page.wait_for("#setup[open]").await?;
        page.click("[data-t=who-computer]").await?;
        page.click("#start").await?;
        page.is_closed().await?;
        let names = "return [...document.querySelectorAll('.seat .level')].map(name => name.textContent)";
        let level = say(&Message::StartLevel(30));
        page.until("two names", &format!("{names}.length == 2")).await?;
        assert_eq!(page.js(names).await?, json!([level, level]));
        // a link that carries a game asks nothing
        for address in
            ["kalah/#moves=c", "kalah/#seats=h,ai2", "embed/v1/kalah/?moves=c", "embed/v1/kalah/?seats=h,ai2"]
        {
            page.open(&site.url(address)).await?;
            page.live().await?;
            assert_eq!(page.count(".start").await?, 0, "{address}");
        }
        Ok(())
    });
}

#[test]
fn an_example_plays_itself_on_a_board_that_nobody_has_touched_and_the_first_tap_ends_it_and_counts() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        page.wait_for(".example .air").await?;
        assert!(page.text("#status").await?.contains("For example: "));
        assert_eq!(
            page.count(".place > .board [aria-disabled]").await?,
            6,
            "the holes are those of the game"
        );
        page.click(&browser_tests::game::hit('a')).await?;
        page.played(1).await?;
        assert_eq!(page.count(".example").await?, 0);
        page.whole().await?;
        assert!(page.text("#status").await?.starts_with("Player 1 sowed four from a"));
        // a game that was begun shows none, and neither does a link that carries one
        assert_eq!(page.count("[data-t=example]").await?, 0);
        Ok(())
    });
}
