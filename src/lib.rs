//! Papan: traditional sowing games, played, taught and traced to their evidence.

pub mod engine;

pub mod bench;
pub mod notation;
pub mod playout;
pub mod session;
pub mod settings;

pub mod catalogue;
pub mod i18n;
pub mod options;
pub mod story;

pub mod app;
pub mod board;
pub mod desk;
