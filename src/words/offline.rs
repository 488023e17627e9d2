//! What the site says about itself without a connection: the page for what was not kept, and the notices below every page.

use super::{Localized, keyed::KeyedMessage, texts::named_variants};

named_variants! {
    /// These words stand in files alone.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum OfflineText {
        PageTitle,
        Description,
        Title,
        Lead,
        /// Above the list of the pages that were kept.
        These,
        Again,
        /// That the site has been kept on this device.
        Kept { megabytes: usize },
        /// That a newer version of the site has been fetched, and the answers to it.
        Newer,
        UseNewer,
        Later,
    }
}

impl Localized for OfflineText {
    fn keyed(&self) -> KeyedMessage {
        let message = self.key("offline-");
        match *self {
            OfflineText::Kept { megabytes } => message.with("megabytes", megabytes),
            _ => message,
        }
    }
}
