//! Drives the finished site in a real browser: which one says the variable `PAPAN_BROWSER`
//! (chromium, firefox, webkit; chromium when it is not set).
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
//! Every test has a driver and a browser of its own; nothing of them is left when it ends.

pub mod axe;
mod driver;
mod frame;
pub mod game;
mod input;
mod page;
pub mod picture;
pub mod session;

pub use fantoccini::key::Key;
pub use frame::Frame;
pub use page::{PATIENCE, Page, Session};
pub use xtask::{Server, ServerOptions, Status, browsers::Browser};

use std::{env, fmt, panic::AssertUnwindSafe};

/// Every page of the site, by its address from the root.
pub const PAGES: [&str; 14] = [
    "",
    "adjiboto/",
    "mangala-suez/",
    "kotu-baendum/",
    "raja-pasu-mandiri/",
    "raja-pasu/",
    "kalah/",
    "embed/v1/adjiboto/",
    "embed/v1/mangala-suez/",
    "embed/v1/kotu-baendum/",
    "embed/v1/raja-pasu-mandiri/",
    "embed/v1/raja-pasu/",
    "embed/v1/kalah/",
    "404.html",
];

/// Why a test cannot go on.
#[derive(Debug)]
pub enum Error {
    /// The driver or the browser refused a command.
    Driver(String),
    /// A condition did not come true within [`page::PATIENCE`].
    Late(String),
    /// The driver cannot send touches.
    NoTouch(String),
    /// Something else that the test relies on is missing.
    Other(String),
}

/// What a test gives back.
pub type Result<T = ()> = std::result::Result<T, Error>;

impl Error {
    /// Whether the browser itself is gone, and not something in the page.
    fn is_a_dead_session(&self) -> bool {
        let gone = ["InvalidSessionId", "UnknownError, message: \"\""];
        matches!(self, Self::Driver(why) if gone.iter().any(|word| why.contains(word)))
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

/// The browser that this process tests in.
pub fn browser() -> Browser {
    let name = env::var("PAPAN_BROWSER").unwrap_or_else(|_| "chromium".into());
    name.parse().unwrap_or_else(|e| panic!("PAPAN_BROWSER: {e}"))
}

/// A server of the finished site that collects what the policy forbade, with the given changes.
pub fn site(change: impl FnOnce(&mut ServerOptions)) -> Result<Server> {
    let mut options = ServerOptions::new(dist()?);
    options.reports = true;
    change(&mut options);
    Ok(Server::start(options)?)
}

/// The folder of the finished site.
pub fn dist() -> Result<std::path::PathBuf> {
    let dist = xtask::project::Project::find()?.dist();
    if dist.join("index.html").is_file() {
        return Ok(dist);
    }
    Err(Error::Other("Build the site first: `cargo xtask build`.".into()))
}

/// Runs a test in a fresh browser session.
pub fn run(test: impl AsyncFn(&Page) -> Result) {
    run_in(Session::default(), test);
}

/// Runs a test in a fresh browser session of a certain kind.
///
/// WebKit's own process sometimes dies when a page is left, whatever the page: the driver then says that
/// the session is gone, and the test is begun again in another. What a test asserts is never tried twice.
pub fn run_in(session: Session, test: impl AsyncFn(&Page) -> Result) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime needs no more than memory");
    let mut tries = 0;
    loop {
        tries += 1;
        let page = runtime.block_on(Page::begin(browser(), session));
        let page = page.unwrap_or_else(|e| panic!("{e}"));
        // the session ends after a panic, too: the next test needs the driver
        let result = std::panic::catch_unwind(AssertUnwindSafe(|| runtime.block_on(test(&page))));
        runtime.block_on(page.end());
        match result {
            Ok(Ok(())) => return,
            Ok(Err(e)) if tries < 3 && browser() == Browser::WebKit && e.is_a_dead_session() => {
                eprintln!("begun again after try {tries}: {e}");
            }
            Ok(Err(e)) => panic!("{e}"),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}
