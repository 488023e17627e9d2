//! The tests of Mangala of Suez.

mod exhaustive;
mod numbers;
mod repetition;
mod rules;
mod search;
#[path = "../../../../tests/second_opinion/mangala_suez/mod.rs"]
mod second_opinion;
