//! What is said of a game, moments inside of moves, what is kept; and nothing for axe to find.

use super::{STOP, THERE, after, assert_shows, begins, hit, last, line, open, short, taps};
use browser_tests::{Page, Result, axe::themes, run, site};
use papan::{
    engine::{Game, pasang::Pasang},
    playout::Playouts,
    session::{Action, Session},
    story::{Query, caption, pasang::lines, query},
    words::say,
};
use serde_json::json;

/// Three moves, the last of them of four steps.
const THREE: &str = "a_k_b5-a5xE3";

/// Waits for an announcement.
async fn hears(page: &Page, words: &str) -> Result {
    let script = format!("return document.querySelector('#say').textContent.trim() == {words:?}");
    let heard = page.until(words, &script).await;
    assert!(heard.is_ok(), "{:?} is no {words:?}", page.text("#say").await?);
    Ok(())
}

#[test]
fn letters_on_the_board_ask_and_are_answered() {
    run(async |page| {
        let site = site(|_| ())?;
        for moves in ["", "a", "a_k", THREE, "a_k_b4-a4xN5_j11-k11xS5"] {
            let session = match moves {
                "" => Session::new(Pasang::default(), Pasang::default().start()),
                _ => after(moves),
            };
            open(page, &site, &format!("speed=instant&moves={moves}")).await?;
            page.tab_to(STOP, 20).await?;
            for (key, query) in
                [("s", Query::Score), ("r", Query::Board), ("p", Query::Playable), ("l", Query::LastMove)]
            {
                page.keys(key).await?;
                let answer = query::answer(&session, session.position(), query, None);
                hears(page, &say(&answer)).await?;
                assert_eq!(page.js(THERE).await?, true, "the focus stays");
            }
            page.keys("w").await?;
            hears(page, "No move has been refused.").await?;
            // the same again: refused in every phase but the first, where a letter is a move
            if moves.is_empty() {
                continue;
            }
            page.keys(if moves == "a" { "b" } else { "f6" }).await?;
            page.wait_for("#why .cl").await?;
            let why = page.text("#why p").await?;
            page.keys("w").await?;
            let script =
                format!("return document.querySelector('#say').textContent.trim().startsWith({why:?})");
            page.until("the reason", &script).await?;
        }
        Ok(())
    });
}

/// Notes in the page what is said to those who listen, and when, in milliseconds.
const LISTEN: &str = "const e = document.getElementById('say'), heard = [];\
    const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');\
    Object.defineProperty(e, 'textContent', { get, set(says) {\
        if (says.trim()) heard.push([performance.now(), says.trim()]);\
        document.documentElement.dataset.heard = JSON.stringify(heard);\
        set.call(e, says) } })";

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

#[test]
fn every_turn_is_announced_once_in_25_words_at_most() {
    run(async |page| {
        let site = site(|_| ())?;
        let game = short("encyclopedia");
        open(page, &site, "speed=instant").await?;
        page.js(LISTEN).await?;
        for (number, two) in (1..).zip(game.windows(2)) {
            for css in taps(&two[0], last(&two[1])) {
                page.wait_for(&css).await?;
                page.click(&css).await?;
            }
            page.played(number).await?;
            hears(page, &say(&caption::announcement(&two[1]))).await?;
        }
        let heard = page.attribute("html", "data-heard").await?.unwrap_or_default();
        let heard: Vec<(f64, String)> = serde_json::from_str(&heard).expect("what was heard");
        for two in heard.windows(2) {
            assert!(two[1].0 - two[0].0 > 450.0, "{two:?}");
        }
        for moment in &game[1..] {
            let told = say(&caption::announcement(moment));
            assert_eq!(heard.iter().filter(|(_, says)| *says == told).count(), 1, "{told}");
        }
        for (_, says) in &heard {
            assert!((3..=25).contains(&words(says)), "{} words: {says}", words(says));
        }
        Ok(())
    });
    // and what the page would say of many others
    for readings in super::WAYS {
        let game = super::game(readings);
        for seed in 0..20 {
            let mut moves = Vec::new();
            Playouts::new(game, seed).play(game.start(), |_, chosen, _| moves.push(chosen));
            for moment in super::moments(game, &moves) {
                let told = say(&caption::announcement(&moment));
                assert!(words(&told) <= 25, "{} words: {told}", words(&told));
            }
        }
    }
}

/// The step that is shown.
async fn step(page: &Page, number: usize) -> Result {
    let script = format!("return document.querySelector('#scrub').value == '{number}'");
    page.until(&format!("step {number}"), &script).await
}

