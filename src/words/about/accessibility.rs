//! Words of the statement of accessibility.

use crate::words::{
    Localized,
    keyed::{KeyedMessage, keyed},
    texts::named_variants,
};

named_variants! {
    /// Texts of the page.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum AccessibilityText {
        TestedTitle,
        TestedAxe,
        TestedKeys,
        TestedSaid,
        TestedNarrow,
        TestedSpacing,
        TestedColours,
        TestedStill,
        TestedBrowsers,
        UntestedTitle,
        UntestedPeople,
        UntestedReaders,
        UntestedDevices,
        /// The link to the page on reviewing translations follows.
        UntestedWords,
        KnownTitle,
        KnownPasang,
        KnownCounters,
        KnownVoice,
        KnownTime,
        KnownOld,
        ReportTitle,
        ReportLead,
        ReportAddress,
        /// With the number of the version.
        ReportVersion(&'static str),
        ReportBrowser,
        ReportHelp,
        ReportWanted,
    }
}

impl Localized for AccessibilityText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            AccessibilityText::ReportVersion(version) => {
                keyed!("about-accessibility-report-version", version)
            }
            text => text.key("about-accessibility-"),
        }
    }
}
