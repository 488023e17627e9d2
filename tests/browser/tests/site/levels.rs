//! The menu tells what the opponent's levels are.

use browser_tests::{kinds, run, site};
use papan::{
    page::dialogs::levels::text,
    words::{opponent::OpponentMessage, say},
    worker::{DEFAULT_LEVEL, rungs},
};

/// The words of each row that stand in an element.
const ROWS: &str = "[...e.querySelectorAll('[role=listitem]')].map(row => row.textContent)";

#[test]
fn the_levels_are_told_with_what_was_measured_of_each() {
    run(async |page| {
        for kind in kinds() {
            let site = site(|_| ())?;
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            page.open_menu().await?;
            page.wait_for("#levels summary").await?;
            assert_eq!(page.attribute("#levels", "open").await?, None, "they are folded");
            let height = page.picked("#levels summary", "return e.getBoundingClientRect().height").await?;
            assert!(height.as_f64().is_some_and(|height| height >= 44.0), "{height}");
            let rows = page.picked("#levels", &format!("return {ROWS}")).await?;
            let wanted: Vec<_> =
                text(kind).iter().map(|[name, sees, won]| format!("{name}{sees} {won}")).collect();
            assert_eq!(rows, serde_json::json!(wanted));
            assert_eq!(wanted.len(), rungs(kind).len());
        }
        Ok(())
    });
}

#[test]
fn they_unfold_and_stay_once() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        page.open_menu().await?;
        page.wait_for("#levels summary").await?;
        page.picked("#levels summary", "e.scrollIntoView({ behavior: 'instant', block: 'center' })").await?;
        page.click("#levels summary").await?;
        page.until("the levels", "return document.querySelector('#levels').open").await?;
        assert!(page.is_visible("#levels [role=list]").await?);
        // the list of players says which is the usual one
        let usual = page.text(&format!("#seat-second option[value=\"{DEFAULT_LEVEL}\"]")).await?;
        assert_eq!(usual, say(&OpponentMessage::UsualLevel(10 * DEFAULT_LEVEL)));
        page.close_menu().await?;
        page.open_menu().await?;
        assert_eq!(page.count("#levels").await?, 1);
        Ok(())
    });
}
