//! What the browser keeps for the site: refused, spoiled, settings; and an embed, which keeps nothing.

use browser_tests::{
    Error, Frame, Page, Result,
    game::{hit, own_shapes},
    run,
    session::{address, played},
    site,
};
use papan::{
    engine::sowing::Kind,
    options,
    words::{UiText, say},
};
use serde_json::{Value, json};

/// Ways in which a browser keeps nothing.
const REFUSING: [&str; 2] = [
    "Object.defineProperty(self, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
];

#[test]
fn where_nothing_is_kept_the_page_says_so_once_and_the_game_is_in_the_address() {
    run(async |page| {
        for (kind, moves) in own_shapes() {
            for refusing in REFUSING {
                let site = site(|options| options.held = vec![".wasm".into()])?;
                page.open(&site.url(&format!("{}/#speed=instant", kind.name()))).await?;
                page.js(refusing).await?;
                site.release();
                page.live().await?;
                page.until("nothing to say yet", "return !document.querySelector('#why p')").await?;
                page.plays(&moves[..1]).await?;
                page.wait_for("#why p").await?;
                assert_eq!(page.text("#why p").await?, say(&UiText::NotKept));
                page.plays(&moves[1..]).await?;
                let written = format!("{}&speed=instant", address(&played(kind, moves)));
                page.is_written(&written).await?;
                assert_eq!(page.count("#why p").await?, 0, "it was said again");
                page.open_menu().await?;
                assert_eq!(page.count("#saved-list li").await?, 0);
                assert_eq!(page.text("#saved-refused").await?, say(&UiText::NotKept));
                for promise in ["#saved-none", "#saved-note"] {
                    assert!(!page.is_visible(promise).await?, "{promise}");
                }
                page.close_menu().await?;
                assert_eq!(options::read(kind.game(), &page.asked().await?).session, played(kind, moves));
                page.reload().await?;
                page.shows(&played(kind, moves)).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn that_nothing_is_kept_can_still_be_read_when_the_move_has_been_shown() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url("kalah/#speed=0.5")).await?;
        page.js(REFUSING[0]).await?;
        site.release();
        page.live().await?;
        page.click(&hit('f')).await?;
        page.wait_for("#why p").await?;
        assert_eq!(page.count(".air").await?, 1, "said while the move is shown");
        page.until("the end of the move", "return !document.querySelector('.air')").await?;
        match page.count("#why p").await? {
            0 => Err(Error::Other("the words went away before they could be read".into())),
            _ => Ok(()),
        }
    });
}

/// What is set in the menu, each by a value that is not the usual one.
const SET: [(&str, &str); 6] = [
    ("speed", "2"),
    ("theme", "dark"),
    ("ghost", "off"),
    ("forced", "wait"),
    ("orient", "second"),
    ("sound", "on"),
];

async fn assert_set(page: &Page) -> Result {
    page.wait_for("html[data-theme]").await?;
    assert_eq!(page.attribute("html", "data-theme").await?.as_deref(), Some("dark"));
    assert_eq!(page.count(".stage[data-near=second]").await?, 1);
    page.open_menu().await?;
    for (name, value) in SET {
        assert_eq!(page.value(&format!("#set-{name}")).await?, value, "{name}");
    }
    page.close_menu().await
}

#[test]
fn settings_outlive_the_page() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("adjiboto/")).await?;
        page.live().await?;
        page.open_menu().await?;
        for (name, value) in SET {
            page.select(&format!("#set-{name}"), value).await?;
        }
        page.close_menu().await?;
        assert_set(page).await?;
        page.reload().await?;
        assert_set(page).await?;
        // they are the site's, not one game's
        for (kind, _) in own_shapes() {
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            assert_set(page).await?;
        }
        // one alone can be taken back
        page.open_menu().await?;
        page.select("#set-theme", "auto").await?;
        page.close_menu().await?;
        page.reload().await?;
        assert_eq!(page.attribute("html", "data-theme").await?, None);
        page.open_menu().await?;
        assert_eq!(page.value("#set-speed").await?, "2");
        page.close_menu().await
    });
}

#[test]
fn what_an_address_asks_for_is_not_kept_as_set() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "theme=light&speed=2").await?;
        page.open(&site.url("kalah/#speed=instant&theme=dark")).await?;
        page.live().await?;
        assert_eq!(page.attribute("html", "data-theme").await?.as_deref(), Some("dark"));
        page.plays(&["f"]).await?;
        page.wait_for("button[data-t=speed-instant][aria-pressed=true]").await?;
        page.open(&site.url("kalah/?again")).await?;
        page.live().await?;
        assert_eq!(page.attribute("html", "data-theme").await?.as_deref(), Some("light"));
        page.open_menu().await?;
        assert_eq!(page.value("#set-speed").await?, "2");
        Ok(())
    });
}

