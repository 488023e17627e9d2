//! Whole games against the opponent, of every game: from the start in one browser, from late in a game in the others.

use crate::opponent::moves;
use browser_tests::{Browser, Page, Result, Server, browser, game::brief, run, site};
use papan::{
    engine::{Kind, pasang::Pasang, sowing},
    notation::Written,
    options,
    playout::Playouts,
};
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many moves before its end a random game is gone on with.
const LATE: usize = 16;

/// Taps for the first seat whatever it may play, and what begins a round; nothing while the other has the move. Which
/// of them goes round, so that games differ.
pub const PLAYER: &str = "let turn = 0;\
    const tap = e => e.dispatchEvent(new MouseEvent('click', { bubbles: true }));\
    const play = () => {\
        if (document.querySelector('#result')) return;\
        const stage = document.querySelector('.stage');\
        const ways = document.querySelectorAll('#way [data-t^=x], #way [data-t^=way-]');\
        const next = document.querySelector('#between [data-t=next]');\
        const own = stage.dataset.turn == 'first';\
        const holes = document.querySelectorAll('.board .hit:not(.edge):not([aria-disabled])');\
        if (next) tap(next);\
        else if (own && ways.length) tap(ways[turn++ % ways.length]);\
        else if (own && holes.length) tap(holes[turn++ * 5 % holes.length]);\
        setTimeout(play, 10) };\
    play()";

/// A random game as it is written, without its last moves, after what begins an address.
fn late<F: Written>(game: F, begins: &str) -> String {
    let mut words = Vec::new();
    Playouts::new(game, 7).play(game.start(), |_, chosen, _| words.push(game.write_move(chosen)));
    words.truncate(words.len().saturating_sub(LATE));
    format!("{begins}moves={}&", words.join("_"))
}

/// What opens a game: short ones, so that they end.
fn begins(kind: Kind) -> String {
    let from_the_start = browser() == Browser::Chromium;
    match kind {
        Kind::Sowing(kind) => {
            let (game, begins) = brief(kind);
            if from_the_start { begins } else { late(game, &begins) }
        }
        Kind::Pasang if from_the_start => String::new(),
        Kind::Pasang => late(Pasang::default(), ""),
    }
}

/// Whether a game as an address has it has come to its end, every move of it having been legal.
fn is_over(kind: Kind, address: &str) -> bool {
    fn of<F: Written>(plain: F, address: &str) -> bool {
        let read = options::read(plain, address);
        assert!(read.errors.is_empty(), "{address}: {:?}", read.errors);
        read.session.is_over()
    }
    match kind {
        Kind::Sowing(kind) => of(kind.game(), address),
        Kind::Pasang => of(Pasang::default(), address),
    }
}

async fn plays_to_the_end(page: &Page, site: &Server, kind: Kind) -> Result {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    // another fragment alone would not load the page again
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let seats = if kind.seats() > 2 { "h,ai3,ai3" } else { "h,ai3" };
    let asked = format!("{}speed=instant&seats={seats}", begins(kind));
    page.open(&site.url(&format!("{}/?{number}#{asked}", kind.name()))).await?;
    page.live().await?;
    page.wait_for("#opponent:not([hidden])").await?;
    page.js(PLAYER).await?;
    // a slow browser may take its time, as long as the game goes on
    let end = format!(
        "const end = !!document.querySelector('#result'); return end || {} != arguments[0]",
        browser_tests::session::MOVES
    );
    let mut seen = moves(page).await?;
    while page.count("#result").await? == 0 {
        let wanted = end.replace("arguments[0]", &seen.to_string());
        page.until(&format!("a move after {seen} of {}", kind.name()), &wanted).await?;
        seen = moves(page).await?;
    }
    // the last move may have come since; the address follows the board in a second at most
    let seen = moves(page).await?;
    let written =
        format!("return ((location.hash.match(/moves=([^&]*)/) || [])[1] || '').split('_').length == {seen}");
    page.until("the address", &written).await?;
    let address = page.asked().await?;
    assert!(is_over(kind, &address), "{}: {address}", kind.name());
    println!("{}: {seen} moves", kind.name());
    Ok(())
}

/// Plays some of the games, each in the same way.
fn play(kinds: &[Kind]) {
    run(async |page| {
        let site = site(|_| ())?;
        for &kind in kinds {
            plays_to_the_end(page, &site, kind).await?;
        }
        assert_eq!(site.reports(), Vec::<String>::new());
        Ok(())
    });
}

/// The sowing games that are played in rounds, or those that are not.
fn sown(rounds: bool) -> Vec<Kind> {
    let kinds = sowing::Kind::ALL.into_iter().filter(|kind| kind.has_rounds() == rounds);
    kinds.map(Kind::Sowing).collect()
}

#[test]
fn single_games_are_played_to_their_end() {
    play(&sown(false));
}

#[test]
fn games_of_rounds_are_played_to_their_end() {
    play(&sown(true));
}

#[test]
fn pasang_is_played_to_its_end() {
    play(&[Kind::Pasang]);
}
