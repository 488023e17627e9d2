//! Sets up, builds, serves and tests the site. The browser tests use its server and its browsers.

pub mod bench;
pub mod browsers;
pub mod element;
pub mod engine;
// two files of the other crate, which depends on crates that this one must not wait for
#[path = "../../src/contact.rs"]
pub mod contact;
#[path = "../../src/fnv.rs"]
mod fnv;
mod host;
mod http;
mod imports;
mod index;
pub mod libtest;
pub mod lighthouse;
pub mod museum;
pub mod pack;
pub mod picture;
mod pictures;
pub mod policy;
pub mod process;
pub mod project;
pub mod serve;
mod setup;
pub mod site;
pub mod tables;
pub mod test;
pub mod tools;
mod usual;
pub mod watch;

pub use host::ServerOptions;
pub use http::Status;
pub use serve::Server;

/// A failure, as one sentence for the person at the terminal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error(pub String);

/// A result with [`Error`].
pub type Result<T> = std::result::Result<T, Error>;

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

/// An [`Error`] from the arguments of `format!`.
#[macro_export]
macro_rules! error {
    ($($arg:tt)*) => { $crate::Error(format!($($arg)*)) };
}
