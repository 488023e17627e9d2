//! The browser's doors. Each returns a `Result` or an `Option`, or does nothing where it is refused.

mod address;
mod field;
mod file;
mod host;
mod storage;
mod view;
#[cfg(target_arch = "wasm32")]
mod words;
mod written;

pub use address::{Search, asked, asks, entry, go, replace, search, whole_address, write_search};
pub use field::{choice, choose_text, choose_text_of, close, hide, pick, put_html, put_text, show, typed};
pub use file::{copy, dropped, picked, save};
pub use host::tell_height;
pub use storage::{Refused, Storage};
pub use view::{add_style, on_children, watch};
#[cfg(target_arch = "wasm32")]
pub use words::take_words;
pub use written::{add_html, make_current, patch, write_anew};

use std::cell::RefCell;

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, Event};

#[wasm_bindgen]
extern "C" {
    /// What was tapped before the start (`data-t` of each), in order; nothing the second time.
    #[wasm_bindgen(js_namespace = papan, js_name = take)]
    pub fn take_taps() -> Vec<String>;
    #[wasm_bindgen(js_namespace = papan, js_name = root, thread_local_v2)]
    static ROOT: String;
    /// The opponent's worker is asked or told to stop, started first where it has not been.
    #[wasm_bindgen(js_namespace = papan, js_name = opponent)]
    pub fn ask_opponent(text: &str);
    #[wasm_bindgen(thread_local_v2, js_name = papan)]
    static PAPAN: js_sys::Object;
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(then: &Closure<dyn FnMut()>, milliseconds: i32) -> f64;
    #[wasm_bindgen(js_name = clearTimeout)]
    fn clear_timeout(timer: f64);
}

/// Hears what the opponent's worker has to say, and `failed=` with a word where there is none any more.
pub fn hear_opponent(then: impl Fn(String) + 'static) {
    put_function("thought", Closure::<dyn Fn(String)>::new(then).into_js_value());
}

fn put_function(name: &str, function: JsValue) {
    let _ = PAPAN.with(|papan| js_sys::Reflect::set(papan, &name.into(), &function));
}

/// Which game this page is of, and whether it is in somebody else's page; the words are taken from its file.
#[cfg(target_arch = "wasm32")]
pub fn page() -> Option<(crate::engine::Kind, bool)> {
    let html = document()?.document_element()?;
    let kind = crate::engine::Kind::named(&html.get_attribute("data-game")?)?;
    take_words();
    Some((kind, html.get_attribute("data-page").as_deref() == Some("embed")))
}

/// Whether the page says that it is of this kind: `game`, `embed`, `position`, `patterns`, `home`.
pub fn is_page(kind: &str) -> bool {
    let html = document().and_then(|document| document.document_element());
    html.and_then(|html| html.get_attribute("data-page")).as_deref() == Some(kind)
}

/// The way from this page to the site's root.
pub fn root() -> String {
    let html = document().and_then(|document| document.document_element());
    html.and_then(|html| html.get_attribute("data-root")).unwrap_or_default()
}

/// Gives the focus to the first element that a selector names.
pub fn focus(css: &str) {
    let found = document().and_then(|document| document.query_selector(css).ok().flatten());
    if let Some(element) = found {
        give_focus(&element);
    }
}

/// The place of the board that the Tab key reaches.
const REACHED: &str = ".board .hit[tabindex=\"0\"]";

/// What a picture may take away while it has the focus, and what gets the focus then: the first that is there.
const NEXT: [(&str, [&str; 2]); 3] = [
    (".hit", [REACHED, REACHED]),
    ("#opponent button", ["#opponent-do", REACHED]),
    ("#log .line", ["#log .line", REACHED]),
];

