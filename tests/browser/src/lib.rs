//! Drives the finished site in a real browser, selected by the variable `PAPAN_BROWSER` (chromium, firefox,
//! webkit; the default is chromium).
//!
//! ```ignore
//! #[test]
//! fn the_page_comes_alive() {
//!     run(async |page| {
//!         let site = site(|_| ())?;
//!         page.open(&site.url("kalah/")).await?;
//!         page.live().await
//!     });
//! }
//! ```
//! Every test has a tab of its own, in a session that may have served another test ([`pool`]); all of them are removed at
//! the end.

pub mod axe;
pub mod bytes;
mod capabilities;
mod driver;
mod frame;
pub mod game;
mod hidden;
mod input;
pub mod memory;
mod page;
pub mod picture;
mod pool;
mod print;
pub mod session;
pub mod trace;

pub use fantoccini::key::Key;
pub use frame::Frame;
pub use page::{PATIENCE, Page, Session};
pub use xtask::{Server, ServerOptions, Status, browsers::Browser};

use papan::{
    catalogue::evidence::Subject,
    engine::{Kind, sowing},
    page::About,
};
use std::{
    env, fmt,
    io::Write,
    panic::AssertUnwindSafe,
    sync::{Mutex, PoisonError},
    time::Instant,
};

/// The folder of a sowing game's tables and recorded games, by the game's name in addresses.
pub fn room(name: &str) -> std::path::PathBuf {
    let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src/games");
    games.join(name.replace('-', "_")).join("tests")
}

/// The addresses of all pages, relative to the root: of each game, of its embed, and the others.
pub fn all_pages() -> Vec<&'static str> {
    let games = Kind::ALL.into_iter().flat_map(|kind| {
        let name = kind.name();
        [
            format!("{name}/"),
            format!("embed/v1/{name}/"),
            format!("{name}/learn/"),
            format!("embed/v1/{name}/learn/"),
            format!("{name}/practise/"),
            format!("{name}/compare/"),
        ]
    });
    // leaked, because a test program needs them until it ends
    let evidence = Subject::all().map(|subject| format!("{}/evidence/", subject.name()));
    // sheets differ by their words alone
    let sheets = [Kind::ALL[0], Kind::Pasang].map(|kind| format!("{}/sheet/", kind.name()));
    let about = About::ALL.map(|about| about.file().trim_end_matches("index.html").to_string());
    let leaked = games.chain(evidence).chain(sheets).chain(about).map(|path| &*path.leak());
    ["", "404.html", "map/", "numbers/"].into_iter().chain(leaked).collect()
}

/// The games that stand for all where the parts of a page are looked at: those with the shortest and with the longest row, one
/// of rounds, one for three, and Pasang.
pub fn samples() -> Vec<Kind> {
    let all = sowing::Kind::ALL;
    let shortest = all.into_iter().min_by_key(|kind| kind.game().row());
    let longest = all.into_iter().max_by_key(|kind| kind.game().row());
    let of_rounds = all.into_iter().find(|kind| kind.has_rounds());
    let of_three = all.into_iter().find(|kind| kind.seats() == 3);
    let mut samples: Vec<Kind> = Vec::new();
    for kind in [shortest, longest, of_rounds, of_three].into_iter().flatten().map(Kind::Sowing) {
        if !samples.contains(&kind) {
            samples.push(kind);
        }
    }
    samples.push(Kind::Pasang);
    samples
}

/// The games of this browser: [`samples`] in one, a game of each family in the others, because browsers do not differ by game.
pub fn kinds() -> Vec<Kind> {
    match browser() {
        Browser::Chromium => samples(),
        Browser::Firefox | Browser::WebKit => vec![Kind::ALL[0], Kind::Pasang],
    }
}

/// The game that a page is of.
fn game_of(path: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| path.split('/').any(|part| part == kind.name()))
}

/// Whether the page at a path is of one of [`kinds`], or of no game.
pub fn is_sampled(path: &str) -> bool {
    game_of(path).is_none_or(|kind| kinds().contains(&kind))
}

/// Those of [`all_pages`] that are sampled; the kiosk holds other pages in a frame, and has tests of its own.
pub fn pages() -> Vec<&'static str> {
    all_pages().into_iter().filter(|path| *path != "kiosk/" && is_sampled(path)).collect()
}

/// Those of [`pages`] of a game of each family, and of none: for what no board's shape changes.
pub fn few_pages() -> Vec<&'static str> {
    let few = [Kind::ALL[0], Kind::Pasang];
    pages().into_iter().filter(|path| game_of(path).is_none_or(|kind| few.contains(&kind))).collect()
}

