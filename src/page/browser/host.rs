//! The page around an embed: what it says, what it is told, and the height that the frame needs.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, MessageEvent, ResizeObserver};

use super::Listener;

#[wasm_bindgen]
extern "C" {
    /// Repeats what the page around an embed has said before somebody listened.
    #[wasm_bindgen(js_namespace = papanFrame, js_name = take)]
    pub fn take_messages();
}

/// Calls back with the height that the frame wants to have, now and whenever it changes.
pub fn tell_height(then: impl Fn(f64) + 'static) {
    let mut sent_height = 0.0;
    let changed = Closure::<dyn FnMut()>::new(move || {
        let height = wanted().unwrap_or(0.0);
        if height != sent_height {
            sent_height = height;
            then(height);
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

/// What has been heard of the page around an embed.
pub enum Heard {
    /// The JSON of a message.
    Text(String),
    /// A message of ours, by its `ns`, that does not fit into JSON.
    NoText,
}

/// The page around this one. A page in no frame is its own parent, and would answer its own messages without end.
fn host() -> Option<web_sys::Window> {
    let page = web_sys::window()?;
    page.parent().ok()?.filter(|parent| !js_sys::Object::is(parent, &page))
}

/// Calls back with each message of ours from the page around this one; of another origin than `parent` none, unless that is `*`.
pub fn on_host_message(parent: &str, then: impl Fn(Heard) + 'static) -> Option<Listener> {
    let parent = String::from(parent);
    super::on_window("message", move |event| {
        let Ok(event) = event.dyn_into::<MessageEvent>() else { return };
        let is_hosts = host()
            .is_some_and(|host| event.source().is_some_and(|source| js_sys::Object::is(&source, &host)));
        if !is_hosts || parent != "*" && parent != event.origin() {
            return;
        }
        let data = event.data();
        if !data.is_object() {
            return;
        }
        if !js_sys::Reflect::get(&data, &"ns".into()).is_ok_and(|ns| ns == "papan") {
            return;
        }
        then(match js_sys::JSON::stringify(&data) {
            Ok(text) => Heard::Text(text.into()),
            Err(_) => Heard::NoText,
        });
    })
}

/// Posts a message, given as JSON, to the page around this one, if that is of this origin; `*` is any.
pub fn tell_host(json: &str, origin: &str) {
    if let (Some(host), Ok(message)) = (host(), js_sys::JSON::parse(json)) {
        let _ = host.post_message(&message, origin);
    }
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
