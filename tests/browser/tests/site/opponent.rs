//! The opponent: loaded when a seat is its, it plays, is stopped, and where it cannot play the game goes on by hand.

use browser_tests::{Frame, Page, Result, Server, dist, game::hit, run, session::MOVES, site};
use papan::{
    engine::sowing::Sowing,
    story::showing::Run,
    words::{
        opponent::{OpponentMessage, WorkerFailure},
        say,
    },
};
use std::fs;

/// What the opponent does, in words.
pub const SAYS: &str = "#opponent-says";
pub const BUTTON: &str = "#opponent-do";

/// Whether a file is of the worker that sowing games have.
fn is_worker(name: &str) -> bool {
    name.starts_with("opponent-sowing-")
}

/// The name of the file of that worker that ends so.
pub fn file(ending: &str) -> Result<String> {
    let names = fs::read_dir(dist()?.join("static")).expect("the site has its files").flatten();
    let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let is_it = |name: &String| is_worker(name) && name.ends_with(ending);
    Ok(names
        .into_iter()
        .find(|name| is_it(name) && !(ending == ".js" && name.ends_with(".packed.js")))
        .expect("a file"))
}

pub fn asked(site: &Server, ending: &str) -> bool {
    let is_it = |path: &str| is_worker(path.rsplit('/').next().unwrap_or_default()) && path.ends_with(ending);
    site.requests().iter().any(|seen| is_it(&seen.path))
}

/// The second seat is the opponent's.
pub async fn sits(page: &Page, level: &str) -> Result {
    page.open_menu().await?;
    page.select("#seat-second", level).await?;
    page.close_menu().await
}

pub async fn says(page: &Page, what: OpponentMessage) -> Result {
    let wanted = serde_json::json!(say(&what));
    let script = format!("const e = document.querySelector('{SAYS}'); return e && e.textContent == {wanted}");
    page.until(&wanted.to_string(), &script).await
}

pub async fn moves(page: &Page) -> Result<u64> {
    Ok(page.js(&format!("return {MOVES}")).await?.as_u64().unwrap_or(0))
}

/// Plays a move of the first seat from the hole that `which` of those with counters is.
async fn play(page: &Page, which: usize) -> Result {
    let script =
        "return [...'abcdef'].filter(hole => document.querySelector(`[data-count=${hole}]`).textContent > 0)";
    let holes = page.js(script).await?;
    let holes: Vec<_> = holes.as_array().into_iter().flatten().filter_map(|hole| hole.as_str()).collect();
    let hole = holes[which % holes.len()].chars().next().expect("a letter");
    let before = moves(page).await?;
    page.click(&hit(hole)).await?;
    page.until("the move", &format!("return {MOVES} > {before}")).await
}

/// Some moves against the opponent.
async fn plays_some(page: &Page) -> Result {
    page.live().await?;
    sits(page, "2").await?;
    for which in 0..4 {
        page.wait_for(".stage[data-turn=\"first\"]").await?;
        says(page, OpponentMessage::Waits).await?;
        assert!(!page.is_visible(BUTTON).await?, "there is nothing to stop");
        play(page, which).await?;
    }
    page.wait_for(".stage[data-turn=\"first\"]").await?;
    // some of these moves give another turn, not all
    assert!(moves(page).await? > 4);
    Ok(())
}

/// The first seat moves, and the opponent cannot: its move is made by hand.
async fn goes_on_by_hand(page: &Page, why: OpponentMessage) -> Result {
    page.click(&hit('a')).await?;
    says(page, why).await?;
    assert_eq!(page.text(BUTTON).await?, say(&OpponentMessage::Think));
    page.click(&hit('A')).await?;
    page.wait_for(".stage[data-turn=\"first\"]").await?;
    says(page, OpponentMessage::Waits).await?;
    assert_eq!(moves(page).await?, 2);
    Ok(())
}

#[test]
fn it_is_loaded_when_a_seat_is_its_and_plays() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        page.open_menu().await?;
        page.close_menu().await?;
        assert!(!asked(&site, ""), "{:?}", site.requests());
        plays_some(page).await?;
        assert!(asked(&site, ".wasm") && !asked(&site, ".packed.js"));
        page.names("", "Papan 2").await?;
        // back to one's own last choice, and it waits there
        let before = moves(page).await?;
        page.click("#undo").await?;
        page.until("fewer moves", &format!("return {MOVES} < {before}")).await?;
        assert_eq!(page.count(".stage[data-turn=\"first\"]").await?, 1);
        says(page, OpponentMessage::Waits).await?;
        // its seat is kept with the game
        page.reload().await?;
        page.names("", "Papan 2").await?;
        assert_eq!(site.reports(), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn its_move_is_shown_after_the_picture_of_the_one_before() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=1").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        sits(page, "1").await?;
        // the steps of the first move that are shown before the second is played
        let script = format!(
            "self.shown = new Set();\
             new MutationObserver(() => {{\
                 const flying = document.querySelector('.air [data-step]');\
                 if (flying && {MOVES} == 1) shown.add(Number(flying.dataset.step))\
             }}).observe(document.querySelector('.stage'), {{ subtree: true, childList: true, attributes: true }})"
        );
        page.js(&script).await?;
        page.click(&hit('a')).await?;
        page.until("its move", &format!("return {MOVES} == 2")).await?;
        let shown = page.js("return Math.max(...shown)").await?;
        let game = papan::engine::sowing::Kind::Kalah.game();
        let first = browser_tests::game::after(game, &["a"]);
        let (before, events) = first.replay(1).expect("a move");
        let steps = Run::<Sowing>::of(before, events).steps() as u64;
        // a step that is over in a moment need not be met
        assert!(shown.as_u64().is_some_and(|last| last + 2 >= steps), "{shown} of {steps}");
        Ok(())
    });
}

