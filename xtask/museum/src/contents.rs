//! What a pack has: the site, without what only a public address needs, and the files for whoever sets it up.

use crate::{Key, Settings, Site, dense, keys, schema, settings};
use std::collections::BTreeMap;
use xtask::{Result, error, policy::content_type};

/// Files by their paths, with slashes.
pub type Files = BTreeMap<String, Vec<u8>>;

const START: &str = include_str!("../pages/start.html");
const INSTRUCTIONS: &str = include_str!("../pages/instructions.html");
const LEADS: &str = include_str!("../pages/leads.html");
/// Files of these two pages.
const BESIDE: [(&str, &str); 3] = [
    ("museum/lead.js", include_str!("../pages/lead.js")),
    ("museum/page.css", include_str!("../pages/page.css")),
    ("museum/start.js", include_str!("../pages/start.js")),
];

/// Whether a pack does without a file of the site.
pub fn is_left_out(path: &str) -> bool {
    // the same bytes are in `*.packed.js`, which starts from a folder too
    path.ends_with(WASM)
        // for content systems, which ask for it at the public address
        || path.ends_with("oembed.json")
        // for search engines and previews of shared pages
        || ["robots.txt", "sitemap.xml"].contains(&path)
        || path.starts_with("static/pictures/")
        // embeds in languages other than the pack's
        || path.starts_with("static/words-")
        // what browsers keep of a site: a pack is on the device already
        || is_kept_by_browsers(path)
}

/// Whether a file is of the service worker, or tells how the installed site is called.
fn is_kept_by_browsers(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    name == "sw.js"
        || name == "manifest.webmanifest"
        || ["static/icon-192.png", "static/icon-512.png", "static/icon-maskable-512.png"].contains(&path)
        || path.ends_with("offline/index.html")
        || ["offline-", "worker-", "pages-"]
            .iter()
            .any(|of| path.starts_with("static/") && name.starts_with(of))
}

/// The page to which a page for frames leads in a pack: courses, questions and comparisons. A frame around them is in the
/// pages of others, and each is as large as the page itself.
pub fn led_to<'a>(site: &Site, path: &'a str) -> Option<&'a str> {
    let own = path.strip_prefix(&site.home).unwrap_or(path).strip_prefix(FRAMES)?;
    (own.matches('/').count() > 1 && path.ends_with(".html") && !path.starts_with(ELEMENT)).then_some(own)
}

/// The files of the site. Each page says that its programs come as scripts, and these are smaller in a zip.
///
/// # Errors
/// A file cannot be read, or a page does not begin as pages do.
pub fn of_site(site: &Site) -> Result<Files> {
    let kept = site.paths.iter().filter(|path| !is_left_out(path));
    let file = |path: &String| -> Result<(String, Vec<u8>)> {
        let is_page = content_type(path).starts_with("text/html") && !path.starts_with(ELEMENT);
        let bytes = if let Some(page) = led_to(site, path) {
            let root = "../".repeat(path.matches('/').count());
            LEADS.replace("{root}", &root).replace("{page}", &[&site.home, page].concat()).into_bytes()
        } else if let Some(program) = path.strip_suffix(PACKED) {
            packed(site, program)?.into_bytes()
        } else if is_page {
            let page = marked(&site.text(path)?, "folder");
            page.ok_or_else(|| error!("{path} has no <html lang=…>: build the site again."))?.into_bytes()
        } else {
            site.bytes(path)?
        };
        Ok((path.clone(), bytes))
    };
    kept.map(file).collect()
}

/// The script with the bytes of a program.
fn packed(site: &Site, program: &str) -> Result<String> {
    let slot = program_slot(&site.text(&format!("{program}{PACKED}"))?).map(String::from);
    let slot = slot.ok_or_else(|| error!("{program}{PACKED} holds no program: build the site again."))?;
    Ok(dense::script(&slot, &site.bytes(&format!("{program}{WASM}"))?))
}