/// The last game in the list that is for two players and has one round.
pub fn last_of_two() -> sowing::Kind {
    let single = |kind: &sowing::Kind| kind.seats() == 2 && !kind.has_rounds();
    sowing::Kind::ALL.into_iter().rfind(single).expect("a game of one round")
}

/// Why a test cannot continue.
#[derive(Debug)]
pub enum Error {
    /// The driver or the browser refused a command.
    Driver(String),
    /// A condition did not come true within [`page::PATIENCE`].
    Late(String),
    /// The driver does not support touch.
    NoTouch(String),
    /// Another requirement of the test is missing.
    Other(String),
}

/// The result of a test.
pub type Result<T = ()> = std::result::Result<T, Error>;

impl Error {
    /// Whether the browser session is lost, as opposed to an error in the page.
    fn is_a_dead_session(&self) -> bool {
        let gone = ["InvalidSessionId", "UnknownError, message: \"\""];
        matches!(self, Self::Driver(why) if gone.iter().any(|word| why.contains(word)))
    }

    /// Whether the error is that an element is no longer in the page, so that nothing has been done to it.
    fn is_of_what_is_gone(&self) -> bool {
        matches!(self, Self::Driver(why) if why.contains("StaleElementReference"))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Driver(why) => write!(f, "the driver says: {why}"),
            Self::Late(what) => write!(f, "waited in vain for: {what}"),
            Self::NoTouch(why) => write!(f, "the driver sends no touches: {why}"),
            Self::Other(why) => f.write_str(why),
        }
    }
}

impl From<xtask::Error> for Error {
    fn from(e: xtask::Error) -> Self {
        Self::Other(e.to_string())
    }
}

/// The browser that this process tests.
pub fn browser() -> Browser {
    let name = env::var("PAPAN_BROWSER").unwrap_or_else(|_| "chromium".into());
    name.parse().unwrap_or_else(|e| panic!("PAPAN_BROWSER: {e}"))
}

/// A server of the finished site that collects policy violations, with the given changes.
pub fn site(change: impl FnOnce(&mut ServerOptions)) -> Result<Server> {
    let mut options = ServerOptions::new(dist()?);
    options.reports = true;
    // a service worker fetches the whole site: only the tests of it have one
    options.offline = false;
    change(&mut options);
    // browser storage belongs to a port, and a session can serve several tests: no port is used twice
    static PORTS: Mutex<Vec<u16>> = Mutex::new(Vec::new());
    loop {
        let server = Server::start(options.clone())?;
        let mut ports = PORTS.lock().unwrap_or_else(PoisonError::into_inner);
        if options.port != 0 || !ports.contains(&server.addr.port()) {
            ports.push(server.addr.port());
            return Ok(server);
        }
    }
}

/// The folder of the finished site.
pub fn dist() -> Result<std::path::PathBuf> {
    let dist = xtask::project::Project::find()?.dist();
    if dist.join("index.html").is_file() {
        return Ok(dist);
    }
    Err(Error::Other("Build the site first: `cargo xtask build`.".into()))
}

/// Runs a test in a browser session with a single new tab.
pub fn run(test: impl AsyncFn(&Page) -> Result) {
    run_in(Session::default(), test);
}

/// Prints at its end how long a test took, for the table of the slowest (`xtask::test`).
struct Took(Instant);

impl Drop for Took {
    fn drop(&mut self) {
        let thread = std::thread::current();
        let name = thread.name().unwrap_or("?");
        let line = xtask::libtest::took(name, self.0.elapsed());
        // the test program captures what `println!` prints
        let _ = std::io::stdout().write_all(line.as_bytes());
    }
}

/// Runs a test in such a session of a kind.
///
/// WebKit's process sometimes dies when a page is left, whatever the page. The driver then reports that the
/// session is gone, and the test starts again in another session. A failed assertion is never retried.
pub fn run_in(session: Session, test: impl AsyncFn(&Page) -> Result) {
    let _took = Took(Instant::now());
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime needs no more than memory");
    let mut tries = 0;
    loop {
        tries += 1;
        let page = runtime.block_on(Page::begin(browser(), session));
        let page = page.unwrap_or_else(|e| panic!("{e}"));
        // the session must end after a panic, too: the next test needs the driver
        let result = std::panic::catch_unwind(AssertUnwindSafe(|| runtime.block_on(test(&page))));
        let fault = match result {
            Ok(Ok(())) => return runtime.block_on(pool::give(page)),
            Ok(Err(e)) => Ok(e),
            Err(panic) => Err(panic),
        };
        runtime.block_on(page.end());
        match fault {
            Ok(e) if tries < 3 && browser() == Browser::WebKit && e.is_a_dead_session() => {
                eprintln!("begun again after try {tries}: {e}");
            }
            Ok(e) => panic!("{e}"),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}
