//! The tests of Kalah.

mod mistakes;
mod numbers;
mod options;
mod rows;
mod rules;
mod search;
#[path = "../../../../tests/second_opinion/kalah.rs"]
mod second_opinion;
mod values;
mod worker;
