//! The tests of Kotu Baendum.

mod rows;
mod rules;
mod search;
#[path = "../../../../tests/second_opinion/kotu_baendum/mod.rs"]
mod second_opinion;
