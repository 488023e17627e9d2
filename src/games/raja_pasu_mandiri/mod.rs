//! Raja Pasu Mandiri of Colombo: three players at one board.

mod bench;
#[cfg(feature = "pages")]
mod board;
#[cfg(feature = "pages")]
mod facts;
pub mod rules;
mod search;
#[cfg(test)]
mod tests;
