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

/// How far the middle of each word on the board lies, in CSS pixels, from where it is on the board that is not turned.
const MOVED: &str = "const stage = document.querySelector('.stage'), near = stage.dataset.near;\
    const board = document.querySelector('.board');\
    const words = [...board.querySelectorAll('text')].filter(e => e.checkVisibility());\
    const middles = () => { const b = board.getBoundingClientRect();\
        return words.map(e => { const r = e.getBoundingClientRect();\
            return [(r.x + r.width / 2 - b.x) / b.width, (r.y + r.height / 2 - b.y) / b.height] }) };\
    const turned = middles();\
    delete stage.dataset.near;\
    const open = middles(), { width, height } = board.getBoundingClientRect();\
    stage.dataset.near = near;\
    return [near, words.length, Math.max(...turned.map(([x, y], i) =>\
        Math.hypot((1 - x - open[i][0]) * width, (1 - y - open[i][1]) * height)))]";

#[test]
fn on_a_board_turned_round_every_word_stays_where_it_belongs() {
    run(async |page| {
        let site = site(|_| ())?;
        // a board that lies is turned to the third person by a quarter, words and all: its words stay as they are
        for (address, near, sizes) in [
            ("adjiboto/#moves=a_A&orient=far&speed=instant", "far", &[(360, 740), (1024, 768)][..]),
            ("pasang/#orient=far&speed=instant", "far", &[(360, 740), (1024, 768)]),
            ("raja-pasu-mandiri/#orient=third&speed=instant", "third", &[(360, 740)]),
        ] {
            for &(width, height) in sizes {
                page.open_in(&site, Frame::sized(&site.url(address), width, height)).await?;
                page.live().await?;
                page.until("the board is turned", "return document.querySelector('.stage').dataset.near")
                    .await?;
                if near == "third" {
                    assert_eq!(page.count(".board[data-lay=upright]").await?, 1);
                }
                let found = page.js(MOVED).await?;
                assert_eq!(found[0], json!(near), "{address}");
                assert!(
                    found[1].as_u64() > Some(10) && found[2].as_f64().is_some_and(|far| far < 4.0),
                    "{address} {width}: {found}"
                );
            }
        }
        Ok(())
    });
}

#[test]
fn after_a_defeat_an_easier_level_is_offered_after_a_win_a_harder_one_and_it_is_remembered() {
    run(async |page| {
        let site = site(|_| ())?;
        let last = "return [...document.querySelectorAll('.seat .level')].map(e => e.textContent).join()";
        for game in ["kalah", "raja-pasu-mandiri", "pasang"] {
            let url = site.url(&format!("{game}/#speed=instant"));
            page.open_in(&site, Frame::sized(&url, 360, 740)).await?;
            page.live().await?;
            page.select("#start-level", "3").await?;
            page.click("[data-t=computer]").await?;
            page.open_menu().await?;
            page.resigns().await?;
            page.wait_for("#again").await?;
            let offered = page.js("return document.querySelector('.end [data-t^=again-]').dataset.t").await?;
            let offered = offered.as_str().expect("the button's name").to_string();
            let label = page.text(".end [data-t^=again-]").await?;
            let rung = label.strip_prefix("Easier: level ").expect("an easier level").to_string();
            assert_eq!(format!("again-{}", rung.replace('.', "")), offered, "{game}");
            let high = "return [...document.querySelectorAll('.end > *')].every(e => e.scrollWidth <= e.offsetWidth && e.getBoundingClientRect().bottom <= innerHeight)";
            assert_eq!(page.js(high).await?, true, "{game}: the row is whole");
            page.click(".end [data-t^=again-]").await?;
            page.until("a new game", "return !document.querySelector('#again')").await?;
            let levels = page.js(last).await?;
            assert!(levels.as_str().is_some_and(|levels| levels.contains(&rung)), "{game}: {levels} {rung}");
            // another visit
            page.open_in(&site, Frame::sized(&site.url(&format!("{game}/?again#speed=instant")), 360, 740))
                .await?;
            page.live().await?;
            page.wait_for("#start-level").await?;
            let chosen = page.js("return document.querySelector('#start-level').value").await?;
            assert_eq!(chosen, json!(rung), "{game}");
        }
        // the computer sits where it lost
        page.open(&site.url("kalah/#seats=h,ai1&end=resigned-second&moves=a&speed=instant")).await?;
        page.live().await?;
        page.wait_for("#again").await?;
        page.until("its offer", "return document.querySelector('.end [data-t=again-15]')").await?;
        assert_eq!(page.text(".end [data-t=again-15]").await?, "Harder: level 1.5");
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
