//! The fixed texts of the page.

use crate::{
    i18n::{PageText, patterns::PatternsPageText},
    page::frame::page_text,
};

/// A text of the page, in its language.
pub fn on_page(about: PatternsPageText) -> String {
    page_text(PageText::Patterns(about))
}
