//! A page that stands open for days, as a kiosk's does, takes no more memory than after its first hour.
//!
//! Ten thousand moves take minutes, so these tests run only when asked for:
//! `cargo test -p browser-tests --test site -- --ignored --nocapture memory`.

use browser_tests::{
    Page, Result,
    memory::{WEIGHED, Weight},
    run,
    session::MOVES,
    site,
};

/// After so many moves everything that is made once has been made.
const WARM: u64 = 1_000;
const ALL: u64 = 10_000;
/// Bytes that may be added between the two.
const MORE: f64 = 5e6;

/// Nodes: a log of two hundred moves more.
const NODES: f64 = 2_500.0;
/// Listeners: none is added with a move; the dialogs, opened and closed, may differ by a few.
const LISTENERS: f64 = 20.0;

/// Plays at least so many moves by chance, a new game by its dialog whenever one has ended.
async fn plays_by_chance(page: &Page, least: u64) -> Result {
    let script = format!(
        "const moves = () => {MOVES}, turn = () => new Promise(then => setTimeout(then));\
         const until = async what => {{ const end = Date.now() + 5000;\
             while (!what()) {{ if (Date.now() > end) throw new Error('waited for ' + what); await turn() }} }};\
         const one = css => document.querySelector(css), any = all => all[Math.floor(Math.random() * all.length)], tap = e => e.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));\
         let done = 0; const end = Date.now() + 10000;\
         while (done < 100 && Date.now() < end) {{\
             const before = moves(), way = [...document.querySelectorAll('#way button:not([data-t=drop])')];\
             const open = way.length ? way : [...document.querySelectorAll('.hit:not([aria-disabled], .edge)')];\
             if (one('.stage[data-over]')) {{\
                 tap(one('#new')); await until(() => one('#setup[open]') && one('#start'));\
                 tap(one('#start')); await until(() => !one('#setup') && moves() == 0);\
             }} else if (open.length) {{\
                 const seen = () => one('.board').outerHTML + !!one('#way'), was = seen();\
                 tap(any(open));\
                 for (let turns = 0; turns < 20 && seen() == was; turns++) await turn();\
                 done += Math.max(0, moves() - before);\
             }} else await turn();\
         }}\
         return done"
    );
    let mut done = 0;
    while done < least {
        done += page.js_async(&script).await?.as_u64().unwrap_or(0);
    }
    Ok(())
}

/// What must not grow, with what it is called.
fn grown(first: Weight, last: Weight) -> Vec<(&'static str, f64)> {
    let more = |last: Option<f64>, first: Option<f64>| Some(last? - first?);
    let all = [
        ("wasm", Some(last.wasm - first.wasm)),
        ("heap", more(last.heap, first.heap)),
        ("nodes", Some(last.nodes - first.nodes)),
        ("nodes, those in no document too", more(last.all_nodes, first.all_nodes)),
        ("listeners", more(last.listeners, first.listeners)),
    ];
    all.into_iter().filter_map(|(what, more)| Some((what, more?))).collect()
}

async fn stays_as_it_is(page: &Page, path: &str) -> Result {
    let site = site(|options| options.held = vec![".wasm".into()])?;
    page.set_before(&site, "speed=instant").await?;
    let _ = page.console_errors().await?;
    page.open(&site.url(path)).await?;
    page.js(WEIGHED).await?;
    site.release();
    page.live().await?;
    plays_by_chance(page, WARM).await?;
    let first = page.weigh().await?;
    plays_by_chance(page, ALL - WARM).await?;
    let last = page.weigh().await?;
    println!("{path} in {}: {first:?} after {WARM} moves, {last:?} after {ALL}", page.browser);
    let grown = grown(first, last);
    for &(what, more) in &grown {
        // a game that is just over has more of a log than one that has just begun
        let most = match what {
            "wasm" | "heap" => MORE,
            "listeners" => LISTENERS,
            _ => NODES,
        };
        assert!(more < most, "{path}: {more} more of {what}: {grown:?}");
    }
    assert_eq!(page.console_errors().await?.unwrap_or_default(), Vec::<String>::new());
    Ok(())
}

#[test]
#[ignore = "ten thousand moves take minutes"]
fn ten_thousand_moves_of_kalah() {
    run(async |page| stays_as_it_is(page, "kalah/").await);
}

#[test]
#[ignore = "ten thousand moves take minutes"]
fn ten_thousand_moves_of_pasang() {
    run(async |page| stays_as_it_is(page, "pasang/").await);
}
