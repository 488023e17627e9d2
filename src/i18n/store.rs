//! The words of a language: on the host those of its files, on a page those that the page carries.

use std::{cell::Cell, collections::BTreeMap};

use crate::engine::Kind;

/// Messages by their keys, in the compact form of `compile.rs`.
pub type Messages = BTreeMap<String, String>;

/// All messages of a language, or those that one page needs.
#[derive(Debug, Default, PartialEq)]
pub struct Words {
    /// As `lang` attributes write it.
    pub language: String,
    pub shared: Messages,
    /// By the name of the game: what it says in words of its own.
    pub games: BTreeMap<String, Messages>,
}

impl Words {
    /// A message: the game's own before the shared one.
    pub fn find(&self, game: Option<Kind>, key: &str) -> Option<&str> {
        let own = game.and_then(|game| self.games.get(game.name())?.get(key));
        own.or_else(|| self.shared.get(key)).map(String::as_str)
    }

    /// Whether the language is written from right to left; of those here, the mirrored one of tests.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn is_right_to_left(&self) -> bool {
        self.language == "en-XB"
    }
}

/// Nothing yet.
#[cfg(target_arch = "wasm32")]
static NONE: Words = Words { language: String::new(), shared: BTreeMap::new(), games: BTreeMap::new() };

thread_local! {
    static NOW: Cell<Option<&'static Words>> = const { Cell::new(None) };
}

/// The words in which everything is said now.
pub fn words() -> &'static Words {
    #[cfg(target_arch = "wasm32")]
    let usual = || &NONE;
    #[cfg(not(target_arch = "wasm32"))]
    let usual = super::files::english;
    NOW.get().unwrap_or_else(usual)
}

/// Says everything in these words from now on, on this thread.
pub fn speak(words: &'static Words) {
    NOW.set(Some(words));
}
