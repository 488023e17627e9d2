//! What follows a game: it is played again with the seats exchanged, or looked at from its first move to its last.

use browser_tests::{Key, Page, Result, game::hit, run, site};

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

#[test]
fn played_again_the_computer_begins_and_the_board_turns_with_the_person() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("adjiboto/#seats=h,ai1&speed=instant")).await?;
        page.live().await?;
        assert_eq!(page.count(".stage[data-near]").await?, 0);
        resigned_and_again(page).await?;
        page.wait_for(".stage[data-near=second]").await?;
        page.names("Papan 1", "").await?;
        let seat = "return document.querySelector('[data-score=second]').closest('.seat').querySelector('.name').textContent";
        assert_eq!(page.js(seat).await?, "You");
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
