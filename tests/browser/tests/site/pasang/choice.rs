//! What may be chosen and what it brings; one of several lines; what is refused.

use super::{THERE, WAYS, after, assert_shows, hit, line, may, moments, open, short};
use browser_tests::{Key, Page, Result, Server, run, site};
use papan::{
    engine::pasang::Pasang,
    notation::pasang::{line_name, point_name},
    session::Session,
    words::say,
};
use serde_json::json;

/// Both passages are made: from b5 three white and five black can be taken.
const BOTH: &str = "a_k";

/// The figures at what may be chosen, the smallest first.
async fn prices(page: &Page) -> Result<Vec<u64>> {
    let script =
        "return [...document.querySelectorAll('.board .pp-price text')].map(e => Number(e.textContent))";
    let found = page.js(script).await?;
    let mut prices: Vec<_> =
        found.as_array().into_iter().flatten().filter_map(|price| price.as_u64()).collect();
    prices.sort();
    Ok(prices)
}

/// The most that each choice brings, the smallest first.
fn best(session: &Session<Pasang>) -> Vec<u64> {
    let most =
        |candidate: may::Candidate| u64::from(candidate.points().into_iter().max().unwrap_or_default());
    let mut best: Vec<_> = may::candidates(session).into_iter().map(most).collect();
    best.sort();
    best
}

#[test]
fn what_may_be_chosen_carries_what_it_brings() {
    run(async |page| {
        let site = site(|_| ())?;
        for readings in WAYS {
            let game = short(readings);
            for number in [0, 1, 2, 3, 4, game.len() / 2, game.len() - 1] {
                let words: Vec<_> =
                    game[number].moves().iter().map(|&chosen| super::write_move(chosen)).collect();
                let moves =
                    if words.is_empty() { String::new() } else { format!("&moves={}", words.join("_")) };
                open(page, &site, &format!("v=1&r={readings}&speed=instant{moves}")).await?;
                page.park().await?;
                assert_eq!(prices(page).await?, best(&game[number]), "{readings} {}", words.join("_"));
            }
        }
        Ok(())
    });
}

#[test]
fn what_is_pointed_at_shows_its_line_before_it_is_chosen() {
    run(async |page| {
        let site = site(|_| ())?;
        open(page, &site, &format!("speed=instant&moves={BOTH}")).await?;
        page.hover(&hit("b4")).await?;
        let shows =
            |words: &str| format!("return document.querySelector('.board').textContent.includes('{words}')");
        page.until("the price in words", &shows("5 black, 5 points")).await?;
        page.park().await?;
        page.until("no price in words", &format!("return !(() => {{ {} }})()", shows("5 black, 5 points")))
            .await?;
        // who has switched it off is not told
        open(page, &site, &format!("speed=instant&ghost=off&moves={BOTH}")).await?;
        page.hover(&hit("b4")).await?;
        page.settled().await?;
        assert_eq!(page.js(&shows("5 black, 5 points")).await?, false);
        page.played(2).await?;
        assert_eq!(page.count("#moves [data-move]").await?, 2);
        Ok(())
    });
}

/// Opens the choice of lines at b5.
async fn choosing(page: &Page, site: &Server) -> Result {
    open(page, site, &format!("speed=instant&moves={BOTH}")).await?;
    page.click(&hit("b5")).await?;
    page.wait_for("#way").await?;
    page.until("the focus at the lines", "return !!document.activeElement.closest('#way')").await
}

/// No choice is under way, nothing has been played, and keys go on at the board.
async fn assert_dropped(page: &Page, how: &str) -> Result {
    page.until(&format!("no lines after {how}"), "return !document.querySelector('#way')").await?;
    page.until(&format!("the focus on the board after {how}"), THERE).await?;
    // the log comes after the board
    page.played(2).await?;
    assert_eq!(page.count("#moves [data-move]").await?, 2, "{how}");
    assert_shows(page, &after(BOTH)).await
}

/// A line has been taken, by whatever hand.
async fn assert_taken(page: &Page, name: &str, how: &str) -> Result {
    page.played(3).await?;
    assert_eq!(page.count("#way").await?, 0, "{how}");
    page.until(&format!("the focus on the board after {how}"), THERE).await?;
    assert_shows(page, &after(&format!("{BOTH}_b5-a5x{name}"))).await
}

