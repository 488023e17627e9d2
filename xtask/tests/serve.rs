//! The server against a small folder: what a browser would be sent.

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    path::PathBuf,
    thread,
};
use xtask::{Server, ServerOptions, Status, policy};

/// A folder like a finished site, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let dir = std::env::temp_dir().join(format!("papan-{name}-{}", std::process::id()));
        for (path, text) in [
            ("index.html", "home"),
            ("404.html", "lost"),
            ("game-a/index.html", "game-a"),
            ("embed/v1/game-a/index.html", "embed"),
            ("static/app-85944171f73967e8.wasm", "\0asm"),
            ("static/app-85944171f73967e8.packed.js", "packed"),
        ] {
            let path = dir.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        Self(dir)
    }

    fn serve(&self, change: impl FnOnce(&mut ServerOptions)) -> Server {
        let mut options = ServerOptions::new(&self.0);
        change(&mut options);
        Server::start(options).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The whole answer to a request, head and body.
fn ask(server: &Server, request: &str) -> String {
    let mut stream = TcpStream::connect(server.addr).unwrap();
    write!(stream, "{request}").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn get(server: &Server, path: &str) -> String {
    ask(server, &format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", server.addr))
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap()
}

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").unwrap().1
}

fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let lines = answer.split_once("\r\n\r\n").unwrap().0.lines();
    lines.filter_map(|line| line.split_once(": ")).find(|(known, _)| *known == name).map(|(_, value)| value)
}

#[test]
fn folders_have_their_pages() {
    let folder = Folder::new("folders");
    let server = folder.serve(|_| ());
    assert_eq!(body(&get(&server, "/")), "home");
    assert_eq!(body(&get(&server, "/game-a/?a=1")), "game-a");
    let moved = get(&server, "/game-a?a=1");
    assert_eq!((status(&moved), header(&moved, "Location")), ("302", Some("/game-a/?a=1")));
    for path in ["/none", "/game-a/none/", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/static/"] {
        let lost = get(&server, path);
        assert_eq!((status(&lost), body(&lost)), ("404", "lost"), "{path}");
    }
    assert_eq!(server.requests().len(), 8);
}

#[test]
fn pages_have_the_policy_and_files_their_type() {
    let folder = Folder::new("headers");
    let server = folder.serve(|_| ());
    let page = get(&server, "/game-a/");
    let expected = policy::policy(&server.origin());
    assert_eq!(header(&page, "Content-Security-Policy"), Some(expected.as_str()));
    assert_eq!(header(&page, "Cache-Control"), Some("no-cache"));
    assert_eq!(header(&page, "Access-Control-Allow-Origin"), None);
    let embed = get(&server, "/embed/v1/game-a/");
    assert_eq!(header(&embed, "Content-Security-Policy"), Some(expected.as_str()));
    assert_eq!(header(&embed, "X-Frame-Options"), None);
    let wasm = get(&server, "/static/app-85944171f73967e8.wasm");
    assert_eq!(header(&wasm, "Content-Type"), Some("application/wasm"));
    assert!(header(&wasm, "Cache-Control").unwrap().ends_with("immutable"));
    assert_eq!(header(&wasm, "X-Content-Type-Options"), Some("nosniff"));
}

#[test]
fn it_can_be_every_host() {
    let folder = Folder::new("hosts");
    let server = folder.serve(|o| {
        o.prefix = "/a/b/".into();
        o.cors = true;
        o.wasm_type = false;
        o.scripts = false;
        o.reports = true;
        o.missing = vec![".packed.js".into()];
    });
    assert_eq!(server.url("game-a/"), format!("{}/a/b/game-a/", server.origin()));
    assert_eq!(header(&get(&server, "/a/b"), "Location"), Some("/a/b/"));
    assert_eq!(status(&get(&server, "/game-a/")), "404");
    let page = get(&server, "/a/b/game-a/");
    let policy = header(&page, "Content-Security-Policy").unwrap();
    assert!(policy.contains("script-src 'none';") && policy.ends_with("; report-uri /__report"), "{policy}");
    assert_eq!(header(&page, "Access-Control-Allow-Origin"), Some("*"));
    let wasm = get(&server, "/a/b/static/app-85944171f73967e8.wasm");
    assert_eq!(header(&wasm, "Content-Type"), Some("application/octet-stream"));
    assert_eq!(status(&get(&server, "/a/b/static/app-85944171f73967e8.packed.js")), "404");
    let host = server.add_page("/host.html", "<iframe>");
    assert_eq!(host, format!("{}/host.html", server.origin()));
    let host = get(&server, "/host.html");
    assert_eq!((body(&host), header(&host, "Content-Security-Policy")), ("<iframe>", None));
}

#[test]
fn a_compressed_file_goes_to_who_reads_it() {
    let (folder, compressed) = (Folder::new("whole"), Folder::new("brotli"));
    let path = "/static/app-85944171f73967e8.wasm";
    fs::write(compressed.0.join(&path[1..]), "small").unwrap();
    fs::remove_file(compressed.0.join("index.html")).unwrap();
    let reads = |path: &str, encodings: &str, server: &Server| {
        ask(server, &format!("GET {path} HTTP/1.1\r\nAccept-Encoding: {encodings}\r\n\r\n"))
    };
    let plain = folder.serve(|_| ());
    assert_eq!(body(&reads(path, "br", &plain)), "\0asm");
    let server = folder.serve(|o| o.brotli = Some(compressed.0.clone()));
    let small = reads(path, "gzip, deflate, br;q=1, zstd", &server);
    assert_eq!((body(&small), header(&small, "Content-Encoding")), ("small", Some("br")));
    assert_eq!(header(&small, "Content-Type"), Some("application/wasm"));
    for (path, encodings, whole) in [(path, "gzip, brotli", "\0asm"), ("/", "br", "home")] {
        let answer = reads(path, encodings, &server);
        assert_eq!((body(&answer), header(&answer, "Content-Encoding")), (whole, None), "{path}");
    }
    assert_eq!(header(&get(&server, path), "Vary"), Some("Accept-Encoding"));
}

#[test]
fn reports_are_kept_and_are_no_requests() {
    let folder = Folder::new("reports");
    let server = folder.serve(|o| o.reports = true);
    let sent = ask(&server, "POST /__report HTTP/1.1\r\nContent-Length: 4\r\n\r\n{  }");
    assert_eq!(status(&sent), "204");
    assert_eq!(server.reports(), ["{  }"]);
    assert!(server.requests().is_empty());
    assert_eq!(status(&ask(&server, "POST / HTTP/1.1\r\n\r\n")), "405");
    let head = ask(&server, "HEAD / HTTP/1.1\r\n\r\n");
    assert_eq!((header(&head, "Content-Length"), body(&head)), (Some("4"), ""));
}

#[test]
fn a_held_file_comes_after_its_release() {
    let folder = Folder::new("held");
    let server = folder.serve(|o| o.held = vec![".wasm".into()]);
    thread::scope(|scope| {
        let held = scope.spawn(|| get(&server, "/static/app-85944171f73967e8.wasm"));
        // answered while the other waits
        assert_eq!(body(&get(&server, "/")), "home");
        assert!(server.requests().iter().all(|seen| !seen.path.ends_with(".wasm")));
        server.release();
        assert_eq!(status(&held.join().unwrap()), "200");
    });
    assert_eq!(server.requests().last().map(|seen| seen.status), Some(Status::Ok));
}

#[test]
fn a_dropped_server_listens_no_longer() {
    let folder = Folder::new("dropped");
    let server = folder.serve(|_| ());
    let addr = server.addr;
    drop(server);
    assert!(TcpStream::connect(addr).is_err());
}
