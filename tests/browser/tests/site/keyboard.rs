//! Played by keys alone, and told in words: what a person hears who does not see the board.

use std::fs;

use browser_tests::{
    Browser, Key, Page, Result, browser,
    game::{self, figures, hit, own_forms, own_shapes},
    room, run, site,
};
use papan::{
    engine::{
        Game, Hole,
        seat::Seat,
        sowing::{Kind, Sowing, position::Event},
    },
    notation::hole_letter,
    session::Session,
    story::{self, sowing::caption},
    words::say,
};

/// The stops of the tab key before the board and between it and what stands around it.
const STOPS: usize = 20;

async fn open_by_keys(page: &Page, button: &str, dialog: &str) -> Result {
    page.tab_to(button, STOPS).await?;
    page.press(Key::Enter).await?;
    page.wait_for(&format!("{dialog}[open]")).await?;
    let inside = format!("return document.querySelector('{dialog}').contains(document.activeElement)");
    page.until("the focus in the dialog", &inside).await
}

async fn closed(page: &Page, button: &str) -> Result {
    page.until("the dialog to close", "return !document.querySelector('dialog')").await?;
    assert_eq!(format!("#{}", page.focused().await?), button, "the focus returns");
    Ok(())
}

#[test]
fn from_the_start_to_the_rematch_by_keys_alone() {
    for kind in own_forms() {
        run(async |page| {
            let site = site(|_| ())?;
            let (game, address) = game::brief(kind);
            page.open_game(&site, kind, &format!("{address}speed=instant")).await?;
            // dialogs are opened and closed on the way
            open_by_keys(page, "#new", "#setup").await?;
            page.press(Key::Escape).await?;
            closed(page, "#new").await?;
            open_by_keys(page, "#menu-open", "#menu").await?;
            // what has the focus first, or the first stop after it, closes it
            let close = "return document.activeElement.dataset.t == 'close'";
            if page.js(close).await? != true {
                page.tab_to("#menu [data-t=close]", 40).await?;
            }
            page.press(Key::Enter).await?;
            closed(page, "#menu-open").await?;
            // the board is one stop
            page.tab_to("circle.hit", STOPS).await?;
            page.press(Key::Tab).await?;
            assert_eq!(page.js("return document.activeElement.matches('circle.hit')").await?, false);
            page.chord(Key::Shift, char::from(Key::Tab)).await?;
            let moves = game::random(game, 10);
            let moments = game::moments(game, &moves);
            for (number, &chosen) in (1..).zip(&moves) {
                page.plays_by_keys(&game, moments[number - 1].position(), chosen).await?;
                page.played(number).await?;
            }
            page.wait_for("#result").await?;
            page.tab_to("#again", STOPS).await?;
            page.press(Key::Enter).await?;
            page.played(0).await?;
            assert_eq!(page.count("#result").await?, 0);
            assert_eq!(page.figures().await?, figures(&game, &game.start()));
            // another game of the same rules by the other dialog, and its first move
            page.focus("#mark").await?;
            open_by_keys(page, "#new", "#setup").await?;
            page.tab_to("#start", 2 * STOPS).await?;
            page.press(Key::Enter).await?;
            closed(page, "#new").await?;
            page.tab_to("circle.hit", STOPS).await?;
            page.plays_by_keys(&game, &game.start(), moves[0]).await?;
            page.played(1).await
        });
    }
}

#[test]
fn the_focus_is_not_lost_with_the_button_that_had_it() {
    run(async |page| {
        let site = site(|_| ())?;
        let game = Kind::Kalah.game();
        page.open_game(&site, Kind::Kalah, &game::moves(&game, &game::random(game, 10))).await?;
        page.focus("#again").await?;
        page.press(Key::Enter).await?;
        page.played(0).await?;
        let after_again = page.focused().await?;
        page.focus(&hit('a')).await?;
        page.keys("A").await?;
        page.wait_for("#why [data-t=dismiss]").await?;
        page.focus("#why [data-t=dismiss]").await?;
        page.press(Key::Enter).await?;
        page.until("nothing to read", "return !document.querySelector('#why p')").await?;
        let after_dismiss = page.focused().await?;
        assert!(!after_again.is_empty() && !after_dismiss.is_empty(), "{after_again:?} {after_dismiss:?}");
        Ok(())
    });
}

