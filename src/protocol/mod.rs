//! The messages between an embed and the page around it, in version 1: what a page may ask, and what an embed tells.
//!
//! They are frozen. A page that was written for them goes on working: later versions may add kinds of messages and fields
//! to what is told, and change neither a name nor a meaning. `docs/messages.schema.json` has them as a JSON Schema,
//! `docs/messages.d.ts` as types, and tests hold both to this module.

mod fault;
pub mod request;
pub mod told;
mod topic;

pub use fault::{Code, Fault};
pub use request::{Command, Re, Request};
pub use told::Told;
pub use topic::{Topic, Topics};

/// What every message says in `ns`, so that it is not taken for another program's.
pub const NAMESPACE: &str = "papan";

/// The version of the messages.
pub const VERSION: u32 = 1;

/// How many characters a text of a request may have, and how many places it may name.
pub const LONGEST: usize = 4_000;
pub const MOST_PLACES: usize = 128;
