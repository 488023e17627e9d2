//! A game outlives its page: in the address, in the history, in the browser's storage.

use browser_tests::{
    Page, Result,
    game::own_shapes,
    run,
    session::{MOVES, address, played},
    site,
};
use fantoccini::wd::WindowHandle;
use papan::{
    engine::sowing::{Kind, Sowing},
    options,
    session::{Action, Session},
};
use serde_json::json;

use crate::kept_games::listed;

fn back(session: &Session<Sowing>, moves: usize) -> Session<Sowing> {
    session.act(Action::Goto(session.cursor() - moves)).unwrap()
}

async fn window(page: &Page) -> Result<WindowHandle> {
    page.answer("the window", page.client.window()).await
}

async fn switch_to(page: &Page, window: WindowHandle) -> Result {
    page.answer("another window", page.client.switch_to_window(window)).await
}

/// A window that has nothing but the storage in common with the one before; gives that one.
async fn new_window(page: &Page) -> Result<WindowHandle> {
    let before = window(page).await?;
    let new = page.answer("a new window", page.client.new_window(true)).await?;
    switch_to(page, new.handle).await?;
    Ok(before)
}

#[test]
fn a_reload_and_a_crash_restore_game_cursor_and_what_can_be_redone() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            let session = played(kind, moves);
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            page.plays(moves).await?;
            for _ in 0..2 {
                page.click("#undo").await?;
            }
            page.shows(&back(&session, 2)).await?;
            page.is_written(&address(&back(&session, 2))).await?;
            page.reload().await?;
            page.shows(&back(&session, 2)).await?;
            page.click("#redo").await?;
            page.shows(&back(&session, 1)).await?;
            page.is_written(&address(&back(&session, 1))).await?;
            // nothing of the first window ends in good order
            let url = page.js("return location.href").await?;
            let before = new_window(page).await?;
            page.open(url.as_str().unwrap()).await?;
            page.live().await?;
            page.shows(&back(&session, 1)).await?;
            page.click("#redo").await?;
            page.shows(&session).await?;
            page.answer("closing", page.client.close_window()).await?;
            switch_to(page, before).await?;
        }
        Ok(())
    });
}

#[test]
fn back_and_forward_restore_each_game() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            let (whole, half) = (played(kind, moves), played(kind, &moves[..1]));
            page.open(&site.url(&format!("{}/?two#{}", kind.name(), address(&half)))).await?;
            page.live().await?;
            page.shows(&half).await?;
            let end = moves.len() - 1;
            // by script both ways: WebKit's own button passes over what no hand has opened
            page.js_with("location.hash = arguments[0]", vec![json!(address(&back(&whole, 1)))]).await?;
            page.shows(&back(&whole, 1)).await?;
            page.click("#undo").await?;
            page.plays(&moves[end - 1..]).await?;
            page.shows(&whole).await?;
            page.is_written(&address(&whole)).await?;
            page.js("history.back()").await?;
            page.shows(&half).await?;
            page.js("history.forward()").await?;
            page.shows(&whole).await?;
        }
        // from page to page
        let path = |kind: Kind| format!("return location.pathname == '/{}/'", kind.name());
        let (first, (last, moves)) = (Kind::Adjiboto, own_shapes()[1]);
        page.open(&site.url(&format!("{}/?other", first.name()))).await?;
        page.live().await?;
        page.plays(&["e"]).await?;
        page.is_written(&address(&played(first, &["e"]))).await?;
        page.open(&site.url(&format!("{}/?other", last.name()))).await?;
        page.live().await?;
        page.plays(moves).await?;
        page.is_written(&address(&played(last, moves))).await?;
        page.back().await?;
        page.until("the first page", &path(first)).await?;
        page.live().await?;
        page.shows(&played(first, &["e"])).await?;
        page.answer("going forward", page.client.forward()).await?;
        page.until("the last page", &path(last)).await?;
        page.live().await?;
        page.shows(&played(last, moves)).await
    });
}

#[test]
fn going_back_loses_no_move_that_was_just_made() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("adjiboto/")).await?;
        page.live().await?;
        page.plays(&["e"]).await?;
        page.is_written(&address(&played(Kind::Adjiboto, &["e"]))).await?;
        // a move, and a link to another game before a second has passed
        let other = played(Kind::Adjiboto, &["a", "B", "b"]);
        let script = format!(
            "document.querySelector('circle.hit[data-t=\"A\"]').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));\
             while ({MOVES} < 2) await new Promise(then => setTimeout(then));\
             document.querySelector('circle.hit[data-t=\"c\"]').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));\
             while ({MOVES} < 3) await new Promise(then => setTimeout(then));\
             location.hash = {}; return true",
            json!(address(&other))
        );
        page.js_async(&script).await?;
        page.shows(&other).await?;
        page.is_written(&address(&other)).await?;
        page.js("history.back()").await?;
        page.shows(&played(Kind::Adjiboto, &["e", "A", "c"])).await
    });
}

