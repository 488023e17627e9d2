//! The browser's doors. Each returns a `Result` or an `Option`, or does nothing where it is refused.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, Event, HtmlAnchorElement, HtmlDialogElement, HtmlSelectElement, MouseEvent};

use super::Page;
use crate::board::defined_by;

#[wasm_bindgen]
extern "C" {
    /// What was tapped before the start (`data-t` of each), in order; nothing the second time.
    #[wasm_bindgen(js_namespace = papan, js_name = take)]
    pub fn take_taps() -> Vec<String>;
    #[wasm_bindgen(js_namespace = papan, js_name = root, thread_local_v2)]
    static ROOT: String;
    #[wasm_bindgen(js_name = decodeURIComponent, catch)]
    fn decode(text: &str) -> Result<String, JsValue>;
}

/// The page an address names, if it is one of ours.
fn page_at(href: &str) -> Option<Page> {
    Page::find(href.split(['?', '#']).next()?.strip_prefix(&ROOT.with(Clone::clone))?)
}

pub fn page_here() -> Option<Page> {
    page_at(&web_sys::window()?.location().href().ok()?)
}

/// What the address asks of a page: an embed reads it after `?` (hosts add fragments of their own),
/// the site after `#`. A fragment that names a place in the page asks for nothing.
pub fn asked(page: Page) -> String {
    let Some(location) = web_sys::window().map(|window| window.location()) else { return String::new() };
    let text = match page {
        Page::Embed(_) => location.search(),
        _ => location.hash(),
    };
    let text = text.unwrap_or_default();
    let text = text.get(1..).unwrap_or("");
    decode(text).unwrap_or_else(|_| text.into())
}

/// Whether this file has what a page's boards are drawn from; if not, that page has to be loaded.
pub fn can_draw(page: Page) -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| {
        page.boards().into_iter().all(|board| document.get_element_by_id(&defined_by(board)).is_some())
    })
}

/// Loads the page of the address anew.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}

/// Adds to the history. Refused in a `file:` page and in some sandboxes: then the link is followed as a link.
fn push(href: &str) -> Result<(), JsValue> {
    web_sys::window().ok_or(JsValue::NULL)?.history()?.push_state_with_url(&JsValue::NULL, "", Some(href))
}

/// A plain click on a link to one of our own pages that the browser let us follow in place.
pub fn followed(event: &MouseEvent) -> Option<Page> {
    let modified = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if event.default_prevented() || event.button() != 0 || modified {
        return None;
    }
    let link = event.target()?.dyn_into::<Element>().ok()?.closest("a[href]").ok()??;
    let link: HtmlAnchorElement = link.dyn_into().ok()?;
    if link.has_attribute("target") || link.has_attribute("download") {
        return None;
    }
    let page = page_at(&link.href()).filter(|&page| can_draw(page))?;
    // a place in this very page is the browser's to go to
    if !link.hash().is_empty() && Some(page) == page_here() {
        return None;
    }
    push(&link.href()).ok()?;
    event.prevent_default();
    Some(page)
}

/// After a page was changed in place: its title, and its beginning.
pub fn arrived(page: Page) {
    let Some(window) = web_sys::window() else { return };
    if let Some(document) = window.document() {
        document.set_title(&page.title());
        if let Some(html) = document.document_element() {
            let _ = html.set_attribute("data-page", page.kind());
            let _ = match page.game() {
                Some(kind) => html.set_attribute("data-game", kind.name()),
                None => html.remove_attribute("data-game"),
            };
        }
    }
    window.scroll_to_with_x_and_y(0.0, 0.0);
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

/// The screens on which a board is turned; the style sheet asks the same question.
fn turned_query() -> Option<web_sys::MediaQueryList> {
    web_sys::window()?.match_media("(max-width: 640px) and (orientation: portrait)").ok()?
}

pub fn is_turned() -> bool {
    turned_query().is_some_and(|query| query.matches())
}

/// Calls back whenever the screen begins or ceases to be one on which a board is turned.
pub fn on_turned(then: impl Fn(bool) + 'static) -> Option<Listening> {
    Some(listen(turned_query()?.into(), "change", move |_| then(is_turned())))
}

/// Whether the person has asked for no movement.
pub fn wants_stillness() -> bool {
    let query =
        web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok()?);
    query.is_some_and(|query| query.matches())
}

/// Shows a dialog above the page; `false` where the browser cannot.
pub fn show(dialog: &HtmlDialogElement) -> bool {
    dialog.open() || dialog.show_modal().is_ok()
}

/// Shows a value in the list with an id below `within`.
pub fn pick(within: &Element, id: &str, value: &str) {
    if let Ok(Some(list)) = within.query_selector(&format!("#{id}"))
        && let Ok(list) = list.dyn_into::<HtmlSelectElement>()
    {
        list.set_value(value);
    }
}

/// Puts the live element where the still one was; keeps the focus.
pub fn swap(still: &Element, live: &Element) {
    let document = still.owner_document();
    let focused = document
        .as_ref()
        .and_then(|document| document.active_element())
        .filter(|active| still.contains(Some(active)))
        .and_then(|active| {
            let named = |name: &str| active.get_attribute(name).map(|value| format!("[{name}=\"{value}\"]"));
            named("data-t").or_else(|| named("id")).or_else(|| named("href"))
        });
    if still.replace_with_with_node_1(live).is_err() {
        return;
    }
    if let Some(html) = document.and_then(|document| document.document_element()) {
        let _ = html.remove_attribute("data-state");
        let _ = html.set_attribute("data-live", "");
    }
    if let Some(element) = focused.and_then(|selector| live.query_selector(&selector).ok().flatten()) {
        // `focus` lives on HTMLElement and on SVGElement: call it by name
        let focus = js_sys::Reflect::get(&element, &"focus".into());
        if let Some(focus) = focus.ok().and_then(|focus| focus.dyn_into::<js_sys::Function>().ok()) {
            let _ = focus.call0(&element);
        }
    }
}
