//! Rules, terms and the marks of a board are explained where they stand, and what is open is closed in every way that a
//! person may try.

use browser_tests::{
    Frame, Key, Page, Result,
    game::{hit, own_forms},
    run, samples, site,
};
use papan::{
    board::{pasang::legend::SIGNS, sowing::legend::signs_of},
    engine::{Hole, Kind, Target, clause::ClauseId, sowing},
    notation::hole_letter,
    options,
    session::{Action, Refusal},
    words::{
        Message,
        explain::{ExplainText, SignMeans},
        glossary::{TermText, terms},
        say,
    },
};
use serde_json::json;

/// What is refused at the start of a game: a hole of the other seat.
const REFUSED: &str = "circle.hit[aria-disabled]";

/// Where the board lies, and how far the page is scrolled.
const PLACES: &str = "const r = document.querySelector('.board').getBoundingClientRect(); return [r.x, r.y, r.width, r.height, scrollY].map(Math.round).join()";

async fn is_closed(page: &Page) -> Result {
    page.until("nothing is explained", "return !document.querySelector('#explained')").await
}

/// The explanation lies within the window and covers neither what was tapped nor the controls.
async fn assert_in_place(page: &Page, tapped: &str, when: &str) -> Result {
    let script = "const r = document.querySelector('#explained').getBoundingClientRect(), room = document.querySelector('#explained');\
        const meets = e => { const s = e.getBoundingClientRect(); return r.left < s.right && s.left < r.right && r.top < s.bottom && s.top < r.bottom };\
        return [r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight, r.height > 90,\
            room.scrollWidth <= room.clientWidth, meets(document.querySelector(arguments[0])), [...document.querySelectorAll('.time')].some(meets)]";
    let found = page.js_with(script, vec![json!(tapped)]).await?;
    assert_eq!(
        found,
        json!([true, true, true, false, false]),
        "{when}: inside, high, wide, over what was tapped, over controls"
    );
    Ok(())
}

#[test]
fn a_rule_opens_beside_the_sentence_and_closes_in_every_way() {
    run(async |page| {
        let site = site(|_| ())?;
        let refuses = |kind: &Kind| match kind {
            Kind::Sowing(_) => true,
            Kind::Pasang => false,
        };
        let kind = own_forms().into_iter().map(Kind::from).find(refuses).expect("a game");
        let game = format!("{}/#speed=instant", kind.name());
        let embed = format!("embed/v1/{}/?speed=instant", kind.name());
        for (path, width, height) in
            [(&game, 1280, 800), (&game, 360, 740), (&game, 740, 360), (&game, 320, 640), (&embed, 320, 480)]
        {
            let when = format!("{path} {width} × {height}");
            page.open_in(&site, Frame::sized(&site.url(path), width, height)).await?;
            page.live().await?;
            page.click(REFUSED).await?;
            page.wait_for("#why .cl").await?;
            let mark = "#why .cl";
            // what is focused is scrolled to, where it does not fit a small screen
            page.focus(mark).await?;
            let before = page.js(PLACES).await?;
            let name = page.attribute(mark, "data-t").await?.unwrap_or_default();
            let id = name.trim_start_matches("clause-");
            let at = kind.clauses().iter().position(|clause| clause.id == id).expect("a clause");
            let clause = &kind.clauses()[at];
            let sentence = say(&Message::Clause { kind, clause: ClauseId(at as u8) });
            let sure = say(&ExplainText::RuleIs(clause.certainty));
            assert_eq!(page.attribute(mark, "aria-label").await?, Some(sure.clone()), "{when}");
            // by a click, by keys; closed by its button, by Escape, by a click beside it, by a key on its button
            for way in 0..4 {
                match way {
                    0 => page.click(mark).await?,
                    _ => {
                        page.focus(mark).await?;
                        page.press(if way == 1 { Key::Enter } else { Key::Space }).await?;
                    }
                }
                page.wait_for("#explained[open]").await?;
                assert_eq!(page.text("#explained-says").await?, sentence, "{when}");
                assert!(page.text("#explained-title").await?.contains(&sure), "{when}");
                let source = say(&Message::SourceAndPages { source: clause.source, pages: clause.pages });
                assert!(page.text("#explained").await?.contains(&source), "{when}: {source}");
                let link = page.attribute("#explained .small a", "href").await?.unwrap_or_default();
                let outside = page.attribute("#explained .small a", "target").await?.is_some();
                assert!(link.ends_with(&format!("#{id}")) && outside == (path == &embed), "{when}: {link}");
                assert!(!page.text("#explained").await?.contains(id), "ids are for scholars");
                if height > 420 {
                    assert_in_place(page, mark, &when).await?;
                }
                match way {
                    0 => page.click("#explained [data-t=close]").await?,
                    1 => page.press(Key::Escape).await?,
                    2 => {
                        let beside =
                            "document.elementFromPoint(document.documentElement.clientWidth - 2, 2).click()";
                        page.js(beside).await?;
                    }
                    _ => page.press(Key::Enter).await?,
                };
                is_closed(page).await?;
                assert_eq!(page.focused().await?, name, "{when}, way {way}");
                assert_eq!(page.js(PLACES).await?, before, "{when}: nothing moves");
                assert_eq!(page.count("#moves [data-move]").await?, 0, "{when}: nothing is played");
            }
        }
        Ok(())
    });
}

