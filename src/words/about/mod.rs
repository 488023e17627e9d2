//! Words of the pages about the site, each with an enum of its own. They stand in their files alone.

mod accessibility;
mod credits;
mod evidence;
mod keys;
mod privacy;
mod translating;
mod versions;

pub use accessibility::AccessibilityText;
pub use credits::CreditsText;
pub use evidence::HowSureText;
pub use keys::KeysText;
pub use privacy::PrivacyText;
pub use translating::TranslatingText;
pub use versions::VersionsText;

use super::{Localized, keyed::KeyedMessage};

/// What every one of these pages has, by its name in addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AboutText {
    /// The heading, and the link to the page.
    Title(&'static str),
    PageTitle(&'static str),
    /// The description of the page, for search results.
    Description(&'static str),
    /// The first paragraph.
    Lead(&'static str),
    /// Before the address at which those are reached who run this copy of the site.
    Contact,
}

impl Localized for AboutText {
    fn keyed(&self) -> KeyedMessage {
        let of = |page: &str, what: &str| KeyedMessage::new(&["about-", page, what].concat());
        match *self {
            AboutText::Title(page) => of(page, "-title"),
            AboutText::PageTitle(page) => of(page, "-page-title"),
            AboutText::Description(page) => of(page, "-description"),
            AboutText::Lead(page) => of(page, "-lead"),
            AboutText::Contact => KeyedMessage::new("about-contact"),
        }
    }
}
