//! Letters, words, lines and paragraphs spaced as far as WCAG 2.2 asks (1.4.12): no word is broken or cut, nothing lies over
//! a board, and the page stays as wide as it is.

use browser_tests::{Frame, Page, Result, run, site};
use papan::words::files::languages;
use serde_json::json;

const SPACED: &str = "const sheet = new CSSStyleSheet();\
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important;\
        word-spacing: .16em !important } p { margin-bottom: 2em !important }');\
    document.adoptedStyleSheets.push(sheet)";

/// Of the links, buttons, choices, numbers and names that are seen: words that take two lines, or reach out of what cuts
/// them. How well a computer plays and whose turn it is stand at a seat as a whole or not at all: they lie below it where
/// there is no room.
const BROKEN: &str = "const broken = [], seen = e => e.checkVisibility() && e.offsetWidth > 1;\
    for (const e of document.querySelectorAll('#langs a, .head, .seat, .start .btn')) {\
        const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);\
        for (let text; text = texts.nextNode();) {\
            const around = [];\
            for (let up = text.parentElement; up && up !== document.body; up = up.parentElement) around.push(up);\
            if (around.some(up => getComputedStyle(up).clipPath === 'inset(50%)')) continue;\
            if (!around.every(up => up.checkVisibility())) continue;\
            const whole = text.parentElement.closest('.level, .seat p');\
            const cut = around.filter(up => getComputedStyle(up).overflow === 'hidden');\
            for (const word of text.data.matchAll(/\\S+/gu)) {\
                const range = document.createRange();\
                range.setStart(text, word.index); range.setEnd(text, word.index + word[0].length);\
                const lines = new Set([...range.getClientRects()].filter(r => r.width > 1).map(r => Math.round(r.top))).size;\
                const r = range.getBoundingClientRect();\
                const out = cut.some(up => { const box = up.getBoundingClientRect();\
                    const below = whole && r.top >= box.bottom - 2;\
                    return !below && (r.left < box.left - 2 || r.right > box.right + 2 || (r.top + r.bottom) / 2 > box.bottom) });\
                if (lines > 1 || out) broken.push(word[0] + (out ? ' is cut' : ' takes two lines'));\
            }\
        }\
    }\
    for (const e of document.querySelectorAll('.start select'))\
        if (seen(e) && e.scrollWidth > e.clientWidth + 1) broken.push('the level is cut');\
    if (document.scrollingElement.scrollWidth > innerWidth) broken.push('the page is wider');\
    const board = document.querySelector('#app .board, #app .pp-board')?.getBoundingClientRect();\
    if (board) for (const e of document.querySelectorAll('#langs a, .seat, .start, #status')) {\
        const at = e.getBoundingClientRect();\
        const over = (from, to, low, high) => Math.min(to, high) - Math.max(from, low) > 4;\
        const shown = seen(e) && e.closest('#langs')?.getBoundingClientRect();\
        if (seen(e) && over(at.left, at.right, board.left, board.right)\
            && over(at.top, shown ? Math.min(at.bottom, shown.bottom) : at.bottom, board.top, board.bottom))\
            broken.push(`${e.className || e.textContent} lies over the board`);\
    }\
    return broken";

async fn broken(page: &Page, path: &str, width: u32, height: u32) -> Result<Vec<String>> {
    let site = site(|_| ())?;
    page.open_in(&site, Frame::sized(&site.url(path), width, height)).await?;
    page.live().await?;
    page.js(SPACED).await?;
    let found = page.js(BROKEN).await?;
    let words = found.as_array().into_iter().flatten();
    Ok(words.map(|word| format!("{path} at {width}×{height}: {word}")).collect())
}

#[test]
fn spaced_letters_break_no_word_and_lose_none() {
    run(async |page| {
        let mut all = Vec::new();
        for words in languages() {
            let tag = words.language.as_str();
            let folder = if tag == languages()[0].language { String::new() } else { format!("{tag}/") };
            for game in ["", "adjiboto/", "pasang/"] {
                all.extend(broken(page, &format!("{folder}{game}"), 360, 640).await?);
            }
            all.extend(broken(page, &format!("{folder}kalah/"), 320, 640).await?);
            all.extend(broken(page, &format!("{folder}kalah/"), 640, 360).await?);
            all.extend(broken(page, &format!("{folder}embed/v1/oware/"), 480, 480).await?);
        }
        assert_eq!(json!(all), json!([]));
        Ok(())
    });
}
