//! The parts of the page that are in view.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::Element;

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
