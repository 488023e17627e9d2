//! Five thousand taps, swipes and keys of somebody who means nothing by them.

use browser_tests::{run, site};

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
