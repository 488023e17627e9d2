//! The program of the page of Pasang's patterns: the workshop, and the visitor's own patterns. Playing a
//! pattern is a link to the game's page.

mod controls;
pub mod pattern_address;
pub mod picture;
pub mod saved_patterns;
pub mod workshop_model;

use std::{cell::RefCell, rc::Rc};

use web_sys::{Element, Event};

use crate::{
    engine::pasang::{NAME, draft::Draft, pattern::Pattern},
    i18n::patterns::{Craft, say},
    page::browser::{self, Listening, Storage},
};
use pattern_address::{Asks, Laid};
use saved_patterns::Own;
use workshop_model::{Face, WorkshopModel};

/// The prefix of the storage keys of the visitor's own patterns.
const KEPT: &str = "pattern:";

/// The state of the page.
struct State {
    /// The request of the address; games begin with its readings.
    laid: Laid,
    /// A saved pattern that will be deleted if the person confirms.
    pending_delete: Option<String>,
    bench: WorkshopModel,
    /// The saved pattern that is open in the workshop.
    own: Option<String>,
    /// The points as last written into the page.
    faces: Vec<Face>,
    _listening: Vec<Option<Listening>>,
}

type Shared = Rc<RefCell<State>>;

/// Starts the listeners of the page.
pub fn begin() {
    #[cfg(target_arch = "wasm32")]
    console_error_panic_hook::set_once();
    let bench = WorkshopModel::new(Draft::default());
    // the HTML has an empty board
    let faces = bench.faces();
    let (laid, pending_delete, own) = (pattern_address::read(""), None, None);
    let state =
        Rc::new(RefCell::new(State { laid, pending_delete, bench, own, faces, _listening: Vec::new() }));
    let listen = |kind, heard: fn(&Shared, &Element, &str, &Event)| {
        let state = state.clone();
        browser::on_element("app", kind, move |event: Event| {
            if let Some((control, name)) = browser::control(&event) {
                heard(&state, &control, &name, &event);
            }
        })
    };
    let mut listening =
        vec![listen("click", tapped), listen("change", changed), listen("keydown", controls::key)];
    let (again, elsewhere) = (state.clone(), state.clone());
    listening.push(browser::on_window("hashchange", move |_| arrive(&mut again.borrow_mut())));
    // another tab has saved or deleted something
    listening.push(browser::on_window("storage", move |_| show_own(&elsewhere.borrow())));
    {
        let mut state = state.borrow_mut();
        state._listening = listening;
        controls::take_up(&mut state);
        arrive(&mut state);
        show_own(&state);
    }
    browser::alive();
    for tap in browser::take_taps() {
        clicked(&mut state.borrow_mut(), &tap);
    }
    browser::no_longer_waiting();
}

/// Opens the board of the address; a fragment that names an element of the page is ignored.
fn arrive(state: &mut State) {
    let text = browser::asked(false);
    if !browser::asks(&text) {
        return;
    }
    state.laid = pattern_address::read(&text);
    for link in browser::all("a[data-pat]") {
        let pattern = link.get_attribute("data-pat").and_then(|id| pattern_address::named(&id));
        if let Some(pattern) = pattern {
            let _ = link.set_attribute("href", &game(state, &pattern));
        }
    }
    show_own(state);
    let draft = state.laid.draft;
    match state.laid.asks {
        Asks::Nothing => (),
        Asks::Board => controls::open(state, draft, None),
        Asks::Unread => controls::tell(&Craft::NotRead),
    }
}

/// The address of a game with a pattern, with the readings that the visitor came with.
fn game(state: &State, pattern: &Pattern) -> String {
    format!("{}{NAME}/index.html#{}", browser::root(), pattern_address::address(&state.laid, pattern))
}

/// The visitor's own patterns, the latest first.
fn all_own() -> Vec<Own> {
    let kept = Storage::open().map_or_else(|_| Vec::new(), |storage| storage.all(KEPT));
    saved_patterns::sorted(kept.iter().filter_map(|(id, text)| Own::read(id, text)).collect())
}

/// Writes the list of own patterns into the page.
fn show_own(state: &State) {
    if Storage::open().is_err() {
        browser::put_text("pat-own-none", &say(&Craft::NotSaved));
    }
    let all = all_own();
    browser::hide("pat-own-none", !all.is_empty());
    let pending_delete = |own: &Own| state.pending_delete.as_ref() == Some(&own.id);
    let item = |own: &Own| own.item(|pattern| game(state, pattern), pending_delete(own));
    browser::put_html("pat-own-list", &all.iter().map(item).collect::<String>());
}

fn tapped(shared: &Shared, control: &Element, name: &str, event: &Event) {
    if clicked(&mut shared.borrow_mut(), name) && control.has_attribute("href") {
        // the workshop has the focus already, and the address stays as it is
        event.prevent_default();
    }
}

/// Handles a tap on a control; returns whether it leads to the workshop.
fn clicked(state: &mut State, name: &str) -> bool {
    if let Some(pattern) = name.strip_prefix("pat-change-").and_then(pattern_address::named) {
        controls::open(state, pattern.into(), None);
    } else if let Some(id) = name.strip_prefix("own-change-") {
        match all_own().into_iter().find(|own| own.id == id) {
            Some(own) => controls::open(state, own.draft, Some(own)),
            None => return false,
        }
    } else if let Some(id) = name.strip_prefix("own-delete-") {
        delete(state, id);
        return false;
    } else {
        controls::clicked(state, name);
        return false;
    }
    true
}

/// Deletes a saved pattern at the second request.
fn delete(state: &mut State, id: &str) {
    let surely = state.pending_delete.as_deref() == Some(id);
    state.pending_delete = if surely { None } else { Some(id.into()) };
    if surely && let Ok(storage) = Storage::open() {
        storage.remove(&format!("{KEPT}{id}"));
    }
    show_own(state);
    let next = if surely { "#pat-own-title".into() } else { format!("[data-t=\"own-delete-{id}\"]") };
    browser::focus(&next);
}

fn changed(shared: &Shared, field: &Element, name: &str, _: &Event) {
    if let Some(value) = browser::typed(field) {
        controls::changed(&mut shared.borrow_mut(), name, &value);
    }
}
