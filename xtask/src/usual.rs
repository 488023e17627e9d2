//! How long the long steps usually take: measured once on two cores, said before each of them begins.

use crate::{browsers::Browser, process::say};

/// A step that somebody waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Compiling a tool from the Rust registry.
    Tool,
    /// A package of the Node registry, with what it needs.
    NodePackage,
    /// Debian's packages.
    SystemPackages,
    RustComponent,
    Site,
    Lints,
    HostTests,
    /// The tests of the finished site behind servers.
    ServerTests,
    BrowserTests(Browser),
}

impl Step {
    /// The usual time in words.
    pub const fn time(self) -> &'static str {
        match self {
            Self::Tool => "about 1 min, once",
            Self::NodePackage => "some seconds, once",
            Self::SystemPackages => "less than 1 min, once",
            Self::RustComponent => "some seconds, once",
            Self::Site => "3 to 7 min the first time, some seconds later",
            Self::Lints => "1 to 4 min each the first time, then seconds",
            Self::HostTests => "7 to 14 min the first time",
            Self::ServerTests => "some seconds",
            Self::BrowserTests(Browser::Chromium) => "15 to 35 min",
            Self::BrowserTests(Browser::Firefox) => "5 to 12 min",
            Self::BrowserTests(Browser::WebKit) => "5 to 12 min",
        }
    }
}

/// Prints which step begins, and how long it usually takes.
pub fn begins(what: impl AsRef<str>, step: Step) {
    say(format!("{} (on two cores usually {})", what.as_ref(), step.time()));
}
