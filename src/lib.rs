//! Papan: traditional sowing games, played, taught and traced to their evidence.

pub mod engine;
pub mod games;

pub mod bench;
#[cfg(not(target_arch = "wasm32"))]
pub mod laws;
pub mod notation;
pub mod playout;
pub mod script;
pub mod search;
pub mod session;
pub mod settings;
pub mod worker;

#[cfg(feature = "pages")]
pub mod catalogue;
#[cfg(feature = "pages")]
pub mod citation;
#[cfg(feature = "pages")]
pub mod lesson;
#[cfg(feature = "pages")]
pub mod options;
#[cfg(feature = "pages")]
pub mod protocol;
#[cfg(feature = "pages")]
pub mod story;
#[cfg(feature = "pages")]
pub mod words;

#[cfg(all(feature = "pages", not(target_arch = "wasm32")))]
pub mod contact;
#[cfg(feature = "pages")]
pub mod escape;
#[cfg(feature = "pages")]
mod fnv;

#[cfg(feature = "pages")]
pub mod board;
#[cfg(feature = "pages")]
pub mod page;
#[cfg(all(feature = "pages", not(target_arch = "wasm32")))]
pub mod site;

// The tests of a game lie in its room; what they share lies with the other tests, and speaks of the crate from outside.
#[cfg(test)]
extern crate self as papan;
#[cfg(test)]
#[path = "../tests/support/mod.rs"]
mod support;
