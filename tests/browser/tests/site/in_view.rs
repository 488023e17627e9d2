//! What is in view at once, on screens and in frames of many sizes: board, names, status line and controls.

use browser_tests::{Page, Result};
use serde_json::json;

/// Which of two names does not stand on its side of the board: where the holes lie that its player may choose, in Pasang
/// across the screen at its tray. It is asked where nobody has begun. On
/// a low screen both stand beside the board, one over the other; in a frame with Pasang they stand in one line over it.
const BESIDE: &str = "const { game, page } = document.documentElement.dataset, stage = document.querySelector('.stage'), mover = stage.querySelector('.seat[data-moves]'), board = document.querySelector('.board');\
    const all = [...board.querySelectorAll('.hit:not([aria-disabled]):not(.edge)')], isLow = page == 'game' && innerHeight <= 560 && innerWidth > innerHeight;\
    if (stage.dataset.seats == '3' || page == 'embed' && game == 'pasang' || !mover || !document.querySelector('.start') || isLow) return '';\
    const isPasang = game == 'pasang', isUpright = board.dataset.lay == 'upright';\
    const middle = e => { const r = e.getBoundingClientRect(); return isPasang == isUpright ? (r.top + r.bottom) / 2 : (r.left + r.right) / 2; };\
    const off = e => middle(e) - middle(board), isSouth = mover.dataset.side == 'south';\
    const holes = isPasang ? (isSouth ? 1 : -1) : all.map(off).reduce((sum, at) => sum + at, 0);\
    return [...stage.querySelectorAll('.seat')].filter(seat => off(seat.querySelector('h2')) * holes * (seat == mover ? 1 : -1) <= 0).map(seat => seat.textContent).join()";

/// In a frame of each size, wide and high in CSS pixels: what a selector finds is whole within it, and in its middle lies
/// nothing else. A frame higher than wide has an upright board where `narrow`, a condition of the page, holds. Gives where
/// the board lies at each size.
pub async fn in_view(
    page: &Page,
    when: &str,
    parts: &[&str],
    sizes: &[(u32, u32)],
    narrow: &str,
) -> Result<Vec<String>> {
    // words are as wide as their letters
    page.fonts().await?;
    let mut boards = Vec::new();
    for (width, height) in sizes {
        let resize = "frameElement.style.width = arguments[0] + 'px'; frameElement.style.height = arguments[1] + 'px'; scrollTo(0, 0)";
        page.js_with(resize, vec![json!(width), json!(height)]).await?;
        let fits = format!(
            "if (innerWidth != {width} || innerHeight != {height}) return false;\
             const game = document.documentElement.dataset.game, lay = document.querySelector('.board').dataset.lay;\
             const upright = innerWidth < innerHeight && ({narrow});\
             return lay == (upright ? 'upright' : 'across')"
        );
        page.until("the screen", &fits).await?;
        let script = "return arguments[0].flatMap(css => {\
                const e = [...document.querySelectorAll(css)].find(e => e.checkVisibility()); if (!e) return [css];\
                const r = e.getBoundingClientRect(), top = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);\
                const inside = r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight + .5 && r.right <= innerWidth + .5;\
                return inside && top && (e.contains(top) || top.contains(e) || e.id == 'result' && top.closest('.line-of-status')) ? [] : [`${css} at ${r.left} to ${r.right}, ${r.top} to ${r.bottom}, under ${top && top.outerHTML.slice(0, 90)}`];\
            })";
        let crosses = "const [line, ...others] = ['.line-of-status', '.time', '.enlarge', '.stage .seat[data-side=south]'].map(css => document.querySelector(css)).filter(e => e?.checkVisibility()).map(e => e.getBoundingClientRect());\
            return others.some(r => line.left < r.right && r.left < line.right && line.top < r.bottom - 1 && r.top < line.bottom - 1)";
        assert_eq!(
            page.js(crosses).await?,
            false,
            "{width} × {height} {when}: the status line runs into the controls or a name"
        );
        assert_eq!(page.js(BESIDE).await?, "", "{width} × {height} {when}: names beside their rows");
        let missing = page.js_with(script, vec![json!(parts)]).await?;
        assert_eq!(missing, json!([]), "{width} × {height} {when}");
        let board = page.js("const r = document.querySelector('.board').getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round).join()").await?;
        boards.push(format!("{width} × {height}: {board}"));
    }
    Ok(boards)
}
