//! The opponent's worker: what it is asked, how it thinks in slices, what it answers. Pure text in, text out: no
//! browser and no clock; the program around it (`program.rs`) has both.
//!
//! ```text
//! turn=5&want=move&game=NAME&level=3&seed=17&v=1&moves=c_A      a request: what is wanted, then the game as its address
//! stop=5                                                         the request of turn 5 is given up
//!
//! turn=5&state=more&depth=7&nodes=4000                           an answer, and a line for each move it is about:
//! e_B 613,387 250,-250 900 -                                     the moves expected, chances, lead, nodes, whether proved
//! ```
//! Every request carries a turn number and every answer repeats it: whoever asks again does not hear what comes late.

pub mod levels;
#[cfg(target_arch = "wasm32")]
pub mod program;
mod reply;
mod request;
mod think;
mod work;

pub use reply::{Line, Reply, State};
pub use request::{Command, Fault, Request, Want};
pub use think::Thinks;
pub use work::Worker;

use crate::search::level::Level;

/// How many levels the opponent has: 1 is a beginner.
pub const LEVELS: u8 = Level::ALL.len() as u8;

/// The level that is taken where nobody has chosen.
pub const USUAL: u8 = Level::USUAL.number();
