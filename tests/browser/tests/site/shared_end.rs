//! A game that is over: what decided it stands at the names and is ringed, and the game can be shared.

use browser_tests::{Frame, Page, Result, run, session::address, site};
use papan::{
    engine::{Game, deciding::Decides, sowing::Kind},
    playout::Playouts,
    session::Session,
    story::Story,
    words::{UiText, say},
};
use serde_json::json;

/// A finished game in which having a move decides, and its address.
fn stuck() -> (Kind, Session<papan::engine::sowing::Sowing>) {
    let by_moves = |kind: &Kind| kind.game().decides() == Decides::Moves;
    let kind = Kind::ALL.into_iter().find(by_moves).expect("a game that moves decide");
    let game = kind.game();
    for seed in 0..100 {
        let mut session = Session::new(game, game.start());
        Playouts::new(game, seed).play(game.start(), |_, chosen, _| {
            session.push(chosen).expect("a legal move");
        });
        let stuck = |outcome| Story::decided(&game, session.position(), outcome).stuck.is_some();
        if session.outcome().is_some_and(stuck) {
            return (kind, session);
        }
    }
    panic!("nobody is stuck")
}

#[test]
fn where_moves_decide_they_stand_at_the_names_and_the_end_is_ringed() {
    run(async |page| {
        let site = site(|_| ())?;
        let (kind, session) = stuck();
        let game = session.game();
        page.open(&site.url(&format!("{}/#{}&speed=instant", kind.name(), address(&session)))).await?;
        page.live().await?;
        for seat in game.seats().iter() {
            let ways = game.sowable_holes(session.position(), seat).to_string();
            assert_eq!(page.text(&format!("[data-decides={}]", seat.name())).await?, ways);
        }
        let row = u64::from(game.row());
        assert_eq!(page.count(".board .hit[aria-label$=\"decided the game\"]").await?, row);
        // looked at from before, nothing has been decided
        page.click("[data-t=review]").await?;
        page.wait_for(".stage:not([data-over])").await?;
        assert_eq!(page.count(".board .hit[aria-label$=\"decided the game\"]").await?, 0);
        Ok(())
    });
}

/// The link stands below the board, selected.
async fn is_selected(page: &Page, link: &str) -> Result {
    let selected = "const e = document.activeElement;\
        return e.id == 'share-link' && e.checkVisibility() && e.value.slice(e.selectionStart, e.selectionEnd)";
    page.until("the link", &format!("{selected} == {}", json!(link))).await
}

#[test]
fn a_finished_game_is_shared_from_below_its_board() {
    run(async |page| {
        let site = site(|_| ())?;
        let (kind, session) = stuck();
        let link = site.url(&format!("{}/#{}", kind.name(), address(&session)));
        page.open(&link).await?;
        page.live().await?;
        // the browser of the tests has no share sheet that takes this; its clipboard stands for any
        let takes = "{ writeText: text => { self.copied = text; return Promise.resolve() } }";
        let refuses = "{ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }";
        for clipboard in [takes, refuses] {
            let script = "for (const [name, value] of Object.entries({ share: undefined, clipboard: CLIPBOARD }))\
                Object.defineProperty(navigator, name, { value, configurable: true })";
            page.js(&script.replace("CLIPBOARD", clipboard)).await?;
            page.click("#share-game").await?;
            if clipboard == takes {
                page.until("the copy", &format!("return self.copied == {}", json!(link))).await?;
                let says = format!(
                    "return document.querySelector('#share-game').textContent == {}",
                    json!(say(&UiText::Copied))
                );
                page.until("that it is copied", &says).await?;
                assert!(!page.is_visible("#share-link").await?);
            }
        }
        is_selected(page, &link).await?;
        // a frame that may use neither
        let embed = format!("embed/v1/{}/?{}", kind.name(), address(&session));
        page.open_in(&site, Frame::sandboxed(&site.url(&embed))).await?;
        page.live().await?;
        page.click("#share-game").await?;
        is_selected(page, &link).await
    });
}
