//! The tests of Puhulmutu.

mod rules;
#[path = "../../../../tests/second_opinion/puhulmutu/mod.rs"]
mod second_opinion;
