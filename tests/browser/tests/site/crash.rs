//! A program that traps: the page says so, keeps what it shows, and goes on where it stood when it is loaded again.

use browser_tests::{
    Frame, Page, Result, Server,
    game::hit,
    run,
    session::{address, played},
    site,
};
use papan::{
    engine::sowing::Kind,
    session::{Action, Session},
    words::{PageText, say},
};

/// The next call that a program (`sowing`, `pasang`, `editor`) makes after the page has its name as its poison asks it for
/// more memory than there is: it traps, in the middle of what it does.
const POISON: &str = "const was = WebAssembly.instantiate, html = document.documentElement;\
    WebAssembly.instantiate = async (module, imports) => {\
        let instance;\
        for (const [place, all] of Object.entries(imports)) for (const [name, call] of Object.entries(all))\
            if (typeof call == 'function') all[name] = function(...values) {\
                if (html.dataset.poison && place.includes(html.dataset.poison)) {\
                    delete html.dataset.poison;\
                    instance.exports.__wbindgen_malloc(0xfffffff0, 1)\
                }\
                return call.apply(this, values)\
            };\
        return instance = await was(module, imports)\
    }";

/// A site that holds its programs back until they can be poisoned.
fn held() -> Result<Server> {
    site(|options| options.held = vec![".wasm".into()])
}

/// The page is alive, and what is poisoned traps.
async fn begins(page: &Page, site: &Server) -> Result {
    // as a script of the site: what Firefox's driver runs has a WebAssembly of its own
    let script = site.add_page("/poison.js", POISON);
    let add = "const e = document.createElement('script'); e.src = arguments[0];\
        e.onload = () => { document.documentElement.dataset.poisoned = '' }; document.head.append(e)";
    page.js_with(add, vec![script.into()]).await?;
    page.wait_for("html[data-poisoned]").await?;
    site.release();
    page.live().await
}

/// A click in which a program traps: by script, so that nothing else the program does comes between.
async fn poison(page: &Page, program: &str, css: &str) -> Result {
    let click = format!(
        "self.before = true; document.documentElement.dataset.poison = '{program}'; e.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
    );
    page.picked(css, &click).await.map(drop)
}

/// It is said in words, and seen.
async fn says(page: &Page) -> Result {
    page.wait_for("html[data-stopped]").await?;
    assert!(page.is_visible(".needs.stopped").await?);
    assert_eq!(page.text(".needs.stopped p").await?, say(&PageText::Stopped));
    // what the browser tells of it is not the next test's
    page.console_errors().await.map(drop)
}

/// Whatever is done on the page changes nothing, and does not load it again; its button does.
async fn goes_on(page: &Page) -> Result {
    let shown = "return document.querySelector('.place, #ws-grid').innerHTML";
    let board = page.js(shown).await?;
    page.js("for (const e of document.querySelectorAll('.hit, [data-t=undo], #ws-grid [data-t]'))\
             e.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        .await?;
    assert_eq!(page.js(shown).await?, board);
    assert_eq!(page.console_errors().await?.unwrap_or_default(), Vec::<String>::new());
    assert_eq!(page.js("return self.before").await?, true);
    page.click("[data-t=reload]").await?;
    page.until("another page", "return !self.before").await?;
    page.live().await?;
    assert_eq!(page.count("[data-stopped]").await?, 0);
    Ok(())
}

#[test]
fn a_trap_in_the_middle_of_a_move_is_told_and_the_game_goes_on_where_it_stood() {
    run(async |page| {
        let session = played(Kind::Kalah, &["f", "E", "a"]);
        let first: Session<_> = session.act(Action::Goto(3)).expect("a move");
        // written long ago, and not yet
        for written in [true, false] {
            let site = held()?;
            page.set_before(&site, "speed=instant").await?;
            page.open(&site.url("kalah/")).await?;
            begins(page, &site).await?;
            page.plays(&["f", "E", "a"]).await?;
            if written {
                page.is_written(&address(&session)).await?;
            }
            page.log_written().await?;
            poison(page, "sowing", &hit('C')).await?;
            says(page).await?;
            page.lies(&first).await?;
            goes_on(page).await?;
            page.shows(&session).await?;
            page.plays(&["C"]).await?;
            page.shows(&played(Kind::Kalah, &["f", "E", "a", "C"])).await?;
        }
        Ok(())
    });
}

#[test]
fn a_trap_of_what_is_asked_for_besides_the_board_is_told_as_well() {
    run(async |page| {
        let site = held()?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("adjiboto/")).await?;
        begins(page, &site).await?;
        page.plays(&["a", "A"]).await?;
        page.log_written().await?;
        poison(page, "sowing", "#menu-open").await?;
        says(page).await?;
        assert_eq!(page.count("dialog[open]").await?, 0);
        goes_on(page).await?;
        page.shows(&played(Kind::Adjiboto, &["a", "A"])).await
    });
}

#[test]
fn an_embed_tells_of_a_trap_also_where_it_is_not_told_of_it() {
    run(async |page| {
        let host = site(|_| ())?;
        for has_origin in [false, true] {
            let site = held()?;
            let url = site.url("embed/v1/kalah/?speed=instant&moves=f");
            let frame = if has_origin { Frame::sized(&url, 800, 700) } else { Frame::sandboxed(&url) };
            page.open_in(&host, frame).await?;
            begins(page, &site).await?;
            page.plays(&["E"]).await?;
            poison(page, "sowing", &hit('a')).await?;
            says(page).await?;
            goes_on(page).await?;
            // an embed keeps nothing: it begins with what it was asked for
            page.lies(&played(Kind::Kalah, &["f"])).await?;
        }
        Ok(())
    });
}

/// What a page is told of where the browser hides what a script has thrown.
const HIDDEN: &str = "dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))";

#[test]
fn what_another_script_throws_does_not_stop_a_page() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        page.js(HIDDEN).await?;
        page.plays(&["f"]).await?;
        page.shows(&played(Kind::Kalah, &["f"])).await?;
        assert_eq!(page.count("[data-stopped]").await?, 0);
        Ok(())
    });
}

#[test]
fn a_frame_without_an_origin_is_stopped_only_once_its_program_runs() {
    run(async |page| {
        let host = site(|_| ())?;
        let site = held()?;
        page.open_in(&host, Frame::sandboxed(&site.url("embed/v1/kalah/?speed=instant"))).await?;
        page.js(HIDDEN).await?;
        site.release();
        page.live().await?;
        page.plays(&["f"]).await?;
        assert_eq!(page.count("[data-stopped]").await?, 0);
        page.js(HIDDEN).await?;
        says(page).await
    });
}

#[test]
fn the_page_of_patterns_tells_of_a_trap() {
    run(async |page| {
        let site = held()?;
        page.open(&site.url("pasang/patterns/")).await?;
        begins(page, &site).await?;
        poison(page, "editor", "#ws-grid [data-t]").await?;
        says(page).await?;
        goes_on(page).await
    });
}
