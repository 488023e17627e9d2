//! The button that asks for a hint: what it says and the analysis stand where there is room for them, and move nothing.

use browser_tests::{Frame, run, samples, session::MOVES, site};
use papan::words::{advice::Advice, say};

use crate::{
    advice::{ROWS, analyse, further, open},
    opponent::file,
};

/// Where the board and the controls lie, how far the page is scrolled, and how wide and high it is.
const PLACES: &str = "const rect = css => { const r = document.querySelector(css).getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round) };\
    return JSON.stringify(['.place .board', '#hint'].map(rect).concat([[scrollX, scrollY, document.documentElement.scrollWidth]]))";

/// Whether two answers of [`PLACES`] agree but for a pixel of rounding.
fn stays(before: &serde_json::Value, after: &serde_json::Value) -> bool {
    let numbers = |places: &serde_json::Value| {
        let all: Vec<[i64; 4]> = serde_json::from_str::<Vec<Vec<i64>>>(places.as_str().unwrap_or_default())
            .unwrap_or_default()
            .into_iter()
            .map(|place| std::array::from_fn(|at| place.get(at).copied().unwrap_or_default()))
            .collect();
        all.concat()
    };
    let (before, after) = (numbers(before), numbers(after));
    !before.is_empty()
        && before.len() == after.len()
        && before.iter().zip(after).all(|(a, b)| a.abs_diff(b) <= 1)
}

/// In a game of every shape, on a phone that stands and one that lies, and in a frame.
#[test]
fn a_hint_and_an_analysis_move_nothing_and_scroll_nothing() {
    run(async |page| {
        let site = site(|_| ())?;
        for (number, kind) in samples().into_iter().enumerate() {
            let places = [
                ("", '#', 360, 740),
                ("embed/v1/", '?', 320, 480),
                ("", '#', 740, 360),
                ("embed/v1/", '?', 500, 740),
            ];
            // a lying phone and a wide frame have room in every game
            for (path, asks, width, height) in places.into_iter().take(if number == 0 { 4 } else { 2 }) {
                let name = kind.name();
                let seats = vec!["h"; kind.seats()].join(",");
                let src = site.url(&format!("{path}{name}/{asks}speed=instant&seats={seats}"));
                page.open_in(&site, Frame::sized(&src, width, height)).await?;
                page.live().await?;
                if page.count("[data-t=together]").await? > 0 {
                    page.click("[data-t=together]").await?;
                }
                page.wait_for("#hint").await?;
                page.fonts().await?;
                let before = page.js(PLACES).await?;
                for label in [Advice::AskSpot, Advice::AskLine, Advice::HideHint] {
                    let label = say(&label);
                    further(page).await?;
                    let script = format!(
                        "return document.querySelector('#hint').textContent.trim() == {}",
                        serde_json::json!(label)
                    );
                    page.until(&format!("{name}: {label}"), &script).await?;
                    let said = page.text(".line-of-status").await?;
                    assert!(
                        stays(&before, &page.js(PLACES).await?),
                        "{path}{name} {width} × {height}: {said}"
                    );
                    page.focus_is("#hint").await?;
                }
                analyse(page).await?;
                page.wait_for(ROWS).await?;
                let said = page.text(".line-of-status").await?;
                assert!(stays(&before, &page.js(PLACES).await?), "{path}{name} {width} × {height}: {said}");
            }
        }
        Ok(())
    });
}

#[test]
fn where_nothing_can_be_advised_the_button_is_disabled() {
    run(async |page| {
        let site = site(|_| ())?;
        open(page, &site, "kalah/#moves=a").await?;
        let disabled = "return document.querySelector('#hint').ariaDisabled == 'true'";
        assert_eq!(page.js(disabled).await?, false);
        // an embed has it among its tools, and at the end of a game something else in its place
        for (path, buttons) in [("embed/v1/kalah/?seats=h,h", 1), ("embed/v1/kalah/?end=agreed", 0)] {
            page.open(&site.url(path)).await?;
            page.live().await?;
            assert_eq!(page.count(".bar #hint").await?, buttons, "{path}");
        }
        // while the computer thinks
        let wasm = file(".wasm")?;
        let held = browser_tests::site(|options| options.held = vec![wasm.clone()])?;
        page.open(&held.url("kalah/#seats=h,ai2&moves=a&speed=instant")).await?;
        page.live().await?;
        page.until("that it is disabled", disabled).await?;
        held.release();
        page.until("a move", &format!("return {MOVES} > 1")).await?;
        page.until("that it is not", &disabled.replace("== 'true'", "!= 'true'")).await
    });
}
