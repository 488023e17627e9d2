//! Tells the page around an embed the height that the frame needs.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, ResizeObserver};

/// Posts the height of this page to the page around it, now and whenever it changes. `id` identifies the frame
/// there.
pub fn tell_height(id: String) {
    let mut sent_height = 0.0;
    let changed = Closure::<dyn FnMut()>::new(move || {
        let height = wanted().unwrap_or(0.0);
        if height != sent_height {
            sent_height = height;
            let _ = send(&id, height);
        }
    });
    let observer = ResizeObserver::new(changed.as_ref().unchecked_ref());
    let all =
        super::document().and_then(|document| document.query_selector_all(".page, main > *, .bar").ok());
    if let (Ok(observer), Some(all)) = (observer, all) {
        for element in (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<Element>().ok()) {
            observer.observe(&element);
        }
        // for the lifetime of the page
        changed.forget();
    }
}

/// The height that the frame would have if its board were as wide as the frame; a frame that is too low makes
/// the board smaller.
fn wanted() -> Option<f64> {
    let document = super::document()?;
    let height = |element: &Element| element.get_bounding_client_rect().height();
    let parts = document.query_selector_all("main > *:not([data-quiet]), .bar").ok()?;
    let parts = (0..parts.length()).filter_map(|at| parts.get(at)?.dyn_into::<Element>().ok());
    let sum: f64 = parts.map(|part| height(&part)).sum();
    let board = document.query_selector(".place .board").ok()??;
    // as high as the part of the board that is shown
    let place = document.query_selector(".place").ok()??.get_bounding_client_rect();
    let view = board.get_attribute("viewBox")?;
    let mut sides = view.split(' ').skip(2).filter_map(|side| side.split('.').next()?.parse::<u32>().ok());
    let (across, down) = (f64::from(sides.next()?), f64::from(sides.next()?));
    Some((sum - place.height() + place.width() * down / across).ceil())
}

fn send(id: &str, height: f64) -> Result<(), JsValue> {
    let (message, data) = (js_sys::Object::new(), js_sys::Object::new());
    let put =
        |to: &js_sys::Object, name: &str, value: JsValue| js_sys::Reflect::set(to, &name.into(), &value);
    put(&data, "height", height.into())?;
    put(&message, "ns", "papan".into())?;
    put(&message, "v", 1.into())?;
    put(&message, "id", id.into())?;
    put(&message, "type", "size".into())?;
    put(&message, "data", data.into())?;
    let host = web_sys::window().and_then(|window| window.parent().ok()?).ok_or(JsValue::NULL)?;
    // a height is not confidential, and a sandboxed frame cannot know the origin of its parent
    host.post_message(&message, "*")
}

/// Whether the page is in a frame that may refuse to save files and to print without a word: one that has no origin.
pub fn may_refuse() -> bool {
    let found = |name: &str| js_sys::Reflect::get(&js_sys::global(), &name.into()).ok()?.as_string();
    let is_file =
        web_sys::window().and_then(|window| window.location().protocol().ok()).as_deref() == Some("file:");
    found("origin").as_deref() == Some("null") && !is_file
}

/// Prints the page.
pub fn print() {
    if let Some(window) = web_sys::window() {
        let _ = window.print();
    }
}