thread_local! {
    /// What has the focus of what a picture may take away, and what gets it then.
    static FOCUSED: RefCell<Option<(Element, [&'static str; 2])>> = const { RefCell::new(None) };
}

/// The focus has come to something. This is noted at once: a picture that takes it away may be made before the next
/// one is complete.
pub fn focus_came(event: &Event) {
    let known = target(event).and_then(|element| {
        let (_, next) = NEXT.into_iter().find(|(css, _)| element.matches(css).unwrap_or(false))?;
        Some((element, next))
    });
    FOCUSED.set(known);
}

/// If the focused element is gone, focuses the next; a place of the board that had the focus and is not reached by the Tab
/// key any more gives it to the one that is.
pub fn keep_focus() {
    let gone = FOCUSED.with_borrow(|focused| {
        let (element, next) = focused.as_ref()?;
        (!element.is_connected() && focused_as("body").is_some()).then_some(*next)
    });
    if let Some(next) = gone {
        let found = next.into_iter().find_map(|css| document()?.query_selector(css).ok()?);
        if let Some(element) = found {
            give_focus(&element);
        }
    }
    if focused_as(".board .hit[tabindex=\"-1\"]:not(.edge)").is_some() {
        focus(REACHED);
    }
}

/// The element that has the focus, where a selector names it.
pub fn focused_as(css: &str) -> Option<Element> {
    document()?.active_element().filter(|active| active.matches(css).unwrap_or(false))
}

/// `focus` lives on HTMLElement and on SVGElement: it is called by name.
fn give_focus(element: &Element) {
    let focus = js_sys::Reflect::get(element, &"focus".into());
    if let Some(focus) = focus.ok().and_then(|focus| focus.dyn_into::<js_sys::Function>().ok()) {
        let _ = focus.call0(element);
    }
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

pub fn by_id(id: &str) -> Option<Element> {
    document()?.get_element_by_id(id)
}

/// A listener on something, until dropped.
pub struct Listening {
    on: web_sys::EventTarget,
    kind: &'static str,
    heard: Closure<dyn Fn(Event)>,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _ = self.on.remove_event_listener_with_callback(self.kind, self.heard.as_ref().unchecked_ref());
    }
}

fn listen(on: web_sys::EventTarget, kind: &'static str, then: impl Fn(Event) + 'static) -> Listening {
    let heard = Closure::<dyn Fn(Event)>::new(then);
    let _ = on.add_event_listener_with_callback(kind, heard.as_ref().unchecked_ref());
    Listening { on, kind, heard }
}

pub fn on_window(kind: &'static str, then: impl Fn(Event) + 'static) -> Option<Listening> {
    Some(listen(web_sys::window()?.into(), kind, then))
}

pub fn on_element(id: &str, kind: &'static str, then: impl Fn(Event) + 'static) -> Option<Listening> {
    Some(listen(by_id(id)?.into(), kind, then))
}

/// Something that will be done, unless this is dropped before.
pub struct Later {
    timer: f64,
    _then: Closure<dyn FnMut()>,
}

impl Drop for Later {
    fn drop(&mut self) {
        clear_timeout(self.timer);
    }
}

/// Calls back once after so many milliseconds.
pub fn later(milliseconds: i32, then: impl FnMut() + 'static) -> Later {
    let then = Closure::<dyn FnMut()>::new(then);
    Later { timer: set_timeout(&then, milliseconds), _then: then }
}

/// Milliseconds since 1970, as figures.
pub fn now() -> String {
    (milliseconds() as u64).to_string()
}

/// The same as a number, for what counts only within a page.
pub fn milliseconds() -> f64 {
    js_sys::Date::now()
}

/// A name that no other tab will think of.
pub fn new_id() -> String {
    format!("{}-{:05}", now(), (chance() * 1e5) as u32)
}

/// A number from 0 to 1, by chance.
pub fn chance() -> f64 {
    js_sys::Math::random()
}

/// A time in milliseconds since 1970 as the visitor writes it.
pub fn date(milliseconds: &str) -> String {
    let time = js_sys::Date::new(&js_sys::Number::from(milliseconds.parse::<u64>().unwrap_or(0) as f64));
    let style = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&style, &name.into(), &value.into());
    }
    time.to_locale_string("default", &style).into()
}

