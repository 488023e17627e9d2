//! The list of kept games in the menu.

use browser_tests::{
    Page, Result,
    game::own_shapes,
    run,
    session::{address, played},
    site,
};
use papan::{
    engine::Game,
    words::{UiText, say},
};
use serde_json::{Value, json};

/// The keys under which games are kept.
async fn kept(page: &Page) -> Result<usize> {
    let keys =
        page.js("return Object.keys(localStorage).filter(key => key.includes(':game:')).length").await?;
    Ok(keys.as_u64().unwrap_or(0) as usize)
}

/// The addresses of the kept games as the menu lists them, which is open.
pub async fn listed(page: &Page) -> Result<Value> {
    page.js(
        "return [...document.querySelectorAll('#saved-list a')].map(e => e.getAttribute('href').slice(1))",
    )
    .await
}

#[test]
fn a_new_game_leaves_the_one_before_among_the_kept() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            let (first, second) = (played(kind, moves), played(kind, &moves[..1]));
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            page.plays(moves).await?;
            page.is_written(&address(&first)).await?;
            page.begin_anew().await?;
            page.shows(&played(kind, &[])).await?;
            page.plays(&moves[..1]).await?;
            page.is_written(&address(&second)).await?;
            page.open_menu().await?;
            // the latest first
            assert_eq!(listed(page).await?, json!([address(&second), address(&first)]));
            page.click("#saved-list li:nth-child(2) a").await?;
            page.shows(&first).await?;
            assert_eq!(page.count("dialog[open]").await?, 0);
            page.is_written(&address(&first)).await?;
            page.open_menu().await?;
            assert_eq!(page.count("#saved-list li").await?, 2);
            page.close_menu().await?;
        }
        Ok(())
    });
}

#[test]
fn kept_games_are_listed_resumed_and_deleted_when_asked_twice() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            // two games that differ: what is the beginning of a kept game is an older letter of it
            let first = played(kind, moves);
            let begun = played(kind, &[]);
            let choices = [0, 1].map(|place| begun.game().pick(begun.position(), |_| place, &mut Vec::new()));
            let other = choices.into_iter().flatten().find(|other| *other != first.moves()[0]);
            let second = begun.play(other.expect("another move")).unwrap();
            for (number, session) in [&first, &second].into_iter().enumerate() {
                page.open(&site.url(&format!("{}/?{number}#{}", kind.name(), address(session)))).await?;
                page.live().await?;
                page.until(
                    "it to be kept",
                    &format!(
                        "return Object.keys(localStorage).filter(key => key.includes(':game:')).length == {}",
                        number + 1
                    ),
                )
                .await?;
            }
            // another day
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            page.wait_for("#resume a").await?;
            page.click("#resume a").await?;
            page.shows(&second).await?;
            assert_eq!(page.count("#resume").await?, 0);
            page.open_menu().await?;
            assert_eq!(listed(page).await?, json!([address(&second), address(&first)]));
            page.click("#saved-list li:nth-child(2) a").await?;
            page.shows(&first).await?;
            assert_eq!(page.count("dialog[open]").await?, 0);
            page.is_written(&address(&first)).await?;
            // from a page that has no game of its own to keep
            page.open(&site.url(&format!("{}/?delete", kind.name()))).await?;
            page.live().await?;
            page.open_menu().await?;
            let delete = "#saved-list li:first-child [data-t^=delete]";
            assert_eq!(page.text(delete).await?, say(&UiText::Delete));
            page.click(delete).await?;
            assert_eq!(page.text(delete).await?, say(&UiText::DeleteSurely));
            assert_eq!((page.count("#saved-list li").await?, kept(page).await?), (2, 2));
            page.click(delete).await?;
            assert_eq!((page.count("#saved-list li").await?, kept(page).await?), (1, 1));
            page.click(delete).await?;
            page.click(delete).await?;
            assert!(page.is_visible("#saved-none").await?);
            assert_eq!(kept(page).await?, 0);
            page.close_menu().await?;
        }
        Ok(())
    });
}
