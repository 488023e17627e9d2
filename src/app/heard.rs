//! What a person does to the page: each control says in `data-t` what it is for, and one listener of a kind hears
//! them all. So controls can stand in the file, and taps before the start have the same names.

use web_sys::{DragEvent, Element};
use yew::prelude::*;

use super::{browser, deed::Deed, saved::Saved, table::Table};
use crate::{
    board::{View, keys},
    engine::{Hole, Target, Way, sowing::turn::holes_of},
    notation::{hole_letter, hole_named},
    options,
    session::Action,
    story::asked::Query,
};

type Handle = UseReducerHandle<Table>;

/// What another part of the program has to know of the table, as it is written for keeping.
fn state(table: &Table) -> String {
    let steps = table.showing.as_ref().map(|showing| showing.steps);
    let address = options::write(&table.session, table.preset, steps);
    let saved = Saved { id: String::new(), address, when: String::new(), names: table.names.clone() };
    format!("{}\n{}", saved.write(), table.settings.write())
}

/// The hole that the tab key reaches.
const BOARD: &str = ".board .hit[tabindex=\"0\"]";

/// A hole as a thing on the page.
fn on_board(hole: Hole, row: u8) -> String {
    format!(".board [data-t={}]", hole_letter(hole, row))
}

/// A click or a tap on a control, or one from before the start.
pub fn clicked(table: &Handle, name: &str, control: Option<&Element>) {
    let row = table.session.game().row();
    if matches!(name, "new" | "menu-open") {
        // the list of what is kept has this game in it
        table.dispatch(Deed::Flush);
        browser::ask(name, &state(table));
    } else if let Some(deed) = Deed::named(name, row) {
        table.dispatch(deed);
        // what is done to the game is looked at on the board
        if let Some(control) = control {
            browser::close(control);
            // a button of a note goes with the note: the focus goes on to the board
            if control.closest(".notes").is_ok_and(|note| note.is_some()) {
                // whoever arranges does so in his own row
                let arranger = table.session.game().arranger(table.session.position());
                match arranger.and_then(|(seat, _)| holes_of(seat, row).next()) {
                    Some(hole) if name == "arrange" => browser::focus(&on_board(hole, row)),
                    _ => browser::focus(BOARD),
                }
            }
        }
    }
}

/// The hole that an event happened on.
fn hole(event: &web_sys::Event, row: u8) -> Option<Hole> {
    let (control, name) = browser::control(event)?;
    hole_named(name.chars().next()?, row).filter(|_| control.class_list().contains("hit"))
}

/// What an event would choose: a hole, or a way round.
fn target(event: &web_sys::Event, row: u8) -> Option<Target> {
    if let Some(hole) = hole(event, row) {
        return Some(Target::Hole(hole));
    }
    match browser::control(event)?.1.as_str() {
        "way-a" => Some(Target::Way(Way::Anticlockwise)),
        "way-c" => Some(Target::Way(Way::Clockwise)),
        _ => None,
    }
}

/// A key on the board; whether it meant anything there.
fn pressed(table: &Handle, event: &KeyboardEvent) -> bool {
    let row = table.session.game().row();
    let choosing = !table.session.chosen().is_empty() || table.is_arranging();
    if choosing && event.key() == "Escape" {
        table.dispatch(Deed::Do(Action::Drop));
        browser::focus(BOARD);
        return true;
    }
    let Some(from) = hole(event, row) else { return false };
    if event.alt_key() || event.is_composing() {
        return false;
    }
    let turned = matches!(table.view, View::Turned);
    let key = event.key();
    if let Some(to) = keys::reached(from, &key, row, turned, table.near()) {
        browser::focus(&on_board(to, row));
        return true;
    }
    let command = event.ctrl_key() || event.meta_key();
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    let deed = match (letter, key.as_str(), command) {
        (_, "Enter" | " ", false) if event.repeat() => return true,
        (_, "Enter" | " ", false) => Deed::Do(Action::Choose(Target::Hole(from))),
        (Some('n'), _, false) if table.session.position().is_between() => {
            Deed::Do(Action::Choose(Target::Next))
        }
        (Some('u'), _, false) | (Some('z'), _, true) => Deed::Do(Action::Undo),
        (Some('U'), _, false) | (Some('y' | 'Z'), _, true) => Deed::Do(Action::Redo),
        (Some(letter), _, false) if letter.is_ascii_alphabetic() => {
            match (hole_named(letter, row), Query::of_letter(letter)) {
                (Some(hole), _) => Deed::Do(Action::Choose(Target::Hole(hole))),
                (None, Some(query)) => Deed::Ask(query),
                (None, None) => Deed::Stray(letter),
            }
        }
        _ => return false,
    };
    table.dispatch(deed);
    true
}

/// The listeners of a page.
pub struct Ears {
    pub click: Callback<MouseEvent>,
    pub key: Callback<KeyboardEvent>,
    pub focus: Callback<FocusEvent>,
    pub point: Callback<PointerEvent>,
    pub unpoint: Callback<PointerEvent>,
    pub input: Callback<InputEvent>,
    pub over: Callback<DragEvent>,
    pub drop: Callback<DragEvent>,
}

pub fn ears(table: &Handle) -> Ears {
    let row = table.session.game().row();
    let ear = || table.clone();
    Ears {
        click: Callback::from({
            let table = ear();
            move |event: MouseEvent| {
                if let Some((control, name)) = browser::control(&event) {
                    clicked(&table, &name, Some(&control));
                }
            }
        }),
        key: Callback::from({
            let table = ear();
            move |event: KeyboardEvent| {
                // a key that means something here must not scroll or search the page around the board
                if pressed(&table, &event) {
                    event.prevent_default();
                    event.stop_propagation();
                }
            }
        }),
        focus: Callback::from({
            let table = ear();
            move |event: FocusEvent| {
                if let Some(hole) = hole(&event, row) {
                    table.dispatch(Deed::Reached(hole));
                }
                if let Some(target) = target(&event, row) {
                    table.dispatch(Deed::Considered(Some(target)));
                }
            }
        }),
        // a finger does not point before it taps
        point: Callback::from({
            let table = ear();
            move |event: PointerEvent| {
                if let Some(target) = target(&event, row).filter(|_| event.pointer_type() == "mouse") {
                    table.dispatch(Deed::Considered(Some(target)));
                }
            }
        }),
        unpoint: Callback::from({
            let table = ear();
            move |event: PointerEvent| {
                if table.ghost.is_some() && target(&event, row).is_some() {
                    table.dispatch(Deed::Considered(None));
                }
            }
        }),
        // the rulers are heard while they are drawn along
        input: Callback::from({
            let table = ear();
            move |event: InputEvent| {
                let Some((field, name)) = browser::control(&event) else { return };
                let first = match name.as_str() {
                    "scrub" => 's',
                    "scrub-game" => 'm',
                    _ => return,
                };
                let deed =
                    browser::typed(&field).and_then(|value| Deed::named(&format!("{first}{value}"), row));
                if let Some(deed) = deed {
                    table.dispatch(deed);
                }
            }
        }),
        over: Callback::from(|event: DragEvent| event.prevent_default()),
        drop: Callback::from({
            let table = ear();
            move |event: DragEvent| {
                if browser::dropped(&event) {
                    event.prevent_default();
                    browser::ask("drop", &state(&table));
                }
            }
        }),
    }
}
