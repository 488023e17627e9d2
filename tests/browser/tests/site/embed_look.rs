//! How an embed looks and thinks, as its address asks.

use browser_tests::{Page, Result, game::own_forms, run, site};
use papan::engine::Kind;
use serde_json::{Value, json};

use crate::{
    embed::url,
    talk::{ask, opened, opening, told},
    told_height::into,
};

async fn style(page: &Page, css: &str, property: &str) -> Result<Value> {
    page.picked(css, &format!("return getComputedStyle(e)['{property}']")).await
}

#[test]
fn an_embed_takes_the_colours_of_the_page_around_it() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in own_forms() {
            let open = async |asked: &str| -> Result {
                page.open(&url(&site, kind, asked)).await?;
                page.live().await
            };
            open("bg=fff8ee&accent=7a1f2b").await?;
            assert_eq!(style(page, "body", "backgroundColor").await?, "rgb(255, 248, 238)");
            assert_eq!(style(page, ".bar a", "color").await?, "rgb(122, 31, 43)");
            assert_eq!(page.attribute("html", "data-theme").await?.as_deref(), Some("light"));
            open("bg=102030").await?;
            assert_eq!(page.attribute("html", "data-theme").await?.as_deref(), Some("dark"));
            open("bg=transparent").await?;
            assert_eq!(style(page, "body", "backgroundColor").await?, "rgba(0, 0, 0, 0)");
            // on a middle grey nothing could be read: whoever makes the embed is told
            open("bg=808080&accent=blue&debug=1").await?;
            let said = page.text("#why").await?;
            assert!(said.contains("808080") || said.contains("blue"), "{said}");
            assert_ne!(style(page, "body", "backgroundColor").await?, "rgb(128, 128, 128)");
        }
        Ok(())
    });
}

#[test]
fn counters_layout_source_and_links_are_shown_as_asked() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in own_forms() {
            let open = async |asked: &str| -> Result {
                page.open(&url(&site, kind, asked)).await?;
                page.live().await
            };
            let seen = async || -> Result<(Value, Value)> {
                let counters = style(page, ".board .counters", "visibility").await?;
                Ok((counters, style(page, ".board [data-count]", "visibility").await?))
            };
            for (asked, expected) in [
                ("", ("visible", "visible")),
                ("counters=objects", ("visible", "hidden")),
                ("counters=figures", ("hidden", "visible")),
            ] {
                open(asked).await?;
                let (counters, figures) = seen().await?;
                assert_eq!((counters, figures), (json!(expected.0), json!(expected.1)), "{kind:?} {asked}");
            }
            for lay in ["across", "upright"] {
                open(&format!("layout={lay}")).await?;
                let shown = page.attribute(".place .board", "data-lay").await?;
                // where three play, boards lie in one way alone
                assert!(kind.seats() == 3 || shown.as_deref() == Some(lay), "{kind:?} {lay}: {shown:?}");
            }
            open("source=caption&links=off").await?;
            assert!(page.is_visible("main .differs").await?, "{kind:?}");
            assert!(!page.is_visible("main .differs a").await?, "{kind:?}");
            assert_eq!(page.count(".bar a").await?, 0);
            open("source=panel").await?;
            assert_eq!(page.count("#log").await?, 1);
        }
        Ok(())
    });
}

#[test]
fn a_frame_of_a_fixed_height_tells_none() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = own_forms()[0];
        opened(page, &url(&site, kind, "height=fixed")).await?;
        ask(page, "get", json!({})).await?;
        assert_eq!(told(page, "size").await?, [Value::Null; 0]);
        Ok(())
    });
}

/// The moves of a game in which the computer has answered once.
async fn answered(page: &Page, address: &str, moved: &str) -> Result<Value> {
    opened(page, address).await?;
    ask(page, "move", json!({ "move": moved })).await?;
    page.until("an answer of the computer", "return told.filter(e => e.type == 'move').length > 1").await?;
    Ok(ask(page, "get", json!({})).await?["data"]["moves"][1].clone())
}