async fn said(page: &Page) -> Result<String> {
    page.text("#say").await
}

/// Waits for an announcement.
async fn hears(page: &Page, answer: &str) -> Result {
    let script = format!("return document.querySelector('#say').textContent.trim() == {answer:?}");
    let heard = page.until(answer, &script).await;
    assert!(heard.is_ok(), "{:?} is no {answer:?}", said(page).await?);
    Ok(())
}

async fn asks(page: &Page, key: &str, answer: &str) -> Result {
    page.keys(key).await?;
    hears(page, answer).await
}

fn side(seat: Seat) -> &'static str {
    ["Player 1", "Player 2", "Player 3"][seat.index()]
}

fn listed(letters: &[char]) -> String {
    let words: Vec<_> = letters.iter().map(char::to_string).collect();
    match &words[..] {
        [one] => one.clone(),
        [all @ .., last] => format!("{} and {last}", all.join(", ")),
        [] => String::new(),
    }
}

#[test]
fn a_letter_on_the_board_asks_and_is_answered() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            let session = game::after(kind.game(), words);
            let (game, position) = (session.game(), session.position());
            page.open_game(&site, kind, &game::moves(game, session.moves())).await?;
            page.tab_to("circle.hit", STOPS).await?;
            let turn = side(game.to_move(position));
            let store = match kind {
                Kind::Adjiboto => "Boto",
                Kind::MangalaSuez => "Pile",
                _ => "Store",
            };
            let scores = game.scores(position);
            let held = game.seats().iter().map(|seat| format!("{} {}", side(seat), scores[seat.index()]));
            let held = held.collect::<Vec<_>>().join(", ");
            asks(page, "s", &format!("{store}: {held}. {turn}’s turn.")).await?;
            let row = |from: u8| {
                let counts = (from..from + game.row()).map(|hole| position.count(Hole(hole)).to_string());
                counts.collect::<Vec<_>>().join(", ")
            };
            let (first, last) = ('a', char::from(b'a' + game.row() - 1));
            let [south, north] = if kind.seats() == 2 { ["Player 1’s ", "Player 2’s "] } else { [""; 2] };
            let rows = format!(
                "{south}{first} to {last}: {}. {north}{} to {}: {}.",
                row(0),
                first.to_ascii_uppercase(),
                last.to_ascii_uppercase(),
                row(game.row())
            );
            asks(page, "r", &rows).await?;
            asks(page, "p", &format!("{turn} may play {}.", listed(&game::legal(&session)))).await?;
            asks(page, "w", "No move has been refused.").await?;
            asks(page, "l", &say(&story::caption::announcement(&session))).await?;
            let (before, events) = session.replay(words.len()).unwrap();
            let lifted = events.iter().find_map(|cited| match cited.event {
                Event::Lift { hole, count } => Some((hole, count)),
                _ => None,
            });
            let (hole, count) = lifted.unwrap();
            let numbers = [
                "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
                "eleven", "twelve",
            ];
            let spelled =
                |count: u8| numbers.get(usize::from(count)).map_or(count.to_string(), ToString::to_string);
            // what stays in the hole is told
            let whole = before.count(hole);
            let of = if whole > count { format!(" of {}", spelled(whole)) } else { String::new() };
            let (mover, letter) = (side(before.to_move()), hole_letter(hole, game.row()));
            let start = format!("{mover} sowed {}{of} from {letter}", spelled(count));
            let told = said(page).await?;
            assert!(told.starts_with(&start) && told.ends_with(&format!("{turn}’s turn.")), "{told}");
            // a refusal can be asked for, with its rule
            let refused = (0..2 * game.row()).map(|hole| hole_letter(Hole(hole), game.row()));
            let refused = refused.into_iter().find(|letter| !game::legal(&session).contains(letter)).unwrap();
            page.keys(&refused.to_string()).await?;
            page.wait_for("#why p").await?;
            let why = page.text("#why p").await?;
            page.keys("w").await?;
            let script = format!(
                "const says = document.querySelector('#say').textContent.trim();\
                 return says.startsWith({why:?}) && says.length > {} + 20",
                // a refusal in a game of rounds ends with the words of the rule itself
                if kind.has_rounds() && why.len() > 60 { why.len() - 21 } else { why.len() }
            );
            page.until("the reason with its rule", &script).await?;
            assert!(page.is_visible("#why p").await?, "to be asked for does not take it away");
            page.played(words.len()).await?;
        }
        Ok(())
    });
}

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

