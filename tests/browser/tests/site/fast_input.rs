//! Fingers that scroll, hands that are quicker than the picture, a page that nobody sees.

use browser_tests::{
    Browser, Key, Page, Result, Session as Asked,
    game::{self, figures, hit, own_forms, own_shapes},
    run, run_in, site,
};
use papan::{
    engine::{
        Game, Hole, Target,
        sowing::{Kind, Sowing},
    },
    notation::hole_letter,
    session::Session,
};

/// How many moves are in the list.
async fn moves(page: &Page) -> Result<u64> {
    page.count("#moves [data-move]").await
}

/// The last hole of the bottom row that may be played: the lowest on a phone.
fn lowest(kind: Kind) -> String {
    let game = kind.game();
    let bottom = (0..game.row()).rev().map(Hole);
    let session = Session::new(game, game.start());
    let hole = bottom.into_iter().find(|&hole| session.may_choose(Target::Hole(hole)));
    hit(hole_letter(hole.expect("a hole of the bottom row to begin at"), game.row()))
}

/// Chooses a way round where the first move has one, and waits for the move.
async fn begun(page: &Page, kind: Kind) -> Result {
    let game = kind.game();
    let mut chosen = false;
    game.each_move(&game.start(), |first| chosen |= game.targets(&game.start(), first).len() > 1);
    if chosen {
        page.click("[data-t=\"way-a\"]").await?;
    }
    page.played(1).await
}

#[test]
fn who_scrolls_plays_nothing() {
    for kind in own_forms() {
        run_in(Asked::PHONE, async |page| {
            let site = site(|_| ())?;
            page.window_size(500, 740).await?;
            page.open_game(&site, kind, "speed=instant").await?;
            let hole = lowest(kind);
            page.show(&hole).await?;
            let before = page.js("return scrollY").await?.as_f64().unwrap_or_default();
            let (x, y) = page.middle(&hole).await?;
            let way: Vec<_> = (0..=10).map(|step| (x, y - 15.0 * f64::from(step))).collect();
            // Firefox's driver hands its touches to the page, past what scrolls, and WebKit's has none: there
            // the wheel scrolls
            match page.browser {
                Browser::Chromium => page.fingers(&[&way]).await?,
                Browser::Firefox | Browser::WebKit => page.wheel(&hole, 120).await?,
            }
            page.until("the page to scroll", &format!("return scrollY > {before} + 60")).await?;
            // what would have been played late would make this the second
            page.show(&hole).await?;
            match page.browser {
                Browser::Chromium => page.tap(&hole).await?,
                Browser::Firefox | Browser::WebKit => page.click(&hole).await?,
            }
            begun(page, kind).await?;
            assert_eq!(moves(page).await?, 1, "{kind:?}");
            Ok(())
        });
    }
}

#[test]
fn a_hand_that_trembles_plays() {
    for kind in own_forms() {
        run_in(Asked::PHONE, async |page| {
            let site = site(|_| ())?;
            page.open_game(&site, kind, "speed=instant").await?;
            let hole = lowest(kind);
            page.show(&hole).await?;
            let (x, y) = page.middle(&hole).await?;
            // Firefox's driver makes a tap only of a finger that keeps quite still, and WebKit's has none:
            // there the mouse trembles
            match page.browser {
                Browser::Chromium => {
                    page.fingers(&[&[(x, y), (x + 5.0, y - 4.0), (x + 9.0, y - 8.0)]]).await?
                }
                Browser::Firefox | Browser::WebKit => page.trembling_click(&hole, (9.0, -8.0)).await?,
            }
            begun(page, kind).await?;
            assert_eq!(moves(page).await?, 1, "{kind:?}");
            Ok(())
        });
    }
}

