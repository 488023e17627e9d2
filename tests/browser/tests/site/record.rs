//! A game as it is written down, ended by its persons, and brought into the page; and what is said where the
//! part of the program that does all this cannot be loaded.

use browser_tests::{
    Key, Page, Result,
    game::own_shapes,
    run, samples,
    session::{address, played, record},
    site,
};
use papan::{
    engine::{Game, sowing::Kind},
    notation::Record,
    options,
    session::{Action, Stop},
    words::{
        Message, UiText, say,
        seat_names::{SeatName, set_seat_names},
    },
};
use serde_json::json;

async fn open(page: &Page, url: &str) -> Result {
    page.open(url).await?;
    page.live().await
}

/// Writes a name as a person does.
async fn name(page: &Page, field: &str, name: &str) -> Result {
    page.click(field).await?;
    page.keys(name).await?;
    page.press(Key::Tab).await
}

#[test]
fn the_record_is_that_of_the_game_on_the_table() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            let session = played(kind, moves);
            open(page, &site.url(&format!("{}/", kind.name()))).await?;
            page.open_menu().await?;
            assert_eq!(page.value("#record").await?, record(&played(kind, &[]), ["", ""]).to_text());
            page.close_menu().await?;
            page.plays(moves).await?;
            // a record is of the whole game, also while one looks back
            page.click("#undo").await?;
            page.open_menu().await?;
            assert_eq!(page.value("#record").await?, record(&session, ["", ""]).to_text());
            name(page, "#name-first", "Ama").await?;
            name(page, "#name-second", "Zoë \"Z\"").await?;
            let named = record(&session, ["Ama", "Zoë \"Z\""]).to_text();
            page.until(
                "the names in the record",
                &format!("return document.querySelector('#record').value == {}", json!(named)),
            )
            .await?;
            page.close_menu().await?;
            page.names("Ama", "Zoë \"Z\"").await?;
        }
        Ok(())
    });
}

#[test]
fn the_record_of_other_readings_and_another_start() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in samples() {
            // the record of Pasang has tests of its own
            let papan::engine::Kind::Sowing(kind) = kind else { continue };
            let presets = kind.presets().iter().map(|preset| format!("r={}", preset.name));
            for asked in presets
                .chain((kind == Kind::Adjiboto).then(|| "pos=5-1-14-10-10-10-10-10-10-10_5-5_1".into()))
            {
                let read = options::read(kind.game(), &asked);
                assert_eq!(read.errors, vec![]);
                open(page, &site.url(&format!("{}/?{asked}#{asked}", kind.name()))).await?;
                page.open_menu().await?;
                let wanted = Record { preset: read.preset, ..record(&read.session, ["", ""]) };
                assert_eq!(page.value("#record").await?, wanted.to_text(), "{asked}");
            }
        }
        Ok(())
    });
}

#[test]
fn a_game_is_resigned_or_agreed_on_taken_back_and_played_again() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            open(page, &site.url(&format!("{}/", kind.name()))).await?;
            page.plays(moves).await?;
            page.open_menu().await?;
            name(page, "#name-first", "Ama").await?;
            name(page, "#name-second", "Kofi").await?;
            set_seat_names([SeatName::Given("Ama".into()), SeatName::Given("Kofi".into()), SeatName::Number]);
            page.close_menu().await?;
            page.names("Ama", "Kofi").await?;
            let session = played(kind, moves);
            let resigned = Stop::Resigned(kind.game().to_move(session.position()));
            for (button, stop) in [("resign", resigned), ("agree", Stop::Agreed)] {
                let ended = session.act(Action::Stop(stop)).unwrap();
                page.open_menu().await?;
                match button {
                    "resign" => page.resigns().await?,
                    _ => page.click("#menu [data-t=agree]").await?,
                }
                page.is_closed().await?;
                page.wait_for("#result").await?;
                let result = page.text("#result > p:first-child").await?;
                assert_eq!(result, say(&Message::Stopped { stop, wins: stop.winners(kind.game().seats()) }));
                assert_eq!(
                    page.count(".stage[data-turn]").await?
                        + page.count("circle.hit:not([aria-disabled])").await?,
                    0
                );
                for seat in session.game().seats().iter() {
                    let state = match ended.winners().unwrap() {
                        all if all == session.game().seats() => say(&Message::Draws),
                        winners if winners.has(seat) => say(&Message::Wins),
                        _ => String::new(),
                    };
                    assert_eq!(
                        page.text(&format!(".seat:has([data-score={}]) > p", seat.name())).await?,
                        state,
                        "{seat:?} after {button}"
                    );
                }
                page.open_menu().await?;
                let text = page.value("#record").await?;
                assert_eq!(text, record(&ended, ["Ama", "Kofi"]).to_text());
                let ended_by = if button == "agree" { "[Ended \"agreed\"]" } else { "[Ended \"resigned\"]" };
                assert!(text.contains(ended_by) && !text.contains("[Result \"*\"]"), "{text}");
                page.close_menu().await?;
                page.click("#undo").await?;
                page.until("no result", "return !document.querySelector('#result')").await?;
                page.shows(&session).await?;
            }
            page.open_menu().await?;
            page.click("#menu [data-t=agree]").await?;
            page.click("#again").await?;
            page.shows(&played(kind, &[])).await?;
            // everybody moves on by one seat; the third of three has no name
            page.names("Kofi", if kind.seats() == 3 { "" } else { "Ama" }).await?;
        }
        Ok(())
    });
}

