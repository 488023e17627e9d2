//! The headers of the site's files: their only definition; `docs/hosting.md` repeats it for other servers.

use crate::pack::is_hashed;

/// The policy of the site's own pages.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self' blob:; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; \
    font-src 'self'; manifest-src 'self'; media-src 'self'; frame-src 'self'; base-uri 'none'; \
    form-action 'none'";

/// The policy of embedded pages: inside a sandbox `'self'` matches nothing, so the origin (`https://host`) is
/// written out.
pub fn embed_policy(origin: &str) -> String {
    POLICY.replace("'self'", origin)
}

/// The policy for a path relative to the site's root, on a site at `origin`.
pub fn policy(path: &str, origin: &str) -> String {
    if path.starts_with("embed/") { embed_policy(origin) } else { POLICY.into() }
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
pub const TYPES: [(&str, &str); 14] = [
    ("bib", "application/x-bibtex; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
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
    fn an_embed_names_its_origin_everywhere() {
        let policy = policy("embed/v1/game-a/", "https://papan.example");
        assert!(!policy.contains("'self'"));
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
    fn types_go_by_the_last_ending() {
        assert_eq!(content_type("static/app.packed.js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("static/app.wasm"), "application/wasm");
        assert_eq!(content_type("LICENCE"), "application/octet-stream");
    }
}