#[test]
fn what_is_explained_opens_in_a_sandbox_too() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in own_forms() {
            let url = site.url(&format!("embed/v1/{}/?speed=instant", kind.name()));
            page.open_in(&site, Frame::sandboxed(&url)).await?;
            page.live().await?;
            page.click("[data-t=legend]").await?;
            page.wait_for("#explained[open]").await?;
            page.press(Key::Escape).await?;
            is_closed(page).await?;
        }
        Ok(())
    });
}

#[test]
fn terms_and_marks_are_explained_on_the_page_of_every_game() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in samples() {
            let name = kind.name();
            page.open_in(&site, Frame::sized(&site.url(&format!("{name}/#speed=instant")), 360, 740)).await?;
            page.live().await?;
            // a line that moves under the pointer gets no click
            page.fonts().await?;
            let terms = terms(kind);
            let marked =
                "return [...document.querySelectorAll('.line-of-status .term')].map(term => term.dataset.t)";
            let marked: Vec<String> = serde_json::from_value(page.js(marked).await?).expect("terms");
            assert!(!marked.is_empty(), "{name}: what one plays for has no term");
            let mut once = marked.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), marked.len(), "{name}: each is marked where it first stands: {marked:?}");
            for tapped in marked {
                let css = format!(".line-of-status [data-t={tapped}]");
                page.click(&css).await?;
                page.wait_for("#explained[open]").await?;
                let term = terms.iter().find(|term| tapped == format!("term-{}", term.key)).expect("a term");
                assert_eq!(page.text("#explained-says").await?, say(&TermText::Meaning(kind, &term.key)));
                assert_in_place(page, &css, &format!("{name} {tapped}")).await?;
                page.press(Key::Escape).await?;
                is_closed(page).await?;
                assert_eq!(page.focused().await?, tapped, "{name}");
            }
            page.click("[data-t=legend]").await?;
            page.wait_for("#explained[open]").await?;
            let said =
                "return [...document.querySelectorAll('.signs li span')].map(sign => sign.textContent)";
            let signs: Vec<_> = match kind {
                Kind::Pasang => SIGNS.map(|sign| say(&SignMeans::Point(sign))).into(),
                Kind::Sowing(of) => {
                    let signs = signs_of(&of.game()).into_iter();
                    signs.map(|(sign, _)| say(&SignMeans::Hole(kind, sign))).collect()
                }
            };
            assert_eq!(page.js(said).await?, json!(signs), "{name}");
            // a part of the board itself, and on most of them a mark
            let drawn = "return [...document.querySelectorAll('.signs svg')].filter(sign => {\
                const use = sign.querySelector('use'), r = sign.getBoundingClientRect();\
                return document.querySelector(use.getAttribute('href')) && r.width > 80 && r.height > 60 && sign.querySelectorAll('path, circle, text, ellipse, use').length > 1 }).length";
            assert_eq!(page.js(drawn).await?, json!(signs.len()), "{name}");
            let fits = "const r = document.querySelector('#explained').getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth && r.top >= 0 && r.bottom <= innerHeight";
            assert_eq!(page.js(fits).await?, true, "{name}");
            page.press(Key::Escape).await?;
            is_closed(page).await?;
            assert_eq!(page.focused().await?, "legend", "{name}");
        }
        Ok(())
    });
}

