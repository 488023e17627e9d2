//! The log of a game: written line by line, and no more of it than is new.

use browser_tests::{
    Page, Result,
    game::{self, hit, own_forms, own_shapes},
    run,
    session::played,
    site,
};
use papan::{
    engine::{Game, seat::Seat, sowing::Sowing},
    notation::write_move,
    session::{Action, Session},
    story::sowing::lines,
    words::say,
};
use serde_json::json;

async fn texts(page: &Page, css: &str) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)";
    let found = page.js_with(script, vec![json!(css)]).await?;
    Ok(found.as_array().into_iter().flatten().filter_map(|v| v.as_str().map(String::from)).collect())
}

/// Everything that the log has to tell of a game.
async fn assert_told(page: &Page, session: &Session<Sowing>) -> Result {
    page.log_written().await?;
    let (game, cursor, all) = (session.game(), session.cursor(), session.moves().len());
    let words: Vec<_> = session.moves().iter().map(|&chosen| write_move(game, chosen)).collect();
    assert_eq!(texts(page, "#moves .move b").await?, words);
    let lines = lines::lines(session);
    let says: Vec<_> = lines.iter().map(|line| say(&line.message)).collect();
    assert_eq!(texts(page, "#log .line").await?, says);
    // and every line cites its clauses
    let clauses = lines
        .iter()
        .flat_map(|line| &line.clauses)
        .map(|clause| format!("clause-{}", session.game().clauses()[usize::from(clause.0)].id));
    let cites = "return [...document.querySelectorAll('#log .cites .cl')].map(mark => mark.dataset.t)";
    assert_eq!(page.js(cites).await?, json!(clauses.collect::<Vec<_>>()));
    assert_eq!(page.text("#moves-count").await?, format!("{cursor} / {all}"));
    let told = page.attribute("#scrub-game", "aria-valuetext").await?;
    assert_eq!(told, Some(format!("Move {cursor} of {all}")));
    assert_eq!(page.is_visible("#moves-none").await?, all == 0);
    // whose turn it was stands beside each turn, never twice in a row
    let who = texts(page, "#moves .turn .who").await?;
    assert!(who.windows(2).all(|two| two[0] != two[1]), "{who:?}");
    Ok(())
}

#[test]
fn every_move_is_told_as_it_is_played() {
    run(async |page| {
        for (kind, moves) in own_shapes() {
            let site = site(|_| ())?;
            page.open_game(&site, kind, "speed=instant").await?;
            // refused, and asked
            page.focus(&hit('a')).await?;
            page.keys("?sr").await?;
            page.until("an answer", "return document.querySelector('#say').textContent").await?;
            assert!(page.is_visible("#moves-none").await?);
            for number in 1..=moves.len() {
                page.plays(&moves[number - 1..number]).await?;
                assert_told(page, &played(kind, &moves[..number])).await?;
            }
            // looked back at, taken up otherwise, and begun anew
            let whole = played(kind, moves);
            page.click("#moves [data-move=\"1\"] button").await?;
            assert_told(page, &whole.act(Action::Goto(1)).unwrap()).await?;
            page.click("#undo").await?;
            assert_told(page, &whole.act(Action::Goto(0)).unwrap()).await?;
            let first = played(kind, &[]);
            let mut others = Vec::new();
            first.game().each_move(first.position(), |chosen| others.push(chosen));
            let word = |chosen| papan::notation::write_move(first.game(), chosen);
            let chosen = others.into_iter().find(|&chosen| word(chosen) != moves[0]).unwrap();
            page.plays(&[&word(chosen)]).await?;
            page.until("another game", "return document.querySelectorAll('#moves [data-move]').length == 1")
                .await?;
            assert_told(page, &first.play(chosen).unwrap()).await?;
            page.begin_anew().await?;
            assert_told(page, &first).await?;
        }
        Ok(())
    });
}

#[test]
fn an_embed_tells_what_its_address_asks_for() {
    run(async |page| {
        for (kind, moves) in own_shapes() {
            for ui in ["controls.score", "source", "moves"] {
                let site = site(|_| ())?;
                page.open(&site.url(&format!("embed/v1/{}/?speed=instant&ui={ui}", kind.name()))).await?;
                page.live().await?;
                page.plays(&moves[..1]).await?;
                page.log_written().await?;
                page.plays(&moves[1..]).await?;
                page.log_written().await?;
                assert_eq!(page.count("#log .line").await? > 0, ui == "source");
                let cites = page.count("#log .cites .cl").await?;
                assert_eq!(cites > 0, ui == "source");
                let all = if ui == "moves" { moves.len() as u64 } else { 0 };
                assert_eq!(page.count("#moves [data-move]").await?, all);
            }
        }
        Ok(())
    });
}

/// Who made the move after so many.
fn mover(session: &Session<Sowing>, before: usize) -> Option<Seat> {
    session.after(before).map(|position| session.game().to_move(position))
}

