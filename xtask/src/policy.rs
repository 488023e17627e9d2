//! The headers of the site's files: their only definition; `docs/hosting.md` and the files in `docs/hosting/` repeat it for
//! other servers.

use crate::pack::is_hashed;

/// The policy of every page, on a site at `origin` (`https://host`). The origin is written out: `'self'` matches nothing
/// inside a sandbox, neither in other people's pages nor in the kiosk.
pub fn policy(origin: &str) -> String {
    const POLICY: &str = "default-src 'none'; script-src ORIGIN 'wasm-unsafe-eval'; \
        worker-src ORIGIN blob:; style-src ORIGIN; img-src ORIGIN data: blob:; connect-src ORIGIN; \
        font-src ORIGIN; manifest-src ORIGIN; media-src ORIGIN; frame-src ORIGIN; base-uri 'none'; \
        form-action 'none'";
    POLICY.replace("ORIGIN", origin)
}

/// Whether a file carries the policy: pages, and the worker of the whole site, which goes by no page's policy.
pub fn has_policy(path: &str) -> bool {
    is_page(path) || path == "sw.js"
}

/// Whether the file of a path is a page.
pub fn is_page(path: &str) -> bool {
    path.is_empty() || path.ends_with('/') || path.ends_with(".html")
}

/// Whether a careful host lets the pages of other hosts fetch a file: the rules for scripts, and what an embed in a
/// sandbox, which is of no host, loads.
pub fn is_open(path: &str) -> bool {
    ["engine/", "static/"].iter().any(|folder| path.starts_with(folder))
}

/// The caching of a file: files named by their content for ever, fonts for a week, all others revalidated.
pub fn cache_control(path: &str) -> &'static str {
    match path.strip_prefix("static/") {
        Some(name) if is_hashed(name) => "public, max-age=31536000, immutable",
        Some(name) if name.starts_with("fonts/") => "public, max-age=604800",
        _ => "no-cache",
    }
}

/// The content types of the site's files, by suffix.
pub const TYPES: [(&str, &str); 15] = [
    ("bib", "application/x-bibtex; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("png", "image/png"),
    ("ris", "application/x-research-info-systems; charset=utf-8"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
    ("xml", "application/xml"),
];

/// The content type of a file, by the suffix of its name.
pub fn content_type(path: &str) -> &'static str {
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    TYPES.iter().find(|(known, _)| *known == ending).map_or("application/octet-stream", |(_, of)| of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_origin_is_named_everywhere() {
        let policy = policy("https://papan.example");
        assert!(!policy.contains("'self'") && !policy.contains("ORIGIN"));
        assert!(policy.contains("script-src https://papan.example 'wasm-unsafe-eval';"));
        assert!(policy.contains("worker-src https://papan.example blob:;"));
    }

    #[test]
    fn only_files_named_by_their_content_are_cached_for_ever() {
        assert!(cache_control("static/app-85944171f73967e8.wasm").contains("immutable"));
        for path in ["index.html", "game-a/index.html", "static/icon.svg", "sw.js"] {
            assert_eq!(cache_control(path), "no-cache", "{path}");
        }
    }

    #[test]
    fn pages_and_the_worker_of_the_site_have_a_policy() {
        for path in ["", "game-a/", "404.html", "sw.js"] {
            assert!(has_policy(path), "{path}");
        }
        for path in ["static/kiosk.js", "engine/engine.js", "manifest.webmanifest"] {
            assert!(!has_policy(path), "{path}");
        }
    }

    #[test]
    fn what_scripts_and_sandboxes_fetch_is_open() {
        assert!(is_open("engine/engine.js") && is_open("static/fonts/serif.woff2"));
        assert!(!is_open("") && !is_open("game-a/evidence/evidence.json"));
    }

    #[test]
    fn types_go_by_the_last_ending() {
        assert_eq!(content_type("static/app.packed.js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("static/app.wasm"), "application/wasm");
        assert_eq!(content_type("LICENCE"), "application/octet-stream");
    }
}
