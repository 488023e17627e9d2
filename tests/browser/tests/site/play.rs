//! Whole recorded games in a real browser: by mouse, by touch, by keyboard alone.

use std::fs;

use browser_tests::{
    Browser as Driven, Error, Frame, Key, Page, Result, Session as Browser, browser,
    game::{brief, hit, letter, own_forms, random, taps},
    room, run, run_in, site,
};
use papan::{
    engine::{
        Game, Hole,
        sowing::{
            Kind, Sowing,
            position::{Mark, Position},
        },
    },
    notation::{Record, hole_letter},
    session::Session,
};

/// A recorded game under the default preset that was played to its end.
fn recorded(kind: Kind) -> Record {
    let folder = room(kind.name()).join("games");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut records = paths.iter().map(|path| <Record>::read(&fs::read_to_string(path).unwrap()).unwrap());
    records
        .find(|record| {
            record.game == kind.game()
                && record.setup.is_none()
                && record.outcome.is_some()
                && record.moves.len() > 20
        })
        .expect("a recorded game of each kind")
}

/// The game at every moment, as the rules have it.
fn moments(record: &Record) -> Vec<Session<Sowing>> {
    let mut sessions = vec![Session::new(record.game, record.game.start())];
    for &chosen in &record.moves {
        let next = sessions[sessions.len() - 1].play(chosen).unwrap();
        sessions.push(next);
    }
    sessions
}

/// Every count that a person reads on the board and beside it.
async fn assert_shows(page: &Page, game: &Sowing, position: &Position) -> Result {
    for hole in (0..2 * game.row()).map(Hole) {
        let css = format!("[data-count=\"{}\"]", hole_letter(hole, game.row()));
        if position.mark(hole) == Mark::Closed {
            assert_eq!(page.count(&css).await?, 0, "a closed hole has no figure");
            continue;
        }
        assert_eq!(page.text(&css).await?, position.count(hole).to_string(), "{css}");
    }
    for (seat, count) in game.seats().iter().zip(game.seat_totals(position)) {
        let score = page.text(&format!("[data-score=\"{}\"]", seat.name())).await?;
        assert_eq!(score, count.to_string(), "{}", seat.name());
    }
    Ok(())
}

/// The end is said with its clause, and nobody is to move any more.
async fn assert_over(page: &Page, record: &Record) -> Result {
    page.wait_for("#result").await?;
    let clause = record.game.clauses()[usize::from(record.outcome.unwrap().clause.0)].id;
    assert!(page.cites("#result", clause).await?, "the result cites {clause}");
    assert_eq!(page.count(".stage[data-turn]").await?, 0);
    assert_eq!(page.count("circle.hit:not([aria-disabled])").await?, 0);
    Ok(())
}

async fn played(page: &Page, moves: usize) -> Result {
    page.wait_for(&format!("#moves [data-move=\"{moves}\"] [aria-current]")).await
}

/// Plays a record, each move by `tap`s, looking at the board now and then.
async fn play(
    page: &Page,
    record: &Record,
    tap: impl AsyncFn(&Page, &str) -> Result,
) -> Result<Vec<Session<Sowing>>> {
    let moments = moments(record);
    for (number, &chosen) in (1..).zip(&record.moves) {
        for css in taps(&record.game, moments[number - 1].position(), chosen) {
            page.wait_for(&css).await?;
            tap(page, &css).await?;
        }
        played(page, number).await?;
        if number % 10 == 1 || number == record.moves.len() {
            assert_shows(page, &record.game, moments[number].position()).await?;
        }
    }
    assert_over(page, record).await?;
    Ok(moments)
}

/// A game short enough to be played move by move in many ways.
fn short(kind: Kind) -> (Record, String) {
    let (game, address) = brief(kind);
    let moves = random(game, 20);
    let last = moments(&Record { moves: moves.clone(), ..Record { game, ..recorded(kind) } }).pop();
    let outcome = last.and_then(|last| last.outcome());
    (Record { game, moves, outcome, ..recorded(kind) }, address)
}

