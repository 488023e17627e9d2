//! Playing by letter: the last move goes as a link, by the share sheet or the clipboard, and opens at the reply. No move
//! is lost where an older letter is opened again.

use browser_tests::{
    Page, Result, Server,
    game::hit,
    run,
    session::{address, played},
    site,
};
use papan::{
    engine::{Game, family::Family, pasang::Pasang, sowing::Kind},
    options,
    playout::Playouts,
    session::Session,
    words::{UiText, letter::LetterText, say},
};
use serde_json::{Value, json};

/// A device: a site of its own, whose browser keeps its own games.
async fn device(page: &Page) -> Result<Server> {
    let site = site(|_| ())?;
    page.set_before(&site, "speed=instant").await?;
    Ok(site)
}

async fn open(page: &Page, url: &str) -> Result {
    // a fragment alone would be no other document
    page.open("about:blank").await?;
    page.open(url).await?;
    page.live().await
}

/// Puts a share sheet and a clipboard in the place of the browser's, before anything is sent.
async fn stub(page: &Page, share: &str, clipboard: &str) -> Result {
    let script = "for (const [name, value] of Object.entries({ share: SHARE, canShare: undefined, clipboard: CLIPBOARD }))\
        Object.defineProperty(navigator, name, { value, configurable: true })";
    page.js(&script.replace("SHARE", share).replace("CLIPBOARD", clipboard)).await.map(drop)
}

const TAKES: &str = "{ writeText: text => { self.copied = text; return Promise.resolve() } }";
const REFUSES: &str = "{ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }";

/// Sends the last move in the menu, and waits until something is said of it.
async fn sends(page: &Page, says: &str) -> Result {
    page.show("#letter-send").await?;
    page.click("#letter-send").await?;
    let script = format!("return document.querySelector('#letter-says').textContent == {}", json!(says));
    page.until(says, &script).await
}

/// Copies the letter of the game on the table, as another device opens it.
async fn letter(page: &Page, here: &Server, there: &Server, says: LetterText) -> Result<String> {
    stub(page, "undefined", TAKES).await?;
    page.open_menu().await?;
    sends(page, &say(&says)).await?;
    let link = page.js("return copied").await?;
    page.close_menu().await?;
    Ok(link.as_str().unwrap_or_default().replace(&here.url(""), &there.url("")))
}

/// A script for the games that are kept, without the moment at which they were left.
const KEPT: &str = "const kept = Object.keys(localStorage).filter(key => key.includes(':game:'))\
    .map(key => localStorage[key].split('\\n')[0].replace(/&at=m\\d+/, '')).sort();";

/// Waits until these addresses are kept, in any order, and no others.
async fn keeps(page: &Page, games: &[&str]) -> Result {
    let mut wanted = games.to_vec();
    wanted.sort_unstable();
    let script = format!("{KEPT} return JSON.stringify(kept) == {}", json!(json!(wanted).to_string()));
    let done = page.until("the kept games", &script).await;
    assert_eq!(page.js(&format!("{KEPT} return kept")).await?, json!(wanted));
    done
}

/// The address of a game of Adjiboto.
fn game(moves: &[&str]) -> String {
    address(&played(Kind::Adjiboto, moves))
}

/// Waits until the board is seen from a seat of two, with upright words; the first, and each of three, sees it as it is.
async fn turned(page: &Page, seat: &str) -> Result {
    let near = "const { near = 'first', seats } = document.querySelector('#board').dataset;";
    let script = format!("{near} return near == (seats == '2' && {seat:?} == 'second' ? 'far' : 'first')");
    page.until(&format!("the board to be turned to the {seat} seat"), &script).await
}

#[test]
fn the_last_move_is_shared_where_there_is_a_share_sheet() {
    run(async |page| {
        let site = device(page).await?;
        open(page, &site.url("adjiboto/#theme=dark&speed=instant")).await?;
        page.plays(&["e"]).await?;
        let shares = "data => { self.shared = { ...data, active: navigator.userActivation.isActive }; return Promise.resolve() }";
        stub(page, shares, TAKES).await?;
        page.open_menu().await?;
        sends(page, &say(&LetterText::Sent)).await?;
        let title = page.js("return document.title").await?;
        let link = site.url("adjiboto/#v=1&moves=e&orient=far");
        let shared = json!({ "title": title, "url": link, "active": true });
        assert_eq!(page.js("return [shared, self.copied]").await?, json!([shared, null]));
        assert!(!page.is_visible("#letter-link").await?);
        // the sheet is closed again
        stub(page, "() => Promise.reject(new DOMException('', 'AbortError'))", TAKES).await?;
        sends(page, &say(&LetterText::NotSent)).await?;
        assert_eq!(page.js("return self.copied").await?, Value::Null);
        // it fails otherwise, throws, is not there, or says that it takes no such thing
        let refuses = "() => Promise.reject(new DOMException('', 'NotAllowedError'))";
        for share in [refuses, "() => { throw new TypeError() }", "undefined", shares] {
            stub(page, share, TAKES).await?;
            page.js("delete self.copied").await?;
            if share == shares {
                page.js("Object.defineProperty(navigator, 'canShare', { value: () => false })").await?;
            }
            sends(page, &say(&LetterText::Copied)).await?;
            page.until(share, &format!("return self.copied == {}", json!(link))).await?;
        }
        Ok(())
    });
}

