//! A person and the opponent at one table: nobody moves for it, taking back goes past it, and in a tab that nobody
//! sees it rests.

use crate::opponent::{BUTTON, file, moves, says, sits};
use browser_tests::{Browser, Page, Result, Server, game::hit, last_of_two, run, session::MOVES, site};
use papan::words::{Message, UiText, opponent::OpponentMessage, say};

/// A game of Kalah in which the opponent thinks for as long as its program is held back.
async fn thinks(page: &Page, level: &str) -> Result<Server> {
    let wasm = file(".wasm")?;
    let site = site(|options| options.held = vec![wasm.clone()])?;
    page.set_before(&site, "speed=instant").await?;
    page.open(&site.url("kalah/")).await?;
    page.live().await?;
    sits(page, level).await?;
    page.click(&hit('a')).await?;
    says(page, OpponentMessage::Thinks).await?;
    Ok(site)
}

async fn played(page: &Page, number: u64) -> Result {
    page.until(&format!("{number} moves"), &format!("return {MOVES} == {number}")).await
}

#[test]
fn nobody_moves_for_it_while_it_thinks() {
    run(async |page| {
        let site = thinks(page, "3").await?;
        let why = say(&Message::UiText(UiText::NotByHand));
        for by_key in [false, true] {
            match by_key {
                false => page.click(&hit('A')).await?,
                true => {
                    page.focus(&hit('b')).await?;
                    page.keys("A").await?;
                }
            }
            let said = format!("return document.querySelector('#why p').textContent == {why:?}");
            page.until("why not", &said).await?;
            assert_eq!(moves(page).await?, 1);
            page.click("#why [data-t=dismiss]").await?;
            page.wait_for("#why[data-empty]").await?;
        }
        // stopped, a person plays for it
        page.click(BUTTON).await?;
        says(page, OpponentMessage::Stopped).await?;
        page.click(&hit('A')).await?;
        played(page, 2).await?;
        // and at its next move it is at work again
        site.release();
        page.wait_for(".stage[data-turn=\"first\"]").await?;
        says(page, OpponentMessage::Waits).await?;
        page.click(&hit('c')).await?;
        page.until("its move", &format!("return {MOVES} > 3")).await
    });
}

#[test]
fn taking_back_goes_past_what_it_has_played_after_a_reload_too() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        // the opponent has played twice and has the move
        page.open(&site.url("kalah/#moves=a_B_c_A_d&at=m4&seats=h,ai2")).await?;
        page.live().await?;
        page.names("", "Papan 2").await?;
        page.wait_for("#opponent:not([hidden])").await?;
        says(page, OpponentMessage::Waits).await?;
        page.click("#undo").await?;
        played(page, 2).await?;
        page.reload().await?;
        page.names("", "Papan 2").await?;
        says(page, OpponentMessage::Waits).await?;
        page.click("#undo").await?;
        played(page, 0).await?;
        // forward again by one's own, and by its
        page.click("#redo").await?;
        played(page, 1).await?;
        says(page, OpponentMessage::Waits).await?;
        page.click("#redo").await?;
        played(page, 2).await?;
        // from here another choice, which it answers
        page.click(&hit('f')).await?;
        page.until("its answer", &format!("return {MOVES} > 3")).await
    });
}

#[test]
fn who_has_not_chosen_yet_has_nothing_to_take_back() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("adjiboto/#seats=ai1,h")).await?;
        page.live().await?;
        page.wait_for(".stage[data-turn=\"second\"]").await?;
        says(page, OpponentMessage::Waits).await?;
        let begun = moves(page).await?;
        page.click("#undo").await?;
        let said =
            format!("return document.querySelector('#why p').textContent == {:?}", say(&Message::AtStart));
        page.until("why not", &said).await?;
        assert_eq!(moves(page).await?, begun);
        Ok(())
    });
}

#[test]
fn where_nobody_sees_it_it_rests_and_then_thinks_anew() {
    run(async |page| {
        let site = thinks(page, "2").await?;
        // what it is asked, and whether anything is played while the page is hidden
        let note = format!(
            "const html = document.documentElement, ask = papan.opponent, moves = () => {MOVES};\
             html.dataset.asked = '';\
             papan.opponent = text => {{ html.dataset.asked += text.split('&')[0] + ' '; ask(text) }};\
             document.addEventListener('visibilitychange', () => {{\
                 html.dataset.asked += (document.hidden ? 'hidden' : 'seen') + moves() + ' ' }})"
        );
        page.js(&note).await?;
        page.unseen(async || {
            // the program that was held back has come
            site.release();
            if page.browser != Browser::WebKit {
                // another page comes alive meanwhile
                page.open(&site.url(&format!("{}/", last_of_two().name()))).await?;
                page.live().await?;
            }
            Ok(())
        })
        .await?;
        page.until("its move", &format!("return {MOVES} > 1")).await?;
        let asked = page.attribute("html", "data-asked").await?.unwrap_or_default();
        let asked: Vec<_> = asked.split_whitespace().collect();
        let at = |word: &str| asked.iter().position(|asked| *asked == word);
        let (stop, anew) = (at("stop=1"), at("turn=2"));
        assert!(stop.is_some() && stop < anew, "{asked:?}");
        assert!(at("hidden1").is_some() && at("seen1") > at("hidden1") && anew.is_some(), "{asked:?}");
        assert!(at("hidden1") < anew, "{asked:?}");
        Ok(())
    });
}
