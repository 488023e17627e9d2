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
    type MutationObserver;
    #[wasm_bindgen(constructor, catch)]
    fn new_observer(then: &Closure<dyn FnMut()>) -> Result<MutationObserver, JsValue>;
    #[wasm_bindgen(method, js_name = observe)]
    fn observe_with(this: &MutationObserver, element: &Element, options: &js_sys::Object);
    type CSSStyleSheet;
    #[wasm_bindgen(constructor, catch)]
    fn new_sheet() -> Result<CSSStyleSheet, JsValue>;
    #[wasm_bindgen(method, catch, js_name = replaceSync)]
    fn replace_sync(this: &CSSStyleSheet, css: &str) -> Result<(), JsValue>;
}

/// Calls back whenever the children of the first element that a selector finds change, for the lifetime of the
/// page.
pub fn on_children(css: &str, then: impl FnMut() + 'static) {
    let Some(element) = super::all(css).into_iter().next() else { return };
    let changed = Closure::<dyn FnMut()>::new(then);
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"childList".into(), &true.into());
    if let Ok(observer) = MutationObserver::new_observer(&changed) {
        observer.observe_with(&element, &options);
        changed.forget();
    }
}

/// Adds styles to the page, as a constructed style sheet: the policy allows that, but no style elements.
pub fn add_style(css: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let (Some(document), Ok(sheet)) = (document, CSSStyleSheet::new_sheet()) else { return };
    let key = "adoptedStyleSheets".into();
    let known = js_sys::Reflect::get(&document, &key).unwrap_or(JsValue::UNDEFINED);
    if sheet.replace_sync(css).is_ok() && js_sys::Array::is_array(&known) {
        let all = js_sys::Array::from(&known);
        all.push(&sheet);
        let _ = js_sys::Reflect::set(&document, &key, &all);
    }
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
