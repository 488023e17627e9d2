//! Words of the page that says what the site rests on.

use crate::words::{Localized, keyed::KeyedMessage, texts::named_variants};

named_variants! {
    /// Texts of the page.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CreditsText {
        SourcesTitle,
        SourcesLead,
        LettersTitle,
        /// Before the name of the file with the licence.
        LettersLead,
        CoastTitle,
        CoastLead,
        PackagesTitle,
        PackagesLead,
        /// Before the packages that are in no program.
        WritingLead,
        Package,
        Licence,
        OwnTitle,
        OwnLead,
        OwnPictures,
    }
}

impl Localized for CreditsText {
    fn keyed(&self) -> KeyedMessage {
        self.key("about-credits-")
    }
}
