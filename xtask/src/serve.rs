//! A small server for the finished site: for looking at it, and for the browser tests, in which it can imitate
//! every kind of host that the site must work on.

use crate::{
    Result, error,
    host::{REPORT, ServerOptions, plain},
    http::{Request, Response, Status, receive, send},
    policy,
};
use std::{
    collections::BTreeMap,
    io,
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::Duration,
};

/// The time after which an unused connection is closed: browsers open connections in advance.
const IDLE: Duration = Duration::from_secs(10);

/// The longest time for which a held file delays a browser, if a test forgets to release it.
const HELD: Duration = Duration::from_secs(60);

/// A request that was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    pub path: String,
    pub status: Status,
}

/// A running server on the loopback; it ends when dropped.
pub struct Server {
    /// Its address.
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
    released_all: bool,
    seen: Vec<Seen>,
    reports: Vec<String>,
    pages: BTreeMap<String, String>,
}

impl Server {
    /// Starts serving, on threads of its own.
    ///
    /// # Errors
    /// The port is in use.
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

    /// The folder that is served.
    pub fn folder(&self) -> &std::path::Path {
        &self.shared.options.folder
    }

    /// The full address of a path relative to the site's root.
    pub fn url(&self, path: &str) -> String {
        format!("{}{}{path}", self.origin(), self.shared.options.prefix)
    }

    /// Adds a page or a script that is not part of the site, such as a page of another host that embeds it; it
    /// is sent without a policy. Returns its full address.
    pub fn add_page(&self, path: &str, html: impl Into<String>) -> String {
        self.shared.state().pages.insert(path.into(), html.into());
        format!("{}{path}", self.origin())
    }

    /// Answers everything that was held back or missing, now and from now on.
    pub fn release(&self) {
        self.shared.state().released_all = true;
        self.shared.released.notify_all();
    }

    /// Holds files back again after a release.
    pub fn hold(&self) {
        self.shared.state().released_all = false;
    }

    /// The requests so far, in the order of the answers, without reports.
    pub fn requests(&self) -> Vec<Seen> {
        self.shared.state().seen.clone()
    }

    /// The policy violations reported by browsers, unchanged.
    pub fn reports(&self) -> Vec<String> {
        self.shared.state().reports.clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.state().ended = true;
        self.release();
        // the thread waits in `accept`: connect once to wake it
        if TcpStream::connect(self.addr).is_ok()
            && let Some(thread) = self.accepting.take()
        {
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // a thread that panics while it holds the lock leaves no half-made change
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until a held file is released.
    fn wait_for(&self, path: &str) {
        if self.options.holds(path) {
            let wait = self.released.wait_timeout_while(self.state(), HELD, |state| !state.released_all);
            drop(wait);
        }
    }

    fn answer(&self, request: &Request, addr: SocketAddr) -> Response {
        if request.method == "POST" && request.path == REPORT {
            self.state().reports.push(request.body.clone());
            return plain(Status::NoContent, "");
        }
        if request.method != "GET" && request.method != "HEAD" {
            return plain(Status::NotAllowed, "Only files are served here.");
        }
        let page = self.state().pages.get(&request.path).cloned();
        if let Some(html) = page {
            let ending = if request.path.ends_with(".js") { ".js" } else { ".html" };
            let headers = vec![("Content-Type", policy::content_type(ending).into())];
            return Response { status: Status::Ok, headers, body: html.into() };
        }
        self.wait_for(&request.path);
        let released_all = self.state().released_all;
        self.options.answer(request, addr, released_all)
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.state().ended {
            return;
        }
        let shared = shared.clone();
        if let Ok(stream) = stream {
            // a browser that disconnects early is not an error
            thread::spawn(move || drop(handle_connection(&stream, &shared)));
        }
    }
}

fn handle_connection(stream: &TcpStream, shared: &Shared) -> io::Result<()> {
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
