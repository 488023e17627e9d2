//! Words of the page on privacy.

use crate::words::{Localized, keyed::KeyedMessage, texts::named_variants};

named_variants! {
    /// Texts of the page. What is kept is told with how it is deleted.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum PrivacyText {
        KeptTitle,
        KeptLead,
        Games,
        GamesDelete,
        Patterns,
        PatternsDelete,
        Settings,
        SettingsDelete,
        Progress,
        ProgressDelete,
        Tab,
        TabDelete,
        Files,
        FilesDelete,
        All,
        Refused,
        LinkTitle,
        LinkLead,
        LinkSent,
        LinkRecord,
        ElsewhereTitle,
        Embed,
        Kiosk,
        Voice,
        ServerTitle,
        ServerLead,
    }
}

impl Localized for PrivacyText {
    fn keyed(&self) -> KeyedMessage {
        self.key("about-privacy-")
    }
}
