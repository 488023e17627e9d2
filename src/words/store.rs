//! The messages of a language.

use crate::engine::Kind;

/// Messages sorted by key, in the compact form of `compile.rs`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Messages(Vec<(String, String)>);

/// What stands between keys and texts where they are one text; no message has it.
pub const SEPARATOR: &str = "\t";

impl Messages {
    pub const EMPTY: Messages = Messages(Vec::new());

    /// From keys and texts in turn, sorted by key.
    pub fn joined(text: &str) -> Messages {
        let mut parts = text.split(SEPARATOR);
        let mut all = Vec::new();
        while let (Some(key), Some(text)) = (parts.next(), parts.next()) {
            all.push((key.into(), text.into()));
        }
        Messages(all)
    }

    pub fn get(&self, key: &str) -> Option<&str> {
        let found = self.0.binary_search_by(|(known, _)| known.as_str().cmp(key)).ok()?;
        self.0.get(found).map(|(_, text)| text.as_str())
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, text)| (key.as_str(), text.as_str()))
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl FromIterator<(String, String)> for Messages {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(all: I) -> Messages {
        let mut all: Vec<_> = all.into_iter().collect();
        all.sort();
        Messages(all)
    }
}

/// All messages of a language, or those that one page needs.
#[derive(Debug, Default, PartialEq)]
pub struct Words {
    /// The language tag, as in `lang` attributes.
    pub language: String,
    pub shared: Messages,
    /// Each game's own messages, by the name of the game.
    pub games: Vec<(String, Messages)>,
}

impl Words {
    /// The text of a message; the game's own takes precedence over the shared one.
    pub fn find(&self, game: Option<Kind>, key: &str) -> Option<&str> {
        game.and_then(|game| self.own(game)?.get(key)).or_else(|| self.shared.get(key))
    }

    /// A game's own messages.
    pub fn own(&self, game: Kind) -> Option<&Messages> {
        self.games.iter().find(|(name, _)| name == game.name()).map(|(_, own)| own)
    }

    /// Whether the language has figures of its own, which a page can show in place of 0 to 9.
    pub fn has_own_figures(&self) -> bool {
        self.language == "ar"
    }

    /// The direction of the writing, as in `dir` attributes; `en-XB` is the mirrored test language.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn direction(&self) -> &'static str {
        if ["ar", "en-XB"].contains(&&*self.language) { "rtl" } else { "ltr" }
    }
}
