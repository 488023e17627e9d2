//! The parts of the page that are in view, and of a list within it.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

#[wasm_bindgen]
extern "C" {
    type IntersectionObserver;
    #[wasm_bindgen(constructor, catch)]
    fn new(then: &Closure<dyn FnMut(js_sys::Array)>) -> Result<IntersectionObserver, JsValue>;
    #[wasm_bindgen(method)]
    fn observe(this: &IntersectionObserver, element: &Element);
}

/// Calls back with the elements that have entered or left the view, for the lifetime of the page.
pub fn watch(elements: &[Element], mut then: impl FnMut(Vec<(Element, bool)>) + 'static) {
    let seen = Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
        let of = |entry: &JsValue, name: &str| js_sys::Reflect::get(entry, &name.into()).ok();
        let one = |entry: JsValue| {
            let element = of(&entry, "target")?.dyn_into::<Element>().ok()?;
            Some((element, of(&entry, "isIntersecting")?.as_bool()?))
        };
        then(entries.iter().filter_map(one).collect());
    });
    if let Ok(observer) = IntersectionObserver::new(&seen) {
        elements.iter().for_each(|element| observer.observe(element));
        seen.forget();
    }
}

/// Scrolls a list, and nothing around it, until its first part that `css` finds is in view; to its beginning without
/// such a part.
pub fn scroll_within(list: &str, css: &str) {
    let Some(list) = super::document().and_then(|document| document.query_selector(list).ok()?) else {
        return;
    };
    let Some(part) = list.query_selector(css).ok().flatten() else { return list.set_scroll_top(0) };
    let (view, part) = (list.get_bounding_client_rect(), part.get_bounding_client_rect());
    let (above, below) = (view.top() - part.top(), part.bottom() - view.bottom());
    if above > 0.0 {
        list.set_scroll_top(list.scroll_top() - above.ceil() as i32);
    } else if below > 0.0 {
        list.set_scroll_top(list.scroll_top() + below.ceil() as i32);
    }
}

/// Scrolls the page, no further than needed, until an element is in view, clear of what stands at the edges of the screen.
pub fn bring_into_view(css: &str) {
    let element = super::document().and_then(|document| document.query_selector(css).ok()?);
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    if let Some(element) = element {
        element.scroll_into_view_with_scroll_into_view_options(&nearest);
    }
}

/// The width of the window in CSS pixels.
pub fn width() -> i32 {
    let width = web_sys::window().and_then(|window| window.inner_width().ok()?.as_f64());
    width.unwrap_or_default() as i32
}