/// Notes how many moves come into the list and go from it.
const WATCH: &str = "const html = document.documentElement.dataset; html.came = html.went = 0;\
    const moves = all => [...all].filter(e => e.matches && e.matches('.turn, [data-move]')).length;\
    new MutationObserver(records => { for (const record of records) {\
    html.came = Number(html.came) + moves(record.addedNodes);\
    html.went = Number(html.went) + moves(record.removedNodes) } })\
    .observe(document.querySelector('#moves'), { childList: true, subtree: true })";

#[test]
fn a_long_game_is_written_once_and_keeps_the_focus() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in own_forms() {
            let game = kind.game();
            let longest = game::games(game, 40).max_by_key(Vec::len).unwrap();
            let all = longest.len();
            let list = game::moves(&game, &longest[..all - 3]);
            page.open_game(&site, kind, &format!("{list}&speed=instant")).await?;
            page.js(WATCH).await?;
            page.focus("#moves [data-move=\"2\"] button").await?;
            for &chosen in &longest[all - 3..] {
                // by script, so that the focus stays where it is
                let click = "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true }))";
                page.js_with(click, vec![json!(hit(game::letter(&game, chosen)))]).await?;
                page.settled().await?;
                page.log_written().await?;
            }
            let session = &game::moments(game, &longest)[all];
            assert_told(page, session).await?;
            assert_eq!(page.focused().await?, "m2");
            // a row each, and a turn where it is another's
            let rows = "const { came, went } = document.documentElement.dataset; return [came, went]";
            let turns =
                (all - 3..all).filter(|&number| mover(session, number) != mover(session, number - 1)).count();
            let came = (3 + turns).to_string();
            assert_eq!(page.js(rows).await?, json!([came, "0"]), "{kind:?}, {all} moves");
            // what a line tells is another thing after every move, but it is still a line that has the focus
            page.js("[...document.querySelectorAll('#log .line')].at(-1).focus()").await?;
            assert!(page.focused().await?.starts_with('s'));
            let back =
                "document.querySelector('#undo').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
            page.js(back).await?;
            assert_told(page, &session.act(Action::Goto(all - 1)).unwrap()).await?;
            page.focus_is("#log .line").await?;
        }
        Ok(())
    });
}

/// Waits until the move looked at is whole in the view of its list; nothing around the list has been scrolled.
async fn assert_followed(page: &Page, when: &str) -> Result {
    let script = "const list = document.querySelector('#moves'), now = list.querySelector('[aria-current]');\
        if (scrollY != self.scrolled) return false;\
        if (!now) return list.scrollTop == 0 && document.querySelector('#scrub-game').value == 0;\
        const view = list.getBoundingClientRect(), r = now.getBoundingClientRect();\
        return r.height > 0 && r.top >= view.top - 1 && r.bottom <= view.bottom + 1";
    page.until(&format!("the list at the move looked at, {when}"), script).await
}

#[test]
fn the_list_of_moves_follows_the_move_looked_at_and_the_page_stays() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in own_forms() {
            let game = kind.game();
            let longest = game::games(game, 40).max_by_key(Vec::len).unwrap();
            let all = longest.len().min(60);
            let list = game::moves(&game, &longest[..all]);
            for page_of in [
                format!("{}/?{all}#{list}&speed=instant", kind.name()),
                format!("embed/v1/{}/?{list}&speed=instant&ui=controls,moves", kind.name()),
            ] {
                page.open(&site.url(&page_of)).await?;
                page.live().await?;
                page.js("scrollTo(0, 40); self.scrolled = scrollY").await?;
                let overflows = "const list = document.querySelector('#moves'); return list.scrollHeight > list.clientHeight * 2";
                assert_eq!(page.js(overflows).await?, true, "{page_of}");
                assert_followed(page, "opened at its end").await?;
                let tap = |name: &str| {
                    format!(
                        "document.querySelector('{name}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
                    )
                };
                let looked_at =
                    |at: usize| format!("return document.querySelector('#scrub-game').value == {at}");
                for (what, script, at) in [
                    ("at the start", tap(".game-row [data-t=m0]"), 0),
                    ("at the end", tap(&format!(".game-row [data-t=m{all}]")), all),
                    ("undone", tap("#undo"), all - 1),
                    ("redone", tap("#redo"), all),
                    ("by the ruler", "const e = document.querySelector('#scrub-game'); e.value = 5; e.dispatchEvent(new InputEvent('input', { bubbles: true }))".into(), 5),
                    ("by a key", "const e = document.querySelector('.game-row button'); e.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))".into(), 6),
                ] {
                    page.js(&script).await?;
                    // undo passes over what played itself
                    if what != "undone" && what != "redone" {
                        page.until(what, &looked_at(at)).await?;
                    }
                    page.log_written().await?;
                    assert_followed(page, &format!("{what} of {page_of}")).await?;
                }
                // the whole game, played again
                page.js(&tap(".game-row [data-t=m0]")).await?;
                page.js(&tap(".game-row [data-t=replay]")).await?;
                page.until("a later move", "return document.querySelector('#scrub-game').value > 3").await?;
                page.js(&tap(".game-row [data-t=replay]")).await?;
                assert_followed(page, "played again").await?;
            }
        }
        Ok(())
    });
}
