//! How long a person waits for the opponent. Printed, not asserted: `cargo xtask bench` shows it.

use super::opponent::sits;
use browser_tests::{Page, Result, game::taps, kinds, run, session::MOVES, site};
use papan::{
    engine::{
        Game, Kind,
        pasang::{Move, Pasang},
    },
    notation::pasang::column_letter,
    session::Session,
    worker::DEFAULT_LEVEL,
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