/// Tells of everything that would be written, in the frame that has the focus.
const WATCH: &str = "self.wrote = [];\
    for (const name of ['setItem', 'removeItem', 'clear']) { const was = Storage.prototype[name];\
        Storage.prototype[name] = function(...all) { wrote.push(name); return was.apply(this, all) } }\
    for (const name of ['replaceState', 'pushState']) { const was = history[name];\
        history[name] = function(...all) { wrote.push(name); return was.apply(this, all) } }";

async fn state(page: &Page) -> Result<Value> {
    page.js("return [history.length, location.href, Object.entries(localStorage).sort(), document.cookie]")
        .await
}

#[test]
fn an_embed_keeps_and_writes_nothing_whatever_is_done_in_it() {
    run(async |page| {
        let site = site(|_| ())?;
        for (at, (kind, moves)) in (0..).zip(own_shapes()) {
            // what the site itself keeps is neither read nor changed
            page.set_before(&site, "speed=0.25&theme=dark").await?;
            let url = site
                .url(&format!("embed/v1/{}/?speed=instant&ui=controls.time.moves.score.source", kind.name()));
            // in another page, lower than any window, and alone
            match at % 2 {
                0 => page.open_in(&site, Frame::sized(&url, 800, 600)).await?,
                _ => page.open(&url).await?,
            }
            page.js(WATCH).await?;
            page.live().await?;
            let before = state(page).await?;
            assert_eq!(page.attribute("html", "data-theme").await?, None);
            page.plays(moves).await?;
            for button in ["undo", "undo", "redo", "step-back", "pause", "step-on"] {
                page.click(&format!("#{button}")).await?;
            }
            page.log_written().await?;
            page.click("#log li:first-child .line").await?;
            page.click("button[data-t=speed-instant]").await?;
            page.open_menu().await?;
            assert!(!page.is_visible("#saved").await?);
            page.select("#set-theme", "contrast").await?;
            page.select("#set-orient", "turn").await?;
            page.click("#name-first").await?;
            page.keys("Ama").await?;
            page.select("#set-ghost", "off").await?;
            page.until("the theme", "return document.documentElement.dataset.theme == 'contrast'").await?;
            page.resigns().await?;
            page.wait_for("#result").await?;
            page.begin_anew().await.map_err(|e| Error::Other(format!("{kind:?}: {e}")))?;
            page.shows(&played(kind, &[])).await?;
            page.plays(&moves[..1]).await?;
            assert_eq!(page.js("return wrote").await?, json!([]));
            assert_eq!(state(page).await?, before);
        }
        Ok(())
    });
}

#[test]
fn a_page_that_was_come_back_to_and_then_crashes_loses_no_move() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        page.plays(&["f"]).await?;
        // left for the page cache, and come back to
        page.js("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))").await?;
        page.plays(&["E", "a"]).await?;
        let session = played(Kind::Kalah, &["f", "E", "a"]);
        page.is_written(&address(&session)).await?;
        // whatever crashes writes nothing more
        page.js("Storage.prototype.setItem = () => {}").await?;
        page.reload().await?;
        page.shows(&session).await
    });
}

#[test]
fn a_write_that_failed_leaves_one_game_and_not_two() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        let full = "self.was = Storage.prototype.setItem;\
            Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }";
        for (moves, before) in
            [(&["f"][..], ""), (&["f", "E"], full), (&["f", "E", "a"], "Storage.prototype.setItem = was")]
        {
            page.js(before).await?;
            page.plays(&moves[moves.len() - 1..]).await?;
            page.is_written(&address(&played(Kind::Kalah, moves))).await?;
        }
        let games = "return Object.keys(localStorage).filter(key => key.includes(':game:kalah:')).length";
        assert_eq!(page.js(games).await?, 1);
        Ok(())
    });
}

/// Three moves in one breath: a driver may be slower than the usual pause.
const QUICK: &str = "const turn = seat => new Promise(ok => {\
        const look = () => document.querySelector('.stage').dataset.turn == seat ? ok() : requestAnimationFrame(look);\
        look()\
    });\
    for (const [hole, next] of [['f', 'second'], ['E', 'first'], ['a', 'second']]) {\
        document.querySelector(`.hit[data-t=${hole}]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));\
        await turn(next)\
    }";

#[test]
fn where_neither_storage_takes_anything_quick_moves_are_in_the_address_at_once() {
    run(async |page| {
        let neither = "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(self, name,\
            { get() { throw new DOMException('no', 'SecurityError') } })";
        for refusing in [neither, REFUSING[1]] {
            let site = site(|options| options.held = vec![".wasm".into()])?;
            page.open(&site.url("kalah/#speed=instant")).await?;
            page.js(refusing).await?;
            site.release();
            page.live().await?;
            page.js_async(QUICK).await?;
            page.reload().await?;
            page.shows(&played(Kind::Kalah, &["f", "E", "a"])).await?;
        }
        Ok(())
    });
}