#[test]
fn a_second_finger_plays_nothing_and_freezes_nothing() {
    for kind in own_forms() {
        run_in(Asked::PHONE, async |page| {
            if page.browser == Browser::WebKit {
                return Ok(()); // its driver has no fingers
            }
            let site = site(|_| ())?;
            page.open_game(&site, kind, "speed=instant").await?;
            let (one, other) = (hit('b'), hit('d'));
            page.show(&one).await?;
            let (a, b) = (page.middle(&one).await?, page.middle(&other).await?);
            // two fingers that rest
            page.fingers(&[&[a, a, a], &[b, b, b]]).await?;
            page.tap(&lowest(kind)).await?;
            begun(page, kind).await?;
            assert_eq!(moves(page).await?, 1, "{kind:?}");
            // two that draw apart, which enlarges the page where the driver's touches reach the browser
            let way =
                |(x, y): (f64, f64), by: f64| [(x, y), (x, y + by), (x, y + 2.0 * by), (x, y + 3.0 * by)];
            page.fingers(&[&way(a, -12.0), &way(b, 12.0)]).await?;
            if page.browser == Browser::Chromium {
                page.until("a larger page", "return visualViewport.scale > 1.1").await?;
            }
            let before = page.figures().await?;
            page.focus(&one).await?;
            page.keys("u").await?;
            page.played(0).await?;
            assert_ne!(page.figures().await?, before);
            Ok(())
        });
    }
}

/// Plays the last of some moves slowly, and gives the game before and after it while it is shown.
async fn under_way(
    page: &Page,
    site: &browser_tests::Server,
    kind: Kind,
    words: &[&str],
) -> Result<[Session<Sowing>; 2]> {
    let moves = game::read(&kind.game(), words);
    let (last, first) = moves.split_last().expect("a move");
    page.open_game(site, kind, &format!("speed=0.25&{}", game::moves(&kind.game(), first))).await?;
    page.click(&hit(game::letter(&kind.game(), *last))).await?;
    page.wait_for(".air").await?;
    let all = game::moments(kind.game(), &moves);
    Ok([all[first.len()].clone(), all[moves.len()].clone()])
}

#[test]
fn taking_back_in_the_middle_of_a_move_lands_on_the_position_before() {
    run(async |page| {
        // on a low screen the speed is in the menu alone
        page.window_size(1100, 800).await?;
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            for way in ["u", "ctrl", "button", "list"] {
                let [before, after] = under_way(page, &site, kind, words).await?;
                let moves = before.cursor();
                match way {
                    "u" => page.keys("u").await?,
                    "ctrl" => page.chord(Key::Control, 'z').await?,
                    "button" => page.click("#undo").await?,
                    _ => page.click(&format!("#moves [data-move=\"{moves}\"] button")).await?,
                }
                page.played(moves).await?;
                page.whole().await?;
                assert_eq!(
                    page.figures().await?,
                    figures(before.game(), before.position()),
                    "{kind:?} by {way}"
                );
                // nothing of what was taken back goes on: the move can be played again, and is whole at its end
                page.click(".time .seg button:last-child").await?;
                page.click("#redo").await?;
                page.played(moves + 1).await?;
                assert_eq!(page.count(".air").await?, 0);
                assert_eq!(
                    page.figures().await?,
                    figures(after.game(), after.position()),
                    "{kind:?} by {way}"
                );
            }
        }
        Ok(())
    });
}

#[test]
fn a_tap_in_the_middle_of_a_move_completes_it_and_plays() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            for by_key in [false, true] {
                let [_, after] = under_way(page, &site, kind, words).await?;
                let next = game::first(&after);
                let chosen = papan::notation::hole_by_letter(next, after.game().row()).unwrap();
                let chosen = after.game().played_by(after.position(), chosen);
                match by_key {
                    true => page.keys(&next.to_string()).await?,
                    false => page.click(&hit(next)).await?,
                }
                page.played(words.len() + 1).await?;
                // the picture is that of the new move at its beginning: the one before is whole
                let second = after.play(chosen).unwrap();
                let (before, events) = second.replay(second.cursor()).unwrap();
                let run = papan::story::showing::Run::<Sowing>::of(before, events);
                page.click("#pause").await?;
                let shown = page.attribute("#scrub", "aria-valuetext").await?;
                let steps = page.js("return Number(document.querySelector('#scrub').value)").await?;
                let steps = steps.as_u64().unwrap_or(u64::MAX) as usize;
                assert_eq!(shown, Some(format!("Step {steps} of {}", run.steps())));
                assert_eq!(
                    page.figures().await?,
                    figures(after.game(), &run.resting_position(steps)),
                    "{kind:?}"
                );
                page.focus("#scrub").await?;
                page.press(Key::End).await?;
                page.played(words.len() + 1).await?;
                page.whole().await?;
                assert_eq!(page.figures().await?, figures(second.game(), second.position()), "{kind:?}");
            }
        }
        Ok(())
    });
}

