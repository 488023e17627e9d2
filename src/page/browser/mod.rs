//! Access to the browser. Each function returns a `Result` or an `Option`, or does nothing if the browser
//! refuses.

mod address;
mod dialog;
mod field;
mod file;
mod focus;
mod host;
mod html;
mod picture;
mod speech;
mod storage;
mod view;
#[cfg(target_arch = "wasm32")]
mod words;

pub use address::{
    Search, back, go, history_entry, is_game_address, push, replace, requested, search, site, whole_address,
    write_search,
};
pub use dialog::{close, show};
pub use field::{
    choice, choose_text, choose_text_of, hide, pick, put_html, put_text, say_above, typed, value,
};
pub use file::{Shared, copy, dropped, picked, save, save_as, share};
pub use focus::{focus, focus_received, focused_as, keep_focus};
pub use host::{Heard, may_refuse, on_host_message, print, take_messages, tell_height, tell_host};
pub use html::{InLanguage, is_embed, is_kiosk, is_page, languages, set_look, set_variables};
pub use picture::{board_svg, save_drawing, save_png};
pub use speech::{lacks_voice, speak};
pub use storage::{Refused, Storage};
pub use view::{bring_into_view, scroll_within, watch, width};
#[cfg(target_arch = "wasm32")]
pub use words::take_words;

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, Event};

#[wasm_bindgen]
extern "C" {
    /// The `data-t` of each tap before the start, in order; empty when called again.
    #[wasm_bindgen(js_namespace = papan, js_name = take)]
    pub fn take_taps() -> Vec<String>;
    #[wasm_bindgen(js_namespace = papan, js_name = root, thread_local_v2)]
    static ROOT: String;
    /// The root of the page's language: for English that of the site.
    #[wasm_bindgen(js_namespace = papan, js_name = home, thread_local_v2)]
    static HOME: String;
    /// Sends a request or a stop to the opponent's worker, starting it if necessary.
    #[wasm_bindgen(js_namespace = papan, js_name = opponent)]
    pub fn ask_opponent(text: &str);
    #[wasm_bindgen(thread_local_v2, js_name = papan)]
    static PAPAN: js_sys::Object;
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(then: &Closure<dyn FnMut()>, milliseconds: i32) -> f64;
    #[wasm_bindgen(js_name = clearTimeout)]
    fn clear_timeout(timer: f64);
}

/// Calls back with each message of the opponent's worker, and with `failed=` and a word if there is no worker
/// any more.
pub fn on_opponent_message(then: impl Fn(String) + 'static) {
    put_function("thought", Closure::<dyn Fn(String)>::new(then).into_js_value());
}

fn put_function(name: &str, function: JsValue) {
    let _ = PAPAN.with(|papan| js_sys::Reflect::set(papan, &name.into(), &function));
}

/// The game of this page, and whether the page is an embed; also takes the words from the HTML.
#[cfg(target_arch = "wasm32")]
pub fn page() -> Option<(crate::engine::Kind, bool)> {
    let html = document()?.document_element()?;
    let kind = crate::engine::Kind::by_name(&html.get_attribute("data-game")?)?;
    take_words();
    Some((kind, html.get_attribute("data-page").as_deref() == Some("embed")))
}