#[test]
fn in_the_dialog_of_a_new_game_a_rule_opens_over_it_and_nothing_chosen_is_lost() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in own_forms() {
            if kind.readings().is_empty() {
                continue;
            }
            page.open_game(&site, kind, "speed=instant").await?;
            page.click("[data-t=together]").await?;
            page.click("#new").await?;
            page.wait_for("#setup[open]").await?;
            page.js("document.querySelector('#setup-rules').open = true").await?;
            page.show("#setup .reads .cl").await?;
            page.click("#setup .reads .cl").await?;
            page.wait_for("#explained[open]").await?;
            page.press(Key::Escape).await?;
            is_closed(page).await?;
            assert_eq!(page.count("#setup[open]").await?, 1, "{kind:?}");
            assert!(page.focused().await?.starts_with("clause-"), "{kind:?}");
        }
        Ok(())
    });
}

#[test]
fn a_rule_leads_to_a_moment_in_which_it_acts_and_back() {
    run(async |page| {
        let site = site(|_| ())?;
        let recorded =
            "return [...document.querySelectorAll('#moves [data-move]')].map(e => e.textContent).join()";
        for kind in [Kind::Sowing(own_forms()[0]), Kind::Pasang] {
            let moves = papan::catalogue::example(kind);
            let path = format!("{}/#{moves}&speed=instant", kind.name());
            page.open(&site.url(&path)).await?;
            page.live().await?;
            let game = page.js(recorded).await?;
            // a rule that acts in the last move, looked at from the first
            page.click("#log .cites .cl").await?;
            page.wait_for("#explained [data-t^=\"rule-\"]").await?;
            let acts =
                page.attribute("#explained [data-t^=\"rule-\"]", "data-t").await?.expect("it acts here");
            page.press(Key::Escape).await?;
            is_closed(page).await?;
            page.click("#moves [data-move] .move").await?;
            // the log is written after the board
            let is_first = "const now = document.querySelector('#moves [aria-current]'); return !!now && now.closest('[data-move]').dataset.move == 1";
            page.until("the first move", is_first).await?;
            page.click("#log .cites .cl").await?;
            page.wait_for("#explained [data-t^=\"rule-\"]").await?;
            let here = page.attribute("#explained [data-t^=\"rule-\"]", "data-t").await?;
            assert!(here.is_some(), "{kind:?}: {acts} or another rule acts in every move");
            page.click("#explained [data-t^=\"rule-\"]").await?;
            page.wait_for("#return").await?;
            is_closed(page).await?;
            page.click("#return button").await?;
            page.until("the way back is gone", "return !document.querySelector('#return')").await?;
            page.until("the move that was looked at", is_first).await?;
            assert_eq!(page.js(recorded).await?, game, "{kind:?}");
        }
        Ok(())
    });
}

/// What of a game is to be found again: its moves and the one looked at, the counters, and what can be taken back.
const GAME: &str = "const all = css => [...document.querySelectorAll(css)], on = id => !document.querySelector(id)?.hasAttribute('aria-disabled');\
    return JSON.stringify([all('#moves [data-move]').map(e => e.textContent), document.querySelector('#moves [aria-current]')?.textContent,\
        all('[data-count]').map(e => e.textContent), on('#undo'), on('#redo')])";

/// The addresses of the games that are kept.
const KEPT: &str = "return Object.keys(localStorage).filter(key => key.includes(':game:')).map(key => localStorage[key].split('\\n')[0])";

/// The example of a game before its last move, as an address.
fn moment(kind: Kind) -> String {
    let moves = papan::catalogue::example(kind);
    let count = moves.rsplit_once('=').map_or(0, |(_, moves)| moves.split('_').count());
    format!("{moves}&at=m{}", count - 1)
}

