//! What a kiosk says.

use papan::words::{kiosk::KioskText, say};

use crate::sheet::{Sheet, Text, variants};

variants!(KioskText {
    Title,
    PageTitle,
    Description,
    Needs,
    Begin,
    Shown,
    Visited,
    Still,
    StillLead,
    GoOn,
    Over,
});

pub fn all() -> Text {
    use KioskText::*;
    let mut sheet = Sheet::new(|text: &KioskText| say(text));
    sheet.put_all([
        Title,
        PageTitle,
        Description,
        Needs,
        Begin,
        Shown,
        Visited,
        Still,
        StillLead,
        GoOn,
        Over,
    ]);
    sheet.whole()
}
