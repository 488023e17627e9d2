//! A board in somebody else's page: what stands around it, and what its address asks for.

use browser_tests::{
    Page, Result, Server,
    game::{self, figures, hit, own_forms, own_shapes},
    run, site,
};
use papan::{
    engine::{
        self,
        sowing::{Kind, Sowing},
    },
    story::showing::Run,
};
use serde_json::json;

use crate::talk::opening;

/// What can stand around a board: its name in the address, and where it is found.
const PARTS: [(&str, &str); 7] = [
    ("controls", "#undo"),
    ("time", ".time:not(.start)"),
    ("moves", "#moves"),
    ("score", "[data-score]"),
    ("source", "#log"),
    ("title", "h1"),
    ("share", ".bar a"),
];

pub fn url(site: &Server, kind: Kind, asked: &str) -> String {
    site.url(&format!("embed/v1/{}/?{asked}", kind.name()))
}

async fn open(page: &Page, site: &Server, kind: Kind, asked: &str) -> Result {
    page.open(&url(site, kind, asked)).await?;
    page.live().await
}

/// Which parts are seen.
async fn parts(page: &Page) -> Result<Vec<&'static str>> {
    let mut seen = Vec::new();
    for (name, css) in PARTS {
        // what is not to be seen may be there for those who hear it, in a box of nothing
        let script = "const r = (e.closest('main > *') || e).getBoundingClientRect(); return r.width > 2 && r.height > 2";
        // a list of nothing has no height
        let there = if css.starts_with('#') && css != "#undo" {
            page.count(css).await? > 0
        } else {
            page.picked(css, script).await? == true
        };
        if there {
            seen.push(name);
        }
    }
    Ok(seen)
}

#[test]
fn around_a_board_stands_what_is_asked_for() {
    run(async |page| {
        let site = site(|_| ())?;
        for (number, (kind, words)) in own_shapes().into_iter().enumerate() {
            // before a game who plays is asked in place of the controls of a move
            let list = format!("moves={}&", words[0]);
            let all: Vec<_> = PARTS.iter().map(|(name, _)| *name).collect();
            let mut asked: Vec<(String, Vec<&str>)> = vec![
                ("".into(), vec!["controls", "score", "share"]),
                ("ui=none".into(), vec![]),
                ("ui=board".into(), vec![]),
                (format!("ui={}", all.join(",")), all.clone()),
                (format!("ui={}", all.join("%2C")), all.clone()),
                ("ui=time,board.score".into(), vec!["time", "score"]),
            ];
            // alone a part stands alike in every game
            let alone = all.iter().filter(|_| number == 0);
            asked.extend(alone.map(|&name| (format!("ui={name}"), vec![name])));
            for (asked, expected) in asked {
                open(page, &site, kind, &[list.as_str(), asked.as_str()].concat()).await?;
                assert_eq!(parts(page).await?, expected, "{kind:?} {asked}");
                assert!(page.is_visible("svg.board").await?);
                assert_eq!(page.count("h1").await?, 1, "a page has its name, seen or not");
                assert_eq!(page.text("#why").await?, "", "{asked}");
            }
        }
        Ok(())
    });
}

#[test]
fn an_embed_takes_the_options_of_its_address() {
    run(async |page| {
        let site = site(|_| ())?;
        for (number, (kind, words)) in own_shapes().into_iter().enumerate() {
            // how a page looks and how fast it plays is of no game
            let (themes, speeds) = match number {
                0 => (&["light", "dark", "contrast"][..], &["0.25", "0.5", "1", "2", "4", "instant"][..]),
                _ => (&["dark"][..], &["2"][..]),
            };
            for theme in themes {
                open(page, &site, kind, &format!("theme={theme}")).await?;
                assert_eq!(page.attribute("html", "data-theme").await?.as_deref(), Some(*theme));
                // boards do not wait for a person to be turned, nor keep anything
                assert_eq!(page.js("return localStorage.length").await?, 0);
            }
            open(page, &site, kind, "theme=auto").await?;
            assert_eq!(page.attribute("html", "data-theme").await?, None);
            for speed in speeds {
                open(page, &site, kind, &format!("ui=time&speed={speed}")).await?;
                let pressed = page.attribute(".seg [aria-pressed=true]", "data-t").await?;
                assert_eq!(pressed, Some(format!("speed-{speed}")));
            }
            // a moment inside a move
            let session = game::after(kind.game(), words);
            let (before, events) = session.replay(words.len()).unwrap();
            let list = game::moves(session.game(), session.moves());
            open(page, &site, kind, &format!("{list}&at=m{}.s3", words.len())).await?;
            page.wait_for(".air [data-step=\"3\"]").await?;
            let lying = Run::<Sowing>::of(before, events).resting_position(3);
            assert_eq!(page.figures().await?, figures(session.game(), &lying));
            // the clock stands there, until it is let go on
            open(page, &site, kind, &format!("{list}&at=m{}.s3&ui=time&speed=4", words.len())).await?;
            page.wait_for(".air [data-step=\"3\"]").await?;
            page.click("#pause").await?;
            page.whole().await?;
            assert_eq!(page.figures().await?, figures(session.game(), session.position()));
        }
        Ok(())
    });
}

