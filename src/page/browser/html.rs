//! The element `html`: what kind of page it is, and its colours.

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::document;

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

/// Sets the colours of the page; `auto` follows the device.
pub fn theme(theme: &str) {
    if let Some(html) = html() {
        let _ = match theme {
            "auto" => html.remove_attribute("data-theme"),
            theme => html.set_attribute("data-theme", theme),
        };
    }
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
