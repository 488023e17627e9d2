//! The home page: all games as boards that play by themselves, found by what is known of them, and the games that a
//! visitor keeps. The page stands in its file and is complete there; a program of its own brings it to life.

pub mod find;
#[cfg(not(target_arch = "wasm32"))]
pub mod games;
mod hall;
#[cfg(not(target_arch = "wasm32"))]
mod page;
#[cfg(not(target_arch = "wasm32"))]
mod piece;
mod seek;
mod shelf;
pub mod shown;

pub use hall::begin;
#[cfg(not(target_arch = "wasm32"))]
pub use page::{home, missing};
