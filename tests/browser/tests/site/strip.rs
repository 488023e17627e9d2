//! A move as a strip of pictures: opened from the move, copied, saved, printed alone, and in a frame that refuses all of it.

use browser_tests::{Frame, Page, Result, run, samples, site};
use papan::{
    engine::Kind,
    words::{UiText, say, strip::StripText},
};
use serde_json::json;

/// Keeps what is copied and what is offered for download, instead of doing either.
const KEEP: &str = "self.kept = []; HTMLAnchorElement.prototype.click = function () { kept.push([this.download, this.href]) };\
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async text => void kept.push(['', text]) } })";

/// What is wrong with a strip as a text: the page would have to say something of it.
const FAULTS: &str = "const svg = new DOMParser().parseFromString(arguments[0], 'image/svg+xml');\
    if (svg.querySelector('parsererror')) return ['not well formed'];\
    return [...svg.querySelectorAll('*')].flatMap(e => e.getAttributeNames()).filter(name => ['class', 'style', 'id'].includes(name))";

fn games() -> Vec<(Kind, String)> {
    let with_address = |kind: Kind| {
        (kind, format!("{}/#v=1&{}&speed=instant", kind.name(), papan::catalogue::example(kind)))
    };
    samples().into_iter().map(with_address).collect()
}

async fn open(page: &Page) -> Result {
    page.show(".last-move [data-t=strip]").await?;
    page.click(".last-move [data-t=strip]").await?;
    page.wait_for("#strip[open] .strip-view svg").await
}

/// The name and the text of what a button gives.
async fn given(page: &Page, button: &str) -> Result<(String, String)> {
    page.js("kept.length = 0").await?;
    page.click(&format!("#strip [data-t={button}]")).await?;
    page.until("a file", "return kept.length == 1").await?;
    let given = page.js("return kept[0]").await?;
    let part = |at: usize| given[at].as_str().unwrap_or_default().to_string();
    Ok((part(0), part(1)))
}

#[test]
fn a_move_is_opened_as_pictures_that_are_copied_and_saved() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, path) in
            games().into_iter().filter(|(kind, _)| ["adjiboto", "pasang"].contains(&kind.name()))
        {
            let name = kind.name();
            page.open(&site.url(&path)).await?;
            page.live().await?;
            page.js(KEEP).await?;
            open(page).await?;
            let (_, copied) = given(page, "strip-copy").await?;
            assert!(copied.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""), "{name}: {copied}");
            assert_eq!(page.js_with(FAULTS, vec![json!(copied)]).await?, json!([]), "{name}");
            assert_eq!(page.text("#strip-says").await?, say(&UiText::Copied), "{name}");
            let address = page.js("return location.href.replaceAll('&speed=instant', '')").await?;
            let foot = page.js_with("return new DOMParser().parseFromString(arguments[0], 'image/svg+xml').documentElement.textContent.replaceAll(/\\s/g, '').includes(arguments[1])", vec![json!(copied), address]);
            assert_eq!(foot.await?, true, "{name}: the address of the moment");
            let (file, url) = given(page, "strip-svg").await?;
            assert!(file.starts_with(name) && file.ends_with(".svg"), "{file}");
            let saved = page.js_with(
                "return decodeURIComponent(arguments[0].split(',').slice(1).join(','))",
                vec![json!(url)],
            );
            assert_eq!(saved.await?, json!(copied), "{name}");
            let (file, url) = given(page, "strip-png").await?;
            assert!(
                file.ends_with(".png") && url.starts_with("data:image/png;base64,") && url.len() > 20_000,
                "{file}"
            );
            // the two other ways
            page.click("#strip [data-t=strip-text]").await?;
            page.until(
                "the log",
                "return !document.querySelector('#strip') && document.activeElement.matches('#log .line')",
            )
            .await?;
        }
        Ok(())
    });
}

#[test]
fn a_strip_is_printed_alone_on_one_page() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, path) in games() {
            page.open(&site.url(&path)).await?;
            page.live().await?;
            assert!(page.printed_pages(21.0, 29.7).await? > 1, "{}: the game itself", kind.name());
            open(page).await?;
            for (width, height) in [(21.0, 29.7), (29.7, 21.0), (21.59, 27.94), (27.94, 21.59)] {
                let pages = page.printed_pages(width, height).await?;
                assert_eq!(pages, 1, "{} on paper of {width} by {height} cm", kind.name());
            }
        }
        Ok(())
    });
}

#[test]
fn the_menu_has_the_strip_and_the_move_is_played_from_it() {
    run(async |page| {
        let site = site(|_| ())?;
        let (_, path) = &games()[0];
        page.open(&site.url(path.split('#').next().unwrap_or_default())).await?;
        page.live().await?;
        let from_menu = async || -> Result {
            page.open_menu().await?;
            page.show("#menu [data-t=strip]").await?;
            page.click("#menu [data-t=strip]").await?;
            page.wait_for("#strip[open]").await
        };
        from_menu().await?;
        assert_eq!(page.text("#strip-says").await?, say(&StripText::NoMove));
        page.click("#strip [data-t=close]").await?;
        page.until("it is closed", "return !document.querySelector('dialog')").await?;
        page.open(&site.url(&path.replace("speed=instant", "speed=1"))).await?;
        page.live().await?;
        from_menu().await?;
        page.wait_for("#strip .strip-view svg").await?;
        page.show("#strip [data-t=strip-play]").await?;
        page.click("#strip [data-t=strip-play]").await?;
        page.until("the move is shown", "return !document.querySelector('dialog') && +document.querySelector('#scrub').value < +document.querySelector('#scrub').max").await
    });
}

#[test]
fn a_frame_that_refuses_says_so_and_the_pictures_can_still_be_copied() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in [Kind::Sowing(papan::engine::sowing::Kind::ALL[0]), Kind::Pasang] {
            let src = site.url(&format!(
                "embed/v1/{}/?v=1&{}&speed=instant",
                kind.name(),
                papan::catalogue::example(kind)
            ));
            page.open_in(&site, Frame::sandboxed(&src)).await?;
            page.live().await?;
            page.open_menu().await?;
            page.show("#menu [data-t=strip]").await?;
            page.click("#menu [data-t=strip]").await?;
            page.wait_for("#strip[open] .strip-view svg").await?;
            page.click("#strip [data-t=strip-svg]").await?;
            page.until(
                "that it may be refused",
                &format!(
                    "return document.querySelector('#strip-says').textContent == {}",
                    json!(say(&StripText::MayBeRefused))
                ),
            )
            .await?;
            let code = "const code = document.querySelector('#strip-code'); return !code.hidden && code.value.startsWith('<svg') && code.selectionEnd == code.value.length";
            page.until("the text to be copied", code).await?;
        }
        Ok(())
    });
}
