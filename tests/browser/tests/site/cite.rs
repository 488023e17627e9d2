//! The position that is shown, cited in every form, and its board as a picture by itself.

use browser_tests::{Page, Result, picture::Picture, run, site};
use serde_json::{Value, json};

/// Keeps what is offered for download, as name and address, instead of saving it.
const KEEP: &str = "self.kept = []; HTMLAnchorElement.prototype.click = function () { kept.push([this.download, this.href]) }";

async fn shown(page: &Page, form: &str) -> Result<String> {
    page.select("#cite-form", form).await?;
    let is_chosen = format!("return document.querySelector('#cite-form').value == '{form}'");
    page.until("the form", &is_chosen).await?;
    page.value("#citation").await
}

/// The file that a button of the menu offers: its name, its type and its text.
async fn offered(page: &Page, button: &str) -> Result<(String, String, String)> {
    page.js("kept.length = 0").await?;
    page.show(&format!("[data-t={button}]")).await?;
    page.click(&format!("[data-t={button}]")).await?;
    page.until("a file", "return kept.length == 1").await?;
    let [name, kind, text] = [
        "kept[0][0]",
        "kept[0][1].split(/[:;,]/)[1]",
        "decodeURIComponent(kept[0][1].split(',').slice(1).join(','))",
    ];
    let file = page.js(&format!("return [{name}, {kind}, {text}]")).await?;
    let part = |at: usize| file[at].as_str().unwrap_or_default().to_string();
    Ok((part(0), part(1), part(2)))
}

#[test]
fn a_position_is_cited_with_its_address_version_and_day() {
    run(async |page| {
        let site = site(|_| ())?;
        let url = site.url("kalah/#v=1&moves=a_A");
        page.open(&url).await?;
        page.live().await?;
        page.js(KEEP).await?;
        page.open_menu().await?;
        let day = page.js("return new Date().toISOString().slice(0, 10)").await?;
        let day = day.as_str().unwrap_or_default();
        // what the list says first is what stands below it
        assert_eq!(page.value("#cite-form").await?, "text");
        let text = page.value("#citation").await?;
        assert_eq!(shown(page, "text").await?, text);
        for part in [&url, day, "Kalah", env!("CARGO_PKG_VERSION")] {
            assert!(text.contains(part), "{text} lacks {part}");
        }
        let bibtex = shown(page, "bibtex").await?;
        assert!(bibtex.starts_with("@misc{papan-kalah-2,") && bibtex.contains(&url), "{bibtex}");
        let ris = shown(page, "ris").await?;
        assert!(ris.starts_with("TY  - COMP") && ris.contains(&format!("UR  - {url}")), "{ris}");
        let csl: Value = serde_json::from_str(&shown(page, "csl").await?).unwrap_or_default();
        assert_eq!(csl[0]["URL"], json!(url), "{csl}");
        let (name, _, saved) = offered(page, "save-citation").await?;
        assert_eq!((name.as_str(), saved), ("kalah.json", page.value("#citation").await?));
        Ok(())
    });
}

#[test]
fn a_board_is_a_picture_that_stands_by_itself() {
    run(async |page| {
        let site = site(|_| ())?;
        for (game, moves) in [("adjiboto", "c_A"), ("pasang", "h_c_i1-h1xN1")] {
            page.open(&site.url(&format!("{game}/#v=1&moves={moves}"))).await?;
            page.live().await?;
            page.js(KEEP).await?;
            page.open_menu().await?;
            let (name, kind, svg) = offered(page, "save-svg").await?;
            assert_eq!((name, kind.as_str()), (format!("{game}.svg"), "image/svg+xml"));
            assert!(
                svg.starts_with("<svg") && svg.contains("xmlns=\"http://www.w3.org/2000/svg\""),
                "{game}"
            );
            // nothing is left that only the page could tell
            for of_page in ["class=", "var(", "data-t=", "<script", "href=\"http"] {
                assert!(!svg.contains(of_page), "{game}: {of_page}");
            }
            let lacks = "const svg = new DOMParser().parseFromString(arguments[0], 'image/svg+xml');\
                if (svg.querySelector('parsererror')) return ['not well formed'];\
                return [...svg.querySelectorAll('*')].flatMap(e => [...e.attributes]).flatMap(a => [...a.value.matchAll(a.name == 'href' ? /^#([\\w-]+)/g : /url\\([^#]*#([\\w-]+)/g)].map(m => m[1])).filter(id => !svg.getElementById(id))";
            assert_eq!(page.js_with(lacks, vec![json!(svg)]).await?, json!([]), "{game}");
            let (name, kind, _) = offered(page, "save-png").await?;
            assert_eq!((name, kind.as_str()), (format!("{game}.png"), "image/png"));
            // the picture is shown alone, as a reader would see it
            let size = "const image = new Image(); image.src = kept[0][1]; await image.decode(); document.body.replaceChildren(image); return [image.naturalWidth, image.naturalHeight > 300]";
            let script = format!("return (async () => {{ {size} }})()");
            assert_eq!(page.js(&script).await?, json!([1600, true]), "{game}");
            assert!(Picture::read(&page.screenshot().await?)?.colours() > 50, "{game}: nothing is drawn");
        }
        Ok(())
    });
}
