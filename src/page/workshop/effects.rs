//! What the browser does for the page: storage, focus, clipboard, and the links of the page's list.

use yew::UseReducerDispatcher;

use super::{
    Place,
    action::{Effect, WorkshopAction},
    pattern_address,
    reducer::WorkshopState,
    saved_patterns::SavedPattern,
    view::LINK,
};
use crate::page::browser::{self, Storage};

pub type Dispatcher = UseReducerDispatcher<WorkshopState>;

/// The prefix of the storage keys of saved patterns.
const KEY: &str = "pattern:";

fn key(id: &str) -> String {
    [KEY, id].concat()
}

/// The saved patterns in the browser's storage, in any order; `None` if the page may not use it.
pub fn saved() -> Option<Vec<SavedPattern>> {
    let stored = Storage::open().ok()?.all(KEY);
    Some(stored.iter().filter_map(|(id, text)| SavedPattern::read(id, text)).collect())
}

/// Performs the effects that the state asks for, once.
pub fn perform(state: &WorkshopState, to: &Dispatcher, place: &Place) {
    let effects = state.effects.clone();
    if effects.is_empty() {
        return;
    }
    to.dispatch(WorkshopAction::Performed);
    for effect in effects {
        match effect {
            Effect::Focus(css) => browser::focus(&css),
            Effect::Play(address) => browser::go(&place.of_game(&address)),
            Effect::Save(pattern) => save(pattern, to),
            Effect::Delete(id) => {
                if let Ok(storage) = Storage::open() {
                    storage.remove(&key(&id));
                }
                to.dispatch(WorkshopAction::Listed(saved()));
            }
            Effect::Copy => copy(&place.of_board(state), to),
            Effect::Links => write_links(state, place),
        }
    }
}

fn save(pattern: SavedPattern, to: &Dispatcher) {
    let done = Storage::open().and_then(|storage| storage.set(&key(&pattern.id), &pattern.write()));
    to.dispatch(match done {
        Ok(()) => WorkshopAction::Saved(pattern),
        Err(_) => WorkshopAction::NotSaved,
    });
    to.dispatch(WorkshopAction::Listed(saved()));
}

/// Copies a text, or selects it in its field if the browser does not allow copying.
fn copy(text: &str, to: &Dispatcher) {
    let to = to.clone();
    browser::copy(text, move |done| {
        browser::choose_text_of(LINK);
        to.dispatch(WorkshopAction::Copied(done));
    });
}

/// The links of the page's own list stay those of its file; only their readings follow the address.
fn write_links(state: &WorkshopState, place: &Place) {
    for link in browser::all("a[data-pat]") {
        let pattern = link.get_attribute("data-pat").and_then(|id| pattern_address::built_in_pattern(&id));
        if let Some(pattern) = pattern {
            let address = pattern_address::address(&state.address_board, &pattern);
            let _ = link.set_attribute("href", &place.of_game(&address));
        }
    }
}
