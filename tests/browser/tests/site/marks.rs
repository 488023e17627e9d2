//! What the board shows besides the counters: where a hole would lead, the way of the last move, what has changed
//! for those who see no movement, and every moment of a move and of a game.

use browser_tests::{
    Frame, Key, Page, Result, Session,
    game::{self, figures, hit, letter, own_forms, own_shapes},
    run, run_in, site,
};
use papan::{
    engine::{
        Hole,
        sowing::{Kind, Sowing},
    },
    notation::{hole_by_letter, hole_letter},
    session::Session as Played,
    story::{
        showing::Run,
        sowing::{
            path::{self, Ghost},
            scene::Place,
        },
    },
};

/// The words on the chips of the board, in no order.
async fn chips(page: &Page) -> Result<Vec<String>> {
    let script =
        "return [...document.querySelectorAll('.board .pp-chip text')].map(e => e.textContent).sort()";
    let found = page.js(script).await?;
    Ok(found.as_array().into_iter().flatten().filter_map(|v| v.as_str().map(String::from)).collect())
}

/// Waits until everything that has been done is drawn.
async fn drawn(page: &Page) -> Result {
    let frames =
        "for (let n = 0; n < 3; n++) await new Promise(ok => requestAnimationFrame(ok)); return true";
    page.js_async(frames).await.map(drop)
}

/// A game in which the last of some moves is to be played.
fn before(kind: Kind, words: &[&str]) -> Played<Sowing> {
    game::after(kind.game(), &words[..words.len() - 1])
}

async fn open(page: &Page, site: &browser_tests::Server, session: &Played<Sowing>, asked: &str) -> Result {
    let moves = game::moves(session.game(), session.moves());
    page.open_game(site, session.game().kind(), &format!("{moves}&{asked}")).await
}

fn ghost(session: &Played<Sowing>, letter: char) -> Ghost {
    let (game, position) = (session.game(), session.position());
    let hole = hole_by_letter(letter, game.row()).unwrap();
    path::ghost(game, position, game.played_by(position, hole))
}

/// The hole that the drawn last counter lies in: its letter, or nothing where it is in none.
async fn lies_in(page: &Page) -> Result<String> {
    let script = "const g = document.querySelector('.board use[href$=\"-g\"]').getBoundingClientRect();\
        const [x, y] = [g.x + g.width / 2, g.y + g.height / 2];\
        const hole = [...document.querySelectorAll('circle.hit')].find(e => { const r = e.getBoundingClientRect();\
            return Math.hypot(x - r.x - r.width / 2, y - r.y - r.height / 2) < r.width / 2 });\
        return hole ? hole.dataset.t : ''";
    Ok(page.js(script).await?.as_str().unwrap_or_default().into())
}

/// The board shows what a hole would come to.
async fn assert_ghost(page: &Page, session: &Played<Sowing>, letter: char) -> Result {
    let expected = ghost(session, letter);
    let mut words: Vec<String> = expected.taken.iter().map(|(_, count)| format!("×{count}")).collect();
    words.push("last".into());
    words.sort();
    page.until("the last counter", "return document.querySelector('.board use[href$=\"-g\"]')").await?;
    drawn(page).await?;
    assert_eq!(chips(page).await?, words, "{letter}");
    let place = match expected.last {
        Place::Hole(hole) => hole_letter(hole, session.game().row()).to_string(),
        _ => String::new(),
    };
    assert_eq!(lies_in(page).await?, place, "{letter}");
    Ok(())
}

#[test]
fn a_hole_that_is_pointed_at_shows_where_it_leads() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            let session = before(kind, words);
            open(page, &site, &session, "").await?;
            page.park().await?;
            for letter in game::legal(&session) {
                page.hover(&hit(letter)).await?;
                assert_ghost(page, &session, letter).await?;
                page.park().await?;
                page.until("nothing more", "return !document.querySelector('.board use[href$=\"-g\"]')")
                    .await?;
            }
            // what cannot be played leads nowhere
            let row = session.game().row();
            let mut others = (0..2 * row).map(|hole| hole_letter(Hole(hole), row));
            let other = others.find(|letter| !game::legal(&session).contains(letter)).unwrap();
            page.hover(&hit(other)).await?;
            drawn(page).await?;
            assert!(!chips(page).await?.contains(&"last".into()), "{kind:?} {other}");
        }
        Ok(())
    });
}

