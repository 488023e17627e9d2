//! The tests of Adjiboto.

mod numbers;
mod options;
mod repetition;
mod rules;
mod search;
#[path = "../../../../tests/second_opinion/adjiboto.rs"]
mod second_opinion;
