//! The rules for scripts and notebooks: games whose moves, events and positions are values that serde writes, and faults with
//! a code, a sentence and the clause that refuses. All texts, numbers and options come from outside and are checked here;
//! `bin/engine.rs` only passes them on.
//!
//! `docs/engine.md` says what there is, and `static/engine/engine.d.ts` declares it; a test holds that to this module.

mod count;
mod event;
mod family;
mod fault;
mod game;
mod given;
mod info;
mod pasang;
mod playing;
mod position;
mod random;
mod record;
mod sowing;
mod start;
mod thought;

pub use event::{Cited, Event};
pub use fault::{Code, Fault};
pub use game::Game;
pub use given::Given;
pub use info::{ClauseInfo, GameInfo, PresetInfo, ReadingInfo, games};
pub use playing::{DEEPEST, MOST_COUNTED};
pub use position::{Board, EndedBy, GameResult, HoleState, Holes, Points, Position};
pub use random::{RandomGame, RandomGames};
pub use thought::{Line, MOST_NODES, Thought};

/// The most bytes that a text may have.
pub const LONGEST: usize = 1_000_000;

/// The largest whole number up to which a script has every one, and the largest seed.
pub const LARGEST: u64 = (1 << 53) - 1;
