//! The messages in use: on the host from the files, on a page from the page's block.

use std::cell::Cell;

#[cfg(not(target_arch = "wasm32"))]
use super::files;
use super::store::Words;

/// The messages before any are loaded.
#[cfg(target_arch = "wasm32")]
static NONE: Words =
    Words { language: String::new(), shared: super::store::Messages::EMPTY, games: Vec::new() };

thread_local! {
    static CURRENT: Cell<Option<&'static Words>> = const { Cell::new(None) };
}

/// The messages in use on this thread.
pub fn words() -> &'static Words {
    #[cfg(target_arch = "wasm32")]
    let default = || &NONE;
    #[cfg(not(target_arch = "wasm32"))]
    let default = files::english;
    CURRENT.get().unwrap_or_else(default)
}

/// Sets the messages to use on this thread.
pub fn set_words(words: &'static Words) {
    CURRENT.set(Some(words));
}
