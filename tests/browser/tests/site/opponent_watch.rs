//! The opponent in every seat: a person starts it, stops it, takes a seat and gives it back.

use crate::opponent::{BUTTON, moves, says};
use browser_tests::{Frame, Page, Result, run, session::MOVES, site};
use papan::{
    engine::{Game, sowing::Kind},
    notation::write_move,
    playout::Playouts,
    story::Story,
    words::{opponent::OpponentMessage, say},
};

/// What stands on the button.
async fn does(page: &Page, what: OpponentMessage) -> Result {
    let wanted = format!("{:?}", say(&what));
    let script =
        format!("const e = document.querySelector('{BUTTON}'); return e && e.textContent == {wanted}");
    page.until(&wanted, &script).await
}

/// More moves are played.
async fn goes_on(page: &Page) -> Result {
    let before = moves(page).await?;
    page.until("another move", &format!("return {MOVES} > {before}")).await
}

/// Marks the button that gives the seat back, and then the page once another has stood beside it.
const WATCH_WORK: &str = "document.querySelector('#opponent-give-first').kept = true;\
    const worked = () => {\
        if (document.querySelector('#opponent-do')) document.documentElement.dataset.worked = '' };\
    new MutationObserver(worked).observe(document.querySelector('#opponent'), { childList: true, subtree: true })";

async fn waits_to_be_started(page: &Page) -> Result {
    says(page, OpponentMessage::Halted).await?;
    does(page, OpponentMessage::Start).await
}

#[test]
fn it_begins_when_a_person_starts_it_and_goes_on_after_a_pause() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/#seats=ai1,ai2")).await?;
        page.live().await?;
        page.names("Papan 1", "Papan 2").await?;
        waits_to_be_started(page).await?;
        assert_eq!(moves(page).await?, 0);
        page.click(BUTTON).await?;
        says(page, OpponentMessage::Watched).await?;
        goes_on(page).await?;
        goes_on(page).await?;
        // paused, a person may play for it, and take back move by move
        page.click(BUTTON).await?;
        waits_to_be_started(page).await?;
        let paused = moves(page).await?;
        page.click("#undo").await?;
        page.until("one move less", &format!("return {MOVES} == {paused} - 1")).await?;
        // it goes on from there
        page.click(BUTTON).await?;
        page.until("more moves", &format!("return {MOVES} > {paused}")).await?;
        // what a person does to the game halts it
        page.click("#undo").await?;
        waits_to_be_started(page).await?;
        let paused = moves(page).await?;
        // loaded again it waits, and the game is where it was
        page.until("the address", "return location.hash.includes('seats=ai1,ai2')").await?;
        page.reload().await?;
        page.names("Papan 1", "Papan 2").await?;
        waits_to_be_started(page).await?;
        assert_eq!(moves(page).await?, paused);
        page.click(BUTTON).await?;
        goes_on(page).await
    });
}

#[test]
fn a_seat_is_taken_and_given_back() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/#seats=ai1,ai2")).await?;
        page.live().await?;
        waits_to_be_started(page).await?;
        page.click(BUTTON).await?;
        goes_on(page).await?;
        page.click("#opponent-take-first").await?;
        page.names("", "Papan 2").await?;
        // the other plays on by itself, and waits for the person
        page.wait_for(".stage[data-turn=\"first\"]").await?;
        says(page, OpponentMessage::Waits).await?;
        assert!(page.text("#opponent-give-first").await? == "Give your seat back");
        // a hand on its way to the button finds it, whatever else comes and goes while the other thinks
        page.js(WATCH_WORK).await?;
        while page.count("html[data-worked]").await? == 0 {
            let before = moves(page).await?;
            page.click(".board .hit:not([aria-disabled])").await?;
            page.until("a move", &format!("return {MOVES} > {before}")).await?;
            page.wait_for(".stage[data-turn=\"first\"]").await?;
            says(page, OpponentMessage::Waits).await?;
        }
        assert_eq!(page.js("return document.querySelector('#opponent-give-first').kept").await?, true);
        page.click("#opponent-give-first").await?;
        page.names("Papan 1", "Papan 2").await?;
        says(page, OpponentMessage::Watched).await?;
        goes_on(page).await?;
        // a button that is gone leaves the focus where something can be done
        assert_ne!(page.focused().await?, "");
        Ok(())
    });
}

#[test]
fn three_of_them_play_in_a_frame_until_one_seat_is_taken() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        page.window_size(1000, 900).await?;
        let address = site.url("embed/v1/raja-pasu-mandiri/?seats=ai1,ai1,ai1&speed=instant");
        page.open_in(&host, Frame::sandboxed(&address)).await?;
        page.live().await?;
        waits_to_be_started(page).await?;
        assert_eq!(page.count("#opponent button").await?, 4);
        page.click(BUTTON).await?;
        page.until("a turn of each", &format!("return {MOVES} >= 3")).await?;
        page.click("#opponent-take-second").await?;
        page.wait_for(".stage[data-turn=\"second\"]").await?;
        says(page, OpponentMessage::Waits).await?;
        assert_eq!(page.count("#opponent button").await?, 1);
        assert_eq!(site.reports(), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn a_round_begins_by_itself_where_nobody_else_plays() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        // as far as the first round
        let game = Kind::RajaPasu.game();
        let (mut words, mut over) = (Vec::new(), false);
        Playouts::new(game, 5).play(game.start(), |before, chosen, _| {
            over |= Story::waits_for_round(&game, before).is_some();
            if !over {
                words.push(write_move(&game, chosen));
            }
        });
        let all = words.len();
        for seats in ["h,ai1", "ai1,ai1"] {
            page.open(&site.url(&format!("raja-pasu/?{seats}#moves={}&seats={seats}", words.join("_"))))
                .await?;
            page.live().await?;
            page.wait_for("#between").await?;
            page.wait_for("#opponent:not([hidden])").await?;
            match seats {
                "h,ai1" => {
                    says(page, OpponentMessage::Waits).await?;
                    page.click("[data-t=next]").await?;
                }
                _ => {
                    waits_to_be_started(page).await?;
                    page.click(BUTTON).await?;
                }
            }
            page.until("the next round", &format!("return {MOVES} > {all}")).await?;
        }
        Ok(())
    });
}

#[test]
fn a_game_that_is_watched_comes_to_its_end() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=4").await?;
        page.open(&site.url("kalah/#r=standard.counters-1.holes-2&seats=ai3,ai6")).await?;
        page.live().await?;
        waits_to_be_started(page).await?;
        page.click(BUTTON).await?;
        page.wait_for("#result").await?;
        says(page, OpponentMessage::Over).await?;
        assert_eq!(page.count("#opponent button").await?, 0);
        // another game waits to be started as the first did
        page.click("#again").await?;
        waits_to_be_started(page).await?;
        page.names("Papan 6", "Papan 3").await
    });
}