#[test]
fn a_whole_game_by_mouse() {
    // browsers do not differ by game: one has all of them
    let kinds = if browser() == Driven::Chromium { Kind::ALL.into() } else { own_forms() };
    for kind in kinds {
        run(async |page| {
            let site = site(|_| ())?;
            // a match of rounds is long: of that a round; what is between two and at its end is tested with rounds and
            // with opponents
            let whole = !kind.has_rounds();
            let (record, address) = if whole { (recorded(kind), String::new()) } else { short(kind) };
            page.open(&site.url(&format!("{}/#{address}speed=instant", kind.name()))).await?;
            page.live().await?;
            let moments = play(page, &record, async |page, css| page.click(css).await).await?;
            // back over the end, forward again, and from the list to the beginning
            page.click("#undo").await?;
            played(page, record.moves.len() - 1).await?;
            assert_shows(page, &record.game, moments[record.moves.len() - 1].position()).await?;
            page.click("#redo").await?;
            assert_over(page, &record).await?;
            page.click("#moves [data-move=\"1\"] button").await?;
            played(page, 1).await?;
            assert_shows(page, &record.game, moments[1].position()).await?;
            Ok(())
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
    for kind in own_forms() {
        run_in(Browser { phone: Some((360, 740)), ..Browser::default() }, async |page| {
            let site = site(|_| ())?;
            let (record, address) = short(kind);
            let url = site.url(&format!("{}/#{address}speed=instant", kind.name()));
            page.open_in(&site, Frame::sized(&url, 360, 740)).await?;
            page.live().await?;
            play(page, &record, async |page, css| tap(page, css).await).await.map(drop)
        });
    }
}

const ON_BOARD: &str = "return document.activeElement.matches('circle.hit')";

/// Goes on with the tab key until something has the focus.
async fn reach(page: &Page, css: &str) -> Result {
    page.wait_for(css).await?;
    for _ in 0..20 {
        if page.js(&format!("return document.activeElement.matches('{css}')")).await? == true {
            return Ok(());
        }
        page.press(Key::Tab).await?;
    }
    panic!("{css} cannot be reached")
}

/// From the hole that has the focus to another: up or down a row, to its beginning, and along it.
async fn go_to(page: &Page, game: &Sowing, letter: char) -> Result {
    let bottom = letter.is_ascii_lowercase();
    page.press(if bottom { Key::Down } else { Key::Up }).await?;
    page.press(Key::Home).await?;
    let place = if bottom { letter as u8 - b'a' } else { b'A' + game.row() - 1 - letter as u8 };
    for _ in 0..place {
        page.press(Key::Right).await?;
    }
    let focused = page.js("return document.activeElement.dataset.t").await?;
    assert_eq!(focused.as_str(), Some(letter.to_string().as_str()));
    Ok(())
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    for kind in own_forms() {
        run(async |page| {
            let site = site(|_| ())?;
            let (record, address) = short(kind);
            page.open(&site.url(&format!("{}/#{address}speed=instant", kind.name()))).await?;
            page.live().await?;
            let game = record.game;
            // the tab key reaches the board, in a page's few stops
            let mut stops = 0;
            while page.js(ON_BOARD).await? != true {
                page.press(Key::Tab).await?;
                stops += 1;
                assert!(stops < 20, "the board cannot be reached");
            }
            let scrolled = page.js("return scrollY").await?;
            let moments = moments(&record);
            for (number, &chosen) in (1..).zip(&record.moves) {
                let before = moments[number - 1].position();
                let rest = &taps(&game, before, chosen)[1..];
                let letter = letter(&game, chosen);
                if number % 3 == 0 {
                    go_to(page, &game, letter).await?;
                    page.press(if number % 2 == 0 { Key::Enter } else { Key::Space }).await?;
                } else {
                    page.keys(&letter.to_string()).await?;
                }
                // the focus is at the ways round, and back on the board when one is chosen
                for css in rest {
                    reach(page, css).await?;
                    page.press(Key::Enter).await?;
                    page.until("the board to have the focus", ON_BOARD).await?;
                }
                played(page, number).await?;
            }
            assert_shows(page, &game, moments[record.moves.len()].position()).await?;
            assert_over(page, &record).await?;
            assert_eq!(page.js("return scrollY").await?, scrolled, "a key of the board scrolled the page");
            page.keys("u").await?;
            played(page, record.moves.len() - 1).await?;
            page.chord(Key::Control, 'z').await?;
            played(page, record.moves.len() - 2).await?;
            page.keys("U").await?;
            played(page, record.moves.len() - 1).await?;
            page.chord(Key::Control, 'y').await?;
            assert_over(page, &record).await
        });
    }
}

#[test]
fn a_refusal_says_why_and_changes_nothing() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("adjiboto/#speed=instant")).await?;
        page.live().await?;
        for (letters, refused, clause, words) in [
            ("", "A", "adj.own-hole", "Player 2"),
            ("aA", "a", "adj.opening", "b, c, d and e"),
            // the address of the last one is a position in which b holds a single bean
            ("", "b", "adj.min-two", "one bean"),
        ] {
            if clause == "adj.min-two" {
                let position = "5-1-14-10-10-10-10-10-10-10_5-5_1";
                // another address but for its fragment, so that the page is loaded anew
                page.open(&site.url(&format!("adjiboto/?min-two#speed=instant&pos={position}"))).await?;
                page.live().await?;
            }
            for letter in letters.chars() {
                page.click(&hit(letter)).await?;
            }
            page.played(letters.len()).await?;
            let before = page
                .js("return [...document.querySelectorAll('[data-count]')].map(e => e.textContent)")
                .await?;
            page.click(&hit(refused.chars().next().unwrap())).await?;
            page.wait_for("#why .cl").await?;
            let why = page.text("#why").await?;
            assert!(page.cites("#why", clause).await? && why.contains(words), "{clause}: {why}");
            let after = page
                .js("return [...document.querySelectorAll('[data-count]')].map(e => e.textContent)")
                .await?;
            assert_eq!(before, after);
            page.log_written().await?;
            assert_eq!(page.count("#moves [data-move]").await?, letters.len() as u64);
        }
        // the clause leads to its rule, and the game stays as it was
        page.click("#why .cl").await?;
        page.wait_for("#explained[open]").await?;
        page.click("#explained .small a").await?;
        page.until("the end of the explanation", "return !document.querySelector('#explained')").await?;
        assert_eq!(page.js("return document.querySelector(':target').id").await?, "adj.min-two");
        assert_eq!(page.text("[data-count=\"b\"]").await?, "1");
        // and goes on: a place of the page in the address is no other game
        page.focus(&hit('c')).await?;
        page.press(Key::Enter).await?;
        page.played(1).await?;
        page.until("the game in the address", "return location.hash.includes('moves=c')").await?;
        page.keys("U").await?;
        page.keys("u").await?;
        page.played(0).await
    });
}

