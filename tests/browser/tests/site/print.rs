//! The page of a game on paper.

use browser_tests::{Frame, Page, Result, run, samples, site};
use papan::engine::Kind;
use serde_json::json;

/// Lets the rules for paper hold on the screen, and those for the screen alone no longer.
const ON_PAPER: &str = "const each = rules => { for (const rule of rules) {\
        if (rule instanceof CSSMediaRule && rule.media.mediaText == 'print') rule.media.mediaText = 'all';\
        if (rule.styleSheet) each(rule.styleSheet.cssRules); else if (rule.cssRules) each(rule.cssRules);\
    } };\
    for (const sheet of document.styleSheets) each(sheet.cssRules)";

/// Which of some parts are not seen, and those that do not stand below the one before.
async fn missing(page: &Page, parts: &[&str]) -> Result<serde_json::Value> {
    let script = "let last = -1; return arguments[0].filter(css => { const e = document.querySelector(css);\
        if (!e?.checkVisibility() || e.getBoundingClientRect().height < 2) return true;\
        const top = e.getBoundingClientRect().top, is = top < last; last = top; return is })";
    page.js_with(script, vec![json!(parts)]).await
}

#[test]
fn a_game_on_paper_has_its_board_its_moves_what_happened_and_its_rules_and_no_controls() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in samples() {
            let name = kind.name();
            let src = site.url(&format!("{name}/#speed=instant&theme=dark"));
            page.open_in(&site, Frame::sized(&src, 718, 1000)).await?;
            page.live().await?;
            page.click("[data-t=together]").await?;
            // as many moves as a list holds that is scrolled on the screen
            for moves in 1..=12 {
                let played = format!(
                    "const next = document.querySelector('#way button, #between [data-t=next]'); if (next) next.click();\
                     if (document.querySelectorAll('#moves [data-move]').length >= {moves} || document.querySelector('#again')) return true;\
                     document.querySelector('.board .hit:not([aria-disabled]):not(.edge)')?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }})); return false"
                );
                page.until("a move", &played).await?;
            }
            page.js(ON_PAPER).await?;
            let parts = [
                "h1",
                ".board",
                "#status",
                "#moves",
                "#moves [data-move]",
                ".last-move h2",
                "#log",
                "#rules",
                ".clauses li",
                ".sources",
            ];
            assert_eq!(missing(page, &parts).await?, json!([]), "{name}");
            let seen = "return ['.tools', '.time', '.game-row', '.foot', '.notes', '.enlarge', 'dialog', '[data-screen]', '#choice']\
                .filter(css => [...document.querySelectorAll(css)].some(e => e.checkVisibility()))";
            assert_eq!(page.js(seen).await?, json!([]), "{name}");
            // the whole list, in ink on white, and no head without what it stands over
            let looks = "const list = document.querySelector('#moves'), of = (css, what) => getComputedStyle(document.querySelector(css))[what];\
                return [list.scrollHeight <= list.clientHeight + 1, of('body', 'color'), of('.move', 'color'), of('.last-move h2', 'breakAfter'), of('#rules', 'breakAfter')]";
            let ink = "rgb(0, 0, 0)";
            assert_eq!(page.js(looks).await?, json!([true, ink, ink, "avoid", "avoid"]), "{name}");
        }
        Ok(())
    });
}

#[test]
fn a_position_on_paper_has_its_board_and_no_controls() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in samples() {
            let name = kind.name();
            page.open_in(&site, Frame::sized(&site.url(&format!("{name}/position/#theme=dark")), 718, 1000))
                .await?;
            page.live().await?;
            page.js(ON_PAPER).await?;
            assert_eq!(missing(page, &["h1", ".board", "#pos-counts"]).await?, json!([]), "{name}");
            let seen = "return ['.pos-side', 'button', 'select', 'textarea'].filter(css => [...document.querySelectorAll(css)].some(e => e.checkVisibility()))";
            assert_eq!(page.js(seen).await?, json!([]), "{name}");
        }
        Ok(())
    });
}

#[test]
fn the_rules_of_every_game_are_one_page_of_a4_and_of_letter() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in Kind::ALL {
            let name = kind.name();
            page.open(&site.url(&format!("{name}/sheet/"))).await?;
            for (width, height) in [(21.0, 29.7), (21.59, 27.94)] {
                let pages = page.printed_pages(width, height).await?;
                assert_eq!(pages, 1, "{name} on paper of {width} by {height} cm");
            }
        }
        // and that pages are counted
        page.open(&site.url("adjiboto/evidence/")).await?;
        assert!(page.printed_pages(21.0, 29.7).await? > 2);
        Ok(())
    });
}
