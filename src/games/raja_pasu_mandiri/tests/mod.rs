//! The tests of Raja Pasu Mandiri.

mod figures;
mod messages;
mod rules;
#[path = "../../../../tests/second_opinion/raja_pasu_mandiri.rs"]
mod second_opinion;
