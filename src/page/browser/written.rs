//! Updates of the page by programs that do not use Yew; only what has changed is written.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

/// Replaces the content of an element by HTML. If it had the focus, the element of the same name gets it, or
/// else the first that can have it.
fn write_anew(element: &Element, html: &str) {
    let focused = super::focused(element);
    element.set_inner_html(html);
    if let Some(css) = focused {
        let find = |css: &str| element.query_selector(css).ok().flatten();
        if let Some(found) = find(&css).or_else(|| find("[data-t]")) {
            super::give_focus(&found);
        }
    }
}

/// Changes the content of an element to HTML that is mostly the same. Only the differences are written, so that
/// focus and text input are not disturbed.
pub fn patch(element: &Element, html: &str) {
    let Some(new) = element.clone_node().ok().and_then(|node| node.dyn_into::<Element>().ok()) else {
        return;
    };
    new.set_inner_html(html);
    patch_inside(element, &new);
}

/// The child elements of an element.
fn children(of: &Element) -> impl Iterator<Item = Element> {
    std::iter::successors(of.first_element_child(), Element::next_element_sibling)
}

fn patch_inside(old: &Element, new: &Element) {
    let name = |element: &Element| (element.tag_name(), element.get_attribute("data-t"));
    let (mut before, mut after) = (children(old), children(new));
    let alike = loop {
        match (before.next(), after.next()) {
            (None, None) => break true,
            (Some(old), Some(new)) if name(&old) == name(&new) => (),
            _ => break false,
        }
    };
    let bare = new.first_element_child().is_none();
    if !alike || bare && old.text_content() != new.text_content() {
        return write_anew(old, &new.inner_html());
    }
    for (old, new) in children(old).zip(children(new)) {
        patch_one(&old, &new);
    }
}

fn patch_one(old: &Element, new: &Element) {
    for name in new.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        let value = new.get_attribute(&name);
        if value != old.get_attribute(&name) {
            let _ = old.set_attribute(&name, value.as_deref().unwrap_or(""));
        }
    }
    for name in old.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        if !new.has_attribute(&name) {
            let _ = old.remove_attribute(&name);
        }
    }
    patch_inside(old, new);
    // a changed value is a property, not an attribute
    if let (Some(old), Some(new)) = (old.dyn_ref::<HtmlInputElement>(), new.dyn_ref::<HtmlInputElement>()) {
        if old.value() != new.value() {
            old.set_value(&new.value());
        }
        old.set_checked(new.checked());
    } else if let (Some(old), Some(new)) =
        (old.dyn_ref::<HtmlSelectElement>(), new.dyn_ref::<HtmlSelectElement>())
    {
        old.set_value(&new.value());
    }
}
