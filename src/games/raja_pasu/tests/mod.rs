//! The tests of Raja Pasu.

mod figures;
mod rules;
#[path = "../../../../tests/second_opinion/raja_pasu.rs"]
mod second_opinion;