/// The relative path from this page to the root of the site.
pub fn root() -> String {
    let html = document().and_then(|document| document.document_element());
    html.and_then(|html| html.get_attribute("data-root")).unwrap_or_default()
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

pub fn by_id(id: &str) -> Option<Element> {
    document()?.get_element_by_id(id)
}

/// The text that a block of JSON is; empty if the page has none of this id, or it is no text.
pub fn json_text(id: &str) -> String {
    let json = by_id(id).and_then(|element| element.text_content());
    json.and_then(|json| js_sys::JSON::parse(&json).ok()?.as_string()).unwrap_or_default()
}

/// Marks a control, by its id, as one that can do something now or cannot; it keeps the focus.
pub fn enable(id: &str, can: bool) {
    if let Some(control) = by_id(id) {
        let _ = match can {
            true => control.remove_attribute("aria-disabled"),
            false => control.set_attribute("aria-disabled", "true"),
        };
    }
}

/// An event listener, removed when dropped.
pub struct Listener {
    on: web_sys::EventTarget,
    kind: &'static str,
    callback: Closure<dyn Fn(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ =
            self.on.remove_event_listener_with_callback(self.kind, self.callback.as_ref().unchecked_ref());
    }
}

fn listen(on: web_sys::EventTarget, kind: &'static str, then: impl Fn(Event) + 'static) -> Listener {
    let callback = Closure::<dyn Fn(Event)>::new(then);
    let _ = on.add_event_listener_with_callback(kind, callback.as_ref().unchecked_ref());
    Listener { on, kind, callback }
}

pub fn on_window(kind: &'static str, then: impl Fn(Event) + 'static) -> Option<Listener> {
    Some(listen(web_sys::window()?.into(), kind, then))
}

pub fn on_element(id: &str, kind: &'static str, then: impl Fn(Event) + 'static) -> Option<Listener> {
    Some(listen(by_id(id)?.into(), kind, then))
}

/// A pending callback, cancelled when dropped.
pub struct Timeout {
    timer: f64,
    _then: Closure<dyn FnMut()>,
}

impl Drop for Timeout {
    fn drop(&mut self) {
        clear_timeout(self.timer);
    }
}

/// Calls back once after a number of milliseconds.
pub fn after_delay(milliseconds: i32, then: impl FnMut() + 'static) -> Timeout {
    let then = Closure::<dyn FnMut()>::new(then);
    Timeout { timer: set_timeout(&then, milliseconds), _then: then }
}

/// Calls back once, in a task of its own, so that the browser can handle a tap before it.
pub fn in_next_task(then: impl FnOnce() + 'static) {
    let mut then = Some(then);
    let once = move || {
        if let Some(then) = then.take() {
            then();
        }
    };
    // never cancelled: its memory is kept, as that of a listener is
    std::mem::forget(after_delay(0, once));
}

/// Milliseconds since 1970, as decimal digits.
pub fn now() -> String {
    (milliseconds() as u64).to_string()
}

/// Milliseconds as a number, comparable only within a page.
pub fn milliseconds() -> f64 {
    js_sys::Date::now()
}

/// Today in the universal time: `2026-11-26`.
pub fn day() -> String {
    let time = String::from(js_sys::Date::new_0().to_iso_string());
    time.split_once('T').map_or_else(String::new, |(day, _)| day.into())
}

/// A random id, different from those of other tabs.
pub fn new_id() -> String {
    format!("{}-{:05}", now(), (random() * 1e5) as u32)
}

/// A random number from 0 to 1.
pub fn random() -> f64 {
    js_sys::Math::random()
}

/// A time in milliseconds since 1970 in the format of the page's language.
pub fn date(milliseconds: &str) -> String {
    let time = js_sys::Date::new(&js_sys::Number::from(milliseconds.parse::<u64>().unwrap_or(0) as f64));
    let style = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&style, &name.into(), &value.into());
    }
    let language = &crate::words::current::words().language;
    time.to_locale_string(if language.is_empty() { "default" } else { language }, &style).into()
}

/// The media query of screens on which a board is turned; the style sheet has the same query.
///
/// `upright` is a board that is upright on every screen that is higher than wide.
fn turned_query(embed: bool, upright: bool) -> Option<web_sys::MediaQueryList> {
    let narrow = if embed { "" } else { ", (max-width: 480px)" };
    let wide = if upright && !embed { "1200" } else { "640" };
    let query = ["(max-width: ", wide, "px) and (orientation: portrait)", narrow].concat();
    web_sys::window()?.match_media(&query).ok()?
}

