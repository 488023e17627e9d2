//! The tests of Oware.

mod endings;
mod rules;
mod search;
#[path = "../../../../tests/second_opinion/oware.rs"]
mod second_opinion;
