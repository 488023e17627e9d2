//! Fingers in a kiosk: what they tap is large enough; five thousand taps, swipes and keys of somebody who means nothing by
//! them. And axe, on the page around the visitor's.

use browser_tests::{axe::themes, run, samples, site};
use papan::engine::Kind;

use crate::{
    kiosk::{begins, state},
    told_height::{into, out},
};

/// Taps anywhere in the frame and types whatever there is, by a seeded chance. A tap can open another page: then the rest
/// is for that.
const TAPS: &str = "let seed = arguments[0] + 1;\
    const chance = n => (seed = Math.imul(seed, 1664525) + 1013904223 >>> 0) / 4294967296 * n | 0;\
    const keys = ['Enter', ' ', 'Escape', 'Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'F5', 'Backspace', 'a', 'B', 'u', 'U', '?', '1', 'z'];\
    for (let i = 0; i < 100; i++) {\
        const x = chance(innerWidth), y = chance(innerHeight), e = document.elementFromPoint(x, y) || document.body;\
        const at = { bubbles: true, cancelable: true, clientX: x, clientY: y };\
        const kind = chance(10);\
        if (kind < 6) {\
            e.dispatchEvent(new PointerEvent('pointerdown', at)); e.dispatchEvent(new PointerEvent('pointerup', at));\
            e.dispatchEvent(new MouseEvent('click', at));\
        } else if (kind < 9) {\
            const key = keys[chance(keys.length)];\
            (document.activeElement || document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ctrlKey: chance(8) == 0, altKey: chance(8) == 0 }));\
        } else e.dispatchEvent(new MouseEvent('contextmenu', at));\
    }";

#[test]
fn five_thousand_taps_and_keys_leave_the_kiosk_where_it_is_and_playable() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kiosk/?idle=3600")).await?;
        let own = page.js("return location.href").await?;
        begins(page).await?;
        for batch in 0..50 {
            page.until(
                "a page",
                "return document.readyState == 'complete' && 'live' in document.documentElement.dataset",
            )
            .await?;
            page.js_with(TAPS, vec![batch.into()]).await?;
            assert_eq!(page.count("html[data-stopped]").await?, 0, "batch {batch}");
            out(page).await?;
            assert_eq!(page.js("return location.href").await?, own, "batch {batch}");
            into(page).await?;
        }
        out(page).await?;
        page.js("document.querySelector('#kiosk-over').click()").await?;
        state(page, "attract").await?;
        begins(page).await?;
        assert_eq!(page.attribute("html", "data-page").await?.as_deref(), Some("home"));
        Ok(())
    });
}

/// The least distance between the middles of two places that are tapped, in CSS pixels: the larger of across and down. The
/// letters at Pasang's edges, by which a way can be named too, are passed over.
const APART: &str = "const all = [...document.querySelectorAll('.board .hit:not(.edge)')].map(e => e.getBoundingClientRect()).map(r => [r.x + r.width / 2, r.y + r.height / 2]);\
    let least = Infinity; for (const [x, y] of all) for (const [a, b] of all) { const d = Math.max(Math.abs(x - a), Math.abs(y - b)); if (d) least = Math.min(least, d) } return least";

#[test]
fn holes_and_points_are_a_hand_apart() {
    run(async |page| {
        let site = site(|_| ())?;
        for (width, height) in [(1280, 800), (1080, 1920), (1920, 1080)] {
            // the driver sets the size of the window, whose edges belong to it
            page.window_size(width, height).await?;
            let edge = page.js("return outerHeight - innerHeight").await?.as_u64().unwrap_or_default();
            page.window_size(width, height + edge as u32).await?;
            for kind in samples() {
                page.open(&site.url(&format!("kiosk/?idle=3600&open={}/", kind.name()))).await?;
                begins(page).await?;
                if kind == Kind::Pasang && page.is_visible(".enlarge .btn").await? {
                    page.click(".enlarge .btn").await?;
                    page.until("a part of the board", "return !!document.querySelector('[data-zoom]')")
                        .await?;
                }
                let apart = page.js(APART).await?.as_f64().unwrap_or_default();
                assert!((64.0..300.0).contains(&apart), "{}, {width}×{height}: {apart}", kind.name());
                out(page).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn axe_finds_nothing_on_the_page_of_a_kiosk() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kiosk/?idle=5&ask=60&open=oware/&speed=instant")).await?;
        state(page, "attract").await?;
        assert_eq!(page.axe_in(themes()).await?, Vec::<String>::new(), "while nobody is there");
        begins(page).await?;
        out(page).await?;
        state(page, "still").await?;
        assert_eq!(page.axe_in(themes()).await?, Vec::<String>::new(), "the question");
        Ok(())
    });
}
