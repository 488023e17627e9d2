//! Papan: traditional sowing games, played, taught and traced to their evidence.

pub mod engine;
