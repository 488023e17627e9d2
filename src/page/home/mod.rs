//! The program of the home page: its boards play by themselves, games are found by what is known of them, and those
//! that a visitor keeps are shown. The page itself is complete in its file (`site::home`).

pub mod find;
mod program;
mod saved_games;
mod seek;
pub mod shown;

pub use program::begin;
