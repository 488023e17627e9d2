//! Words of the page of keys; what each key does is said by `words::keys`.

use crate::words::{Localized, keyed::KeyedMessage, texts::named_variants};

named_variants! {
    /// Texts of the page.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum KeysText {
        Mac,
        // headings of keys
        Everywhere,
        Holes,
        Points,
        Learning,
        LearningLead,
        EditHoles,
        EditPoints,
        Workshop,
        // without keys
        TouchTitle,
        Touch,
        MouseTitle,
        Mouse,
        ReaderTitle,
        Reader,
        /// What one does if a screen reader keeps the keys for itself.
        ReaderMode,
    }
}

impl Localized for KeysText {
    fn keyed(&self) -> KeyedMessage {
        self.key("about-keys-")
    }
}
