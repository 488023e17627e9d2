//! A small server for the finished site: for looking at it, and for the tests in browsers, which
//! can make it behave like every host that the site must live on.

use crate::{
    Result, error,
    http::{Request, Response, Status, receive, send},
    policy,
};
use std::{
    collections::BTreeMap,
    fs, io,
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::Duration,
};

/// Where a browser tells of what the policy forbade.
const REPORT: &str = "/__report";

/// Browsers open connections in advance and leave them.
const IDLE: Duration = Duration::from_secs(10);

/// The longest that a held file keeps a browser waiting, should a test forget it.
const HELD: Duration = Duration::from_secs(60);

/// How a site is served. [`ServerOptions::new`] is a good host; tests change a field or two.
#[derive(Debug, Clone)]
pub struct ServerOptions {
    /// The folder of the finished site.
    pub folder: PathBuf,
    /// 0: any that is free.
    pub port: u16,
    /// The path of the site's root, with a slash at both ends.
    pub prefix: String,
    /// Sends the policy with every page.
    pub policy: bool,
    /// Asks browsers to tell of what the policy forbade: see [`Server::reports`].
    pub reports: bool,
    /// False: the policy forbids every script.
    pub scripts: bool,
    /// Lets other origins fetch.
    pub cors: bool,
    /// Sends wasm under its own type.
    pub wasm_type: bool,
    /// Endings of names that are answered with 404.
    pub missing: Vec<String>,
    /// Endings of names that are answered only after [`Server::release`].
    pub held: Vec<String>,
}

impl ServerOptions {
    /// A host that does all that `docs/hosting.md` says, on any free port.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: folder.into(),
            port: 0,
            prefix: "/".into(),
            policy: true,
            reports: false,
            scripts: true,
            cors: false,
            wasm_type: true,
            missing: Vec::new(),
            held: Vec::new(),
        }
    }
}

/// An answered request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    pub path: String,
    pub status: Status,
}

/// A running server on the loopback; it ends when dropped.
pub struct Server {
    /// Where it listens.
    pub addr: SocketAddr,
    shared: Arc<Shared>,
    accepting: Option<JoinHandle<()>>,
}

struct Shared {
    options: ServerOptions,
    state: Mutex<State>,
    released: Condvar,
}

#[derive(Default)]
struct State {
    ended: bool,
    free: bool,
    seen: Vec<Seen>,
    reports: Vec<String>,
    pages: BTreeMap<String, String>,
}

impl Server {
    /// Starts serving on threads of its own.
    ///
    /// # Errors
    /// The port is taken.
    pub fn start(options: ServerOptions) -> Result<Self> {
        let port = options.port;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .map_err(|e| error!("Port {port} cannot be listened on: {e}."))?;
        let addr = listener.local_addr().map_err(|e| error!("The server has no address: {e}."))?;
        let shared = Arc::new(Shared { options, state: Mutex::default(), released: Condvar::new() });
        let accepting = Some(thread::spawn({
            let shared = shared.clone();
            move || accept(&listener, &shared)
        }));
        Ok(Self { addr, shared, accepting })
    }

