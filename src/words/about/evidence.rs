//! Words of the page that says how sure the site is of its rules.

use crate::{
    engine::clause::Certainty,
    words::{
        Localized,
        keyed::{KeyedMessage, keyed},
        texts::named_variants,
    },
};

named_variants! {
    /// Texts of the page.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum HowSureText {
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

impl Localized for HowSureText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            HowSureText::Says(certainty) => {
                KeyedMessage::new(&["about-evidence-says-", certainty.name()].concat())
            }
            HowSureText::CorrectVersion(version) => keyed!("about-evidence-correct-version", version),
            text => text.key("about-evidence-"),
        }
    }
}
