//! Dialogs and the fields in them, found by their ids.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDialogElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use yew::NodeRef;

use super::by_id;

/// Shows a dialog above the page.
pub fn show(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>()
        && !dialog.open()
    {
        let _ = dialog.show_modal();
    }
}

/// Closes the dialog that an element stands in.
pub fn close(within: &Element) {
    let dialog = within.closest("dialog").ok().flatten();
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

/// Shows a value in a field. Where an option of a list is only marked as selected, a browser may keep what it
/// showed before: so the list itself is told.
pub fn pick(id: &str, value: &str) {
    let Some(field) = by_id(id) else { return };
    if let Some(list) = field.dyn_ref::<HtmlSelectElement>() {
        list.set_value(value);
    } else if let Some(line) = field.dyn_ref::<HtmlInputElement>() {
        line.set_value(value);
    } else if let Some(area) = field.dyn_ref::<HtmlTextAreaElement>() {
        area.set_value(value);
    }
}

/// The value of a list as Yew puts it: the list itself is told, because where an option is only marked as selected a
/// browser keeps what a person has chosen before.
pub fn choice(value: &str) -> JsValue {
    JsValue::from_str(value)
}

/// What stands in a field.
pub fn typed(field: &Element) -> Option<String> {
    field
        .dyn_ref::<HtmlSelectElement>()
        .map(HtmlSelectElement::value)
        .or_else(|| field.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value))
        .or_else(|| field.dyn_ref::<HtmlTextAreaElement>().map(HtmlTextAreaElement::value))
}

/// Selects all text of a field, to be copied by hand.
pub fn choose_text(field: &NodeRef) {
    if let Some(area) = field.cast::<HtmlTextAreaElement>() {
        let _ = area.focus();
        area.select();
    }
}

/// The same of a field by its id.
pub fn choose_text_of(id: &str) {
    if let Some(area) = by_id(id).and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok()) {
        let _ = area.focus();
        area.select();
    }
}

/// Words in an element that the page keeps.
pub fn put_text(id: &str, text: &str) {
    if let Some(element) = by_id(id) {
        element.set_text_content(Some(text));
    }
}

/// Puts HTML of our own into an element that the page keeps.
pub fn put_html(id: &str, html: &str) {
    if let Some(element) = by_id(id) {
        element.set_inner_html(html);
    }
}

/// Takes an element out of the page for a while.
pub fn hide(id: &str, hidden: bool) {
    if let Some(element) = by_id(id) {
        let _ = element.toggle_attribute_with_force("hidden", hidden);
    }
}
