//! The rules for scripts: what they give, what they refuse, and that the types, the page and its examples say the same.

mod examples;
mod faults;
mod games;
mod playouts;
mod reader;
mod shape;
mod types;

use papan::script::{Game, Given, games as all};
use serde_json::Value;

/// Options, from what a script would write.
pub fn given(options: &Value) -> Given {
    serde_json::from_value(options.clone()).unwrap_or_else(|why| panic!("{options}: {why}"))
}

/// A new game.
pub fn game(name: &str, options: &Value) -> Game {
    Game::new(name, &given(options)).unwrap_or_else(|fault| panic!("{name} {options}: {fault:?}"))
}

/// Every game with each of its presets.
pub fn presets() -> Vec<(&'static str, &'static str)> {
    let of = |info: papan::script::GameInfo| info.presets.into_iter().map(move |of| (info.name, of.name));
    all().into_iter().flat_map(of).collect()
}
