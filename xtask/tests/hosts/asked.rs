//! What is asked of every server, and what a careful one answers.

use crate::{
    client::{Answer, ask, get},
    dist, paths,
};
use std::{fs, net::SocketAddr};
use xtask::policy::{cache_control, content_type, has_policy, is_open, policy};

/// Asks for every file of the site at a path of the server, which begins and ends with a slash, and holds the headers against
/// ours.
pub fn every_file(at: SocketAddr, root: &str, opens: bool) {
    for (path, file) in paths() {
        let answer = get(at, &format!("{root}{path}"));
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.body == fs::read(&file).unwrap(), "{path} has other bytes");
        headers(&answer, at, &path, opens);
    }
}

/// Holds the headers of a response that is that of a path.
fn headers(answer: &Answer, at: SocketAddr, path: &str, opens: bool) {
    assert_eq!(answer.header("cache-control"), Some(cache_control(path)), "{path}");
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    let ours = policy(&format!("http://{at}"));
    assert_eq!(answer.header("content-security-policy"), has_policy(path).then_some(ours.as_str()), "{path}");
    assert_eq!(
        answer.header("access-control-allow-origin"),
        (opens && is_open(path)).then_some("*"),
        "{path}"
    );
    assert_eq!(answer.header("x-frame-options"), None, "{path}");
    let kind =
        if path.is_empty() || path.ends_with('/') { content_type(".html") } else { content_type(path) };
    // a server may say nothing of a file that it does not know
    let sent = answer.header("content-type").unwrap_or("application/octet-stream");
    assert_eq!(sent, kind, "{path}");
    assert_eq!(answer.header("content-encoding"), None, "{path}: nobody asked for that");
}

/// Holds what is answered where there is no file: never a list of a folder, never a hidden file.
pub fn what_is_not_there(at: SocketAddr, refused: &[u16]) {
    let lost = fs::read(dist().join("404.html")).unwrap();
    let gone = "/static/sowing-0123456789abcdef.js";
    for path in ["/none", "/pasang/none/", gone, "/static/fonts/none.woff2", "/engine/none.js", "/%C3%A9"] {
        let answer = get(at, path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body == lost, "{path} is not answered with the page for it");
        // a file that comes a moment later must not be missing for a year
        headers(&answer, at, "404.html", false);
    }
    for path in ["/static/", "/static/fonts/", "/embed/v1/papan-board/", "/.git/config", "/.hidden"] {
        let answer = get(at, path);
        assert!(refused.contains(&answer.status), "{path}: {}", answer.status);
        assert!(answer.body == lost, "{path} is not answered with the page for it");
    }
}

/// Holds that nothing above the folder comes.
pub fn nothing_from_above(at: SocketAddr) {
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/static/../../Cargo.toml",
        "/static/..%2f..%2fCargo.toml",
        "/..%5cCargo.toml",
        "//../Cargo.toml",
    ] {
        let answer = get(at, path);
        assert!([400, 403, 404].contains(&answer.status), "{path}: {}", answer.status);
        assert!(!String::from_utf8_lossy(&answer.body).contains("[workspace]"), "{path}");
    }
}

/// Holds that the address of a folder gets its slash, and keeps its question.
pub fn slashes(at: SocketAddr, root: &str) {
    let answer = get(at, &format!("{root}pasang?a=1"));
    assert!([301, 302, 308].contains(&answer.status), "{}", answer.status);
    let to = answer.header("location").unwrap();
    let to = to.strip_prefix(&format!("http://{at}")).unwrap_or(to);
    assert_eq!(to, format!("{root}pasang/?a=1"));
}

/// Holds that HEAD is answered as GET is, without the body.
pub fn heads(at: SocketAddr) {
    for path in ["pasang/", "engine/engine.js"] {
        let file = dist().join(if path.ends_with('/') { "pasang/index.html" } else { path });
        let answer = ask(at, "HEAD", &format!("/{path}"), "");
        assert_eq!((answer.status, answer.body.len()), (200, 0), "{path}");
        let length = fs::metadata(file).unwrap().len().to_string();
        assert_eq!(answer.header("content-length"), Some(length.as_str()), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
    }
}

/// Holds that what a browser has need not come again: the price of `no-cache` is an answer without a body.
pub fn asked_anew(at: SocketAddr) {
    for path in ["/", "/pasang/evidence/evidence.json"] {
        let first = get(at, path);
        for (name, header) in [("etag", "If-None-Match"), ("last-modified", "If-Modified-Since")] {
            let value = first.header(name).unwrap_or_else(|| panic!("{path} has no {name}"));
            let again = ask(at, "GET", path, &format!("{header}: {value}\r\n"));
            assert_eq!((again.status, again.body.len()), (304, 0), "{path} {header}");
        }
    }
}