#[test]
fn of_several_lines_one_is_taken_by_its_button_or_its_tokens() {
    run(async |page| {
        let site = site(|_| ())?;
        choosing(page, &site).await?;
        let session = after(BOTH);
        let offers = may::candidates(&session).into_iter().find_map(|candidate| match candidate {
            may::Candidate::Point { point, offers } if point_name(point) == "b5" => Some(offers),
            _ => None,
        });
        for offer in offers.expect("lines at b5") {
            assert_eq!(page.text(&line(&line_name(offer.line))).await?, say(&offer.label()));
        }
        page.click(&line("N5")).await?;
        assert_taken(page, "N5", "its button").await?;
        // the token at its end, and one within it
        for (token, name) in [("e5", "E3"), ("c5", "E3"), ("a10", "N5"), ("a6", "N5")] {
            choosing(page, &site).await?;
            page.click(&hit(token)).await?;
            assert_taken(page, name, token).await?;
        }
        // the first has the focus already
        choosing(page, &site).await?;
        page.press(Key::Enter).await?;
        assert_taken(page, "E3", "Enter").await
    });
}

#[test]
fn tokens_that_take_a_line_are_called_so_and_are_no_dead_buttons() {
    run(async |page| {
        let site = site(|_| ())?;
        choosing(page, &site).await?;
        for (token, words) in [("e5", "three white east, 6 points"), ("a10", "five black north, 5 points")] {
            let name = page.name(&hit(token)).await?;
            assert!(name.contains(words), "{name}");
            assert_eq!(page.attribute(&hit(token), "aria-disabled").await?, None, "{token}");
        }
        assert_eq!(page.attribute(&hit("k9"), "aria-disabled").await?.as_deref(), Some("true"));
        Ok(())
    });
}

#[test]
fn a_choice_of_lines_is_given_up_by_escape_by_the_same_point_and_by_its_button() {
    run(async |page| {
        let site = site(|_| ())?;
        choosing(page, &site).await?;
        page.press(Key::Escape).await?;
        assert_dropped(page, "Escape among the lines").await?;
        choosing(page, &site).await?;
        page.focus(&hit("b5")).await?;
        page.press(Key::Escape).await?;
        assert_dropped(page, "Escape on the board").await?;
        choosing(page, &site).await?;
        page.click(&hit("b5")).await?;
        assert_dropped(page, "the same point").await?;
        choosing(page, &site).await?;
        page.click("#way [data-t=\"drop\"]").await?;
        assert_dropped(page, "the button").await?;
        choosing(page, &site).await?;
        page.click("#undo").await?;
        page.until("no lines", "return !document.querySelector('#way')").await?;
        // another point takes its place
        choosing(page, &site).await?;
        // the lines may lie over it
        page.show(&hit("b3")).await?;
        page.click(&hit("b3")).await?;
        page.until("the lines at a3", "return document.querySelector('#way p').textContent.includes('a3')")
            .await?;
        page.played(2).await?;
        assert_eq!(page.count("#moves [data-move]").await?, 2);
        Ok(())
    });
}

/// What is said lies in the window, and so does its clause.
async fn assert_read(page: &Page, clause: &str) -> Result {
    page.wait_for("#why .cl").await?;
    let why = page.text("#why").await?;
    assert!(page.cites("#why", clause).await?, "{clause}: {why}");
    for css in ["#why p", "#why .cl"] {
        let script = "const r = e.getBoundingClientRect();\
            return r.height > 0 && r.top >= 0 && r.bottom <= innerHeight + 1 && r.left >= 0 && r.right <= innerWidth + 1";
        assert_eq!(page.picked(css, script).await?, json!(true), "{css} lies within the window: {why}");
    }
    Ok(())
}

