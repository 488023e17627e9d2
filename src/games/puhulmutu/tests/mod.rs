//! What is tested of Puhulmutu alone.

mod rules;
#[path = "../../../../tests/second_opinion/puhulmutu/mod.rs"]
mod second_opinion;
