//! Words of the page that says how sure the site is of its rules. They stand in its file alone.

use super::{
    Localized,
    keyed::{KeyedMessage, keyed},
    texts::named_variants,
};
use crate::engine::clause::Certainty;

named_variants! {
    /// Texts of the page.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum AboutText {
        Title,
        PageTitle,
        /// The description of the page, for search results.
        Description,
        Lead,
        WordsTitle,
        /// What the word for a certainty means.
        Says(Certainty),
        LedgerTitle,
        LedgerLead,
        Game,
        Rules,
        AllGames,
        CorrectTitle,
        CorrectLead,
        /// Before the end of an address as an example.
        CorrectAddress,
        /// With the number of the version.
        CorrectVersion(&'static str),
        CorrectText,
        CorrectFrozen,
    }
}

impl Localized for AboutText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            AboutText::Says(certainty) => KeyedMessage::new(&["about-says-", certainty.name()].concat()),
            AboutText::CorrectVersion(version) => keyed!("about-correct-version", version),
            text => text.key("about-"),
        }
    }
}
