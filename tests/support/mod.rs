//! What tests of single games share: the rooms' own, and the second tellings that belong to them.

#![allow(dead_code, reason = "each game takes of it what it needs")]

pub mod brute;
pub mod endings;
pub mod exercises;
mod exercises_of_holes;
pub mod figures;
pub mod log;
pub mod past;
pub mod plain;
pub mod raja;
pub mod raja_alone;
pub mod raja_exercises;
pub mod raja_games;
pub mod raja_readings;
pub mod readings;
#[path = "../common/recorded.rs"]
pub mod recorded;
#[path = "../common/rooms.rs"]
pub mod rooms;
pub mod rows;
pub mod together;
pub mod tree;
pub mod worker;