#[test]
fn with_a_seed_the_computer_answers_alike() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in [Kind::ALL[0], Kind::Pasang] {
            let moved = &opening(kind)[0];
            let of = |seed: u32| {
                let name = kind.name();
                site.url(&format!("embed/v1/{name}/?seats=h,ai1&speed=instant&think=200&seed={seed}"))
            };
            let first = answered(page, &of(1), moved).await?;
            assert_eq!(answered(page, &of(1), moved).await?, first, "{kind:?}");
            let mut seed = 2;
            while answered(page, &of(seed), moved).await? == first {
                seed += 1;
                assert!(seed < 12, "{kind:?}: every seed answers {first}");
            }
        }
        Ok(())
    });
}

#[test]
fn a_demonstration_plays_its_game_again_and_again_and_stops_when_told() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in [Kind::ALL[0], Kind::Pasang] {
            opened(page, &site.url(&format!("embed/v1/{}/?mode=demo&speed=instant", kind.name()))).await?;
            let moves = ask(page, "get", json!({})).await?["data"]["moves"].clone();
            let all = moves.as_array().map_or(0, Vec::len);
            assert!(all > 1, "{kind:?}: {moves}");
            let script = format!(
                "const at = told.filter(e => e.type == 'state').map(e => e.data.at);\
                 return at.indexOf({all}) >= 0 && at.lastIndexOf(1) > at.indexOf({all})"
            );
            page.until("the game a second time", &script).await?;
            let refused = ask(page, "move", json!({ "move": opening(kind)[0] })).await?;
            assert_eq!(refused["type"], "error", "{refused}");
            into(page).await?;
            page.click(".bar [data-t=replay]").await?;
            let label = "return document.querySelector('.bar [data-t=replay] svg').outerHTML";
            let stopped = page.js(label).await?;
            page.click(".bar [data-t=replay]").await?;
            page.until("another sign", &format!("{label} != {stopped}")).await?;
        }
        Ok(())
    });
}

/// What a page of an embed leaves behind: what it stores, its address, and the entries of the history.
const TRACES: &str = "return [localStorage.length, location.href, history.length]";

#[test]
fn questions_and_comparisons_stand_in_a_frame_and_leave_no_trace() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in [Kind::ALL[0], Kind::Pasang] {
            let name = kind.name();
            page.open(&site.url(&format!("embed/v1/{name}/?mode=exercise&grade=2&seed=5&question=3")))
                .await?;
            page.until(
                "the page of questions",
                "return document.documentElement.dataset.page == 'practise-embed'",
            )
            .await?;
            page.live().await?;
            let asked = page.js(TRACES).await?;
            let before = page.text("#lesson").await?;
            page.click("[data-t=practice-next]").await?;
            let script = format!("return document.querySelector('#lesson').textContent != {}", json!(before));
            page.until("another question", &script).await?;
            assert_eq!(page.js(TRACES).await?, asked, "{name}");
            assert!(!page.is_visible(".paper-wrap").await?);
            page.open(&site.url(&format!("embed/v1/{name}/?mode=compare"))).await?;
            page.until("two boards", "return document.documentElement.dataset.page == 'compare-embed'")
                .await?;
            page.live().await?;
            let asked = page.js(TRACES).await?;
            assert_eq!(page.count("#compare .place").await?, 2);
            page.js("document.querySelectorAll('.cmp-time button').forEach(e => e.click())").await?;
            assert_eq!(page.js(TRACES).await?, asked, "{name}");
            assert!(!page.is_visible(".cmp-all").await?);
            // links lead to the game on the site, in a window of their own
            let paths =
                page.js("return [...document.querySelectorAll('.cmp a[href]')].map(a => a.pathname)").await?;
            let paths = paths.as_array().cloned().unwrap_or_default();
            assert!(paths.len() > 2, "{name}: {paths:?}");
            let of_game =
                |path: &Value| path.as_str().is_some_and(|path| path.starts_with(&format!("/{name}/")));
            assert!(paths.iter().all(of_game), "{name}: {paths:?}");
            let opened = "const a = document.querySelector('.cmp a[href]');\
                a.addEventListener('click', e => e.preventDefault()); a.click(); return a.target";
            assert_eq!(page.js(opened).await?, "_blank");
        }
        Ok(())
    });
}
