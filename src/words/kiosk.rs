//! Words of the page that stands in a kiosk. They stand in its file alone.

use super::{Localized, keyed::KeyedMessage, texts::named_variants};

named_variants! {
    /// What a kiosk says itself; the games in it have their own words.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum KioskText {
        Title,
        PageTitle,
        Description,
        Needs,
        /// On the game that plays itself.
        Begin,
        /// Names the frame of that game, and the frame in which a visitor plays.
        Shown,
        Visited,
        Still,
        StillLead,
        GoOn,
        Over,
    }
}

impl Localized for KioskText {
    fn keyed(&self) -> KeyedMessage {
        self.key("kiosk-")
    }
}
