//! What is tested of Kalah alone.

mod mistakes;
mod options;
mod rows;
mod rules;
mod search;
#[path = "../../../../tests/second_opinion/kalah.rs"]
mod second_opinion;
mod values;
mod worker;