#[test]
fn names_and_a_resignation_outlive_the_page() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            open(page, &site.url(&format!("{}/", kind.name()))).await?;
            page.plays(moves).await?;
            page.open_menu().await?;
            name(page, "#name-first", "Ama").await?;
            name(page, "#name-second", "Zoë <b>").await?;
            page.resigns().await?;
            let session = played(kind, moves);
            let seat = kind.game().to_move(session.position());
            let ended = session.act(Action::Stop(Stop::Resigned(seat))).unwrap();
            page.is_written(&address(&ended)).await?;
            page.reload().await?;
            page.wait_for("#result").await?;
            page.shows(&ended).await?;
            page.names("Ama", "Zoë <b>").await?;
            // also where the address was written with something to be shown besides
            open(page, &site.url(&format!("{}/?shown#{}&theme=dark", kind.name(), address(&ended)))).await?;
            page.names("Ama", "Zoë <b>").await?;
            page.open_menu().await?;
            assert_eq!(page.value("#name-second").await?, "Zoë <b>");
            assert_eq!(page.count("#saved-list li").await?, 1);
            let listed =
                say(&Message::SavedGame { moves: moves.len(), over: true, names: "Ama · Zoë <b>".into() });
            assert_eq!(page.text("#saved-list li span").await?, listed);
            page.close_menu().await?;
        }
        Ok(())
    });
}

#[test]
fn a_rematch_leaves_the_game_before_among_the_kept() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            open(page, &site.url(&format!("{}/", kind.name()))).await?;
            page.plays(moves).await?;
            page.open_menu().await?;
            page.click("#menu [data-t=agree]").await?;
            page.wait_for("#result").await?;
            let ended = address(&played(kind, moves).act(Action::Stop(Stop::Agreed)).unwrap());
            page.is_written(&ended).await?;
            page.click("#again").await?;
            page.shows(&played(kind, &[])).await?;
            page.plays(&moves[..1]).await?;
            page.is_written(&address(&played(kind, &moves[..1]))).await?;
            page.open_menu().await?;
            assert_eq!(page.count(&format!("#saved-list a[href=\"#{ended}\"]")).await?, 1, "{kind:?}");
            page.close_menu().await?;
        }
        Ok(())
    });
}

#[test]
fn a_record_is_copied_or_else_selected() {
    run(async |page| {
        let site = site(|_| ())?;
        let none = "undefined";
        let refuses = "{ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }";
        let throws = "{ writeText: () => { throw new Error('no') } }";
        let takes = "{ writeText: text => { self.copied = text; return Promise.resolve() } }";
        for (number, (clipboard, says)) in (0..).zip([
            (none, UiText::NotCopied),
            (refuses, UiText::NotCopied),
            (throws, UiText::NotCopied),
            (takes, UiText::Copied),
        ]) {
            open(page, &site.url(&format!("kalah/?{number}#moves=f_E"))).await?;
            page.js(&format!(
                "Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard}, configurable: true }})"
            ))
            .await?;
            page.open_menu().await?;
            let text = record(&played(Kind::Kalah, &["f", "E"]), ["", ""]).to_text();
            page.click("[data-t=copy-record]").await?;
            page.until("an answer", "return document.querySelector('#record-why').textContent").await?;
            assert_eq!(page.text("#record-why").await?, say(&says), "{clipboard}");
            let selected = "const e = document.activeElement; return e.id == 'record' && e.value.slice(e.selectionStart, e.selectionEnd)";
            assert_eq!(page.js(selected).await?, json!(text), "{clipboard}");
            if clipboard == takes {
                assert_eq!(page.js("return copied").await?, json!(text));
                // the same text again, whatever the clipboard has had since
                page.js("copied = ''").await?;
                page.click("[data-t=copy-record]").await?;
                page.until("the record again", &format!("return copied == {}", json!(text))).await?;
                page.click("[data-t=copy-link]").await?;
                let link = site.url("kalah/#v=1&moves=f_E");
                page.until("the link", &format!("return copied == {}", json!(link))).await?;
                // where a newcomer looks for it
                page.js("copied = ''").await?;
                page.click("#moment-game").await?;
                page.until("the link again", &format!("return copied == {}", json!(link))).await?;
            }
        }
        Ok(())
    });
}
