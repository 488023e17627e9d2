//! The fixed texts of the page.

use crate::words::{patterns::PatternsPageText, say};

/// A text of the page, in its language.
pub fn on_page(about: PatternsPageText) -> String {
    say(&about)
}
