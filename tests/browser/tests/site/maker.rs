//! From a game's page to a board in a page of somebody's own: the form, the board it shows, and what the copied lines do in
//! another page.

use browser_tests::{Frame, Key, Page, Result, axe::themes, run, site};
use papan::engine::Kind;
use serde_json::json;

use crate::told_height::{into, out};

const PATH: &str = "embed/";

async fn lines(page: &Page) -> Result<String> {
    page.value("#maker-lines").await
}

/// The address of the frame that is shown.
async fn shown(page: &Page) -> Result<String> {
    let src = page.js("return document.querySelector('.maker-preview').getAttribute('src')").await?;
    Ok(src.as_str().unwrap_or_default().into())
}

/// Chooses what stands beside these words.
async fn choose(page: &Page, words: &str) -> Result {
    let script = "const one = [...document.querySelectorAll('.maker-choice')].find(e => e.textContent == arguments[0]);\
        one.scrollIntoView({ block: 'center' }); one.querySelector('input').id ||= 'wanted'; return one.querySelector('input').id";
    let id = page.js_with(script, vec![json!(words)]).await?;
    page.click(&format!("#{}", id.as_str().unwrap_or_default())).await?;
    page.js("document.getElementById('wanted')?.removeAttribute('id')").await.map(drop)
}

#[test]
fn a_curator_goes_from_a_game_to_a_frame_in_a_page_of_their_own() {
    run(async |page| {
        let (site, museum) = (site(|_| ())?, site(|_| ())?);
        for (name, moves) in [("oware", "b_E"), (Kind::ALL[0].name(), "a")] {
            page.set_before(&site, "speed=instant").await?;
            page.open(&site.url(&format!("{name}/#moves={moves}"))).await?;
            page.live().await?;
            page.open_menu().await?;
            page.click("#embed-board").await?;
            page.until("the form", "return location.pathname.includes('/embed/')").await?;
            page.live().await?;
            let asked = shown(page).await?;
            assert!(
                asked.contains(&format!("embed/v1/{name}/index.html?"))
                    && asked.contains(&format!("moves={moves}")),
                "{asked}"
            );
            // a reader against the computer, and the list of moves around the board
            choose(page, "The reader and the computer").await?;
            page.select("#maker-level", "1").await?;
            page.click("#maker-part-moves").await?;
            let made = lines(page).await?;
            for part in [
                "ui=controls,moves,score,share",
                "ai1",
                &format!("moves={moves}"),
                "sandbox=\"allow-scripts\"",
            ] {
                assert!(made.contains(part), "{part} in {made}");
            }
            page.click("#maker-copy").await?;
            page.until(
                "what is said of copying",
                "return document.querySelector('.maker-result [role=status]').textContent != ''",
            )
            .await?;
            // in a page of another origin
            let host = format!(
                "<!doctype html><html lang=\"en\"><head><title>Museum</title></head><body><article>{made}</article></body></html>"
            );
            page.open(&museum.add_page("/museum.html", host)).await?;
            page.show("iframe").await?;
            into(page).await?;
            page.live().await?;
            page.until("the moves", "return !!document.querySelector('#undo:not([disabled])')").await?;
            out(page).await?;
        }
        Ok(())
    });
}

#[test]
fn each_kind_of_lines_shows_its_game_and_what_is_no_link_is_said() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        page.open(&site.url(PATH)).await?;
        page.live().await?;
        page.select("#maker-game", "kalah").await?;
        choose(page, "A script and an element: as high as the board needs, and your text can lead it")
            .await?;
        let made = lines(page).await?;
        let html = format!(
            "<!doctype html><html lang=\"en\"><head><title>Host</title></head><body>{made}</body></html>"
        );
        page.open(&host.add_page("/element.html", html)).await?;
        page.until("a live board", "return document.querySelector('papan-board').live === true").await?;
        assert!(page.is_visible("papan-board a").await?);

        page.open(&site.url(&format!("{PATH}#game=kalah"))).await?;
        page.live().await?;
        choose(page, "The course, which teaches the game step by step").await?;
        assert!(shown(page).await?.ends_with("embed/v1/kalah/index.html?mode=lesson"));
        choose(page, "A link: where no frames are allowed").await?;
        assert!(lines(page).await?.contains("/kalah/learn/\">"));

        choose(page, "Two ways to read a rule, side by side").await?;
        assert!(shown(page).await?.ends_with("embed/v1/kalah/index.html?mode=compare"));
        choose(page, "A picture with a link: where no frames are allowed, and for print").await?;
        assert!(lines(page).await?.contains("<img src=\"kalah.svg\""));
        assert!(page.is_visible(".maker-preview svg").await?);
        choose(page, "A link: where no frames are allowed").await?;

        choose(page, "A game or a position of yours").await?;
        page.click("#maker-link").await?;
        page.keys("chess").await?;
        let hint = page.text("#maker-hint").await?;
        assert!(page.attribute("#maker-link", "aria-invalid").await?.as_deref() == Some("true"), "{hint}");
        let link = site.url("pasang/index.html#r=traditional");
        page.js_with("const field = document.querySelector('#maker-link'); field.value = arguments[0]; field.dispatchEvent(new InputEvent('input', { bubbles: true }))", vec![json!(link)]).await?;
        assert!(shown(page).await?.contains("embed/v1/pasang/index.html?r=traditional"));
        assert_ne!(page.text("#maker-hint").await?, hint);
        Ok(())
    });
}

#[test]
fn what_is_chosen_before_the_start_stays_and_an_address_is_followed() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url(PATH)).await?;
        let game = Kind::ALL[1].name();
        page.select("#maker-game", game).await?;
        page.click("#maker-part-moves").await?;
        choose(page, "The computer alone, to watch").await?;
        site.release();
        page.live().await?;
        let src = shown(page).await?;
        for part in [&format!("/{game}/"), "ui=controls,moves,score,share", "seats=ai3,ai3"] {
            assert!(src.contains(part), "{part} in {src}");
        }
        assert_eq!(page.value("#maker-game").await?, game);
        let other = Kind::ALL[2].name();
        page.js(&format!("location.hash = 'game={other}'")).await?;
        let script = format!("return document.querySelector('.maker-preview').src.includes('/{other}/')");
        page.until("the game of the address", &script).await
    });
}

#[test]
fn the_form_is_filled_by_keys_alone_fits_a_phone_and_is_accessible() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url(PATH)).await?;
        page.fonts().await?;
        page.live().await?;
        page.tab_to("#maker-game", 8).await?;
        page.tab_to("[name=maker-shows]", 2).await?;
        page.press(Key::Down).await?;
        page.press(Key::Down).await?;
        page.until(
            "the course",
            "return document.querySelector('.maker-preview').src.includes('mode=lesson')",
        )
        .await?;
        assert_eq!(page.axe_in(themes()).await?, Vec::<String>::new());
        for width in [320, 360] {
            page.open_in(&site, Frame::sized(&site.url(PATH), width, 740)).await?;
            page.live().await?;
            assert!(page.fits_across().await?, "{width}");
        }
        Ok(())
    });
}
