//! The listeners of the page: each turns an event into an action. Controls say in `data-t` what they do, also
//! those of the page's list, which the program does not draw.

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::{
    action::WorkshopAction,
    effects::{self, Dispatcher},
    view::NAME_FIELD,
    workshop_model::{cell_by_name, pressed},
};
use crate::page::browser::{self, Listener};

/// The action of a control, by its `data-t`.
fn action(name: &str) -> Option<WorkshopAction> {
    match name {
        "ws-fill" => Some(WorkshopAction::Fill { seed: random() }),
        "ws-save" => Some(WorkshopAction::Save { new_id: browser::new_id(), now: browser::now() }),
        _ => WorkshopAction::from_control(name),
    }
}

/// 64 random bits.
fn random() -> u64 {
    let half = || (browser::random() * 4_294_967_296.0) as u64;
    half() << 32 | half()
}

/// Handles a tap on a control, or one from before the start.
pub fn tapped(to: &Dispatcher, name: &str) {
    if let Some(action) = action(name) {
        to.dispatch(action);
    }
}

/// Listens on the page and its window until dropped.
pub fn listen(to: &Dispatcher) -> Vec<Option<Listener>> {
    let on_page = |kind, handler: fn(&Dispatcher, &Event)| {
        let to = to.clone();
        browser::on_element("app", kind, move |event: Event| handler(&to, &event))
    };
    let on_window = |kind, handler: fn(&Dispatcher)| {
        let to = to.clone();
        browser::on_window(kind, move |_| handler(&to))
    };
    vec![
        on_page("click", clicked),
        on_page("change", changed),
        on_page("input", typed),
        on_page("keydown", key),
        on_window("hashchange", |to| {
            let address = browser::requested(false);
            // a fragment that names an element of the page asks for nothing
            if browser::is_game_address(&address) {
                to.dispatch(WorkshopAction::Address(address));
            }
        }),
        // another tab has saved or deleted something
        on_window("storage", |to| to.dispatch(WorkshopAction::Listed(effects::saved()))),
    ]
}

fn clicked(to: &Dispatcher, event: &Event) {
    let Some((control, name)) = browser::control(event) else { return };
    let Some(action) = action(&name) else { return };
    if control.has_attribute("href") {
        // the workshop gets the focus, and the address stays as it is
        event.prevent_default();
    }
    to.dispatch(action);
}

fn changed(to: &Dispatcher, event: &Event) {
    let field = browser::control(event).map(|(_, name)| name);
    if let Some(action) = field.and_then(|name| WorkshopAction::of_field(&name, &browser::value(event))) {
        to.dispatch(action);
    }
}

fn typed(to: &Dispatcher, event: &Event) {
    if browser::target(event).is_some_and(|field| field.id() == NAME_FIELD) {
        to.dispatch(WorkshopAction::Name(browser::value(event)));
    }
}

/// Handles a key on a point of the board.
fn key(to: &Dispatcher, event: &Event) {
    let at = browser::control(event).and_then(|(_, name)| cell_by_name(&name));
    let (Some(at), Some(event)) = (at, event.dyn_ref::<KeyboardEvent>()) else { return };
    if event.alt_key() || event.is_composing() {
        return;
    }
    let command = event.ctrl_key() || event.meta_key();
    if let Some(press) = pressed(&event.key(), command, at) {
        event.prevent_default();
        to.dispatch(WorkshopAction::Press(at, press));
    }
}