#[test]
fn back_to_an_address_without_a_game_is_back_at_the_start() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            let session = played(kind, moves);
            page.open(&site.url(&format!("{}/?start", kind.name()))).await?;
            page.live().await?;
            page.js_with("location.hash = arguments[0]", vec![json!(address(&session))]).await?;
            page.shows(&session).await?;
            page.js("history.back()").await?;
            page.shows(&played(kind, &[])).await?;
        }
        Ok(())
    });
}

#[test]
fn the_address_is_replaced_at_most_once_a_second() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            let session = played(kind, moves);
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            let before = page.js("return history.length").await?;
            page.js(
                "self.written = []; const replace = history.replaceState;\
                 history.replaceState = function(...all) { written.push(performance.now()); return replace.apply(this, all) };\
                 history.pushState = () => written.push(NaN)",
            )
            .await?;
            page.plays(moves).await?;
            // as fast as the page can, until the address was written three times
            let fast = "let deeds = 0; while (deeds < 20 || written.length < 3) {\
                document.querySelector(deeds++ % 2 ? '#redo' : '#undo').click();\
                await new Promise(then => setTimeout(then)) } if (deeds % 2) document.querySelector('#redo').click()";
            page.js_async(fast).await?;
            page.shows(&session).await?;
            page.is_written(&address(&session)).await?;
            let written = page.js("return written").await?;
            let written: Vec<f64> =
                written.as_array().unwrap().iter().map(|at| at.as_f64().unwrap_or(f64::NAN)).collect();
            assert!(written.len() >= 3, "{written:?}");
            // clocks are made coarse by browsers
            assert!(written.windows(2).all(|pair| pair[1] - pair[0] > 980.0), "{written:?}");
            assert_eq!(page.js("return history.length").await?, before);
            let read = options::read(kind.game(), &page.asked().await?);
            assert_eq!((read.session, read.errors), (session, vec![]));
        }
        Ok(())
    });
}

#[test]
fn a_moment_inside_a_move_is_in_the_address() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            let session = played(kind, moves);
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            page.plays(moves).await?;
            page.click("#pause").await?;
            page.wait_for(".air [data-step=\"0\"]").await?;
            for steps in 1..=2 {
                page.click("#step-on").await?;
                page.wait_for(&format!(".air [data-step=\"{steps}\"]")).await?;
            }
            page.is_written(&format!("{}&at=m{}.s2", address(&session), moves.len())).await?;
            let read = options::read(kind.game(), &page.asked().await?);
            assert_eq!((&read.session, read.steps), (&session, Some(2)));
            page.reload().await?;
            page.wait_for(".air [data-step=\"2\"]").await?;
            // a moment alone is one of the game on the table
            page.js("location.hash = 'm1'").await?;
            page.played(1).await?;
            page.shows(&session.act(Action::Goto(1)).unwrap()).await?;
        }
        Ok(())
    });
}

#[test]
fn two_tabs_on_one_game_do_not_overwrite_each_other() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        let kind = Kind::Adjiboto;
        page.open(&site.url("adjiboto/")).await?;
        page.live().await?;
        page.plays(&["e"]).await?;
        page.is_written(&address(&played(kind, &["e"]))).await?;
        let url = page.js("return location.href").await?;
        let first = new_window(page).await?;
        page.open(url.as_str().unwrap()).await?;
        page.live().await?;
        page.shows(&played(kind, &["e"])).await?;
        let second = window(page).await?;
        // in turns, so that each would find the other's game where its own has been
        let games: [&[&str]; 2] = [&["e", "A", "c"], &["e", "B", "a"]];
        for moves in 1..3 {
            for (tab, game) in [first.clone(), second.clone()].into_iter().zip(games) {
                switch_to(page, tab).await?;
                page.plays(&game[moves..=moves]).await?;
                page.is_written(&address(&played(kind, &game[..=moves]))).await?;
            }
        }
        page.open_menu().await?;
        let wanted = games.map(|moves| address(&played(kind, moves)));
        assert_eq!(listed(page).await?, json!([wanted[1], wanted[0]]));
        Ok(())
    });
}
