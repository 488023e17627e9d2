//! oEmbed: what an editor of texts needs that turns the address of a page into a frame (<https://oembed.com>).
//!
//! A file beside each page, because nothing runs on the server: it cannot answer `maxwidth`, and gives the size that a
//! frame has without any. Only a site that knows its public address has these files.

use serde_json::{Value, json};

use crate::{
    engine::Kind,
    options::Snippet,
    page::Page,
    words::{PageText, say},
};

/// The type of the files, in the links to them.
pub const TYPE: &str = "application/json+oembed";

/// The size of a frame, in CSS pixels; a lesson is higher by what it says.
const WIDTH: u32 = 640;
const HEIGHT: u32 = 480;
const LESSON_HEIGHT: u32 = 640;

/// The path of the file of a page, relative to the root of the site; `None` for a page that nobody looks for.
pub fn file(page: Page) -> Option<String> {
    let is_listed = page.is_listed();
    is_listed.then(|| page.file().replace("index.html", "oembed.json"))
}

/// What a page is in another page: a board or a lesson is a frame, anything else a link.
pub fn data(page: Page, site: &str) -> Value {
    let site = site.trim_end_matches('/');
    let mut data = json!({
        "version": "1.0",
        "type": "link",
        "title": page.title(),
        "provider_name": say(&PageText::SiteName),
        "provider_url": format!("{site}/"),
        "cache_age": 86_400,
    });
    let frame = match page {
        Page::Game(kind) => Some((kind, "", HEIGHT)),
        Page::Learn(kind) => Some((kind, "mode=lesson", LESSON_HEIGHT)),
        _ => None,
    };
    if let Some((kind, options, height)) = frame {
        data["type"] = "rich".into();
        data["width"] = WIDTH.into();
        data["height"] = height.into();
        data["html"] = html(site, kind, options, height, &page.title()).into();
    }
    data
}

fn html(site: &str, kind: Kind, options: &str, height: u32, title: &str) -> String {
    let site = &format!("{}/", site.trim_end_matches('/'));
    Snippet { site, kind, options, title, width: Some(WIDTH), height }.frame()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_that_is_looked_for_has_a_file_beside_it() {
        for page in Page::all() {
            let Some(file) = file(page) else { continue };
            assert_eq!(
                file.rsplit_once('/').map_or("", |(folder, _)| folder),
                page.file().rsplit_once('/').map_or("", |(folder, _)| folder)
            );
            let data = data(page, "https://papan.example/");
            assert_eq!(data["version"], "1.0");
            assert!(data["title"].as_str().is_some_and(|title| !title.is_empty()));
        }
    }

    #[test]
    fn a_board_and_a_lesson_are_frames_of_a_size() {
        for (page, src) in [
            (Page::Game(Kind::Pasang), "https://papan.example/embed/v1/pasang/\""),
            (Page::Learn(Kind::Pasang), "https://papan.example/embed/v1/pasang/?mode=lesson\""),
        ] {
            let data = data(page, "https://papan.example");
            assert_eq!(data["type"], "rich", "{page:?}");
            assert!(
                data["html"].as_str().is_some_and(|html| html.contains(&format!("src=\"{src}"))),
                "{data}"
            );
            assert!(data["width"].is_u64() && data["height"].is_u64());
        }
        assert_eq!(data(Page::Map, "https://papan.example")["type"], "link");
    }
}
