//! Dialogs: a click outside closes them and nothing that was entered is lost; their lists do not look disabled.

use browser_tests::{Page, Result, game::own_shapes, run, session::played, site};
use serde_json::json;

/// A place of the window beside every dialog.
const OUTSIDE: (f64, f64) = (3.0, 3.0);

/// The record of another game, to be typed.
fn another(page: &str) -> String {
    format!("[Format \"1\"]\n[Game \"{page}\"]\n\n1. ")
}

async fn open(page: &Page, button: &str, dialog: &str) -> Result {
    page.click(button).await?;
    page.wait_for(&format!("{dialog}[open]")).await
}

#[test]
fn a_click_outside_closes_a_dialog_and_what_was_entered_stays() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            page.plays(moves).await?;
            open(page, "#menu-open", "#menu").await?;
            let typed = another(kind.name());
            let type_it =
                "e.value = arguments[1]; e.dispatchEvent(new InputEvent('input', { bubbles: true }))";
            let script = format!("const e = document.querySelector(arguments[0]); {type_it}");
            page.js_with(&script, vec![json!("#record"), json!(typed)]).await?;
            // a press within that ends outside, as where a text is selected, and one in the dialog's own margin
            page.show("#record").await?;
            let within = page.middle("#record").await?;
            page.drag(within, OUTSIDE).await?;
            let edge = "const r = document.querySelector('#menu').getBoundingClientRect(); return [r.left + 4, r.top + 40]";
            let edge = page.js(edge).await?;
            let edge = (edge[0].as_f64().unwrap_or_default(), edge[1].as_f64().unwrap_or_default());
            page.drag(edge, edge).await?;
            assert_eq!(page.count("#menu[open]").await?, 1, "{kind:?}");
            page.drag(OUTSIDE, OUTSIDE).await?;
            page.is_closed().await?;
            open(page, "#menu-open", "#menu").await?;
            assert_eq!(page.value("#record").await?, typed, "{kind:?}");
            page.drag(OUTSIDE, OUTSIDE).await?;
            page.is_closed().await?;
            // of another game it is the record again
            page.shows(&played(kind, moves)).await?;
            page.click("#undo").await?;
            page.begin_anew().await?;
            open(page, "#menu-open", "#menu").await?;
            assert_ne!(page.value("#record").await?, typed, "{kind:?}");
            page.close_menu().await?;
            // a game that is being chosen
            open(page, "#new", "#setup").await?;
            page.click("[data-t=who-computer]").await?;
            page.select("#setup [data-t=new-level]", "5").await?;
            page.drag(OUTSIDE, OUTSIDE).await?;
            page.is_closed().await?;
            open(page, "#new", "#setup").await?;
            assert_eq!(page.value("#setup [data-t=new-level]").await?, "5", "{kind:?}");
            assert_eq!(page.count("#setup [data-t=who-computer]:checked").await?, 1, "{kind:?}");
            page.drag(OUTSIDE, OUTSIDE).await?;
            page.is_closed().await?;
        }
        Ok(())
    });
}

#[test]
fn lists_in_dialogs_do_not_look_disabled() {
    run(async |page| {
        let site = site(|_| ())?;
        for theme in ["light", "dark", "contrast"] {
            page.set_before(&site, &format!("theme={theme}")).await?;
            page.open(&site.url("kalah/")).await?;
            page.live().await?;
            for (button, dialog) in [("#menu-open", "#menu"), ("#new", "#setup")] {
                open(page, button, dialog).await?;
                let script = "const style = e => getComputedStyle(e), dialog = document.querySelector(arguments[0]);\
                    return [...dialog.querySelectorAll('select, input, textarea')].filter(e => e.matches(':not([type=file], [type=radio])')).flatMap(e =>\
                        style(e).color == style(dialog).color && style(e).backgroundColor == style(dialog).backgroundColor && style(e).opacity == '1' ? [] : [e.id])";
                assert_eq!(page.js_with(script, vec![json!(dialog)]).await?, json!([]), "{theme} {dialog}");
                page.click(&format!("{dialog} .dialog-head button")).await?;
                page.is_closed().await?;
            }
        }
        Ok(())
    });
}
