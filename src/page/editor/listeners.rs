//! The event listeners of the editor's page: one of a kind, which finds the control of an event by its `data-t`.

use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::{Handle, action::EditorAction, edited::Edited};
use crate::page::browser;

pub struct Listeners {
    pub click: Callback<MouseEvent>,
    pub change: Callback<Event>,
    pub input: Callback<InputEvent>,
    pub key: Callback<KeyboardEvent>,
    pub focus: Callback<FocusEvent>,
}

/// Handles the use of a control; `link` is the public address of this page.
pub fn used<F: Edited>(state: &Handle<F>, link: &str, name: &str, value: String) {
    let value = match name {
        "pos-read" => browser::by_id("pos-text").and_then(|field| browser::typed(&field)).unwrap_or_default(),
        _ => value,
    };
    let action = EditorAction::from_control(name, value);
    if action == EditorAction::ShowLink {
        // browsers allow copying only at once after a tap
        let to = state.dispatcher();
        let copied = move |done| to.dispatch(EditorAction::Copied(done));
        browser::copy(&[link, &state.model.address()].concat(), copied);
    }
    state.dispatch(action);
}

pub fn listeners<F: Edited>(state: &Handle<F>, link: &AttrValue) -> Listeners {
    Listeners {
        click: Callback::from({
            let (state, link) = (state.clone(), link.clone());
            move |event: MouseEvent| {
                let Some((control, name)) = browser::control(&event) else { return };
                // fields are handled by their change event
                if !matches!(control.tag_name().as_str(), "INPUT" | "SELECT") {
                    used(&state, &link, &name, String::new());
                }
            }
        }),
        change: Callback::from({
            let (state, link) = (state.clone(), link.clone());
            move |event: Event| {
                let Some((field, name)) = browser::control(&event) else { return };
                if let Some(value) = browser::typed(&field) {
                    used(&state, &link, &name, value);
                }
            }
        }),
        input: Callback::from({
            let state = state.clone();
            move |event: InputEvent| {
                if browser::target(&event).is_some_and(|field| field.id() == "pos-text") {
                    state.dispatch(EditorAction::Type(browser::value(&event)));
                }
            }
        }),
        key: Callback::from({
            let (state, link) = (state.clone(), link.clone());
            move |event: KeyboardEvent| {
                if pressed(&state, &link, &event) {
                    event.prevent_default();
                }
            }
        }),
        focus: Callback::from({
            let state = state.clone();
            move |event: FocusEvent| {
                browser::focus_received(&event);
                let Some((_, name)) = browser::control(&event) else { return };
                if let Some(at) = state.model.game.place_by_name(&name) {
                    state.dispatch(EditorAction::Select(at));
                }
            }
        }),
    }
}

/// The action of a key anywhere on the page: undo and redo, except in text fields, which have their own.
pub fn command(event: &Event) -> Option<EditorAction> {
    let event = event.dyn_ref::<KeyboardEvent>()?;
    let in_field = browser::target(event)
        .is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"));
    if in_field || event.alt_key() || event.is_composing() || !(event.ctrl_key() || event.meta_key()) {
        return None;
    }
    match event.key().as_str() {
        "z" | "Z" if !event.shift_key() => Some(EditorAction::Undo),
        "z" | "Z" | "y" | "Y" => Some(EditorAction::Redo),
        _ => None,
    }
}

/// Handles a key on the board. Returns whether it has a meaning.
fn pressed<F: Edited>(state: &Handle<F>, link: &str, event: &KeyboardEvent) -> bool {
    let Some(target) = browser::target(event).filter(|_| !event.alt_key() && !event.is_composing()) else {
        return false;
    };
    if event.ctrl_key() || event.meta_key() {
        return false;
    }
    let key = event.key();
    let name = target.get_attribute("data-t").filter(|_| target.matches(".hit").unwrap_or(false));
    let Some(name) = name else { return false };
    if key == "Enter" || key == " " {
        used(state, link, &name, String::new());
        return true;
    }
    let has_meaning = state.has_key(&key);
    state.dispatch(EditorAction::Press(key));
    has_meaning
}
