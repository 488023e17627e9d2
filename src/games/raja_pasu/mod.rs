//! Raja Pasu of Colombo: the game for two.

mod bench;
#[cfg(feature = "pages")]
mod board;
#[cfg(feature = "pages")]
mod facts;
pub mod rules;
mod search;
#[cfg(test)]
mod tests;
