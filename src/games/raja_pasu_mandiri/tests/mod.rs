//! What is tested of Raja Pasu Mandiri alone.

mod figures;
mod messages;
mod rules;
#[path = "../../../../tests/second_opinion/raja_pasu_mandiri.rs"]
mod second_opinion;
