//! The opponent's worker: requests, thinking in slices, and replies. Text in, text out, without a browser or a
//! clock; the program around it (`program.rs`) has both.
//!
//! ```text
//! turn=5&want=move&game=NAME&level=3&seed=17&v=1&moves=c_A      a request: what is wanted, then the game as its address
//! stop=5                                                         cancels the request of turn 5
//!
//! turn=5&state=more&depth=7&nodes=4000                           a reply, then a line for each of its moves:
//! e_B 613,387 250,-250 900 -                                     expected moves, chances, lead, nodes, `proved` or `exact`
//! ```
//! Every request has a turn number and every reply repeats it, so that a page can ignore late replies.

mod known;
pub mod levels;
mod pace;
#[cfg(target_arch = "wasm32")]
pub mod program;
mod reply;
mod request;
mod think;
mod work;

pub use reply::{Line, Reply, State};
pub use request::{Command, Request, RequestError, Want};
pub use think::{Position, Thinks};
pub use work::Worker;

pub use crate::search::{
    ladder::{on_ladder, rungs},
    method::nodes,
    rung::Rung,
};

use crate::search::level::Level;

/// How many levels with a number of their own the opponent has: 1 is a beginner. Between them lie other rungs of a game’s ladder ([`Rung`]).
pub const LEVELS: u8 = Level::ALL.len() as u8;

/// The default level.
pub const DEFAULT_LEVEL: u8 = Level::DEFAULT.number();
