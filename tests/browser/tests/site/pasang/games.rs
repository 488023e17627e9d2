//! Whole games by mouse, by touch, by keyboard alone, and in somebody else's page.

use super::{STOP, THERE, WAYS, assert_over, assert_shows, begins, hit, last, open, short, taps, ways};
use browser_tests::{Error, Frame, Key, Page, Result, Session as Browser, run, run_in, site};
use papan::{
    engine::pasang::{Move, Pasang},
    session::Session,
};

/// Plays a game, each move by `tap`s, looking at the board now and then.
async fn play(page: &Page, game: &[Session<Pasang>], tap: impl AsyncFn(&Page, &str) -> Result) -> Result {
    for (number, two) in (1..).zip(game.windows(2)) {
        for css in taps(&two[0], last(&two[1])) {
            page.wait_for(&css).await?;
            tap(page, &css).await?;
        }
        page.played(number).await?;
        // the passages, the first kas, and then every fifth
        if number < 5 || number % 5 == 0 {
            assert_shows(page, &two[1]).await?;
        }
    }
    let end = &game[game.len() - 1];
    assert_shows(page, end).await?;
    assert_over(page, end).await
}

#[test]
fn a_whole_game_by_mouse() {
    for readings in ways() {
        run(async |page| {
            let site = site(|_| ())?;
            let game = short(readings);
            open(page, &site, &format!("v=1&r={readings}&speed=instant")).await?;
            play(page, &game, async |page, css| page.click(css).await).await?;
            // back over the end, forward again, and from the list to the passage
            let all = game.len() - 1;
            page.click("#undo").await?;
            page.played(all - 1).await?;
            assert_shows(page, &game[all - 1]).await?;
            page.click("#redo").await?;
            page.played(all).await?;
            assert_over(page, &game[all]).await?;
            page.click("#moves [data-move=\"1\"] button").await?;
            page.played(1).await?;
            assert_shows(page, &game[1]).await
        });
    }
}

/// A tap with a finger. WebKit's driver has none: there the page is sent what a tap comes to.
async fn tap(page: &Page, css: &str) -> Result {
    match page.tap(css).await {
        Err(Error::NoTouch(_)) => {
            let sent = "const touch = { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true }; \
                for (const kind of ['pointerdown', 'pointerup', 'click']) e.dispatchEvent(new PointerEvent(kind, touch)); \
                return true";
            page.picked(css, sent).await.map(drop)
        }
        other => other,
    }
}

#[test]
fn a_whole_game_by_touch() {
    run_in(Browser { phone: Some((360, 740)), ..Browser::default() }, async |page| {
        let site = site(|_| ())?;
        let url = site.url("pasang/#speed=instant");
        page.open_in(&site, Frame::sized(&url, 360, 740)).await?;
        page.live().await?;
        play(page, &short(WAYS[0]), async |page, css| tap(page, css).await).await
    });
}

#[test]
fn a_whole_game_in_a_sandbox() {
    run(async |page| {
        let site = site(|_| ())?;
        let game = short(WAYS[0]);
        let url = site.url("embed/v1/pasang/?speed=instant&ui=controls.moves.score");
        page.open_in(&site, Frame::sandboxed(&url)).await?;
        page.live().await?;
        play(page, &game, async |page, css| page.click(css).await).await
    });
}

/// What is typed for a move: the letter of a column, or that of a point and its number; one and ten begin alike, and
/// Enter ends the one.
fn typed(chosen: Move) -> String {
    let name = begins(chosen);
    match name.strip_prefix("col-") {
        Some(letter) => letter.into(),
        None if name.ends_with('1') && !name.ends_with("11") => format!("{name}{}", char::from(Key::Enter)),
        None => name,
    }
}

/// Goes to a column or a point by the arrow keys, over the first of them.
async fn go_to(page: &Page, chosen: Move) -> Result {
    let name = begins(chosen);
    let mut keys = vec![Key::PageDown, Key::Home];
    let place = name.strip_prefix("col-").unwrap_or(&name);
    let column = place.as_bytes()[0] - b'a';
    keys.extend((0..column).map(|_| Key::Right));
    if let Ok(row) = place[1..].parse::<usize>() {
        // the hollow centre is passed over in one step
        let over = usize::from(column == 5 && row > 6);
        keys.extend((1 + over..row).map(|_| Key::Up));
    }
    for key in keys {
        press(page, &char::from(key).to_string()).await?;
    }
    assert_eq!(page.focused().await?, name);
    Ok(())
}

/// Presses a key, after which the focus must be where the game goes on.
async fn press(page: &Page, key: &str) -> Result {
    page.keys(key).await?;
    page.until(&format!("the focus at the board after {key:?}"), THERE).await
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    for readings in ways() {
        run(async |page| {
            let site = site(|_| ())?;
            let game = short(readings);
            // the whole board is in the window: only a key that is not held back would scroll
            page.window_size(1280, 1100).await?;
            open(page, &site, &format!("v=1&r={readings}&speed=instant")).await?;
            page.tab_to(STOP, 20).await?;
            // the board is one stop
            page.press(Key::Tab).await?;
            assert_eq!(page.js(THERE).await?, false);
            page.chord(Key::Shift, char::from(Key::Tab)).await?;
            let scrolled = page.js("return scrollY").await?;
            for (number, two) in (1..).zip(game.windows(2)) {
                let chosen = last(&two[1]);
                if number % 3 == 0 || number == 1 {
                    go_to(page, chosen).await?;
                    press(
                        page,
                        &char::from(if number % 2 == 0 { Key::Enter } else { Key::Space }).to_string(),
                    )
                    .await?;
                } else {
                    for key in typed(chosen).chars() {
                        press(page, &key.to_string()).await?;
                    }
                }
                if let Some(css) = taps(&two[0], chosen).get(1) {
                    page.wait_for(css).await?;
                    page.until("the focus at the lines", "return !!document.activeElement.closest('#way')")
                        .await?;
                    let is = "return document.activeElement.matches(arguments[0])";
                    if page.js_with(is, vec![css.as_str().into()]).await? != true {
                        page.tab_to(css, 20).await?;
                    }
                    press(page, &char::from(Key::Enter).to_string()).await?;
                    page.until(
                        "the focus on the board",
                        "return document.activeElement.matches('.board .hit')",
                    )
                    .await?;
                }
                page.played(number).await?;
            }
            let all = game.len() - 1;
            assert_shows(page, &game[all]).await?;
            assert_over(page, &game[all]).await?;
            assert_eq!(page.js("return scrollY").await?, scrolled, "a key of the board scrolled the page");
            // back through every phase to the start, and forward again
            for number in (0..all).rev() {
                press(page, "u").await?;
                page.played(number).await?;
            }
            assert_shows(page, &game[0]).await?;
            for number in 1..=all {
                press(page, "U").await?;
                page.played(number).await?;
            }
            assert_over(page, &game[all]).await?;
            // and a new game from its end
            page.tab_to("#again", 20).await?;
            page.press(Key::Enter).await?;
            page.played(0).await?;
            page.until("the focus at the board of the new game", THERE).await
        });
    }
}

#[test]
fn a_tap_does_not_lose_the_focus_either() {
    run(async |page| {
        let site = site(|_| ())?;
        open(page, &site, "speed=instant").await?;
        for name in ["col-a", "col-k", "b4", "j11"] {
            page.click(&hit(name)).await?;
            page.until(&format!("the focus at the board after {name}"), THERE).await?;
        }
        page.played(4).await
    });
}