#[test]
fn a_link_that_cannot_be_copied_is_selected() {
    run(async |page| {
        let site = device(page).await?;
        open(page, &site.url("kalah/#moves=f_E")).await?;
        for clipboard in ["undefined", REFUSES, "{ writeText: () => { throw new Error('no') } }"] {
            stub(page, "undefined", clipboard).await?;
            page.open_menu().await?;
            sends(page, &say(&UiText::NotCopied)).await?;
            let selected = "const e = document.activeElement;\
                return e.id == 'letter-link' && e.value.slice(e.selectionStart, e.selectionEnd)";
            let link = site.url("kalah/#v=1&moves=f_E&orient=first");
            page.until("the link", &format!("{selected} == {}", json!(link))).await?;
            page.close_menu().await?;
        }
        Ok(())
    });
}

#[test]
fn the_menu_says_why_no_move_can_be_sent() {
    run(async |page| {
        let site = device(page).await?;
        let says = async |why: LetterText| -> Result {
            page.wait_for("#letter-note").await?;
            let script =
                format!("return document.querySelector('#letter-note').textContent == {}", json!(say(&why)));
            page.until("why", &script).await?;
            assert_eq!(page.count("#letter-send").await?, u64::from(why == LetterText::Note));
            Ok(())
        };
        open(page, &site.url("adjiboto/")).await?;
        page.open_menu().await?;
        says(LetterText::NoMove).await?;
        page.close_menu().await?;
        page.plays(&["e"]).await?;
        page.open_menu().await?;
        says(LetterText::Note).await?;
        page.close_menu().await?;
        page.click("#undo").await?;
        page.open_menu().await?;
        says(LetterText::NotLast).await?;
        page.select("#seat-second", "1").await?;
        says(LetterText::Computer).await
    });
}

#[test]
fn two_devices_play_a_game_and_an_older_letter_loses_nothing() {
    run(async |page| {
        let (south, north) = (device(page).await?, device(page).await?);
        open(page, &south.url("adjiboto/")).await?;
        page.plays(&["e"]).await?;
        let first = letter(page, &south, &north, LetterText::Copied).await?;
        // it opens at the reply, turned to whoever makes it
        open(page, &first).await?;
        page.shows(&played(Kind::Adjiboto, &["e"])).await?;
        turned(page, "second").await?;
        page.plays(&["A"]).await?;
        let second = letter(page, &north, &south, LetterText::Copied).await?;
        keeps(page, &[&game(&["e", "A"])]).await?;
        // the reply goes on in the game that is kept, under its names
        open(page, &south.url("adjiboto/#v=1&moves=e")).await?;
        page.open_menu().await?;
        page.click("#name-first").await?;
        page.keys("Ama").await?;
        page.click("#name-second").await?;
        page.close_menu().await?;
        page.names("Ama", "").await?;
        open(page, &second).await?;
        page.shows(&played(Kind::Adjiboto, &["e", "A"])).await?;
        turned(page, "first").await?;
        page.names("Ama", "").await?;
        assert_eq!(page.count("#older").await?, 0);
        page.plays(&["c"]).await?;
        keeps(page, &[&game(&["e", "A", "c"])]).await?;
        let third = letter(page, &south, &north, LetterText::Copied).await?;
        // the first letter is opened once more where the second has been written
        open(page, &first).await?;
        page.wait_for("#older").await?;
        assert_eq!(page.text("#older p").await?, say(&LetterText::Older));
        keeps(page, &[&game(&["e", "A"])]).await?;
        page.click("#older a").await?;
        page.shows(&played(Kind::Adjiboto, &["e", "A"])).await?;
        turned(page, "second").await?;
        page.until("no note", "return !document.querySelector('#older')").await?;
        keeps(page, &[&game(&["e", "A"])]).await?;
        // a reply that is pasted into the page that is open
        page.js_with("location.href = arguments[0]", vec![json!(third)]).await?;
        page.shows(&played(Kind::Adjiboto, &["e", "A", "c"])).await?;
        keeps(page, &[&game(&["e", "A", "c"])]).await?;
        // and the one before it again, in the device that wrote the last
        open(page, &second).await?;
        page.wait_for("#older").await?;
        page.names("Ama", "").await?;
        keeps(page, &[&game(&["e", "A", "c"])]).await
    });
}

