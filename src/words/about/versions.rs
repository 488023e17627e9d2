//! Words of the page on versions.

use crate::words::{
    Localized,
    keyed::{KeyedMessage, keyed},
    texts::named_variants,
};

named_variants! {
    /// Texts of the page.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum VersionsText<'a> {
        /// The version of the site; and with its day, where that is known.
        Now(&'static str),
        NowOf { version: &'static str, date: &'a str },
        FrozenTitle,
        /// Before the name of a rule as an example.
        FrozenClauses,
        FrozenReadings,
        /// Before the beginning of an address.
        FrozenAddresses,
        FrozenRecords,
        FrozenEmbed,
        CorrectedTitle,
        Corrected,
        GamesTitle,
        GamesLead,
        Game,
        Rules,
        Readings,
        Presets,
        PartsTitle,
        Part,
        Version,
        PartAddresses,
        PartEmbed,
        PartMessages,
        PartEngine,
    }
}

impl Localized for VersionsText<'_> {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            VersionsText::Now(version) => keyed!("about-versions-now", version),
            VersionsText::NowOf { version, date } => keyed!("about-versions-now-of", version, date),
            text => text.key("about-versions-"),
        }
    }
}
