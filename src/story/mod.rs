//! The steps of a move in time, its description in words, and its sounds. `told.rs` lists what each family
//! implements; the code common to all families is here.

pub mod asked;
pub mod caption;
pub mod line;
pub mod pasang;
pub mod passing;
pub mod showing;
pub mod sound;
pub mod sowing;
pub mod timeline;
mod told;
pub mod wave;
pub mod why;

pub use line::Line;
pub use told::{Query, Told, Why};