#[test]
fn every_move_is_announced_in_25_words_at_most() {
    for kind in own_forms() {
        run(async |page| {
            let site = site(|_| ())?;
            let (game, address) = game::brief(kind);
            let moves = game::random(game, 30);
            page.open_game(&site, kind, &format!("{address}speed=instant")).await?;
            page.focus(".board .hit[tabindex=\"0\"]").await?;
            let moments = game::moments(game, &moves);
            for (number, moment) in moments.iter().enumerate().skip(1) {
                page.plays_by_keys(&game, moments[number - 1].position(), moves[number - 1]).await?;
                page.played(number).await?;
                let told = say(&story::caption::announcement(moment));
                hears(page, &told).await?;
                assert!((3..=25).contains(&words(&told)), "{} words: {told}", words(&told));
            }
            page.wait_for("#result").await?;
            Ok(())
        });
    }
    // and what the page would say of many others, under every preset; no browser says it otherwise
    let kinds = if browser() == Browser::Chromium { &Kind::ALL[..] } else { &[] };
    for kind in kinds {
        for preset in kind.presets() {
            let game = kind.preset(preset.name).unwrap();
            for moves in game::games(game, 20) {
                for moment in &game::moments(game, &moves) {
                    let told = say(&story::caption::announcement(moment));
                    assert!(words(&told) <= 25, "{} words: {told}", words(&told));
                }
            }
        }
    }
}

/// Notes in the page what is said to those who listen, and when, in milliseconds: at once, not when the page has
/// done the rest of what it does then.
async fn listen_to_the_voice(page: &Page) -> Result {
    let script = "const e = document.getElementById('say'), heard = [];\
        const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');\
        Object.defineProperty(e, 'textContent', { get, set(says) {\
            heard.push(performance.now(), says.trim());\
            document.documentElement.dataset.heard = heard.join('|');\
            set.call(e, says) } })";
    page.js(script).await.map(drop)
}

/// Notes in the page whatever is put into an element, and when, in milliseconds.
async fn listen(page: &Page, id: &str) -> Result {
    let script = format!(
        "const e = document.getElementById('{id}'), heard = []; new MutationObserver(() => {{\
            heard.push(performance.now(), e.textContent.trim());\
            document.documentElement.dataset.heard = heard.join('|') }})\
            .observe(e, {{ childList: true, subtree: true, characterData: true }})"
    );
    page.js(&script).await.map(drop)
}

async fn heard(page: &Page) -> Result<Vec<(f64, String)>> {
    let heard = page.attribute("html", "data-heard").await?.unwrap_or_default();
    let heard: Vec<_> = heard.split('|').collect();
    Ok(heard.chunks_exact(2).map(|one| (one[0].parse().unwrap(), one[1].into())).collect())
}

#[test]
fn quick_steps_back_are_announced_to_the_last_and_never_two_at_once() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            let session = game::after(kind.game(), words);
            page.open_game(&site, kind, &game::moves(session.game(), session.moves())).await?;
            page.tab_to("circle.hit", STOPS).await?;
            listen_to_the_voice(page).await?;
            let back = |moves: usize| {
                let turn = side(game::after(kind.game(), &words[..moves]).position().to_move());
                format!("Undone: now {}. {turn}’s turn.", game::when(moves))
            };
            // the second while the first is still being listened to; in one task both would be one announcement
            page.keys("u").await?;
            hears(page, &back(words.len() - 1)).await?;
            page.keys("u").await?;
            hears(page, &back(words.len() - 2)).await?;
            let two: Vec<_> = heard(page).await?.into_iter().map(|(_, says)| says).collect();
            assert_eq!(two, [back(words.len() - 1), back(words.len() - 2)], "{kind:?}");
            // more than can be said: the first, and where it leads
            page.keys("UUuuu").await?;
            hears(page, &back(words.len() - 3)).await?;
            let heard = heard(page).await?;
            assert!(heard.len() >= 3, "{heard:?}");
            for two in heard.windows(2) {
                assert!(two[1].0 - two[0].0 > 450.0, "{kind:?}: {two:?}");
            }
        }
        Ok(())
    });
}

