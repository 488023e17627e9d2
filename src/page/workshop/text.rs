//! The fixed texts of the page.

use crate::{
    page::frame::page_text,
    words::{PageText, patterns::PatternsPageText},
};

/// A text of the page, in its language.
pub fn on_page(about: PatternsPageText) -> String {
    page_text(PageText::Patterns(about))
}
