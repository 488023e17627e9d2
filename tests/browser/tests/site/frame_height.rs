//! A frame in somebody's article keeps its height, and its board its place, through a whole game with the computer.

use browser_tests::{Frame, game, run, site};
use papan::engine::Kind;

/// Notes in the host's page every height that its frame tells, and makes the frame as high.
const HOST: &str = "self.told = []; addEventListener('message', e => {\
    if (e.data.type != 'size') return;\
    told.push(e.data.data.height); document.querySelector('iframe').height = e.data.data.height })";

/// Waits for a turn of the person's: a choice on the board, a round to begin, or the end.
const TURN: &str = "if (document.querySelector('#again')) return true;\
    const thinks = document.querySelector('#opponent-do'); if (thinks?.checkVisibility()) return false;\
    return !!document.querySelector('#between [data-t=next], .board .hit:not([aria-disabled]):not(.edge)')";

/// Where the board lies.
const BOARD: &str = "const r = document.querySelector('.board').getBoundingClientRect();\
    return [r.x, r.y, r.width, r.height].map(Math.round).join()";

/// The most turns that are played.
const TURNS: usize = 60;

/// So many moves before its end a match of rounds is gone on with: it goes on for hours.
const LAST: usize = 12;

/// What was played before the frame is opened, as an address has it.
fn played(kind: Kind) -> String {
    let Kind::Sowing(kind) = kind else { return String::new() };
    if !kind.has_rounds() {
        return String::new();
    }
    let all: Vec<_> = game::games(kind.game(), 1).flatten().collect();
    let before = all.len().saturating_sub(LAST);
    format!("&{}", game::moves(&kind.game(), &all[..before]))
}

#[test]
fn a_frame_keeps_its_height_through_a_whole_game() {
    run(async |page| {
        let site = site(|_| ())?;
        let two = [Kind::ALL[0], Kind::Pasang];
        for kind in Kind::ALL.into_iter().filter(|kind| kind.seats() == 3).chain(two) {
            let name = kind.name();
            let seats = ["h,ai1", "h,ai1,ai1"][usize::from(kind.seats() > 2)];
            // where there is least room, and in one game where there is more
            for width in [320, 500, 1280].into_iter().take(if kind == two[0] { 3 } else { 1 }) {
                let src = site.url(&format!("embed/v1/{name}/?speed=instant&seats={seats}{}", played(kind)));
                let frame = Frame { src: "about:blank", width, height: 700, sandbox: None };
                page.open_in(&site, frame).await?;
                page.answer("leaving the frame", page.client.enter_parent_frame()).await?;
                page.js(HOST).await?;
                let open = "document.querySelector('iframe').src = arguments[0]";
                page.js_with(open, vec![serde_json::json!(src)]).await?;
                page.until("a height", "return told.length > 0").await?;
                page.answer("going into the frame", page.client.enter_frame(0)).await?;
                page.live().await?;
                page.fonts().await?;
                page.until("a turn of the person's", TURN).await?;
                let begun = page.js(BOARD).await?;
                let told = "return [...new Set(parent.told)].length";
                page.js("parent.told.splice(0, parent.told.length - 1)").await?;
                for turn in 0..TURNS {
                    page.until("a turn of the person's", TURN).await?;
                    let said = page.text(".line-of-status").await?;
                    assert_eq!(page.js(told).await?, 1, "{name} {width}, turn {turn}: {said}");
                    assert_eq!(page.js(BOARD).await?, begun, "{name} {width}, turn {turn}: {said}");
                    if page.count("#again").await? > 0 {
                        break;
                    }
                    assert!(turn + 1 < TURNS, "{name} {width}: a game that ends, after {said}");
                    // what nobody chooses may have begun by itself meanwhile
                    let choose = format!(
                        "const all = [...document.querySelectorAll('.board .hit:not([aria-disabled]):not(.edge)')];\
                         const one = document.querySelector('#between [data-t=next]') || all.at({});\
                         one?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))",
                        if turn % 2 == 0 { -1 } else { 0 }
                    );
                    page.js(&choose).await?;
                    if page.count("#way").await? > 0 {
                        page.click("#way button").await?;
                    }
                }
            }
        }
        Ok(())
    });
}
