//! The opponent, held against plainer ways to the same answers: what it proves is so, what it plays is legal, and it
//! keeps to its nodes and its sight.

mod brute;
mod endings;
mod every_game;
mod levels;
mod past;
mod sight;
mod slices;
mod tree;