/// A game of which a rule that has acted in no move of its example refuses a hole before the last of them, and the hole.
fn unacted() -> (Kind, String) {
    let found = sowing::Kind::ALL.into_iter().find_map(|kind| {
        let session = options::read(kind.game(), &moment(kind.into())).session;
        let game = *session.game();
        let replays = (1..=session.moves().len()).filter_map(|number| session.replay(number));
        let acted: Vec<ClauseId> = replays
            .flat_map(|(_, events)| events.iter().map(|cited| cited.clause).collect::<Vec<_>>())
            .collect();
        let refused = |hole: &Hole| match session.act(Action::Choose(Target::Hole(*hole))) {
            Err(Refusal::Clause(clause)) => !acted.contains(&clause),
            _ => false,
        };
        let hole = (0..2 * game.row()).map(Hole).find(refused)?;
        Some((Kind::Sowing(kind), hit(hole_letter(hole, game.row()))))
    });
    found.expect("a game with such a rule")
}

/// Opens the example of the rule that refuses a hole.
async fn open_example(page: &Page, refused: &str) -> Result {
    page.click(refused).await?;
    page.wait_for("#why .cl").await?;
    page.click("#why .cl").await?;
    page.wait_for("#explained [data-t^=\"rule-\"]").await?;
    page.click("#explained [data-t^=\"rule-\"]").await?;
    page.wait_for("#return").await?;
    is_closed(page).await
}

#[test]
fn a_rule_that_has_not_acted_leads_to_an_example_and_back_to_the_game_as_it_was() {
    run(async |page| {
        let site = site(|_| ())?;
        let (kind, hole) = unacted();
        let moves = papan::catalogue::example(kind);
        let count = moves.rsplit_once('=').map_or(0, |(_, moves)| moves.split('_').count());
        // in the middle of a game, and before one has begun
        for address in [format!("v=1&{moves}&at=m{}", count - 1), String::new()] {
            // the example of a rule may be the start itself
            let has_begun = !address.is_empty();
            let asked = if has_begun { format!("{address}&speed=instant") } else { "speed=instant".into() };
            page.open(&site.url(&format!("{}/#{asked}", kind.name()))).await?;
            page.live().await?;
            let address = page.asked().await?;
            let (game, kept) = (page.js(GAME).await?, page.js(KEPT).await?);
            let entries = page.js("return history.length").await?.as_u64().unwrap_or_default();
            for way in ["button", "browser"] {
                open_example(page, if has_begun { &hole } else { REFUSED }).await?;
                if has_begun {
                    let is_other =
                        format!("return decodeURIComponent(location.hash.slice(1)) != '{address}'");
                    page.until("the address of the example", &is_other).await?;
                    assert_ne!(page.js(GAME).await?, game, "{way}: the example is on the board");
                }
                match way {
                    "button" => page.click("#return button").await?,
                    _ => page.back().await?,
                }
                page.until("the way back is gone", "return !document.querySelector('#return')").await?;
                page.is_written(&address).await?;
                assert_eq!(page.js(GAME).await?, game, "{way}");
                assert_eq!(page.js(KEPT).await?, kept, "{way}: an example is nobody's game");
                let now = page.js("return history.length").await?.as_u64().unwrap_or_default();
                assert_eq!(now, entries + 1, "{way}: only the example has an entry");
            }
            // the next move is written where the game is
            if has_begun {
                page.click("#moves [data-move] .move").await?;
                let first = address.replace(&format!("at=m{}", count - 1), "at=m1");
                page.is_written(&first).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn an_embed_shows_an_example_without_an_address_of_its_own() {
    run(async |page| {
        let site = site(|_| ())?;
        let (kind, hole) = unacted();
        let path = format!("embed/v1/{}/?{}&speed=instant", kind.name(), moment(kind));
        for frame in [Frame::sized(&site.url(&path), 360, 560), Frame::sandboxed(&site.url(&path))] {
            page.open_in(&site, frame).await?;
            page.live().await?;
            let place = "return [location.href, history.length]";
            let (game, before) = (page.js(GAME).await?, page.js(place).await?);
            open_example(page, &hole).await?;
            assert_ne!(page.js(GAME).await?, game);
            page.click("#return button").await?;
            page.until("the way back is gone", "return !document.querySelector('#return')").await?;
            assert_eq!((page.js(GAME).await?, page.js(place).await?), (game, before));
        }
        Ok(())
    });
}
