//! The program of the home page: its boards play by themselves, games are found by their facts, and the
//! visitor's saved games are listed. The HTML is complete without it (`site::home`).

pub mod find;
mod program;
mod saved_games;
mod seek;
pub mod shown;

pub use program::begin;
