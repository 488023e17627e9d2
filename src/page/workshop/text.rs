//! The fixed texts of the page.

use crate::words::{patterns::PatternsPageText, say};

/// A text of the page, in its language.
pub fn on_page(text: PatternsPageText) -> String {
    say(&text)
}