#[test]
fn what_is_refused_twice_is_said_twice() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open_game(&site, Kind::Kalah, "").await?;
        page.focus(&hit('a')).await?;
        page.keys("A").await?;
        page.wait_for("#why p").await?;
        listen(page, "why").await?;
        page.keys("A").await?;
        page.until("it to be said again", "return document.documentElement.dataset.heard").await?;
        let why = page.text("#why").await?;
        assert_eq!(heard(page).await?.pop().map(|(_, says)| says), Some(why));
        Ok(())
    });
}

/// What a hole is to be called.
fn called(session: &Session<Sowing>, hole: Hole) -> String {
    let (game, position) = (session.game(), session.position());
    let noun =
        fs::read_to_string(room(game.kind().name()).join("counter.txt")).expect("what a counter is called");
    let noun = noun.trim();
    let small = [
        "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ];
    let held = match position.count(hole) {
        0 => "empty".into(),
        1 => format!("one {noun}"),
        count => {
            let word = small.get(usize::from(count)).map_or(count.to_string(), ToString::to_string);
            format!("{word} {noun}s")
        }
    };
    let letter = hole_letter(hole, game.row());
    let may =
        if game.kind() == Kind::MangalaSuez && session.cursor() < 3 { "may be emptied" } else { "playable" };
    let playable = if game::legal(session).contains(&letter) { format!(", {may}") } else { String::new() };
    format!("{}’s {letter}, {held}{playable}", side(game.owner(position, hole)))
}

#[test]
fn a_hole_is_called_by_its_owner_letter_count_and_end() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, words) in own_shapes() {
            for (words, tells) in [(words, true), (words, false), (&[][..], true)] {
                let session = game::after(kind.game(), words);
                let game = session.game();
                let asked = if tells { "" } else { "&ghost=off" };
                page.open_game(&site, kind, &format!("{}{asked}", game::moves(game, session.moves())))
                    .await?;
                for hole in (0..2 * game.row()).map(Hole) {
                    let mut name = called(&session, hole);
                    let mut ties = false;
                    if let Some(ends) = caption::move_end(game, session.position(), hole).filter(|_| tells) {
                        assert!(!ends.endless);
                        let last = ends.last.map_or("in the store".into(), |last| {
                            let whose = side(game.owner(session.position(), last.hole));
                            format!("at {whose}’s {}", last.letter())
                        });
                        name += &format!(", ends {last}");
                        ties = ends.ties;
                    }
                    let css = hit(hole_letter(hole, game.row()));
                    let seen = page.name(&css).await?;
                    // what it takes and ties comes after where it ends
                    let rest = seen.strip_prefix(&name);
                    let rest = rest.unwrap_or_else(|| panic!("{seen:?} is no {name:?}"));
                    let tie = if ties { ", ties it up" } else { "" };
                    let taken = rest.strip_suffix(tie).unwrap_or_else(|| panic!("{seen} ties nothing"));
                    let says = [" takes ", " eats "].iter().any(|word| taken.contains(word));
                    assert!(taken.is_empty() || tells && says && !taken.contains(" ties "), "{seen}");
                    assert_eq!(page.attribute(&css, "role").await?.as_deref(), Some("button"));
                }
                assert_eq!(page.count(".stage [role=img], .board[role=img]").await?, 0);
                assert!(page.name("svg.board").await?.ends_with(&game::when(words.len())));
            }
        }
        Ok(())
    });
}