    /// `http://127.0.0.1:PORT`, without a path.
    pub fn origin(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// The full address of a path relative to the site's root.
    pub fn url(&self, path: &str) -> String {
        format!("{}{}{path}", self.origin(), self.shared.options.prefix)
    }

    /// Adds a page that is not of the site, such as one of another host that embeds it; sent
    /// without a policy. Gives its full address.
    pub fn add_page(&self, path: &str, html: impl Into<String>) -> String {
        self.shared.state().pages.insert(path.into(), html.into());
        format!("{}{path}", self.origin())
    }

    /// Answers all that was held back, now and from now on.
    pub fn release(&self) {
        self.shared.state().free = true;
        self.shared.released.notify_all();
    }

    /// What was asked for so far, in the order of the answers; reports are not among it.
    pub fn requests(&self) -> Vec<Seen> {
        self.shared.state().seen.clone()
    }

    /// What browsers said that the policy forbade, as they said it.
    pub fn reports(&self) -> Vec<String> {
        self.shared.state().reports.clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.state().ended = true;
        self.release();
        // the thread waits for a connection: give it one
        if TcpStream::connect(self.addr).is_ok()
            && let Some(thread) = self.accepting.take()
        {
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // nothing is half changed when a thread panics while it holds the lock
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hold(&self, path: &str) {
        if ends(path, &self.options.held) {
            let wait = self.released.wait_timeout_while(self.state(), HELD, |state| !state.free);
            drop(wait);
        }
    }

    fn answer(&self, request: &Request, addr: SocketAddr) -> Response {
        let options = &self.options;
        if request.method == "POST" && request.path == REPORT {
            self.state().reports.push(request.body.clone());
            return plain(Status::NoContent, "");
        }
        if request.method != "GET" && request.method != "HEAD" {
            return plain(Status::NotAllowed, "only files are served here");
        }
        let page = self.state().pages.get(&request.path).cloned();
        if let Some(html) = page {
            let mut response = plain(Status::Ok, &html);
            response.headers = vec![("Content-Type", policy::content_type(".html").into())];
            return response;
        }
        let Some(path) = request.path.strip_prefix(&options.prefix) else {
            let root = request.path.clone() + "/";
            return if root == options.prefix { redirect(&root, request) } else { self.lost(addr, request) };
        };
        let Some(file) = inside(&options.folder, path) else {
            return self.lost(addr, request);
        };
        if file.is_dir() && !path.is_empty() && !path.ends_with('/') {
            return redirect(&format!("{}/", request.path), request);
        }
        let file = if path.is_empty() || path.ends_with('/') { file.join("index.html") } else { file };
        self.hold(path);
        match read(&file, &options.folder) {
            Ok(body) if !ends(path, &options.missing) => self.file(Status::Ok, path, body, addr, request),
            _ => self.lost(addr, request),
        }
    }

    fn lost(&self, addr: SocketAddr, request: &Request) -> Response {
        match fs::read(self.options.folder.join("404.html")) {
            Ok(body) => self.file(Status::NotFound, "404.html", body, addr, request),
            Err(_) => plain(Status::NotFound, "There is no such page."),
        }
    }

    fn file(
        &self,
        status: Status,
        path: &str,
        body: Vec<u8>,
        addr: SocketAddr,
        request: &Request,
    ) -> Response {
        let options = &self.options;
        let is_page = path.is_empty() || path.ends_with('/') || path.ends_with(".html");
        let content_type = match path {
            _ if is_page => policy::content_type(".html"),
            _ if !options.wasm_type && path.ends_with(".wasm") => "application/octet-stream",
            _ => policy::content_type(path),
        };
        let mut headers = vec![
            ("Content-Type", content_type.to_string()),
            ("Cache-Control", policy::cache_control(path).into()),
            ("X-Content-Type-Options", "nosniff".into()),
        ];
        if options.cors {
            headers.push(("Access-Control-Allow-Origin", "*".into()));
        }
        if is_page && options.policy {
            let mut text = policy::policy(path, &origin(request, addr));
            if !options.scripts {
                text = without_scripts(&text);
            }
            if options.reports {
                text += &format!("; report-uri {REPORT}");
            }
            headers.push(("Content-Security-Policy", text));
        }
        Response { status, headers, body }
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.state().ended {
            return;
        }
        let shared = shared.clone();
        if let Ok(stream) = stream {
            // a browser that goes away in the middle is no fault
            thread::spawn(move || drop(converse(&stream, &shared)));
        }
    }
}

fn converse(stream: &TcpStream, shared: &Shared) -> io::Result<()> {
    stream.set_read_timeout(Some(IDLE))?;
    let addr = stream.local_addr()?;
    let Some(request) = receive(stream)? else {
        return Ok(());
    };
    let response = shared.answer(&request, addr);
    if request.path != REPORT {
        let (path, status) = (request.path, response.status);
        shared.state().seen.push(Seen { path, status });
    }
    send(stream, &response, request.method == "HEAD")
}

/// The file that a relative path names; none outside the folder.
fn inside(folder: &Path, path: &str) -> Option<PathBuf> {
    let bad = |part: &str| part == ".." || part.contains(['\\', '\0', ':']);
    (!path.starts_with('/') && !path.split('/').any(bad)).then(|| folder.join(path))
}

/// A file's bytes; asks again while a new build takes the folder's place.
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

fn origin(request: &Request, addr: SocketAddr) -> String {
    // the person may have typed localhost; nothing but a host goes into a header
    let safe = |host: &&String| host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-[]".contains(&b));
    match request.host.as_ref().filter(safe) {
        Some(host) => format!("http://{host}"),
        None => format!("http://{addr}"),
    }
}

fn without_scripts(policy: &str) -> String {
    let rules = policy.split("; ").map(|rule| match rule.split(' ').next() {
        Some("script-src") => "script-src 'none'",
        _ => rule,
    });
    rules.collect::<Vec<_>>().join("; ")
}

fn redirect(to: &str, request: &Request) -> Response {
    let mut response = plain(Status::Found, "");
    response.headers.push(("Location", format!("{to}{}", request.query)));
    response
}

fn plain(status: Status, text: &str) -> Response {
    Response {
        status,
        headers: vec![("Content-Type", policy::content_type(".txt").into())],
        body: text.into(),
    }
}

fn ends(path: &str, endings: &[String]) -> bool {
    endings.iter().any(|ending| path.ends_with(ending.as_str()))
}