/// Where a script of this kind puts the bytes: for a `page` or a `worker`.
fn program_slot(script: &str) -> Option<&str> {
    Some(script.strip_prefix("papan.packed.")?.split_once('=')?.0)
}

/// The endings of the two forms of a program.
const WASM: &str = ".wasm";
pub(crate) const PACKED: &str = ".packed.js";

/// The folder of pages for frames, and in it that of `<papan-board>`, whose example is a page of somebody else.
const FRAMES: &str = "embed/v1/";
const ELEMENT: &str = "embed/v1/papan-board/";

/// A page that tells the start-up file in what kind of pack it stands: a `folder`, or a `file` alone. It has no links to
/// other languages, whose pages are not in the pack, and nothing that has the browser keep the site.
pub fn marked(html: &str, pack: &str) -> Option<String> {
    let (before, after) = html.split_once("<html lang=")?;
    let after = match after.split_once("<nav class=\"langs\"") {
        Some((page, rest)) => format!("{page}{}", rest.split_once("</nav>")?.1),
        None => after.into(),
    };
    let after = without(&without(&after, "<link rel=\"manifest\"", ">\n"), "<script async ", "</script>");
    Some(format!("{before}<html data-pack=\"{pack}\" lang={after}"))
}

/// A text without what begins and ends so, if it is there.
fn without(text: &str, begin: &str, end: &str) -> String {
    let cut = text.split_once(begin).and_then(|(before, rest)| Some((before, rest.split_once(end)?.1)));
    cut.map_or_else(|| text.into(), |(before, after)| format!("{before}{after}"))
}

/// The files that are no part of the site: where one starts, the settings and what they are, instructions.
pub fn own(site: &Site, settings: &Settings) -> Files {
    let keys = keys(site);
    let schema = schema(&keys);
    let start = START.replace("{schema}", &schema.to_string().replace('<', "\\u003c"));
    let texts = [
        ("start.html", start.replace("{home}", &site.home)),
        ("INSTRUCTIONS.html", INSTRUCTIONS.replace("{settings}", &rows(&keys)).replace("{home}", &site.home)),
        (settings::NAME, settings.script()),
        ("settings.schema.json", format!("{schema:#}\n")),
    ];
    let beside = BESIDE.map(|(path, text)| (path, text.to_string()));
    texts.into_iter().chain(beside).map(|(path, text)| (path.into(), text.into_bytes())).collect()
}

