//! How long a person waits for the opponent, and for the page while the opponent thinks. Printed, not asserted: `cargo
//! xtask bench` shows it.

use super::opponent::sits;
use browser_tests::{
    Page, Result, Session as Asked,
    game::{hit, taps},
    kinds, run, run_in,
    session::MOVES,
    site,
    trace::percentile,
};
use papan::{
    engine::{
        Game, Kind,
        pasang::{Move, Pasang},
    },
    notation::pasang::column_letter,
    session::Session,
    worker::{DEFAULT_LEVEL, LEVELS},
};

/// What is tapped first in a game, so that the second seat has the move after it.
fn first(kind: Kind) -> Vec<String> {
    let Kind::Sowing(kind) = kind else {
        let game = Pasang::default();
        let mut columns = Vec::new();
        game.each_move(&game.start(), |chosen| {
            if let Move::Passage(column) = chosen {
                columns.push(column_letter(column));
            }
        });
        return vec![format!(".hit[data-t=\"col-{}\"]", columns[0])];
    };
    let game = kind.game();
    let begun = Session::new(game, game.start());
    let mut moves = Vec::new();
    game.each_move(begun.position(), |chosen| moves.push(chosen));
    let second = |chosen| {
        let next = begun.play(chosen).expect("a legal move");
        game.to_move(next.position()).index() == 1
    };
    let chosen = moves.into_iter().find(|&chosen| second(chosen)).expect("a move that ends a turn");
    taps(&game, begun.position(), chosen)
}

/// Milliseconds from the last click of a move to the move that answers it on the board.
async fn waited(page: &Page, kind: Kind) -> Result<f64> {
    let script = format!(
        "let clicked;\
         addEventListener('click', () => clicked = performance.now(), true);\
         new MutationObserver(() => {{\
             if (!self.waited && {MOVES} > 1) self.waited = performance.now() - clicked\
         }}).observe(document.body, {{ subtree: true, childList: true, attributes: true }})"
    );
    page.js(&script).await?;
    for tap in first(kind) {
        page.click(&tap).await?;
    }
    page.until("the answer", "return self.waited > 0").await?;
    Ok(page.js("return self.waited").await?.as_f64().unwrap_or(f64::NAN))
}

#[test]
#[ignore = "figures to be read: `cargo xtask bench` asks for them"]
fn the_wait_for_the_usual_level_is_told() {
    run(async |page| {
        for kind in kinds() {
            // a server each: the worker's files are fetched and compiled
            let site = site(|_| ())?;
            page.set_before(&site, "speed=instant").await?;
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            sits(page, &DEFAULT_LEVEL.to_string()).await?;
            let waited = waited(page, kind).await?;
            println!(
                "{:<17} level {DEFAULT_LEVEL} answers {waited:>5.0} ms after the click, its start included",
                kind.name()
            );
        }
        Ok(())
    });
}

/// The moves of the game in which taps are measured.
const LONG: u64 = 60;

/// Marks each move that appears, and keeps how long each tap took to its picture, as the browser tells it.
fn watch() -> String {
    format!(
        "let before = {MOVES}; self.taps = new Map();\
         new MutationObserver(() => {{\
             const now = {MOVES}; if (now != before) performance.mark('moved'); before = now\
         }}).observe(document.querySelector('.stage'), {{ subtree: true, attributes: true }});\
         new PerformanceObserver(list => {{ for (const e of list.getEntries()) if (e.interactionId)\
             taps.set(e.interactionId, Math.max(e.duration, taps.get(e.interactionId) || 0))\
         }}).observe({{ type: 'event', durationThreshold: 16 }})"
    )
}

/// Waits in the page itself until a person has a move, and gives the holes that may be tapped; none at the game's end.
const OPEN: &str = "const stage = document.querySelector('.stage');\
    const open = () => [...document.querySelectorAll('circle.hit:not([aria-disabled])')].map(e => e.dataset.t);\
    return await new Promise(done => {\
        const look = () => { const over = stage.hasAttribute('data-over');\
            if (over || stage.dataset.turn == 'first' && open().length) { watch.disconnect(); done(over ? [] : open()) } };\
        const watch = new MutationObserver(look);\
        watch.observe(document.body, { subtree: true, attributes: true, childList: true }); look() })";

#[test]
#[ignore = "figures to be read: `cargo xtask bench` asks for them"]
fn what_a_tap_takes_beside_the_strongest_opponent_is_told() {
    run_in(Asked { fresh: true, traced: true, ..Asked::default() }, async |page| {
        let site = site(|_| ())?;
        let kind = Kind::ALL[0];
        // a whole move is drawn at once
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url(&format!("{}/", kind.name()))).await?;
        page.live().await?;
        sits(page, &LEVELS.to_string()).await?;
        page.js(&watch()).await?;
        let (mut moves, mut games) = (0, 1);
        while moves < LONG {
            let open = page.js_async(OPEN).await?;
            let Some(hole) = open[0].as_str().and_then(|hole| hole.chars().next()) else {
                page.begin_anew().await?;
                games += 1;
                continue;
            };
            page.click(&hit(hole)).await?;
            // its own move, and the opponent's
            moves += 2;
        }
        page.js_async(OPEN).await?;
        let taps = page.js("return [...taps.values()]").await?;
        let taps: Vec<f64> = serde_json::from_value(taps).expect("numbers");
        let reactions = page.trace().await?.reactions();
        println!(
            "{:<17} {} reactions in {moves} moves of {games} games take {:.1} ms CPU of the main thread, {:.1} ms at p98 \
             (aim: 50); INP {:.0} ms",
            kind.name(),
            reactions.len(),
            percentile(&reactions, 50),
            percentile(&reactions, 98),
            percentile(&taps, 98),
        );
        assert!(reactions.len() > 30, "{reactions:?}");
        Ok(())
    });
}
