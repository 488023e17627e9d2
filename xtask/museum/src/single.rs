//! A game in a file of its own: its page with everything that it loads written into it, so that it starts from a double click.

use crate::{Site, contents::marked, site::attribute};
use xtask::{Result, error, pack::base64};

/// What a file alone has beside its page: where its links lead, and what a link looks like that leads nowhere.
const ALONE: &str = include_str!("../pages/alone.js");
const PLAIN: &str =
    "a:not([href]){color:inherit;text-decoration:none;cursor:auto}a.btn:not([href]){display:none}";

/// The page of a game, by its name in addresses, as one file. `address` is the public one of the site, with a slash at its end.
///
/// # Errors
/// A file cannot be read, or the page is not as the pages of this time are.
pub fn page(site: &Site, game: &str, address: Option<&str>) -> Result<String> {
    let file = format!("{}{game}/index.html", site.home);
    let statics = format!("{}static/", "../".repeat(file.matches('/').count()));
    let html = site.text(&file)?;
    let lacks = |what: &str| error!("{file} has no {what}: build the site again.");
    let program = attribute(&html, "data-program").ok_or_else(|| lacks("data-program"))?;

    let style = |name: &str| -> Result<String> { Ok(format!("<style>{}</style>", styles(site, name)?)) };
    let (html, sheets) =
        replaced(&html, &format!("<link rel=\"stylesheet\" href=\"{statics}"), "\">", style)?;
    let boot = |name: &str| -> Result<String> {
        let boot = script(name, &site.text(&format!("static/{name}"))?)?;
        Ok(format!("<style>{PLAIN}</style>\n{boot}\n{}", script("alone.js", ALONE)?))
    };
    let (html, boots) = replaced(&html, &format!("<script src=\"{statics}"), "\"></script>", boot)?;
    let html = icons(site, &html, &statics)?;
    if sheets == 0 || boots != 1 {
        return Err(lacks("style sheets and one script"));
    }
    let html = marked(&html, "file").ok_or_else(|| lacks("<html lang=…>"))?;
    let root = match address {
        Some(address) => format!(" data-root=\"{address}{}\"", site.home),
        None => " data-root=\"./\"".into(),
    };
    let (html, roots) = replaced(&html, " data-root=\"", "\"", |_| Ok(root.clone()))?;
    // in the language at the root of the site, the page has no other root
    let of_site = address.map(|address| format!(" data-site=\"{address}\"")).unwrap_or_default();
    let (html, _) = replaced(&html, " data-site=\"", "\"", |_| Ok(of_site.clone()))?;
    let (before, after) = html.rsplit_once("</body>").ok_or_else(|| lacks("</body>"))?;
    if roots != 1 {
        return Err(lacks("data-root"));
    }
    Ok(format!("{before}{}</body>{after}", scripts(site, program)?))
}

/// A page with its icon in it; that of home screens is left out, for no file is on one.
fn icons(site: &Site, html: &str, statics: &str) -> Result<String> {
    let icon = |name: &str| -> Result<String> {
        let drawing = base64(&site.bytes(&format!("static/{name}"))?);
        Ok(format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{drawing}\">"))
    };
    let own = format!("<link rel=\"icon\" type=\"image/svg+xml\" href=\"{statics}");
    let (html, _) = replaced(html, &own, "\">", icon)?;
    let screen = format!("<link rel=\"apple-touch-icon\" href=\"{statics}");
    Ok(replaced(&html, &screen, "\">\n", |_| Ok(String::new()))?.0)
}

/// The program of a page and that of its opponent, as scripts: first their bytes, then what starts them.
fn scripts(site: &Site, program: &str) -> Result<String> {
    let glue = site.text(&format!("static/{program}.js"))?;
    let opponent = site.programs().find(|&name| name != program && glue.contains(name));
    let opponent = opponent.ok_or_else(|| error!("{program}.js names no opponent's program."))?;
    let of_opponent = site.text(&format!("static/{opponent}.js"))?;
    let all = [
        script(program, &packed(site, program, "page")?)?,
        script(program, &glue)?,
        script(opponent, &packed(site, opponent, "worker")?)?,
        script(opponent, &of_opponent)?,
    ];
    Ok(all.concat())
}

/// The bytes of a program as a property that stays: where they are taken from a file they are dropped after use, and read
/// again for another start.
fn packed(site: &Site, program: &str, slot: &str) -> Result<String> {
    let text = site.text(&format!("static/{program}.packed.js"))?;
    let bytes = text.trim_end().strip_prefix(&format!("papan.packed.{slot}=\""));
    let bytes = bytes.and_then(|rest| rest.strip_suffix('"'));
    let bytes = bytes.ok_or_else(|| error!("{program}.packed.js does not hold the program of a {slot}."))?;
    Ok(format!("Object.defineProperty(papan.packed,\"{slot}\",{{value:\"{bytes}\"}})"))
}