#[test]
fn a_hole_that_is_reached_by_keys_shows_where_it_leads() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            let session = before(kind, words);
            open(page, &site, &session, "").await?;
            page.park().await?;
            page.tab_to("circle.hit", 20).await?;
            let bottom = game::first(&session).is_ascii_lowercase();
            page.press(if bottom { Key::Down } else { Key::Up }).await?;
            page.press(Key::Home).await?;
            for _ in 0..session.game().row() {
                let at = page.focused().await?.chars().next().unwrap();
                if game::legal(&session).contains(&at) {
                    assert_ghost(page, &session, at).await?;
                }
                page.press(Key::Right).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn where_it_is_switched_off_a_hole_shows_nothing() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            let session = before(kind, words);
            open(page, &site, &session, "ghost=off").await?;
            for letter in game::legal(&session) {
                page.hover(&hit(letter)).await?;
                page.focus(&hit(letter)).await?;
                drawn(page).await?;
                assert!(!chips(page).await?.contains(&"last".into()), "{kind:?} {letter}");
                assert!(!page.name(&hit(letter)).await?.contains("ends"), "{kind:?} {letter}");
            }
        }
        Ok(())
    });
}

/// The first layer of marks: the way of the last move.
async fn path(page: &Page) -> Result<String> {
    let script = "return document.querySelector('.board > .marks').innerHTML";
    Ok(page.js(script).await?.as_str().unwrap_or_default().into())
}

#[test]
fn the_way_of_a_move_stays_until_the_next_choice() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            let session = before(kind, words);
            open(page, &site, &session, "speed=4").await?;
            let all = game::after(kind.game(), words);
            page.click(&hit(letter(all.game(), *all.moves().last().unwrap()))).await?;
            page.played(words.len()).await?;
            page.park().await?;
            page.whole().await?;
            drawn(page).await?;
            let way = path(page).await?;
            assert!(way.contains("<path"), "{kind:?}: {way}");
            // refusals and questions are no choices
            let legal = game::legal(&all);
            let mover = game::legal(&session)[0];
            assert!(!legal.contains(&mover));
            page.click(&hit(mover)).await?;
            page.wait_for("#why p").await?;
            page.keys("ls").await?;
            page.park().await?;
            drawn(page).await?;
            assert_eq!(path(page).await?, way, "{kind:?} after a refusal");
            // a choice that is considered is not mixed up with it
            page.hover(&hit(legal[0])).await?;
            assert_ghost(page, &all, legal[0]).await?;
            assert_eq!(path(page).await?, "", "{kind:?} while another is considered");
            page.park().await?;
            drawn(page).await?;
            assert_eq!(path(page).await?, way, "{kind:?} when it is not chosen");
            page.click(&hit(legal[0])).await?;
            page.park().await?;
            page.played(words.len() + 1).await?;
            page.whole().await?;
            drawn(page).await?;
            let next = path(page).await?;
            assert!(next.contains("<path") && next != way, "{kind:?}: {next}");
        }
        Ok(())
    });
}

/// Counts in the page how often something has come into the air.
const WATCH: &str = "const html = document.documentElement; html.dataset.air = 0; new MutationObserver(all => {\
    for (const { addedNodes } of all) for (const e of addedNodes)\
        if (e instanceof Element && (e.matches('.air') || e.querySelector('.air'))) html.dataset.air++\
    }).observe(document.body, { childList: true, subtree: true })";

