//! What follows a game: it is played again with the seats exchanged, or looked at from its first move to its last.

use browser_tests::{Frame, Key, Page, Result, game::hit, run, site};
use serde_json::json;

/// Plays a move, resigns and begins again.
async fn resigned_and_again(page: &Page) -> Result {
    page.click(&hit('a')).await?;
    page.until("the reply", "return document.querySelectorAll('#moves [data-move]').length > 1").await?;
    page.open_menu().await?;
    page.resigns().await?;
    page.wait_for("#again").await?;
    page.click("#again").await?;
    page.until("a new game", "return !document.querySelector('#again')").await
}

/// What is written stands upright: the words of the page, and every figure and letter of the board.
async fn reads_upright(page: &Page) -> Result {
    let script = "const upright = e => { const m = e.getScreenCTM(); return m.a > 0 && Math.abs(m.b) < .01 };\
        const seen = [...document.querySelectorAll('.board text')].filter(e => e.checkVisibility());\
        const turned = seen.filter(e => !upright(e)).map(e => e.textContent);\
        const page = [...document.querySelectorAll('.line-of-status, .seat, .notes, .enlarge')].map(e => { let at = e, all = []; while (at) { all.push(getComputedStyle(at).transform); at = at.parentElement } return all }).flat();\
        return [seen.length > 10, turned, page.filter(t => t != 'none')]";
    assert_eq!(page.js(script).await?, json!([true, [], []]));
    Ok(())
}

#[test]
fn played_again_the_computer_begins_and_the_board_turns_with_the_person() {
    run(async |page| {
        let site = site(|_| ())?;
        let hit = |name: &str| format!("document.querySelector('.hit[data-t=\"{name}\"]')");
        let row = |name: u8| {
            format!(
                "[...document.querySelectorAll('.coordinates text')].find(e => e.textContent == '{name}' && e.checkVisibility())"
            )
        };
        let holes = [hit("A"), hit("a")];
        for (name, [own, other]) in
            [("adjiboto", &holes), ("kotu-baendum", &holes), ("pasang", &[row(11), row(1)])]
        {
            for (width, height) in [(360, 740), (740, 360), (1280, 800)] {
                page.open_in(
                    &site,
                    Frame::sized(&site.url(&format!("{name}/#speed=instant")), width, height),
                )
                .await?;
                page.live().await?;
                page.select("#start-level", "1").await?;
                page.click("[data-t=computer]").await?;
                page.names("", "Papan 1").await?;
                reads_upright(page).await?;
                page.open_menu().await?;
                page.resigns().await?;
                page.wait_for("#again").await?;
                page.click("#again").await?;
                page.names("Papan 1", "").await?;
                page.until(
                    "the computer's first move",
                    "return document.querySelectorAll('#moves [data-move]').length > 0",
                )
                .await?;
                page.until("the picture", "return !document.querySelector('.air')").await?;
                reads_upright(page).await?;
                // one's own row is the nearer one, or on a board that stands the left one; so is one's seat
                let nearer = format!(
                    "const at = e => {{ const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] }};\
                     const own = at({own}), other = at({other});\
                     const stands = document.querySelector('.board').dataset.lay == 'upright' && !document.documentElement.dataset.game.startsWith('pasang');\
                     return stands ? own[0] < other[0] : own[1] > other[1]"
                );
                assert_eq!(page.js(&nearer).await?, true, "{name} {width}");
                let last = "return [...document.querySelectorAll('.seat .name')].at(-1).textContent";
                assert_eq!(page.js(last).await?, "You", "{name} {width}");
            }
        }
        // whoever wants to begin again says so once
        page.open(&site.url("kalah/#seats=h,ai1&speed=instant&again=keep")).await?;
        page.live().await?;
        resigned_and_again(page).await?;
        page.names("", "Papan 1").await?;
        assert_eq!(page.count(".stage[data-near]").await?, 0);
        Ok(())
    });
}

#[test]
fn the_whole_game_is_played_again_and_gone_through_by_buttons_and_arrow_keys() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("adjiboto/#moves=a_A_b_B&speed=instant")).await?;
        page.live().await?;
        let at = async |number: usize| {
            page.until(
                &format!("move {number} of 4"),
                &format!("return document.querySelector('#moves-count').textContent == '{number} / 4'"),
            )
            .await
        };
        at(4).await?;
        page.show(".game-row").await?;
        page.click("[data-t=replay]").await?;
        at(1).await?;
        page.wait_for("[data-t=replay][aria-label=Pause]").await?;
        at(4).await?;
        page.until(
            "the end of the replay",
            "return !document.querySelector('[data-t=replay][aria-label=Pause]')",
        )
        .await?;
        page.click("[data-t=m0]").await?;
        at(0).await?;
        for (key, number) in [(Key::Right, 1), (Key::Right, 2), (Key::Left, 1)] {
            page.press(key).await?;
            at(number).await?;
        }
        // another tap stops it where it is
        page.click("[data-t=replay]").await?;
        page.click("[data-t=replay]").await?;
        page.wait_for("[data-t=replay]:not([aria-label=Pause])").await?;
        assert_eq!(page.count("#moves [data-move]").await?, 4);
        Ok(())
    });
}
