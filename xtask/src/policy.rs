//! What headers the site's files are served with: the one place for them, which
//! `docs/hosting.md` repeats for other servers.

use crate::pack::is_hashed;

/// The policy of the site's own pages.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self' blob:; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; \
    font-src 'self'; manifest-src 'self'; media-src 'self'; frame-src 'self'; base-uri 'none'; \
    form-action 'none'";

/// The policy of what other sites embed: inside a sandbox `'self'` is nobody, so the origin
/// (`https://host`) is spelt out.
pub fn embed_policy(origin: &str) -> String {
    POLICY.replace("'self'", origin)
}

/// The policy for a path relative to the site's root, on a site at `origin`.
pub fn policy(path: &str, origin: &str) -> String {
    if path.starts_with("embed/") { embed_policy(origin) } else { POLICY.into() }
}

/// Files named by their content are kept for ever; fonts for a week; all else is asked for again.
pub fn cache_control(path: &str) -> &'static str {
    match path.strip_prefix("static/") {
        Some(name) if is_hashed(name) => "public, max-age=31536000, immutable",
        Some(name) if name.starts_with("fonts/") => "public, max-age=604800",
        _ => "no-cache",
    }
}

/// The types that the site's files are served as, by the ending of their names.
pub const TYPES: [(&str, &str); 12] = [
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
    ("xml", "application/xml"),
];

/// The type of a file by the ending of its name.
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
    fn only_names_that_hold_their_content_are_kept_for_ever() {
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
