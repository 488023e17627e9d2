//! The focus: it is given, and kept where a render removes what had it or another place of the board is selected.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::{document, target};

/// Focuses the first element that a selector finds; where two boards stand side by side, on that which has the focus.
pub fn focus(css: &str) {
    let side = focused_as("[data-side] *").and_then(|active| active.closest("[data-side]").ok().flatten());
    let beside = side.and_then(|side| side.query_selector(css).ok().flatten());
    let found = beside.or_else(|| document()?.query_selector(css).ok().flatten());
    if let Some(element) = found {
        give_focus(&element);
    }
}

/// The place of the board that Tab reaches.
const TAB_STOP: &str = ".board .hit[tabindex=\"0\"]";

/// Elements that a render may remove while they have the focus, and the selectors of what gets the focus then:
/// the first that exists.
const FOCUS_AFTER: [(&str, [&str; 2]); 6] = [
    (".hit", [TAB_STOP, TAB_STOP]),
    ("#opponent button", ["#opponent-do", TAB_STOP]),
    ("#log .line", ["#log .line", TAB_STOP]),
    ("#older a", [TAB_STOP, TAB_STOP]),
    // where what was tapped is gone in the meantime
    ("#explained :is(a, button)", [TAB_STOP, TAB_STOP]),
    ("#pos-controls [data-t]", ["#pos-controls [data-t]", TAB_STOP]),
];

thread_local! {
    /// The focused element that a render may remove, and the selectors of what gets the focus then.
    static FOCUSED: RefCell<Option<(Element, [&'static str; 2])>> = const { RefCell::new(None) };
}

/// Notes the element that has received the focus. It must be noted at once, because the render that removes it
/// may come before the next effect.
pub fn focus_received(event: &Event) {
    let known = target(event).and_then(|element| {
        let (_, next) = FOCUS_AFTER.into_iter().find(|(css, _)| element.matches(css).unwrap_or(false))?;
        Some((element, next))
    });
    FOCUSED.set(known);
}

/// If the focused element is gone, focuses the next. If the focused place of the board is no longer the one
/// that Tab reaches, focuses that one.
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
        focus(TAB_STOP);
    }
}

/// The focused element, if it matches a selector.
pub fn focused_as(css: &str) -> Option<Element> {
    document()?.active_element().filter(|active| active.matches(css).unwrap_or(false))
}

/// Calls `focus` by name, because both HTMLElement and SVGElement have it.
pub(super) fn give_focus(element: &Element) {
    let focus = js_sys::Reflect::get(element, &"focus".into());
    if let Some(focus) = focus.ok().and_then(|focus| focus.dyn_into::<js_sys::Function>().ok()) {
        let _ = focus.call0(element);
    }
}