pub fn is_turned(embed: bool, upright: bool) -> bool {
    turned_query(embed, upright).is_some_and(|query| query.matches())
}

/// Calls back whenever the result of that query changes.
pub fn on_turned(embed: bool, upright: bool, then: impl Fn(bool) + 'static) -> Option<Listener> {
    let width = || web_sys::window().and_then(|window| window.inner_width().ok()?.as_f64());
    let known = std::cell::Cell::new(width());
    Some(listen(turned_query(embed, upright)?.into(), "change", move |_| {
        // a frame whose height follows its content must not turn its board for that reason: the new height
        // would turn it back, for ever
        let now = width();
        if !embed || known.replace(now) != now {
            then(is_turned(embed, upright));
        }
    }))
}

/// Whether the page is hidden: its tab or its window is covered.
pub fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Whether the person prefers reduced motion.
pub fn prefers_reduced_motion() -> bool {
    let query =
        web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok()?);
    query.is_some_and(|query| query.matches())
}

/// All elements of the page that a selector finds.
pub fn all(css: &str) -> Vec<Element> {
    let found = document().and_then(|document| document.query_selector_all(css).ok());
    let element = |at| found.as_ref()?.get(at)?.dyn_into::<Element>().ok();
    (0..found.as_ref().map_or(0, |found| found.length())).filter_map(element).collect()
}

/// Marks the elements whose `data-reading` is one of these values.
pub fn mark_readings(values: &[String]) {
    let Some(all) = document().and_then(|document| document.query_selector_all("[data-reading]").ok()) else {
        return;
    };
    for element in (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<Element>().ok()) {
        let holds = element.get_attribute("data-reading").is_some_and(|value| values.contains(&value));
        let _ = element.class_list().toggle_with_force("held", holds);
    }
}

/// The element on which an event happened.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}

/// The control on or in which an event happened, and its `data-t`.
pub fn control(event: &Event) -> Option<(Element, String)> {
    let control = event.target()?.dyn_into::<Element>().ok()?.closest("[data-t]").ok()??;
    let name = control.get_attribute("data-t")?;
    Some((control, name))
}

/// The left, top, right and bottom of an element as parts of the width and height of the screen.
pub fn on_screen(element: &Element) -> Option<[f64; 4]> {
    let window = web_sys::window()?;
    let (width, height) = (window.inner_width().ok()?.as_f64()?, window.inner_height().ok()?.as_f64()?);
    let place = element.get_bounding_client_rect();
    Some([place.left() / width, place.top() / height, place.right() / width, place.bottom() / height])
}

/// The name of the focused element within another.
fn focused(within: &Element) -> Option<String> {
    let active = within.owner_document()?.active_element().filter(|active| within.contains(Some(active)))?;
    let named = |name: &str| active.get_attribute(name).map(|value| format!("[{name}=\"{value}\"]"));
    named("id").or_else(|| named("data-t")).or_else(|| named("href"))
}

/// Shows the board, which is hidden while an address with a game is being read.
fn show_board() {
    if let Some(html) = document().and_then(|document| document.document_element()) {
        let _ = html.remove_attribute("data-state");
    }
}

/// Marks the page as live: from now on it does all it can.
pub fn mark_live() {
    show_board();
    if let Some(html) = document().and_then(|document| document.document_element()) {
        let _ = html.set_attribute("data-live", "");
    }
}

/// Removes the waiting state of controls that were tapped before the start.
pub fn clear_waiting() {
    for control in all(".waiting") {
        let _ = control.class_list().remove_1("waiting");
    }
}

/// Replaces the static element by the live one and keeps the focus.
pub fn replace_static(file_element: &Element, live: &Element) {
    let focused = focused(file_element);
    if file_element.replace_with_with_node_1(live).is_err() {
        return;
    }
    show_board();
    if let Some(element) = focused.and_then(|selector| live.query_selector(&selector).ok().flatten()) {
        focus::give_focus(&element);
    }
}