/// The screens on which a board is turned; the style sheet asks the same question.
///
/// `stands` is a board that is upright wherever there is more height than width.
fn turned_query(embed: bool, stands: bool) -> Option<web_sys::MediaQueryList> {
    let narrow = if embed { "" } else { ", (max-width: 480px)" };
    let wide = if stands && !embed { "1200" } else { "640" };
    let query = ["(max-width: ", wide, "px) and (orientation: portrait)", narrow].concat();
    web_sys::window()?.match_media(&query).ok()?
}

pub fn is_turned(embed: bool, stands: bool) -> bool {
    turned_query(embed, stands).is_some_and(|query| query.matches())
}

/// Calls back whenever the screen begins or ceases to be one on which a board is turned.
pub fn on_turned(embed: bool, stands: bool, then: impl Fn(bool) + 'static) -> Option<Listening> {
    let width = || web_sys::window().and_then(|window| window.inner_width().ok()?.as_f64());
    let known = std::cell::Cell::new(width());
    Some(listen(turned_query(embed, stands)?.into(), "change", move |_| {
        // a frame that is as high as it told must not turn its board by that, and tell another height, for ever
        let now = width();
        if !embed || known.replace(now) != now {
            then(is_turned(embed, stands));
        }
    }))
}

/// Whether nobody can see the page: its tab or its window is covered.
pub fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Whether the person has asked for no movement.
pub fn wants_stillness() -> bool {
    let query =
        web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok()?);
    query.is_some_and(|query| query.matches())
}

/// The colours of the page; `auto` leaves them to the device.
pub fn theme(theme: &str) {
    if let Some(html) = document().and_then(|document| document.document_element()) {
        let _ = match theme {
            "auto" => html.remove_attribute("data-theme"),
            theme => html.set_attribute("data-theme", theme),
        };
    }
}

/// All elements of the page that a selector names.
pub fn all(css: &str) -> Vec<Element> {
    let found = document().and_then(|document| document.query_selector_all(css).ok());
    let element = |at| found.as_ref()?.get(at)?.dyn_into::<Element>().ok();
    (0..found.as_ref().map_or(0, |found| found.length())).filter_map(element).collect()
}

/// Marks those elements of the page that hold one of these values of `data-reading`.
pub fn hold(values: &[String]) {
    let Some(all) = document().and_then(|document| document.query_selector_all("[data-reading]").ok()) else {
        return;
    };
    for element in (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<Element>().ok()) {
        let held = element.get_attribute("data-reading").is_some_and(|value| values.contains(&value));
        let _ = element.class_list().toggle_with_force("held", held);
    }
}

/// The element that an event happened on.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}

/// What the control is called that an event happened on or in: the `data-t` of it.
pub fn control(event: &Event) -> Option<(Element, String)> {
    let control = event.target()?.dyn_into::<Element>().ok()?.closest("[data-t]").ok()??;
    let name = control.get_attribute("data-t")?;
    Some((control, name))
}

/// How the element within another is named that has the focus.
fn focused(within: &Element) -> Option<String> {
    let active = within.owner_document()?.active_element().filter(|active| within.contains(Some(active)))?;
    let named = |name: &str| active.get_attribute(name).map(|value| format!("[{name}=\"{value}\"]"));
    named("data-t").or_else(|| named("id")).or_else(|| named("href"))
}

/// The page says that it is alive.
pub fn alive() {
    if let Some(html) = document().and_then(|document| document.document_element()) {
        let _ = html.remove_attribute("data-state");
        let _ = html.set_attribute("data-live", "");
    }
}

/// Controls that were tapped before the start show no longer that they wait.
pub fn no_longer_waiting() {
    for control in all(".waiting") {
        let _ = control.class_list().remove_1("waiting");
    }
}

/// Puts the live element where the still one was; keeps the focus.
pub fn swap(still: &Element, live: &Element) {
    let focused = focused(still);
    if still.replace_with_with_node_1(live).is_err() {
        return;
    }
    alive();
    if let Some(element) = focused.and_then(|selector| live.query_selector(&selector).ok().flatten()) {
        give_focus(&element);
    }
}
