//! The workshop in the page: writes the changes of the board, and announces the results.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::{
    KEPT, Shared, State, game, pattern_address,
    saved_patterns::{self, Own},
    show_own,
    workshop_model::{self, Press, WorkshopModel},
};
use crate::{
    engine::pasang::{
        NAME,
        board::{Colour, Point},
        draft::Draft,
    },
    i18n::{
        Ui, label,
        patterns::{Craft, say},
    },
    page::browser::{self, Storage},
};

/// Takes over the brush selected on the page before the program ran: a browser may have restored it, or a
/// person may have chosen it.
pub fn take_up(state: &mut State) {
    let checked = browser::all("[name=ws-hand]:checked");
    for (field, name) in [(checked.first(), "ws-hand"), (browser::by_id("ws-brush").as_ref(), "ws-brush")] {
        if let Some(value) = field.and_then(browser::typed) {
            changed(state, name, &value);
        }
    }
}

/// Opens a board in the workshop and scrolls there; undo restores the former board.
pub fn open(state: &mut State, draft: Draft, own: Option<Own>) {
    state.bench.open(draft);
    browser::pick("ws-name", own.as_ref().map_or("", |own| &own.name));
    state.own = own.map(|own| own.id);
    browser::hide("ws-linked", true);
    browser::put_text("ws-says", "");
    browser::pick("ws-brush", state.bench.brush().id());
    show(state);
    browser::focus("#workshop-title");
}

/// Writes what has changed since the last call.
fn show(state: &mut State) {
    let faces = state.bench.faces();
    for ((point, new), old) in Point::all().zip(&faces).zip(&state.faces) {
        if new != old
            && let Some(cell) = cell(point)
        {
            for (name, value) in new.attributes(point) {
                let _ = match value.is_empty() {
                    true => cell.remove_attribute(name),
                    false => cell.set_attribute(name, &value),
                };
            }
        }
    }
    state.faces = faces;
    put("ws-counts", &state.bench.counts());
    put("ws-shape", &Craft::Symmetry(state.bench.shape().0));
}

fn cell(point: Point) -> Option<Element> {
    let grid = browser::by_id("ws-grid")?;
    grid.query_selector(&format!("[data-t=\"{}\"]", workshop_model::cell_name(point))).ok()?
}

/// Writes a text, unless it is there already: writing it again would announce it again.
fn put(id: &str, craft: &Craft) {
    let says = say(craft);
    if browser::by_id(id).and_then(|element| element.text_content()).as_deref() != Some(&says) {
        browser::put_text(id, &says);
    }
}

/// Announces the result of an action.
pub fn tell(craft: &Craft) {
    browser::put_text("ws-says", &say(craft));
}

/// Performs an action on the board, shows the new state, and announces the result.
fn act(state: &mut State, act: impl FnOnce(&mut WorkshopModel) -> Craft) {
    let says = act(&mut state.bench);
    // the link shown belongs to the former board
    browser::hide("ws-linked", true);
    show(state);
    tell(&says);
}

/// Handles a tap on a control of the workshop.
pub fn clicked(state: &mut State, name: &str) {
    match name {
        "ws-fill" => act(state, |bench| bench.fill(random)),
        "ws-undo" => act(state, WorkshopModel::undo),
        "ws-clear" => act(state, WorkshopModel::clear),
        "ws-save" => save(state),
        "ws-copy" => copy(state),
        "ws-play" => match state.bench.pattern() {
            Ok(pattern) => browser::go(&game(state, &pattern)),
            Err(unfinished) => tell(&Craft::Unfinished(unfinished)),
        },
        _ => {
            if let Some(point) = workshop_model::cell_named(name) {
                act(state, |bench| {
                    bench.at = point;
                    bench.paint(point, bench.hand)
                });
            }
        }
    }
}

/// Handles a change of a field of the workshop.
pub fn changed(state: &mut State, name: &str, value: &str) {
    match name {
        "ws-hand" => {
            state.bench.hand = match value {
                "b" => Some(Colour::Black),
                "w" => Some(Colour::White),
                _ => None,
            }
        }
        "ws-brush" => {
            state.bench.take_brush(value);
            show(state);
        }
        _ => (),
    }
}

/// Handles a key on a point of the board.
pub fn key(shared: &Shared, _: &Element, name: &str, event: &Event) {
    let (Some(at), Some(event)) = (workshop_model::cell_named(name), event.dyn_ref::<KeyboardEvent>()) else {
        return;
    };
    if event.alt_key() || event.is_composing() {
        return;
    }
    let command = event.ctrl_key() || event.meta_key();
    let Some(press) = workshop_model::pressed(&event.key(), command, at) else { return };
    event.prevent_default();
    let mut state = shared.borrow_mut();
    match press {
        Press::Go(to) => {
            state.bench.at = to;
            show(&mut state);
            // focusing runs other listeners, which may borrow the state
            drop(state);
            browser::focus(&format!("#ws-grid [data-t=\"{}\"]", workshop_model::cell_name(to)));
        }
        Press::Paint(colour) => act(&mut state, |bench| bench.paint(at, colour)),
        Press::Undo => act(&mut state, WorkshopModel::undo),
    }
}

/// 64 random bits.
fn random() -> u64 {
    let half = || (browser::chance() * 4_294_967_296.0) as u64;
    half() << 32 | half()
}

/// Saves the board in the browser under the entered name, unless the same board is already saved under this
/// name.
fn save(state: &mut State) {
    let typed = browser::by_id("ws-name").and_then(|field| browser::typed(&field)).unwrap_or_default();
    let name = saved_patterns::name(&typed);
    let storage = Storage::open().ok();
    let before = state.own.as_ref().filter(|id| {
        let text = storage.as_ref().and_then(|storage| storage.get(&format!("{KEPT}{id}")));
        text.and_then(|text| Own::read(id, &text)).is_some_and(|own| own.name == name)
    });
    let own = Own {
        id: before.cloned().unwrap_or_else(browser::new_id),
        draft: *state.bench.draft(),
        when: browser::now(),
        name: name.clone(),
    };
    match storage.map(|storage| storage.set(&format!("{KEPT}{}", own.id), &own.write())) {
        Some(Ok(())) => {
            state.own = Some(own.id);
            browser::pick("ws-name", &name);
            show_own(state);
            tell(&Craft::Saved(name));
        }
        _ => {
            show_link(state);
            tell(&Craft::NotSaved);
        }
    }
}

/// Shows the address of this page with the board.
fn show_link(state: &State) {
    let page = format!("{NAME}/patterns");
    let address = browser::whole_address(&page, &pattern_address::shared(&state.laid, state.bench.draft()));
    browser::pick("ws-link", &address);
    browser::hide("ws-linked", false);
}

/// Copies that address, or selects it if the browser does not allow copying.
fn copy(state: &State) {
    show_link(state);
    let text = browser::by_id("ws-link").and_then(|field| browser::typed(&field)).unwrap_or_default();
    browser::copy(&text, |done| {
        browser::choose_text_of("ws-link");
        browser::put_text("ws-says", &label(if done { Ui::Copied } else { Ui::NotCopied }));
    });
}
