//! The element `html`: what kind of page it is, its colours and figures; the page in other languages.

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::document;
use crate::settings::{SETTINGS, Set, Settings};

fn html() -> Option<Element> {
    document()?.document_element()
}

/// Whether the page is an embed of a board, a course, questions or a comparison.
pub fn is_embed() -> bool {
    html().and_then(|html| html.get_attribute("data-page")).is_some_and(|kind| kind.ends_with("embed"))
}

/// Whether the page stands in a kiosk.
pub fn is_kiosk() -> bool {
    html().is_some_and(|html| html.has_attribute("data-kiosk"))
}

/// Whether the page is a game in a file of its own that was made without the address of a site (`xtask/museum`).
pub fn is_alone() -> bool {
    let is = |name: &str, value: &str| {
        html().and_then(|html| html.get_attribute(name)).is_some_and(|found| found == value)
    };
    is("data-pack", "file") && is("data-root", "./")
}

/// Whether the page is of a kind: `game`, `embed`, `position`, `patterns`, `home`.
pub fn is_page(kind: &str) -> bool {
    html().and_then(|html| html.get_attribute("data-page")).as_deref() == Some(kind)
}

/// Sets the colours and the figures of the page: an attribute for each that differs from the default.
pub fn set_look(settings: Settings) {
    let Some(html) = html() else { return };
    for set in [Set::Theme, Set::Digits] {
        let setting = &SETTINGS[set as usize];
        let (attribute, value) = (["data-", setting.name].concat(), settings.get(set));
        let _ = match value == Settings::default().get(set) {
            true => html.remove_attribute(&attribute),
            false => html.set_attribute(&attribute, value),
        };
    }
}

/// The page in another language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InLanguage {
    /// The address, relative to this page; without it, this is the language of the page.
    pub address: Option<String>,
    pub tag: String,
    /// What the language is called by those who speak it.
    pub name: String,
}

/// The languages of the page, in the order of its foot, and what the list is called; `None` where it has no other.
pub fn languages() -> Option<(String, Vec<InLanguage>)> {
    let called = super::by_id("langs")?.closest("nav").ok()??.get_attribute("aria-label")?;
    let language = |element: Element| InLanguage {
        address: element.get_attribute("href"),
        tag: element.get_attribute("hreflang").unwrap_or_default(),
        name: element.text_content().unwrap_or_default(),
    };
    Some((called, super::all("#langs > *").into_iter().map(language).collect()))
}

/// Sets variables of the style sheet for the whole page. A strict policy allows that, unlike an attribute `style`.
pub fn set_variables(all: &[(&str, String)]) {
    let style = html().and_then(|html| js_sys::Reflect::get(&html, &"style".into()).ok());
    let Some(style) = style.filter(|_| !all.is_empty()) else { return };
    let set = js_sys::Reflect::get(&style, &"setProperty".into()).ok();
    let Some(set) = set.and_then(|set| set.dyn_into::<js_sys::Function>().ok()) else { return };
    for (name, value) in all {
        let _ = set.call2(&style, &(*name).into(), &value.into());
    }
}
