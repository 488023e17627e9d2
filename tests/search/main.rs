//! The opponent, held against plainer ways to the same answers: what it proves is so, what it plays is legal, and it
//! keeps to its nodes and its sight.

#[allow(dead_code, reason = "what rooms ask of it besides")]
#[path = "../support/brute.rs"]
mod brute;
mod endings;
mod every_game;
mod levels;
mod play;
mod slices;
mod tree;
