//! The responses of a host for the files of the finished site, with variations for tests.

use crate::{
    http::{Request, Response, Status},
    policy,
};
use std::{
    fs, io,
    net::SocketAddr,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

/// The path to which a browser reports violations of the policy.
pub const REPORT: &str = "/__report";

/// The options of a server. [`ServerOptions::new`] follows `docs/hosting.md`; tests change single fields.
#[derive(Debug, Clone)]
pub struct ServerOptions {
    /// The folder of the finished site.
    pub folder: PathBuf,
    /// 0: any free port.
    pub port: u16,
    /// The path of the site's root, with a slash at both ends.
    pub prefix: String,
    /// Sends the policy with every page, and with the worker of the site.
    pub policy: bool,
    /// Asks browsers to report violations of the policy: see [`crate::Server::reports`].
    pub reports: bool,
    /// False: the policy forbids every script.
    pub scripts: bool,
    /// False: the policy forbids every worker.
    pub workers: bool,
    /// Lets other origins fetch.
    pub cors: bool,
    /// A folder that has files of the site once more, as brotli: a client that reads it is sent these.
    pub brotli: Option<PathBuf>,
    /// Has the script that begins the service worker; otherwise an empty one stands in its place.
    pub offline: bool,
    /// Sends wasm with its own content type.
    pub wasm_type: bool,
    /// Suffixes of file names that are answered with 404, until [`crate::Server::release`].
    pub missing: Vec<String>,
    /// Suffixes of file names that are answered only after [`crate::Server::release`].
    pub held: Vec<String>,
}

impl ServerOptions {
    /// A host that follows `docs/hosting.md`, on any free port.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: folder.into(),
            port: 0,
            prefix: "/".into(),
            policy: true,
            reports: false,
            scripts: true,
            workers: true,
            cors: false,
            offline: true,
            brotli: None,
            wasm_type: true,
            missing: Vec::new(),
            held: Vec::new(),
        }
    }
}

impl ServerOptions {
    /// Whether the file of a path is answered only after a release.
    pub(crate) fn holds(&self, path: &str) -> bool {
        has_suffix(path, &self.held)
    }

    /// The response to a GET or HEAD request, for a server at an address; `released` means that missing files have
    /// been released.
    pub(crate) fn answer(&self, request: &Request, addr: SocketAddr, released: bool) -> Response {
        let origin = origin(request, addr);
        let Some(path) = request.path.strip_prefix(&self.prefix) else {
            let root = request.path.clone() + "/";
            return if root == self.prefix { redirect(&root, request) } else { self.not_found(&origin) };
        };
        let Some(mut file) = file_below(&self.folder, path) else {
            return self.not_found(&origin);
        };
        if path.is_empty() || path.ends_with('/') {
            file.push("index.html");
        } else if file.is_dir() {
            return redirect(&format!("{}/", request.path), request);
        }
        if !self.offline && path.starts_with("static/offline-") {
            return self.send(Status::Ok, path, Vec::new(), &origin);
        }
        match read(&file, &self.folder) {
            Ok(body) if released || !has_suffix(path, &self.missing) => {
                let mut response = self.send(Status::Ok, path, body, &origin);
                if let Some(compressed) = &self.brotli {
                    let file = file.strip_prefix(&self.folder).unwrap_or(&file);
                    compress(&mut response, &compressed.join(file), request.brotli);
                }
                response
            }
            _ => self.not_found(&origin),
        }
    }

    fn not_found(&self, origin: &str) -> Response {
        match fs::read(self.folder.join("404.html")) {
            Ok(body) => self.send(Status::NotFound, "404.html", body, origin),
            Err(_) => plain(Status::NotFound, "There is no such page."),
        }
    }

    fn send(&self, status: Status, path: &str, body: Vec<u8>, origin: &str) -> Response {
        let content_type = match path {
            _ if policy::is_page(path) => policy::content_type(".html"),
            _ if !self.wasm_type && path.ends_with(".wasm") => "application/octet-stream",
            _ => policy::content_type(path),
        };
        let mut headers = vec![
            ("Content-Type", content_type.to_string()),
            ("Cache-Control", policy::cache_control(path).into()),
            ("X-Content-Type-Options", "nosniff".into()),
        ];
        if self.cors {
            headers.push(("Access-Control-Allow-Origin", "*".into()));
        }
        if self.policy && policy::has_policy(path) {
            headers.push(("Content-Security-Policy", self.policy_at(origin)));
        }
        Response { status, headers, body }
    }

    fn policy_at(&self, origin: &str) -> String {
        let mut text = policy::policy(origin);
        for (rule, allowed) in [("script-src", self.scripts), ("worker-src", self.workers)] {
            if !allowed {
                text = without(&text, rule);
            }
        }
        if self.reports {
            text += &format!("; report-uri {REPORT}");
        }
        text
    }
}

/// The file of a relative path; `None` outside the folder.
fn file_below(folder: &Path, path: &str) -> Option<PathBuf> {
    let bad = |part: &str| part == ".." || part.contains(['\\', '\0', ':']);
    (!path.starts_with('/') && !path.split('/').any(bad)).then(|| folder.join(path))
}

/// The bytes of a file; retries while a new build replaces the folder.
fn read(file: &Path, folder: &Path) -> io::Result<Vec<u8>> {
    let mut tries = 0;
    loop {
        match fs::read(file) {
            Err(_) if !folder.exists() && tries < 50 => {
                tries += 1;
                thread::sleep(Duration::from_millis(5));
            }
            result => return result,
        }
    }
}

/// Puts the bytes of a compressed file, if there is one, in the place of a response's own.
fn compress(response: &mut Response, file: &Path, accepted: bool) {
    let Ok(body) = fs::read(file) else { return };
    response.headers.push(("Vary", "Accept-Encoding".into()));
    if accepted {
        response.headers.push(("Content-Encoding", "br".into()));
        response.body = body;
    }
}

fn origin(request: &Request, addr: SocketAddr) -> String {
    // the host may be localhost; anything that is not a host must not reach a header
    let safe = |host: &&String| host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-[]".contains(&b));
    match request.host.as_ref().filter(safe) {
        Some(host) => format!("http://{host}"),
        None => format!("http://{addr}"),
    }
}

/// A copy of the policy in which one directive allows nothing.
fn without(policy: &str, forbidden: &str) -> String {
    let rules = policy.split("; ").map(|rule| match rule.split(' ').next() {
        Some(name) if name == forbidden => format!("{name} 'none'"),
        _ => rule.into(),
    });
    rules.collect::<Vec<_>>().join("; ")
}

fn redirect(to: &str, request: &Request) -> Response {
    let mut response = plain(Status::Found, "");
    response.headers.push(("Location", format!("{to}{}", request.query)));
    response
}

/// A plain-text response.
pub(crate) fn plain(status: Status, text: &str) -> Response {
    Response {
        status,
        headers: vec![("Content-Type", policy::content_type(".txt").into())],
        body: text.into(),
    }
}

fn has_suffix(path: &str, endings: &[String]) -> bool {
    endings.iter().any(|ending| path.ends_with(ending.as_str()))
}
