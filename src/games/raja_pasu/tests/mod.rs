//! What is tested of Raja Pasu alone.

mod figures;
mod rules;
#[path = "../../../../tests/second_opinion/raja_pasu.rs"]
mod second_opinion;
