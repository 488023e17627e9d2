//! Who plays where a game is looked back at begins another beside it: the first stays, and can be gone back to.

use crate::opponent::moves;
use browser_tests::{
    Page, Result,
    game::hit,
    run,
    session::{MOVES, address, played},
    site,
};
use papan::{
    engine::{
        seat::Seats,
        sowing::{Kind, Sowing},
    },
    options,
    session::{Action, Session, Stop},
    words::{Message, UiText, say},
};
use serde_json::{Value, json};

const FIRST: [&str; 4] = ["a", "A", "c", "D"];

/// A game that its players have ended.
fn ended() -> Session<Sowing> {
    played(Kind::Kalah, &FIRST).act(Action::Stop(Stop::Agreed)).unwrap()
}

/// The games that the menu lists, without the moment at which they were left.
async fn listed(page: &Page) -> Result<Value> {
    page.open_menu().await?;
    let script = "return [...document.querySelectorAll('#saved-list a')]\
        .map(e => e.getAttribute('href').slice(1).replace(/&at=m\\d+/, '')).sort()";
    let all = page.js(script).await?;
    page.close_menu().await?;
    Ok(all)
}

/// What is listed of two games.
fn both(one: &Session<Sowing>, other: &Session<Sowing>) -> Value {
    let mut all = [address(one), address(other)];
    all.sort();
    json!(all)
}

async fn no_way_back(page: &Page) -> Result {
    page.until("one game alone", "return !document.querySelector('#beside')").await
}

#[test]
fn a_finished_game_stays_kept_with_its_end_when_another_begins_at_a_moment_of_it() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url(&format!("kalah/#{}", address(&ended())))).await?;
        page.live().await?;
        page.wait_for("#result").await?;
        page.click("[data-t=review]").await?;
        page.shows(&ended().act(Action::Goto(0)).unwrap()).await?;
        no_way_back(page).await?;
        let second = played(Kind::Kalah, &["d"]);
        page.click(&hit('d')).await?;
        page.shows(&second).await?;
        assert_eq!(page.text("#beside p").await?, say(&UiText::BranchedOff));
        page.is_written(&address(&second)).await?;
        assert_eq!(listed(page).await?, both(&ended(), &second));
        // back to the first, to its end
        page.click("#beside button").await?;
        page.shows(&ended()).await?;
        let result = page.text("#result > p:first-child").await?;
        assert_eq!(result, say(&Message::Stopped { stop: Stop::Agreed, wins: Seats::BOTH }));
        page.is_written(&address(&ended())).await?;
        assert_eq!(listed(page).await?, both(&ended(), &second));
        // both go on under their own names
        page.click("#beside button").await?;
        page.shows(&second).await?;
        let second = second.act(Action::Goto(1)).unwrap();
        page.plays(&["A"]).await?;
        let second = second.play(played(Kind::Kalah, &["d", "A"]).moves()[1]).unwrap();
        page.is_written(&address(&second)).await?;
        assert_eq!(listed(page).await?, both(&ended(), &second));
        page.reload().await?;
        page.shows(&second).await?;
        assert_eq!(listed(page).await?, both(&ended(), &second));
        Ok(())
    });
}

#[test]
fn a_moment_gone_to_begins_another_game_and_a_move_taken_back_is_replaced() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        let (first, second) = (played(Kind::Kalah, &FIRST), played(Kind::Kalah, &["a", "A", "d"]));
        // the list of moves, the ruler, a link, the time of a move
        for (number, way) in ["list", "ruler", "link", "steps", "undo"].into_iter().enumerate() {
            page.js("localStorage.clear()").await?;
            page.set_before(&site, "speed=instant").await?;
            let at = if way == "link" { "&at=m2" } else { "" };
            page.open(&site.url(&format!("kalah/?{number}#{}{at}", address(&first)))).await?;
            page.live().await?;
            page.log_written().await?;
            match way {
                "list" => page.click("#moves [data-move=\"2\"] .move").await?,
                "ruler" => {
                    let script = "e.value = 2; e.dispatchEvent(new InputEvent('input', { bubbles: true }))";
                    page.picked("#scrub-game", script).await?;
                }
                "steps" => {
                    while moves(page).await? > 2 {
                        page.click("#step-back").await?;
                    }
                }
                "undo" => {
                    for _ in 0..2 {
                        page.click("#undo").await?;
                    }
                }
                _ => (),
            }
            page.shows(&first.act(Action::Goto(2)).unwrap()).await?;
            page.click(&hit('d')).await?;
            page.shows(&second).await?;
            page.is_written(&address(&second)).await?;
            if way == "undo" {
                no_way_back(page).await?;
                assert_eq!(listed(page).await?, json!([address(&second)]));
            } else {
                page.wait_for("#beside").await?;
                assert_eq!(listed(page).await?, both(&first, &second), "{way}");
            }
        }
        Ok(())
    });
}

#[test]
fn where_nothing_is_kept_the_first_game_can_be_gone_back_to() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url(&format!("kalah/#{}&speed=instant", address(&ended())))).await?;
        page.js("Object.defineProperty(self, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })")
            .await?;
        site.release();
        page.live().await?;
        page.wait_for("#result").await?;
        page.click("[data-t=review]").await?;
        page.shows(&ended().act(Action::Goto(0)).unwrap()).await?;
        page.click(&hit('d')).await?;
        page.shows(&played(Kind::Kalah, &["d"])).await?;
        page.click("#beside button").await?;
        page.shows(&ended()).await?;
        page.wait_for("#result").await?;
        page.is_written(&format!("{}&speed=instant", address(&ended()))).await
    });
}

#[test]
fn nobody_plays_for_the_opponent_where_its_game_is_looked_back_at() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        let first = played(Kind::Kalah, &FIRST);
        page.open(&site.url(&format!("kalah/#{}&at=m1&seats=h,ai1", address(&first)))).await?;
        page.live().await?;
        page.names("", "Papan 1").await?;
        page.log_written().await?;
        page.until(
            "no hole to be played",
            "return !document.querySelector('circle.hit:not([aria-disabled])')",
        )
        .await?;
        page.click(&hit('E')).await?;
        page.wait_for("#why p").await?;
        assert_eq!(page.text("#why p").await?, say(&UiText::NotInReview));
        assert_eq!(moves(page).await?, 1);
        no_way_back(page).await?;
        // from one's own moment on the opponent plays in the second game
        page.click("#moves [data-move=\"2\"] .move").await?;
        page.until("the second move", &format!("return {MOVES} == 2")).await?;
        page.click(&hit('d')).await?;
        page.until("its move", &format!("return {MOVES} > 3")).await?;
        page.wait_for("#beside").await?;
        let kept = "return Object.keys(localStorage).filter(key => key.includes(':game:'))\
            .map(key => localStorage[key].split('\\n')[0].replace(/&at=m\\d+/, ''))";
        page.until(
            "the first game to be kept",
            &format!(
                "const all = (() => {{ {kept} }})(); return all.length == 2 && all.includes({})",
                json!(address(&first))
            ),
        )
        .await?;
        let read = options::read(Kind::Kalah.game(), &page.asked().await?).session;
        assert!(read.moves().starts_with(&played(Kind::Kalah, &["a", "A", "d"]).moves()[..2]));
        Ok(())
    });
}