/// The settings as rows of a table of HTML.
fn rows(keys: &[Key]) -> String {
    let row = |key: &Key| {
        let cells = [key.rule.takes(), key.says.into()].map(|cell| escaped(&cell));
        format!(
            "<tr><th scope=\"row\"><code>{}</code></th><td>{}</td><td>{}</td></tr>\n",
            key.name, cells[0], cells[1]
        )
    };
    keys.iter().map(row).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{checksums, sample};

    #[test]
    fn a_pack_has_the_site_without_what_only_a_public_address_needs() {
        let site = sample::site();
        let files = of_site(&site).unwrap();
        let left: Vec<_> = site.paths.iter().filter(|path| !files.contains_key(*path)).collect();
        assert_eq!(
            left,
            [
                "robots.txt",
                "some-game/oembed.json",
                "static/opponent-sowing-1.wasm",
                "static/pictures/some-game.png",
                "static/sowing-1.wasm",
                "static/words-some-game-xx-1.js",
                "sw.js"
            ]
        );
        let page = String::from_utf8(files["some-game/index.html"].clone()).unwrap();
        assert!(page.starts_with("<!doctype html>\n<html data-pack=\"folder\" lang=\"en\""), "{page}");
        let program = String::from_utf8(files["static/opponent-sowing-1.packed.js"].clone()).unwrap();
        assert_eq!(program, dense::script("worker", b"worker"));
        let example = site.bytes("embed/v1/papan-board/examples/article.html").unwrap();
        assert_eq!(files["embed/v1/papan-board/examples/article.html"], example);
        sample::remove(&site);
    }

    #[test]
    fn a_pack_in_another_language_has_its_pages_in_their_folder() {
        let first = sample::site();
        let site = Site::read(&first.folder, Some("xx")).unwrap();
        let files = of_site(&site).unwrap();
        for there in ["xx/index.html", "xx/some-game/index.html", "xx/embed/v1/some-game/index.html"] {
            assert!(files.contains_key(there), "{there}");
        }
        for gone in [
            "index.html",
            "some-game/index.html",
            "xx/offline/index.html",
            "xx/manifest.webmanifest",
            "embed/v1/some-game/index.html",
        ] {
            assert!(!files.contains_key(gone), "{gone}");
        }
        let led = String::from_utf8(files["xx/embed/v1/some-game/learn/index.html"].clone()).unwrap();
        assert!(led.contains("href=\"../../../../../xx/some-game/learn/index.html\""), "{led}");
        let own = own(&site, &Settings::usual(&keys(&site)));
        let start = String::from_utf8(own["start.html"].clone()).unwrap();
        assert!(start.contains("href=\"xx/kiosk/index.html\""), "{start}");
        sample::remove(&site);
    }

    #[test]
    fn pages_for_frames_lead_to_the_pages_themselves() {
        let site = sample::site();
        let files = of_site(&site).unwrap();
        let text = |path: &str| String::from_utf8(files[path].clone()).unwrap();
        let learn = text("embed/v1/some-game/learn/index.html");
        assert!(learn.contains("src=\"../../../../museum/lead.js\""), "{learn}");
        assert!(learn.contains("href=\"../../../../some-game/learn/index.html\""), "{learn}");
        assert_eq!(
            led_to(&site, "embed/v1/some-game/index.html"),
            None,
            "the board that plays itself in a kiosk"
        );
        sample::remove(&site);
    }

    #[test]
    fn a_page_that_begins_otherwise_is_refused() {
        assert_eq!(marked("<html>", "file"), None);
        let languages = "<html lang=\"en\"><link rel=\"manifest\" href=\"m\">\n<p>A</p><nav class=\"langs\"><a href=\"xx/\">X</a></nav><p>B</p><script async src=\"static/offline-1.js\"></script>";
        let kept = "<html data-pack=\"file\" lang=\"en\"><p>A</p><p>B</p>";
        assert_eq!(marked(languages, "file").as_deref(), Some(kept));
    }

    #[test]
    fn the_start_page_and_the_instructions_are_filled_in() {
        let site = sample::known();
        let files = own(&site, &Settings::usual(&keys(&site)));
        let text = |path: &str| String::from_utf8(files[path].clone()).unwrap();
        let start = text("start.html");
        let (_, block) = start.split_once("id=\"schema\">").unwrap();
        let (block, _) = block.split_once("</script>").unwrap();
        let of_page: serde_json::Value = serde_json::from_str(block).unwrap();
        let of_file: serde_json::Value = serde_json::from_str(&text("settings.schema.json")).unwrap();
        assert_eq!(of_page, of_file);
        let instructions = text("INSTRUCTIONS.html");
        for key in keys(&site) {
            assert!(instructions.contains(&format!("<code>{}</code>", key.name)), "{}", key.name);
        }
        assert!(!instructions.contains("{settings}") && !start.contains("{schema}"));
        // what the two pages name is there
        for (page, html) in [("start.html", &start), ("INSTRUCTIONS.html", &instructions)] {
            let named = [" href=\"", " src=\""].iter().flat_map(|attribute| html.split(attribute).skip(1));
            for path in named.map(|rest| rest.split('"').next().unwrap()) {
                let is_of_pack =
                    files.contains_key(path) || path == checksums::NAME || path.starts_with("LICENCES/");
                assert!(
                    is_of_pack || site.paths.iter().any(|of_site| of_site == path) || path == "data:,",
                    "{page}: {path}"
                );
            }
        }
    }
}
