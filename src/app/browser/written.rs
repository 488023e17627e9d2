//! What a program without a drawing of its own writes into the page: no more than what is new.

use web_sys::Element;

/// Puts HTML of our own after what an element holds.
pub fn add_html(element: &Element, html: &str) {
    let _ = element.insert_adjacent_html("beforeend", html);
}

/// Puts HTML of our own into an element. Whoever had the focus in it has it on what is called so now, or else on
/// the first of what can have it.
pub fn write_anew(element: &Element, html: &str) {
    let focused = super::focused(element);
    element.set_inner_html(html);
    if let Some(css) = focused {
        let find = |css: &str| element.query_selector(css).ok().flatten();
        if let Some(found) = find(&css).or_else(|| find("[data-t]")) {
            super::give_focus(&found);
        }
    }
}

/// Marks one element within another as the one that is looked at, or none.
pub fn make_current(within: &Element, now: Option<&Element>) {
    let before = within.query_selector("[aria-current]").ok().flatten();
    if before.as_ref() == now {
        return;
    }
    if let Some(before) = before {
        let _ = before.remove_attribute("aria-current");
    }
    if let Some(now) = now {
        let _ = now.set_attribute("aria-current", "step");
    }
}
