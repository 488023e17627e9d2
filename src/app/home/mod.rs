//! The home page: all games as boards that play by themselves, found by what is known of them, and the games that a
//! visitor keeps. The page stands in its file and is complete there; a program of its own brings it to life.

pub mod find;
#[cfg(not(target_arch = "wasm32"))]
mod game_card;
#[cfg(not(target_arch = "wasm32"))]
pub mod games;
#[cfg(not(target_arch = "wasm32"))]
mod page;
mod program;
mod saved_games;
mod seek;
pub mod shown;

#[cfg(not(target_arch = "wasm32"))]
pub use page::{home, missing};
pub use program::begin;
