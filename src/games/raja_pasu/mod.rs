//! Raja Pasu of Colombo: the game for two.

mod bench;
#[cfg(feature = "pages")]
mod board;
#[cfg(all(feature = "pages", not(target_arch = "wasm32")))]
mod evidence;
#[cfg(feature = "pages")]
mod facts;
#[cfg(not(target_arch = "wasm32"))]
mod numbers;
pub mod rules;
mod search;
#[cfg(test)]
mod tests;