#[test]
fn a_refusal_in_the_middle_of_a_move_stays_to_be_read() {
    run(async |page| {
        // on a low screen the speed is in the menu alone
        page.window_size(1100, 800).await?;
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            let [_, after] = under_way(page, &site, kind, words).await?;
            // the mover's own hole: it is the other's turn
            let row = (0..2 * after.game().row()).map(papan::engine::Hole);
            let all = row.map(|hole| papan::notation::hole_letter(hole, after.game().row()));
            let refused = all.into_iter().find(|letter| !game::legal(&after).contains(letter)).unwrap();
            page.click(&hit(refused)).await?;
            page.wait_for("#why p").await?;
            let why = page.text("#why").await?;
            // whatever becomes of the picture, the words are there when it is over
            page.click(".time .seg button:nth-child(5)").await?;
            page.whole().await?;
            assert_eq!(page.text("#why").await?, why, "{kind:?}");
            page.log_written().await?;
            assert_eq!(moves(page).await?, words.len() as u64);
            assert_eq!(page.figures().await?, figures(after.game(), after.position()));
        }
        Ok(())
    });
}

/// Notes every tenth of a second whether the page is hidden and which step of a move it shows.
const WATCH: &str = "const seen = []; setInterval(() => {\
    const air = document.querySelector('.flying');\
    seen.push(`[${+document.hidden},${air ? air.dataset.step : -1},${Math.round(performance.now())}]`);\
    document.documentElement.dataset.seen = seen }, 100)";

#[test]
fn a_page_that_nobody_sees_stands_still() {
    run(async |page| {
        let site = site(|_| ())?;
        // a clock is the same in every game
        for (kind, words) in own_shapes().into_iter().take(1) {
            let session = game::after(kind.game(), words);
            let (last, first) = session.moves().split_last().unwrap();
            page.open_game(&site, kind, &format!("speed=1&{}", game::moves(session.game(), first))).await?;
            page.js(WATCH).await?;
            page.click(&hit(game::letter(session.game(), *last))).await?;
            // whichever step: those of a long move are short
            page.wait_for(".air [data-step]").await?;
            // for longer than the whole move would take
            let wait = "await new Promise(ok => setTimeout(ok, 7000)); return true";
            page.unseen(async || page.js_async(wait).await.map(drop)).await?;
            page.whole().await?;
            assert_eq!(page.figures().await?, figures(session.game(), session.position()), "{kind:?}");
            let seen = page.js("return document.documentElement.dataset.seen").await?;
            let seen: serde_json::Value =
                serde_json::from_str(&format!("[{}]", seen.as_str().unwrap())).unwrap();
            let hidden: Vec<_> = seen.as_array().unwrap().iter().filter(|one| one[0] == 1).collect();
            let number = |at: usize, what: usize| hidden[at][what].as_i64().unwrap();
            let end = hidden.len() - 1;
            assert!(number(end, 2) - number(0, 2) > 5000, "{kind:?}: hidden for too short: {hidden:?}");
            // it is only when a page comes back that its clock may have gone on already
            assert_eq!(number(0, 1), number(end - 1, 1), "{kind:?}: steps while hidden: {hidden:?}");
        }
        Ok(())
    });
}
