//! Words of the page on reviewing translations.

use crate::words::{Localized, keyed::KeyedMessage, texts::named_variants};

named_variants! {
    /// Texts of the page.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum TranslatingText {
        StatesTitle,
        Language,
        Tag,
        State,
        /// The state of a language: the original, reviewed or not.
        StateOriginal,
        StateReviewed,
        StateUnreviewed,
        MeansTitle,
        Means,
        DoTitle,
        DoRead,
        DoNote,
        DoSay,
        /// Before the name of the file that says how words are written.
        Files,
        FirstTitle,
        FirstTerms,
        FirstTold,
        FirstNames,
        FirstRules,
        /// Where a translation is in doubt: every language says it of itself.
        DoubtsTitle,
        Doubts,
        SendTitle,
        Send,
    }
}

impl Localized for TranslatingText {
    fn keyed(&self) -> KeyedMessage {
        self.key("about-translating-")
    }
}