async fn choose(page: &Page, css: &str, value: &str) -> Result {
    let select = page.find(css).await?;
    page.answer(&format!("a choice in {css}"), select.select_by_value(value)).await
}

#[test]
fn a_new_game_takes_its_readings() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kalah/#speed=instant")).await?;
        page.live().await?;
        page.click(&hit('a')).await?;
        page.click("#new").await?;
        page.open_rules().await?;
        choose(page, "#preset", "irving-2000").await?;
        page.until(
            "the preset's reading",
            "return document.querySelector('#reading-capture').value == 'always'",
        )
        .await?;
        choose(page, "#reading-holes", "3").await?;
        choose(page, "#reading-counters", "2").await?;
        page.click("#start").await?;
        page.until("the dialog to close", "return !document.querySelector('dialog')").await?;
        assert_eq!(page.count("circle.hit").await?, 6);
        assert_eq!(page.text("[data-count=\"c\"]").await?, "2");
        page.log_written().await?;
        assert_eq!(page.count("#moves [data-move]").await?, 0);
        let differs = page.text(".differs").await?;
        assert!(differs.contains("Irving") && differs.contains('3'), "{differs}");
        Ok(())
    });
}

#[test]
fn an_embed_opens_at_the_move_its_address_names_and_never_writes_it() {
    run(async |page| {
        let site = site(|_| ())?;
        let url = site.url("embed/v1/adjiboto/?speed=instant&moves=a_E_b_B&at=m3");
        page.open(&url).await?;
        page.live().await?;
        assert_eq!(page.attribute(".stage", "data-turn").await?.as_deref(), Some("second"));
        assert_eq!(page.text("[data-count=\"b\"]").await?, "2");
        let history = page.js("return history.length").await?;
        page.click(&hit('C')).await?;
        page.wait_for(".stage[data-turn=\"first\"]").await?;
        assert_eq!(page.js("return location.href").await?, url);
        assert_eq!(page.js("return history.length").await?, history);
        Ok(())
    });
}
