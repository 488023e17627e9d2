//! Papan: traditional sowing games, played, taught and traced to their evidence.

pub mod bench;
pub mod engine;

pub mod notation;
pub mod playout;
pub mod session;
