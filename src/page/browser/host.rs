//! The page around an embed: it is told how high the frame wants to be.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, ResizeObserver};

/// Tells the page around this one how high it is, now and whenever that changes. `id` is what the frame calls
/// itself there.
pub fn tell_height(id: String) {
    let mut told = 0.0;
    let changed = Closure::<dyn FnMut()>::new(move || {
        let height = wanted().unwrap_or(0.0);
        if height != told {
            told = height;
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
        // as long as the page lives
        changed.forget();
    }
}

/// What the frame would take with its board as wide as it is: what a low frame takes from the board is added.
fn wanted() -> Option<f64> {
    let document = super::document()?;
    let height = |element: &Element| element.get_bounding_client_rect().height();
    let parts = document.query_selector_all("main > *:not([data-quiet]), .bar").ok()?;
    let parts = (0..parts.length()).filter_map(|at| parts.get(at)?.dyn_into::<Element>().ok());
    let sum: f64 = parts.map(|part| height(&part)).sum();
    let board = document.query_selector(".place .board").ok()??;
    let place = document.query_selector(".place").ok()??.get_bounding_client_rect();
    let view = board.get_attribute("viewBox")?;
    let mut sides = view.split(' ').skip(2).filter_map(|side| side.split('.').next()?.parse::<u32>().ok());
    let (across, down) = (f64::from(sides.next()?), f64::from(sides.next()?));
    // a frame that is too low has a scroll bar, which takes from its width only until it is high enough
    let bar = web_sys::window()?.inner_width().ok()?.as_f64()?
        - f64::from(document.document_element()?.client_width());
    Some((sum - height(&board) + (place.width() + bar) * down / across).ceil())
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
    // a height is no secret, and a sandboxed frame cannot know who is around it
    host.post_message(&message, "*")
}
