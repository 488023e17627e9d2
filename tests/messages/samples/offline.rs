//! What the site says without a connection.

use papan::words::{offline::OfflineText, say};

use crate::sheet::{Sheet, Text, variants};

variants!(OfflineText { PageTitle, Description, Title, Lead, These, Again, Kept, Newer, UseNewer, Later });

pub fn all() -> Text {
    use OfflineText::*;
    let mut sheet = Sheet::new(|text: &OfflineText| say(text));
    sheet.put_all([PageTitle, Description, Title, Lead, These, Again, Newer, UseNewer, Later]);
    sheet.put_all([1, 7].map(|megabytes| Kept { megabytes }));
    sheet.whole()
}