#[test]
fn lines_of_the_log_lead_to_their_steps() {
    run(async |page| {
        let site = site(|_| ())?;
        let session = after(THREE);
        open(page, &site, &format!("speed=1&moves={THREE}")).await?;
        page.wait_for("#log .line").await?;
        let script =
            "return [...document.querySelectorAll('#log .line')].map(e => [e.dataset.t, e.textContent])";
        let found = page.js(script).await?;
        let found = found.as_array().cloned().unwrap_or_default();
        let says: Vec<_> = lines::lines(&session).iter().map(|line| say(&line.message)).collect();
        assert_eq!(found.iter().map(|line| line[1].as_str().unwrap_or_default()).collect::<Vec<_>>(), says);
        let steps: Vec<usize> =
            found.iter().filter_map(|line| line[0].as_str()?.strip_prefix('s')?.parse().ok()).collect();
        assert_eq!(steps.len(), says.len());
        for &number in steps.iter().rev().chain(&steps) {
            page.click(&format!("#log .line[data-t=\"s{number}\"]")).await?;
            step(page, number).await?;
            let flies = page.count(".air [data-step]").await?;
            assert_eq!(flies, u64::from(number < 4), "step {number}");
        }
        page.whole().await?;
        assert_shows(page, &session).await
    });
}

#[test]
fn a_link_leads_into_a_move() {
    run(async |page| {
        let site = site(|_| ())?;
        let asked = format!("v=1&moves={THREE}&at=m3.s2");
        open(page, &site, &asked).await?;
        for again in [false, true] {
            if again {
                page.reload().await?;
            }
            page.wait_for(".air [data-step=\"2\"]").await?;
            step(page, 2).await?;
            // the ka has come, one token is in the tray and the second is in the air
            assert_eq!(page.text("[data-count=\"first-white\"]").await?, "6");
            assert_eq!(page.js("return location.hash").await?, format!("#{asked}"));
        }
        page.click("#step-on").await?;
        step(page, 3).await?;
        page.click("#step-back").await?;
        step(page, 2).await?;
        page.focus("#scrub").await?;
        page.press(browser_tests::Key::End).await?;
        page.whole().await?;
        assert_shows(page, &after(THREE)).await
    });
}

#[test]
fn a_reload_keeps_the_game_and_what_was_taken_back() {
    run(async |page| {
        let site = site(|_| ())?;
        open(page, &site, "speed=instant").await?;
        let whole = after("a_k_b4-a4xN5_j11-k11xS5");
        for &chosen in whole.moves() {
            page.click(&hit(&begins(chosen))).await?;
        }
        page.played(4).await?;
        page.click("#undo").await?;
        page.click("#undo").await?;
        page.played(2).await?;
        page.until("the moment in the address", "return location.hash.includes('at=m2')").await?;
        page.reload().await?;
        page.played(2).await?;
        assert_eq!(page.count("#moves [data-move]").await?, 4);
        assert_shows(page, &whole.act(Action::Goto(2)).unwrap()).await?;
        page.click("#redo").await?;
        page.click("#redo").await?;
        page.played(4).await?;
        assert_shows(page, &whole).await
    });
}

async fn assert_accessible(page: &Page, place: &str) -> Result {
    assert_eq!(page.axe_in(themes()).await?, Vec::<String>::new(), "{place}");
    Ok(())
}

#[test]
fn every_phase_is_accessible() {
    run(async |page| {
        let site = site(|_| ())?;
        // a part is enlarged on small screens alone, and browsers begin with windows of any size
        page.window_size(900, 680).await?;
        open(page, &site, "speed=instant").await?;
        assert_accessible(page, "the start").await?;
        open(page, &site, "speed=instant&moves=a_k").await?;
        assert_accessible(page, "the choice of a ka").await?;
        page.click(&hit("k9")).await?;
        page.wait_for("#why .cl").await?;
        assert_accessible(page, "a refusal").await?;
        page.click(&hit("b5")).await?;
        page.wait_for(&line("E3")).await?;
        assert_accessible(page, "the choice of a line").await?;
        page.show("[data-t=\"zoom\"]").await?;
        page.click("[data-t=\"zoom\"]").await?;
        page.wait_for(".board[data-zoom]").await?;
        assert_accessible(page, "a part enlarged").await?;
        let game = short("encyclopedia");
        let words: Vec<_> =
            game[game.len() - 1].moves().iter().map(|&chosen| super::write_move(chosen)).collect();
        open(page, &site, &format!("speed=instant&moves={}", words.join("_"))).await?;
        page.wait_for("#result").await?;
        assert_accessible(page, "the end").await?;
        assert_eq!(page.js("return document.querySelectorAll('.board[role=img]').length").await?, json!(0));
        Ok(())
    });
}