#[test]
fn who_plays_from_an_older_letter_goes_on_in_the_kept_game_or_begins_another() {
    run(async |page| {
        let site = device(page).await?;
        let whole = game(&["e", "A", "c"]);
        open(page, &site.url(&format!("adjiboto/#{whole}"))).await?;
        keeps(page, &[&whole]).await?;
        let older = site.url("adjiboto/#v=1&moves=e");
        open(page, &older).await?;
        page.wait_for("#older").await?;
        // the same moves again, and one more: it is the kept game that goes on
        page.plays(&["A"]).await?;
        page.is_written(&game(&["e", "A"])).await?;
        assert_eq!(page.count("#older").await?, 1);
        keeps(page, &[&whole]).await?;
        page.reload().await?;
        page.wait_for("#older").await?;
        page.plays(&["c"]).await?;
        page.until("no note", "return !document.querySelector('#older')").await?;
        keeps(page, &[&whole]).await?;
        page.click(".board .hit:not([aria-disabled])").await?;
        page.until("a fourth move", "return location.hash.split('_').length == 4").await?;
        let longer = page.asked().await?;
        keeps(page, &[&longer]).await?;
        // another move: both stay
        open(page, &older).await?;
        page.wait_for("#older").await?;
        page.plays(&["B"]).await?;
        let other = game(&["e", "B"]);
        page.is_written(&other).await?;
        keeps(page, &[&longer, &other]).await?;
        assert_eq!(page.count("#older").await?, 0);
        // the note can be closed, and comes again with the letter; nothing is kept of it
        open(page, &older).await?;
        page.wait_for("#older").await?;
        page.click("#older [data-t=stay]").await?;
        page.until("no note", "return !document.querySelector('#older')").await?;
        page.wait_for(".board .hit:focus").await?;
        keeps(page, &[&longer, &other]).await?;
        // the first page of another day leads to a game that was played, not to the letter
        open(page, &site.url("adjiboto/")).await?;
        let resumes = page.attribute("#resume a", "href").await?;
        assert_eq!(resumes, Some(format!("#{}", game(&["e", "B"]))));
        Ok(())
    });
}

#[test]
fn a_letter_goes_round_among_three() {
    run(async |page| {
        let kind = Kind::RajaPasuMandiri;
        let devices = [device(page).await?, device(page).await?, device(page).await?];
        let path = format!("{}/", kind.name());
        open(page, &devices[0].url(&path)).await?;
        let mut seats = Vec::new();
        let mut letters = Vec::new();
        let moves = ["C", "a", "f"];
        for (number, word) in moves.iter().enumerate() {
            // each device keeps its own
            let (here, there) = (&devices[number], &devices[(number + 1) % 3]);
            page.plays(&[word]).await?;
            let session = played(kind, &moves[..=number]);
            let seat = session.game().to_move(session.position());
            letters.push(letter(page, here, there, LetterText::CopiedFor(seat)).await?);
            keeps(page, &[&address(&session)]).await?;
            open(page, &letters[number]).await?;
            page.shows(&session).await?;
            turned(page, seat.name()).await?;
            seats.push(seat);
        }
        seats.sort_by_key(|seat| seat.index());
        seats.dedup();
        assert_eq!(seats.len(), 3, "each was to move once");
        // yesterday's letter on the second device
        open(page, &letters[0]).await?;
        page.wait_for("#older").await?;
        keeps(page, &[&address(&played(kind, &moves[..2]))]).await?;
        // the first device has the whole round, in the game that it began
        open(page, &devices[0].url(&path)).await?;
        keeps(page, &[&address(&played(kind, &moves))]).await?;
        page.click("#resume a").await?;
        page.shows(&played(kind, &moves)).await?;
        assert!(page.count(&hit('a')).await? > 0);
        Ok(())
    });
}

#[test]
fn pasang_goes_to_and_fro() {
    run(async |page| {
        let (first, second) = (device(page).await?, device(page).await?);
        // any game, by what the rules allow
        let game = Pasang::default();
        let mut moves = Vec::new();
        Playouts::new(game, 1).play(game.start(), |_, chosen, _| moves.push(chosen));
        let mut session = Session::new(game, game.start());
        let mut letters = Vec::new();
        let mut addresses = Vec::new();
        for (number, &chosen) in moves.iter().take(4).enumerate() {
            let (here, there) = if number % 2 == 0 { (&first, &second) } else { (&second, &first) };
            session = session.play(chosen).unwrap();
            addresses.push(options::write(&session, game.presets()[0].name, None));
            open(page, &here.url(&format!("pasang/#{}", addresses[number]))).await?;
            letters.push(letter(page, here, there, LetterText::Copied).await?);
            open(page, &letters[number]).await?;
            turned(page, game.to_move(session.position()).name()).await?;
            keeps(page, &[&addresses[number]]).await?;
        }
        open(page, &letters[1]).await?;
        page.wait_for("#older").await?;
        keeps(page, &[&addresses[3]]).await?;
        page.click("#older a").await?;
        page.is_written(&addresses[3]).await?;
        keeps(page, &[&addresses[3]]).await
    });
}