#[test]
fn what_cannot_be_read_breaks_nothing() {
    run(async |page| {
        let site = site(|_| ())?;
        // what is said is said with the word that could not be read
        let bad = [
            ("speed=99", "99"),
            ("theme=puce", "puce"),
            ("ghost=maybe", "maybe"),
            ("orient=up", "up"),
            ("ui=bogus,score", "bogus"),
            ("at=m99", "moves"),
            ("at=soon", "soon"),
            ("moves=zz_a", "zz"),
            ("moves=a_a_a_a_a", "not allowed"),
            ("pos=1-2-3", "column"),
            ("r=nobody", "nobody"),
            ("lang=xx", "xx"),
            ("v=9", "9"),
            ("end=soon", "soon"),
            ("nothing=at-all", "nothing"),
            ("&&==&=x&%%%&%E0%A4%A", ""),
            ("ui=", ""),
            ("m", ""),
        ];
        let games = own_forms();
        for (number, (asked, word)) in bad.into_iter().enumerate() {
            // of each game four at least
            let kind = games[number % games.len()];
            // a reader is told nothing
            open(page, &site, kind, asked).await?;
            assert_eq!(page.text("#why").await?, "", "{kind:?} {asked}");
            open(page, &site, kind, &format!("{asked}&debug=1")).await?;
            let why = page.text("#why").await?;
            assert_eq!(why.is_empty(), word.is_empty(), "{kind:?} {asked}: {why}");
            assert!(why.contains(word), "{kind:?} {asked}: {why}");
            let playable = "return document.querySelector('circle.hit:not([aria-disabled])').dataset.t";
            let playable = page.js(playable).await?.as_str().unwrap_or_default().to_string();
            let before = json!(page.figures().await?).to_string();
            page.click(&hit(playable.chars().next().unwrap())).await?;
            let played = format!(
                "{before:?} != JSON.stringify([...document.querySelectorAll('.board [data-count]')]\
                    .map(e => `${{e.dataset.count}} ${{e.textContent}}`))"
            );
            let way = "document.querySelector('[data-t=\"way-a\"]')";
            let what = format!("{kind:?} {asked}: a move, or its ways");
            page.until(&what, &format!("return !!{way} || {played}")).await?;
            if page.count("[data-t=\"way-a\"]").await? > 0 {
                page.click("[data-t=\"way-a\"]").await?;
            }
            page.until(&format!("{kind:?} {asked}: a move"), &format!("return {played}")).await?;
        }
        Ok(())
    });
}

/// Taps on everything of the board, types, and gives whether a word of the page is another then.
async fn answers(page: &Page) -> Result<bool> {
    let before = page.words().await?;
    page.js("document.querySelectorAll('.board [data-t]').forEach(e => e.dispatchEvent(new MouseEvent('click', { bubbles: true })))")
        .await?;
    page.focus("body").await?;
    page.keys("a").await?;
    Ok(page.words().await? != before)
}

#[test]
fn a_board_that_is_looked_at_takes_no_move_and_a_game_plays_itself() {
    run(async |page| {
        let site = site(|_| ())?;
        let of_rounds = Kind::ALL.into_iter().find(|kind| kind.has_rounds()).map(Into::into);
        for kind in [Kind::ALL[0].into(), engine::Kind::Pasang].into_iter().chain(of_rounds) {
            let game = format!("embed/v1/{}/?moves={}&speed=instant", kind.name(), opening(kind).join("_"));
            let open = async |asked: &str| -> Result<String> {
                page.open(&site.url(&format!("{game}{asked}"))).await?;
                page.live().await?;
                page.text("svg.board").await
            };
            open("").await?;
            assert!(answers(page).await?, "{kind:?}");
            let played = open("&mode=replay&at=m2").await?;
            for (mode, has_moves) in [("replay&at=m2", true), ("diagram", false)] {
                assert_eq!(open(&format!("&mode={mode}")).await?, played, "{kind:?}");
                let parts = (page.count("#undo").await?, page.count("#moves").await? > 0);
                assert_eq!(parts, (0, has_moves), "{mode}");
                assert!(!answers(page).await?, "{kind:?} {mode}");
            }
            // a game to go through begins at its start
            let start = open("&mode=diagram&at=m0").await?;
            assert_ne!(start, played, "{kind:?}");
            assert_eq!(open("&mode=replay").await?, start, "{kind:?}");
            open("&mode=replay&autoplay=1").await?;
            let script =
                format!("return document.querySelector('svg.board').textContent.trim() == {}", json!(played));
            page.until("the end of the game", &script).await?;
        }
        Ok(())
    });
}