/// A script as an element.
fn script(name: &str, text: &str) -> Result<String> {
    let small = text.to_ascii_lowercase();
    match ["</script", "<!--"].into_iter().find(|end| small.contains(end)) {
        Some(end) => Err(error!("{name} cannot stand in a page: it has {end}.")),
        None => Ok(format!("<script>{text}</script>")),
    }
}

/// A style sheet with its fonts in it.
fn styles(site: &Site, name: &str) -> Result<String> {
    let css = site.text(&format!("static/{name}"))?;
    let font = |font: &str| -> Result<String> {
        let bytes = site.bytes(&format!("static/fonts/{font}"))?;
        Ok(format!("url(data:font/woff2;base64,{})", base64(&bytes)))
    };
    let (css, _) = replaced(&css, "url(fonts/", ")", font)?;
    match ["</style", "fonts/"].into_iter().find(|left| css.contains(left)) {
        Some(left) => Err(error!("{name} cannot stand in a page: it has {left}.")),
        None => Ok(css),
    }
}

/// A text in which every piece from `start` to `end` is what is made of the text between them; and how many there were.
fn replaced(
    text: &str,
    start: &str,
    end: &str,
    make: impl Fn(&str) -> Result<String>,
) -> Result<(String, usize)> {
    let mut parts = text.split(start);
    let mut out = parts.next().unwrap_or_default().to_string();
    let mut count = 0;
    for part in parts {
        let (inside, rest) = part.split_once(end).ok_or_else(|| error!("{start} does not end."))?;
        out += &make(inside)?;
        out += rest;
        count += 1;
    }
    Ok((out, count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

    #[test]
    fn a_file_has_all_that_its_page_loads() {
        let site = sample::site();
        let html = page(&site, "some-game", None).unwrap();
        assert!(
            html.starts_with("<!doctype html>\n<html data-pack=\"file\" lang=\"en\" data-root=\"./\""),
            "{html}"
        );
        for gone in ["../static/", " src=", "rel=\"stylesheet\"", "url(fonts"] {
            assert!(!html.contains(gone), "{gone}");
        }
        for there in [
            "<style>@font-face{src:url(data:font/woff2;base64,Zm9udA==)}</style>",
            "<link rel=\"icon\" href=\"data:image/svg+xml;base64,PHN2Zy8+\">",
            "<script>start()</script>",
            "<script>Object.defineProperty(papan.packed,\"page\",{value:\"cGFnZQ==\"})</script>",
            "<script>papan.glue.page=()=>\"opponent-sowing-1\"</script>",
            "<script>Object.defineProperty(papan.packed,\"worker\",{value:\"d29ya2Vy\"})</script>",
            "<script>papan.glue.worker=function(){}</script></body>",
        ] {
            assert!(html.contains(there), "{there}");
        }
        let start = html.find("<script>start()").unwrap();
        assert!(start < html.find("<body>").unwrap(), "taps before the start are remembered");
        sample::remove(&site);
    }

    #[test]
    fn a_file_that_knows_a_site_leads_there() {
        let site = sample::site();
        let html = page(&site, "some-game", Some("https://papan.example/")).unwrap();
        assert!(html.contains(" data-root=\"https://papan.example/\""), "{html}");
        sample::remove(&site);
    }

    #[test]
    fn a_file_in_another_language_leads_to_its_pages() {
        let first = sample::site();
        let site = Site::read(&first.folder, Some("xx")).unwrap();
        let html = page(&site, "some-game", None).unwrap();
        assert!(html.contains(" lang=\"xx\" data-root=\"./\" data-file="), "{html}");
        assert!(!html.contains("static/site") && html.contains("<script>start()</script>"), "{html}");
        let html = page(&site, "some-game", Some("https://papan.example/")).unwrap();
        let roots = " data-root=\"https://papan.example/xx/\" data-site=\"https://papan.example/\"";
        assert!(html.contains(roots), "{html}");
        sample::remove(&site);
    }

    #[test]
    fn what_would_end_its_element_is_refused() {
        for text in ["'</SCRIPT>'", "x<!--y"] {
            assert!(script("x.js", text).is_err(), "{text}");
        }
    }

    #[test]
    fn pages_of_another_time_are_refused_in_words() {
        let site = sample::site();
        let refused = page(&site, "some-game/learn", None).unwrap_err().to_string();
        assert!(refused.contains("build the site again"), "{refused}");
        sample::remove(&site);
    }
}
