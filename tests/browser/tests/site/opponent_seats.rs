//! Who plays, as an address says it: on the site, in somebody else's page, for two and for three.

use crate::opponent::{SAYS, moves, says};
use browser_tests::{Frame, Page, Result, game::hit, last_of_two, run, session::MOVES, site};
use papan::words::opponent::{OpponentMessage, SeatsError};

/// Plays the first seat's first hole that may be played, and waits until it is its turn again.
async fn plays(page: &Page) -> Result {
    page.wait_for(".stage[data-turn=\"first\"]").await?;
    let before = moves(page).await?;
    page.click(".board .hit:not([aria-disabled])").await?;
    let again =
        format!("return {MOVES} > {before} && document.querySelector('.stage').dataset.turn == 'first'");
    page.until("its answer", &again).await
}

/// Waits until the address ends so.
async fn written(page: &Page, ends: &str) -> Result {
    let script = format!("return decodeURIComponent(location.hash).endsWith({ends:?})");
    page.until(&format!("the address to end in {ends}"), &script).await
}

#[test]
fn the_address_says_who_plays_and_says_it_again() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/#seats=h,ai1")).await?;
        page.live().await?;
        page.names("", "Papan 1").await?;
        says(page, OpponentMessage::Waits).await?;
        written(page, "#seats=h,ai1").await?;
        // nothing has been played and nothing kept: it is the address that says so
        page.reload().await?;
        page.names("", "Papan 1").await?;
        plays(page).await?;
        written(page, "&seats=h,ai1").await?;
        // the link to the moment, and a seat that another sits in
        page.open_menu().await?;
        page.click("#menu [data-t=copy-link]").await?;
        assert!(page.value("#record").await?.ends_with("&seats=h,ai1"));
        page.select("#seat-second", "0").await?;
        page.close_menu().await?;
        page.names("", "").await?;
        page.until("the address", "return !location.hash.includes('seats')").await?;
        assert!(!page.is_visible("#opponent").await?, "there is no opponent any more");
        // another address on the same page
        page.js("location.hash = 'moves=a_A&seats=ai1,h'").await?;
        page.names("Papan 1", "").await?;
        written(page, "&seats=ai1,h").await
    });
}

#[test]
fn what_is_no_player_is_said_and_persons_play() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        let word = SeatsError::Player { word: "ai9".into(), levels: 6 };
        for (path, trouble) in [
            ("kalah/?1#seats=h,ai9", word.clone()),
            ("kalah/?2#moves=a&seats=h", SeatsError::Count { found: 1, seats: 2 }),
            ("embed/v1/kalah/?seats=h,ai9&speed=instant", word),
        ] {
            page.open(&site.url(path)).await?;
            page.live().await?;
            says(page, OpponentMessage::Unseated(trouble)).await?;
            assert!(page.is_visible(SAYS).await?);
            let before = moves(page).await?;
            page.click(&hit(if before > 0 { 'A' } else { 'a' })).await?;
            page.until("a move", &format!("return {MOVES} == {before} + 1")).await?;
        }
        Ok(())
    });
}

#[test]
fn two_opponents_sit_beside_a_third_person() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("raja-pasu-mandiri/#seats=h,ai1,ai2")).await?;
        page.live().await?;
        says(page, OpponentMessage::Waits).await?;
        for round in 1..=3 {
            plays(page).await?;
            assert!(moves(page).await? >= 3 * round, "both have answered");
        }
        // back past both of them
        page.wait_for("#opponent:not([hidden])").await?;
        let before = moves(page).await?;
        page.click("#undo").await?;
        page.until("one's own choice", &format!("return {MOVES} <= {before} - 3")).await?;
        assert_eq!(page.count(".stage[data-turn=\"first\"]").await?, 1);
        Ok(())
    });
}

#[test]
fn a_frame_without_an_origin_has_an_opponent_by_its_address() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        page.window_size(1000, 900).await?;
        let name = last_of_two().name();
        let address = site.url(&format!("embed/v1/{name}/?seats=h,ai2&speed=instant"));
        page.open_in(&host, Frame::sandboxed(&address)).await?;
        page.live().await?;
        for _ in 0..3 {
            plays(page).await?;
        }
        says(page, OpponentMessage::Waits).await?;
        assert_eq!(site.reports(), Vec::<String>::new());
        Ok(())
    });
}

/// Counts the addresses that say nothing of the seats.
const WRITTEN: &str = "self.bare = 0; const was = history.replaceState;\
    history.replaceState = function(...all) { if (!/seats=/.test(all[2])) bare++; return was.apply(this, all) }";

#[test]
fn the_address_says_who_plays_from_the_first_write_on() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/#moves=a_A&seats=h,ai1")).await?;
        page.live().await?;
        page.js(WRITTEN).await?;
        page.click(&hit('c')).await?;
        page.until("its move", &format!("return {MOVES} > 3")).await?;
        written(page, "&seats=h,ai1").await?;
        assert_eq!(page.js("return bare").await?, 0);
        Ok(())
    });
}

#[test]
fn two_quick_reloads_without_storage_keep_the_opponent() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kalah/#moves=a_A&seats=h,ai1&speed=instant")).await?;
        for _ in 0..2 {
            page.live().await?;
            page.js("localStorage.clear(); sessionStorage.clear()").await?;
            page.reload().await?;
            page.js("localStorage.clear(); sessionStorage.clear()").await?;
        }
        page.names("", "Papan 1").await?;
        let script = "return location.hash.includes('seats=h,ai1')";
        page.until("the seats in the address", script).await?;
        // and in every address that has been written since
        page.reload().await?;
        page.js(WRITTEN).await?;
        page.names("", "Papan 1").await?;
        page.click(&hit('c')).await?;
        page.until("its move", &format!("return {MOVES} > 3")).await?;
        written(page, "&seats=h,ai1").await?;
        assert_eq!(page.js("return bare").await?, 0);
        Ok(())
    });
}
