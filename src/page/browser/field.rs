//! Fields, by id or by event.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use yew::NodeRef;

use super::by_id;

/// Sets the value of a field. It is set on the list itself, because a browser can ignore a change of the
/// selected option.
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

/// The value of a list as a property for Yew. It is set on the list itself, because a browser keeps the choice
/// of a person when only an option is marked as selected. The host, which writes no properties, has no values.
pub fn choice(value: &str) -> JsValue {
    if cfg!(target_arch = "wasm32") { JsValue::from_str(value) } else { JsValue::NULL }
}

/// The value of a field.
pub fn typed(field: &Element) -> Option<String> {
    field
        .dyn_ref::<HtmlSelectElement>()
        .map(HtmlSelectElement::value)
        .or_else(|| field.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value))
        .or_else(|| field.dyn_ref::<HtmlTextAreaElement>().map(HtmlTextAreaElement::value))
}

/// The value of the field of an event; empty if it happened on no field.
pub fn value(event: &Event) -> String {
    super::target(event).and_then(|field| typed(&field)).unwrap_or_default()
}

/// Selects the whole text of a field, so that it can be copied by hand.
pub fn choose_text(field: &NodeRef) {
    if let Some(area) = field.cast::<HtmlTextAreaElement>() {
        let _ = area.focus();
        area.select();
    }
}

/// The same for a field by its id.
pub fn choose_text_of(id: &str) {
    if let Some(area) = by_id(id).and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok()) {
        let _ = area.focus();
        area.select();
    }
}

/// Sets the text of an element of the static page.
pub fn put_text(id: &str, text: &str) {
    if let Some(element) = by_id(id) {
        element.set_text_content(Some(text));
    }
}

/// Puts a sentence above an element of the static page.
pub fn say_above(id: &str, text: &str) {
    let Some(element) = by_id(id) else { return };
    let made = super::document().and_then(|document| document.create_element("p").ok());
    if let (Some(said), Some(around)) = (made, element.parent_node()) {
        said.set_class_name("needs");
        said.set_text_content(Some(text));
        // a page that cannot take it is shown without
        let _ = around.insert_before(&said, Some(&element));
    }
}

/// Sets the HTML of an element of the static page.
pub fn put_html(id: &str, html: &str) {
    if let Some(element) = by_id(id) {
        element.set_inner_html(html);
    }
}

/// Hides or shows an element.
pub fn hide(id: &str, hidden: bool) {
    if let Some(element) = by_id(id) {
        let _ = element.toggle_attribute_with_force("hidden", hidden);
    }
}
