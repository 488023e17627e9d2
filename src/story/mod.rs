//! The steps of a move in time, its description in words, and its sounds. `family.rs` lists what each family
//! implements; the code common to all families is here.

pub mod caption;
pub mod certainty;
mod family;
pub mod line;
pub mod pasang;
pub mod query;
pub mod showing;
pub mod sound;
pub mod sound_filter;
pub mod sowing;
pub mod strip;
pub mod timeline;
pub mod wave;
pub mod why;

pub use family::{Beat, Brevity, NoChoice, Query, Story, Why};
pub use line::Line;
