//! The program of the home page: its boards play by themselves, games are found by their facts, and the
//! visitor's saved games are listed. The HTML is complete without it (`site::home`).

mod program;
pub mod query;
mod saved_games;
mod search_form;
pub mod small_board;

pub use program::begin;
