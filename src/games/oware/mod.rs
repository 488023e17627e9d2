//! Oware of West Africa and the Caribbean, included for comparison.

mod bench;
#[cfg(feature = "pages")]
mod board;
#[cfg(feature = "pages")]
mod facts;
pub mod rules;
mod search;
#[cfg(test)]
mod tests;
