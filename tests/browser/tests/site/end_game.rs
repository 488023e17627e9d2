//! How persons end a game in the menu: each resigns for themselves, and the opponent is asked whether it agrees on a
//! draw.

use crate::opponent::{file, moves, says, sits};
use browser_tests::{Page, Result, game::hit, run, site};
use papan::{
    engine::seat::{Seat, Seats},
    session::Stop,
    words::{
        Message,
        end_game::EndLabel,
        opponent::{OpponentMessage, WorkerFailure},
        say,
    },
};

async fn result(page: &Page) -> Result<String> {
    page.wait_for("#result").await?;
    page.text("#result > p:first-child").await
}

fn resigned(seat: Seat) -> String {
    say(&Message::Stopped { stop: Stop::Resigned(seat), wins: Seats::only(seat.other()) })
}

#[test]
fn a_person_resigns_for_themselves_while_the_opponent_thinks() {
    run(async |page| {
        let wasm = file(".wasm")?;
        let site = site(|options| options.held = vec![wasm.clone()])?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        sits(page, "3").await?;
        page.click(&hit('a')).await?;
        says(page, OpponentMessage::Thinks).await?;
        page.wait_for(".stage[data-turn=second]").await?;
        page.open_menu().await?;
        assert_eq!(page.text("#resign").await?, say(&EndLabel::Resign));
        page.click("#resign").await?;
        assert_eq!(page.text("#resign-surely").await?, "Resign? The game goes to Computer.");
        // asked once, and not resigned: closed and opened, it is asked again
        assert_eq!(page.count("#result").await?, 0);
        page.close_menu().await?;
        page.open_menu().await?;
        assert!(page.is_visible("#resign").await?);
        assert_eq!(page.count("#resign-surely").await?, 0);
        page.resigns().await?;
        page.is_closed().await?;
        assert_eq!(result(page).await?, "You resigned. Computer won.");
        assert_eq!(page.text(".seat:has([data-score=second]) > p").await?, say(&Message::Wins));
        site.release();
        Ok(())
    });
}

#[test]
fn where_several_persons_play_the_button_says_whose_seat_it_is() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/#moves=a")).await?;
        page.live().await?;
        page.open_menu().await?;
        assert_eq!(page.text("#resign").await?, say(&EndLabel::ResignAs(Seat::SECOND)));
        assert_eq!(page.text("#agree").await?, say(&EndLabel::Agree));
        // with the opponent in the other seat there is one person alone, whose draw is offered
        page.select("#seat-second", "1").await?;
        assert_eq!(page.text("#resign").await?, say(&EndLabel::Resign));
        assert_eq!(page.text("#agree").await?, say(&EndLabel::Offer));
        // where nobody plays, nobody ends the game
        page.select("#seat-first", "1").await?;
        assert!(!page.is_visible("#resign").await? && !page.is_visible("#agree").await?);
        page.select("#seat-first", "0").await?;
        page.select("#seat-second", "0").await?;
        page.click("#resign").await?;
        let wins = Seats::only(Seat::FIRST);
        assert_eq!(page.text("#resign-surely").await?, say(&EndLabel::Surely { wins }));
        page.click("#resign-surely").await?;
        assert_eq!(result(page).await?, resigned(Seat::SECOND));
        Ok(())
    });
}

/// Boards on which South, or North, is far ahead.
const SOUTH: &str = "pos=2-2-2-2-2-2-2-2-2-2-3-3_22-0_1";
const NORTH: &str = "pos=2-2-2-2-2-2-2-2-2-2-3-3_0-22_1";

async fn offers(page: &Page) -> Result {
    page.open_menu().await?;
    page.click("#menu [data-t=offer]").await?;
    page.is_closed().await
}

#[test]
fn the_opponent_agrees_on_a_draw_where_it_does_not_stand_better() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (number, (board, level)) in [(SOUTH, 4), (NORTH, 4), (NORTH, 1)].into_iter().enumerate() {
            page.open(&site.url(&format!("kalah/?{number}#{board}&seats=h,ai{level}"))).await?;
            page.live().await?;
            page.names("", &format!("Papan {level}")).await?;
            says(page, OpponentMessage::Waits).await?;
            offers(page).await?;
            if board == SOUTH {
                says(page, OpponentMessage::Agrees).await?;
                assert_eq!(
                    result(page).await?,
                    say(&Message::Stopped { stop: Stop::Agreed, wins: Seats::BOTH })
                );
                continue;
            }
            says(page, OpponentMessage::Refuses).await?;
            assert_eq!(page.count("#result").await?, 0);
            // it plays on, and the refusal is past
            page.click(".board .hit:not([aria-disabled])").await?;
            page.until("a move", "return document.querySelector('#opponent-says').textContent.length")
                .await?;
            page.until(
                "other words",
                &format!(
                    "return document.querySelector('#opponent-says').textContent != {:?}",
                    papan::words::say(&OpponentMessage::Refuses)
                ),
            )
            .await?;
            page.wait_for(".stage[data-turn=first]").await?;
        }
        Ok(())
    });
}

#[test]
fn what_is_offered_to_an_opponent_that_thinks_is_weighed_first_and_it_thinks_on() {
    run(async |page| {
        let wasm = file(".wasm")?;
        let site = site(|options| options.held = vec![wasm.clone()])?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url(&format!("kalah/#{NORTH}&seats=h,ai2"))).await?;
        page.live().await?;
        page.names("", "Papan 2").await?;
        page.click(&hit('a')).await?;
        says(page, OpponentMessage::Thinks).await?;
        let before = moves(page).await?;
        offers(page).await?;
        says(page, OpponentMessage::Weighs).await?;
        // nobody moves for it meanwhile
        page.click(&hit('A')).await?;
        assert_eq!(moves(page).await?, before);
        site.release();
        page.until("its move", &format!("return {} > {before}", browser_tests::session::MOVES)).await?;
        page.wait_for(".stage[data-turn=first]").await?;
        assert_eq!(page.count("#result").await?, 0);
        Ok(())
    });
}

#[test]
fn where_it_cannot_weigh_the_page_says_so() {
    run(async |page| {
        let missing = vec![file(".wasm")?, file(".packed.js")?];
        let site = site(|options| options.missing = missing.clone())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/#seats=h,ai2")).await?;
        page.live().await?;
        page.names("", "Papan 2").await?;
        offers(page).await?;
        says(page, OpponentMessage::Failed(WorkerFailure::NotLoaded)).await?;
        assert_eq!(page.count("#result").await?, 0);
        Ok(())
    });
}
