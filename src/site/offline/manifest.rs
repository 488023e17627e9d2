//! How the site is called and looks where it is installed, a file a language
//! (<https://www.w3.org/TR/appmanifest/>).

use serde_json::{Value, json};

use crate::words::{PageText, current::words, say};

/// The name of the file at the root of each language.
pub const FILE: &str = "manifest.webmanifest";

/// The colour of the room in the light theme (`static/css/look.css`), behind the first picture.
const ROOM: &str = "#e9ecee";

/// The manifest in the language in use. `site` is the path from the file to the root of the site: whoever changes the
/// language stays in the installed site.
pub fn manifest(site: &str) -> Value {
    let words = words();
    let icon = |file: &str, sizes: &str, purpose: &str| {
        let kind = if file.ends_with(".svg") { "image/svg+xml" } else { "image/png" };
        json!({ "src": format!("{site}static/{file}"), "sizes": sizes, "type": kind, "purpose": purpose })
    };
    let name = say(&PageText::SiteName);
    json!({
        "name": format!("{name}: {}", say(&PageText::SiteIdea)),
        "short_name": name,
        "description": say(&PageText::SiteLead),
        "lang": words.language,
        "dir": words.direction(),
        "start_url": "./",
        "scope": site,
        "display": "standalone",
        "background_color": ROOM,
        "theme_color": ROOM,
        "categories": ["games", "education"],
        "icons": [
            icon("icon.svg", "any", "any"),
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
    })
}