#[test]
fn a_refusal_says_why_with_its_clause_and_changes_nothing() {
    run(async |page| {
        let site = site(|_| ())?;
        for (moves, refused, clause, words) in [
            ("a", "col-a", "pas.passage-2", "g to k"),
            ("a", "a3", "pas.half", "Player 1"),
            (BOTH, "c5", "pas.ka-slide", "two columns"),
            (BOTH, "b6", "pas.half", "b6"),
            (BOTH, "k9", "pas.half", "Player 2"),
            ("a_k_b4-a4xN5", "b4", "pas.half", "Player 1"),
            ("a_k_b4-a4xN5_j11-k11xS5", "b5", "pas.move", "b5"),
        ] {
            open(page, &site, &format!("speed=instant&moves={moves}")).await?;
            page.click(&hit(refused)).await?;
            assert_read(page, clause).await?;
            let why = page.text("#why").await?;
            assert!(why.contains(words), "{moves} {refused}: {why}");
            assert_shows(page, &after(moves)).await?;
            let all = moves.split('_').count();
            let listed = format!("return document.querySelectorAll('#moves [data-move]').length == {all}");
            page.until("the moves in the list", &listed).await?;
        }
        Ok(())
    });
}

#[test]
fn a_refusal_can_be_read_while_lines_are_open() {
    run(async |page| {
        let site = site(|_| ())?;
        for (width, height) in [(360, 740), (1280, 800)] {
            page.window_size(width.max(500), height).await?;
            let url = site.url(&format!("pasang/#speed=instant&moves={BOTH}"));
            page.open_in(&site, browser_tests::Frame::sized(&url, width, height - 20)).await?;
            page.live().await?;
            page.click(&hit("b5")).await?;
            page.wait_for("#way").await?;
            page.click(&hit("k9")).await?;
            assert_read(page, "pas.half").await?;
            assert_eq!(page.count("#way").await?, 1, "the choice stands");
        }
        Ok(())
    });
}

#[test]
fn taking_back_in_the_middle_of_a_move_lands_on_the_position_before() {
    run(async |page| {
        // on a low screen the speed is in the menu alone
        page.window_size(1100, 800).await?;
        let site = site(|_| ())?;
        let game = moments(Pasang::default(), after("a_k_b4-a4xN5_j11-k11xS5").moves());
        for (before, name) in [(0, "col-a"), (1, "col-k"), (2, "b4"), (3, "j11")] {
            for by_key in [true, false] {
                let words: Vec<_> =
                    game[before].moves().iter().map(|&chosen| super::write_move(chosen)).collect();
                let moves =
                    if words.is_empty() { String::new() } else { format!("&moves={}", words.join("_")) };
                open(page, &site, &format!("speed=0.25{moves}")).await?;
                page.click(&hit(name)).await?;
                page.wait_for(".air").await?;
                if by_key {
                    page.until("the focus on the board", THERE).await?;
                    page.keys("u").await?;
                } else {
                    page.click("#undo").await?;
                }
                page.played(before).await?;
                page.whole().await?;
                assert_shows(page, &game[before]).await?;
                page.click(".time .seg button:last-child").await?;
                page.click("#redo").await?;
                page.played(before + 1).await?;
                page.whole().await?;
                assert_shows(page, &game[before + 1]).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_tap_on_a_letter_chooses_its_column_and_on_a_row_or_the_hollow_says_why_not() {
    run(async |page| {
        let site = site(|_| ())?;
        open(page, &site, "speed=instant").await?;
        for (name, words) in [("row-5", "whole column"), ("hollow", "hollow"), ("row-9", "whole column")] {
            page.click(&format!(".board [data-t=\"{name}\"]")).await?;
            page.until(
                name,
                &format!("return document.querySelector('#why').textContent.includes('{words}')"),
            )
            .await?;
            assert_shows(page, &after("")).await?;
        }
        // of the second player the letters lie at the other edge
        for (moves, letter, played) in [("", "a", "a"), ("a", "k", "a_k")] {
            let address = if moves.is_empty() {
                "speed=instant".into()
            } else {
                format!("speed=instant&moves={moves}")
            };
            open(page, &site, &address).await?;
            let at = "const e = [...document.querySelectorAll('.board .coordinates text')].find(e => e.textContent == arguments[0]), r = e.getBoundingClientRect();\
                document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2).dispatchEvent(new MouseEvent('click', { bubbles: true }))";
            page.js_with(at, vec![json!(letter)]).await?;
            page.played(played.split('_').count()).await?;
            assert_shows(page, &after(played)).await?;
        }
        Ok(())
    });
}
