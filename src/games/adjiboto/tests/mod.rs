//! What is tested of Adjiboto alone.

mod options;
mod repetition;
mod rules;
mod search;
#[path = "../../../../tests/second_opinion/adjiboto.rs"]
mod second_opinion;