#[test]
fn who_wants_no_movement_sees_none_and_what_has_changed() {
    run_in(Session { still: true, ..Session::default() }, async |page| {
        let site = site(|_| ())?;
        for kind in own_forms() {
            let game = kind.game();
            let moves = game::random(game, 16);
            let moments = game::moments(game, &moves[..15]);
            page.open_game(&site, kind, "speed=0.25").await?;
            let wanted = page.js("return matchMedia('(prefers-reduced-motion: reduce)').matches").await?;
            assert_eq!(wanted, true, "the browser does not know the wish");
            page.js(WATCH).await?;
            page.focus(".board .hit[tabindex=\"0\"]").await?;
            for (number, &chosen) in (1..).zip(&moves[..15]) {
                page.plays_by_keys(&game, moments[number - 1].position(), chosen).await?;
                page.played(number).await?;
                let (old, new) = (moments[number - 1].position(), moments[number].position());
                assert_eq!(page.figures().await?, figures(&game, new));
                let changed = path::changed(old, new, game.row());
                let mut expected: Vec<_> =
                    changed.iter().map(|(_, old, new)| format!("{old}→{new}")).collect();
                expected.sort();
                let mut seen = chips(page).await?;
                seen.retain(|word| word.contains('→'));
                assert_eq!(seen, expected, "{kind:?}, move {number}");
                assert_eq!(page.js("return document.getAnimations().length").await?, 0);
            }
            page.keys("uU").await?;
            page.played(15).await?;
            drawn(page).await?;
            assert_eq!(page.attribute("html", "data-air").await?.as_deref(), Some("0"), "{kind:?}");
            // gone through by hand, the move is seen: so the zero is worth something
            page.click("#step-back").await?;
            page.wait_for(".air").await?;
            assert_eq!(page.attribute("html", "data-air").await?.as_deref(), Some("1"), "{kind:?}");
        }
        Ok(())
    });
}

#[test]
fn every_step_of_a_move_is_drawn_along() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            let session = game::after(kind.game(), words);
            let (before, events) = session.replay(words.len()).unwrap();
            let run = Run::<Sowing>::of(before, events);
            open(page, &site, &session, "").await?;
            page.focus("#scrub").await?;
            page.press(Key::Home).await?;
            for steps in 0..run.steps() {
                page.wait_for(&format!(".air [data-step=\"{steps}\"]")).await?;
                let lying = run.resting_position(steps);
                assert_eq!(page.figures().await?, figures(session.game(), &lying), "{kind:?}, step {steps}");
                let says = page.attribute("#scrub", "aria-valuetext").await?;
                assert_eq!(says, Some(format!("Step {steps} of {}", run.steps())));
                page.press(Key::Right).await?;
            }
            page.whole().await?;
            assert_eq!(page.figures().await?, figures(session.game(), session.position()), "{kind:?}");
            // and back again
            page.press(Key::Left).await?;
            let last = run.steps() - 1;
            page.wait_for(&format!(".air [data-step=\"{last}\"]")).await?;
            assert_eq!(page.figures().await?, figures(session.game(), &run.resting_position(last)));
        }
        Ok(())
    });
}

#[test]
fn every_move_of_a_game_is_drawn_along() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in own_forms() {
            let game = kind.game();
            let moments = game::moments(game, &game::random(game, 20));
            let all = moments.len() - 1;
            open(page, &site, &moments[all], "").await?;
            page.focus("#scrub-game").await?;
            page.press(Key::Home).await?;
            for (number, moment) in moments.iter().enumerate() {
                page.played(number).await?;
                assert_eq!(
                    page.figures().await?,
                    figures(&game, moment.position()),
                    "{kind:?}, move {number}"
                );
                assert_eq!(page.count(".air").await?, 0);
                page.press(Key::Right).await?;
            }
            page.wait_for("#result").await?;
            page.press(Key::Home).await?;
            page.played(0).await?;
            assert_eq!(page.figures().await?, figures(&game, moments[0].position()));
        }
        Ok(())
    });
}

#[test]
fn who_reads_from_the_right_finds_the_seats_where_the_board_has_them() {
    run(async |page| {
        let site = site(|_| ())?;
        let order = "return [...document.querySelectorAll('.seat')].map(e => [e.querySelector('h2').getBoundingClientRect(),\
            e.dataset.side]).sort((a, b) => a[0].x + a[0].width / 2 - b[0].x - b[0].width / 2).map(seat => seat[1]).join()";
        for kind in own_forms() {
            page.open_in(&site, Frame::sized(&site.url(&format!("{}/", kind.name())), 1280, 800)).await?;
            page.live().await?;
            let left_to_right = page.js(order).await?;
            page.js("document.documentElement.dir = 'rtl'").await?;
            assert_eq!(page.js(order).await?, left_to_right, "{kind:?}");
        }
        Ok(())
    });
}
