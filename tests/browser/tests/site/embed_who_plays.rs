//! Who plays is asked in somebody else's page too, and in a frame of any size board, status and buttons are seen.

use crate::{
    in_view::in_view,
    told_height::{fits, hosted, into, out, told},
};
use browser_tests::{Frame, Page, Result, run, samples, session::MOVES, site};
use papan::{engine::Kind, words::files::languages};

/// The sizes of frames, in CSS pixels.
const FRAMES: [(u32, u32); 4] = [(320, 480), (500, 740), (800, 440), (800, 600)];

/// A hole or column that may be played first.
const FIRST: &str = ".board .hit:not([aria-disabled]):not(.edge)";

/// What selectors find is in view in every frame; gives where the board lies in each.
async fn in_frames(page: &Page, when: &str, parts: &[&str]) -> Result<Vec<String>> {
    in_view(page, when, parts, &FRAMES, "true").await
}

#[test]
fn a_frame_of_any_size_shows_board_status_and_buttons() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in samples() {
            let name = kind.name();
            let src = site.url(&format!("embed/v1/{name}/?speed=instant"));
            page.open_in(&site, Frame::sized(&src, 800, 600)).await?;
            page.live().await?;
            let asked = ["[data-t=computer]", "#start-level", "[data-t=together]"];
            let parts = [[".place", ".line-of-status", "#new"], asked].concat();
            let start = in_frames(page, &format!("{name} at the start"), &parts).await?;
            page.click("[data-t=together]").await?;
            page.until("a game", "return !document.querySelector('.start')").await?;
            page.js(&format!("document.querySelector('{FIRST}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")).await?;
            if page.count("#way").await? > 0 {
                page.click("#way button").await?;
            }
            page.until("a move", &format!("return {MOVES} == 1")).await?;
            let parts = [".place", ".line-of-status", "#undo", "#new"];
            let after = in_frames(page, &format!("{name} after a move"), &parts).await?;
            assert_eq!(after, start, "{name}");
            page.open_menu().await?;
            page.show("#menu [data-t=agree]").await?;
            page.click("#menu [data-t=agree]").await?;
            page.is_closed().await?;
            let parts = [".place", "#result", "#again", "[data-t=review]", "#new"];
            let end = in_frames(page, &format!("{name} at the end"), &parts).await?;
            assert_eq!(end, start, "{name}");
        }
        Ok(())
    });
}

#[test]
fn the_computer_is_one_tap_away_and_the_frame_keeps_its_height() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        let three = [Kind::ALL[0], Kind::Pasang];
        for kind in Kind::ALL.into_iter().filter(|kind| kind.seats() == 3).chain(three) {
            for width in [420, 800] {
                let what = format!("{} {width}", kind.name());
                let src = site.url(&format!("embed/v1/{}/?speed=instant", kind.name()));
                hosted(page, &host, Frame { src: &src, width, height: 700, sandbox: None }).await?;
                let before = fits(page, &what).await?;
                let messages = told(page).await?.len();
                // WebKit's driver does not scroll the page around a frame to what it clicks
                page.js("scrollTo(0, document.documentElement.scrollHeight)").await?;
                into(page).await?;
                page.select("#start-level", "1").await?;
                page.click("[data-t=computer]").await?;
                page.until(
                    "the computer",
                    "return !document.querySelector('.start') && !!document.querySelector('.seat .level')",
                )
                .await?;
                out(page).await?;
                assert_eq!(fits(page, &format!("{what} in play")).await?, before, "{what}");
                assert_eq!(told(page).await?.len(), messages, "{what}");
                into(page).await?;
                page.js(&format!("document.querySelector('{FIRST}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")).await?;
                if page.count("#way").await? > 0 {
                    page.click("#way button").await?;
                }
                page.until("its reply", &format!("return {MOVES} >= {}", kind.seats())).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_frame_asks_who_plays_only_with_its_buttons_and_before_a_game() {
    run(async |page| {
        let site = site(|_| ())?;
        for (asked, starts) in [
            ("", 1),
            ("?ui=controls", 1),
            ("?ui=controls,time", 1),
            ("?ui=time,score,share", 0),
            ("?ui=none", 0),
            ("?seats=h,ai2", 0),
            ("?moves=c", 0),
        ] {
            page.open(&site.url(&format!("embed/v1/kalah/{asked}"))).await?;
            page.live().await?;
            assert_eq!(page.count(".start").await?, starts, "{asked}");
        }
        Ok(())
    });
}

/// In the narrowest frames that readers see, in every language: names are not cut, and nothing of one seat lies on the other.
#[test]
fn in_narrow_frames_names_are_whole_and_apart() {
    const FAULTS: &str = "const seats = [...document.querySelectorAll('.seat')], faults = [];\
        for (const name of document.querySelectorAll('.seat .name'))\
            if (name.scrollWidth > name.clientWidth + 1) faults.push(name.textContent + ' is cut');\
        const [left, right] = seats.map(seat => seat.querySelector('h2').getBoundingClientRect()).sort((a, b) => a.x - b.x);\
        if (left.right > right.left && left.bottom > right.top && right.bottom > left.top) faults.push('seats overlap');\
        return faults.join();";
    run(async |page| {
        let site = site(|_| ())?;
        let mut faults = Vec::new();
        for (at, words) in languages().iter().enumerate() {
            let folder = if at == 0 { String::new() } else { format!("{}/", words.language) };
            for kind in [Kind::ALL[0], Kind::Pasang] {
                for width in [320, 360] {
                    let path = format!("{folder}embed/v1/{}/", kind.name());
                    page.open_in(&site, Frame::sized(&site.url(&path), width, 560)).await?;
                    page.live().await?;
                    page.fonts().await?;
                    let found = page.js(FAULTS).await?;
                    if found != "" {
                        faults.push(format!("{path} {width}: {found}"));
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    });
}