#[test]
fn it_can_be_stopped_and_let_think_again() {
    run(async |page| {
        let wasm = file(".wasm")?;
        let site = site(|options| options.held = vec![wasm.clone()])?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        sits(page, "3").await?;
        page.click(&hit('a')).await?;
        says(page, OpponentMessage::Thinks).await?;
        page.click(BUTTON).await?;
        says(page, OpponentMessage::Stopped).await?;
        site.release();
        page.click(BUTTON).await?;
        page.until("its move", &format!("return {MOVES} > 1")).await?;
        page.wait_for(".stage[data-turn=\"first\"]").await
    });
}

#[test]
fn a_stop_is_heard_at_once_and_progress_is_told_ten_times_a_second() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        sits(page, "1").await?;
        let script = "return await new Promise(done => {\
            let told = 0, began, asked;\
            papan.thought = text => {\
                if (/state=more/.test(text)) { told++; began ||= performance.now() }\
                if (told == 11 && !asked) { asked = performance.now(); papan.opponent('stop=9') }\
                if (/state=stopped/.test(text) || /^failed/.test(text))\
                    done([text, performance.now() - asked, asked - began, told - 11])\
            };\
            papan.opponent('turn=9&want=values&game=kalah&level=6&seed=1&nodes=99999999999')\
        })";
        let found = page.js_async(script).await?;
        let (late, ten) = (found[1].as_f64().unwrap_or(1e9), found[2].as_f64().unwrap_or(0.0));
        println!("stopped after {late} ms, ten words of progress in {ten} ms");
        assert!(found[0].as_str().is_some_and(|text| text.starts_with("turn=9&state=stopped")), "{found}");
        // a word at most between the stop and its being heard: words are a tenth of a second apart at least, which
        // the worker's own tests hold with a clock that is theirs
        assert!(found[3].as_u64().is_some_and(|more| more <= 1), "{found}");
        Ok(())
    });
}

#[test]
fn where_its_files_are_missing_the_game_goes_on_by_hand() {
    run(async |page| {
        let missing = vec![file(".wasm")?, file(".packed.js")?];
        let site = site(|options| options.missing = missing.clone())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        sits(page, "2").await?;
        goes_on_by_hand(page, OpponentMessage::Failed(WorkerFailure::NotLoaded)).await?;
        // they have come: the next time it plays
        site.release();
        page.click(&hit('c')).await?;
        page.until("its move", &format!("return {MOVES} > 3")).await
    });
}

#[test]
fn where_workers_are_forbidden_the_game_goes_on_by_hand() {
    run(async |page| {
        let site = site(|options| options.workers = false)?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        sits(page, "2").await?;
        goes_on_by_hand(page, OpponentMessage::Failed(WorkerFailure::NotAllowed)).await?;
        assert_eq!(page.count("[data-stopped]").await?, 0);
        Ok(())
    });
}

#[test]
fn a_fault_of_its_own_is_said_and_none_of_the_page() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        // a glue that throws at the second message it hears
        page.js("papan.glue.worker = () => { onmessage = () => { onmessage = () => { throw new Error('broken') } } }").await?;
        sits(page, "2").await?;
        goes_on_by_hand(page, OpponentMessage::Failed(WorkerFailure::NotAllowed)).await?;
        assert_eq!(page.count("[data-stopped]").await?, 0);
        Ok(())
    });
}

#[test]
fn it_plays_in_a_sandbox_of_another_origin() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        let address = site.url("embed/v1/kalah/?speed=instant");
        // no driver scrolls the page around a frame of another origin to what is clicked in it
        page.window_size(1000, 900).await?;
        page.open_in(&host, Frame::sandboxed(&address)).await?;
        plays_some(page).await?;
        assert!(asked(&site, ".packed.js"), "how did it get the bytes?");
        assert_eq!(site.reports(), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn it_plays_from_a_folder() {
    run(async |page| {
        for path in ["kalah/index.html#speed=instant", "embed/v1/kalah/index.html?speed=instant"] {
            page.open(&format!("file://{}", dist()?.join(path).display())).await?;
            plays_some(page).await?;
        }
        Ok(())
    });
}
