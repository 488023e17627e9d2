//! The event listeners of a page. Each control has its action in `data-t`, and one delegated listener per event
//! type handles all of them. So static HTML can contain controls, and taps before the start are replayed by the
//! same names.

use std::{cell::Cell, rc::Rc};

use web_sys::{DragEvent, Element};
use yew::prelude::*;

use super::{
    action::PageAction,
    browser,
    dialogs::record,
    explained::subject::{Explained, Spot, Subject},
    hold::{Held, Hold},
    log::game_row::BUTTONS,
    played::{Handle, Played},
    start_row::LEVEL_FIELD,
    table::Dialog,
};
use crate::{session::Action, worker::Rung};

/// Handles a click or tap on a control, or one from before the start.
pub fn clicked<F: Played>(table: &Handle<F>, name: &str, control: Option<&Element>) {
    if name == "new" {
        table.dispatch(PageAction::SaveAndOpen(Dialog::Setup));
    } else if name == "menu-open" {
        table.dispatch(PageAction::SaveAndOpen(Dialog::Menu { error: String::new() }));
    } else if name == "computer" {
        let level = browser::by_id(LEVEL_FIELD).and_then(|list| browser::typed(&list)?.parse().ok());
        table.dispatch(PageAction::PlayComputer { level: level.unwrap_or(Rung::DEFAULT) });
    } else if let Some(subject) = Subject::from_control(table.session.game(), name) {
        let spot = control.and_then(browser::on_screen).map(Spot::of).unwrap_or_default();
        table.dispatch(PageAction::Explain(Some(Explained { subject, spot })));
    } else if let Some(action) = PageAction::from_control(table.session.game(), name) {
        match action {
            PageAction::Do(Action::Choose(target)) => {
                let is_shown = table.is_shown_first(target, false);
                table.dispatch(PageAction::Tap { target, holds: false });
                if is_shown {
                    return;
                }
            }
            action => table.dispatch(action),
        }
        // the result of an action on the game is shown on the board
        if let Some(control) = control {
            browser::close(control);
            // a button of a note disappears with the note: the focus moves on to the board
            if control.closest(".notes, .end").is_ok_and(|note| note.is_some()) {
                browser::focus(&F::focus_after_note(table, name));
            }
        }
    }
}

/// Handles the arrow keys in the row of buttons of the whole game: they go from move to move.
fn pressed_in_game_row<F: Played>(table: &Handle<F>, event: &KeyboardEvent) -> bool {
    // the ruler in the row has arrow keys of its own
    let row = browser::target(event).and_then(|target| target.closest(BUTTONS).ok().flatten());
    let at = table.session.cursor();
    let to = match event.key().as_str() {
        "ArrowLeft" => at.checked_sub(1),
        "ArrowRight" => Some(at + 1).filter(|&to| to <= table.session.moves().len()),
        _ => return false,
    };
    if let Some(to) = to.filter(|_| row.is_some()) {
        table.dispatch(PageAction::Do(Action::Goto(to)));
    }
    row.is_some()
}

/// The listeners of a page.
pub struct Listeners {
    pub click: Callback<MouseEvent>,
    pub key: Callback<KeyboardEvent>,
    pub focus: Callback<FocusEvent>,
    pub point: Callback<PointerEvent>,
    pub unpoint: Callback<PointerEvent>,
    pub down: Callback<PointerEvent>,
    pub menu: Callback<MouseEvent>,
    pub input: Callback<InputEvent>,
    pub over: Callback<DragEvent>,
    pub drop: Callback<DragEvent>,
}

/// Where the last click was, in CSS pixels of the window, until the mouse points elsewhere.
pub type ClickedAt = Cell<Option<(i32, i32)>>;

pub fn listeners<F: Played>(table: &Handle<F>, hold: &Held, clicked_at: &Rc<ClickedAt>) -> Listeners {
    let handle = || table.clone();
    Listeners {
        click: Callback::from({
            let (table, hold, clicked_at) = (handle(), hold.clone(), clicked_at.clone());
            move |event: MouseEvent| {
                clicked_at.set(Some((event.client_x(), event.client_y())));
                if hold.borrow_mut().takes_click() {
                    return;
                }
                if let Some((control, name)) = browser::control(&event) {
                    clicked(&table, &name, Some(&control));
                }
            }
        }),
        key: Callback::from({
            let table = handle();
            move |event: KeyboardEvent| {
                // an open dialog has its keys for itself
                if browser::target(&event)
                    .is_some_and(|target| matches!(target.closest("dialog"), Ok(Some(_))))
                {
                    return;
                }
                // a key with a meaning here must not scroll the page or open the browser's search
                if pressed_in_game_row(&table, &event)
                    || F::pressed(&table, &event, &|action| table.dispatch(action))
                {
                    event.prevent_default();
                    event.stop_propagation();
                }
            }
        }),
        focus: Callback::from({
            let table = handle();
            move |event: FocusEvent| {
                browser::focus_received(&event);
                if let Some(action) = F::focus_action(&table, &event) {
                    table.dispatch(PageAction::Board(action));
                }
                // a hole that was tapped has the focus too, and again when its window is gone back to
                let by_keys =
                    browser::target(&event).is_some_and(|on| on.matches(":focus-visible") == Ok(true));
                if let Some(target) = F::target(&table, &event).filter(|_| by_keys) {
                    table.dispatch(PageAction::Preview(Some(target)));
                }
            }
        }),
        // a finger does not point before it taps; a mouse that rests where it has clicked does not point again when the
        // board is drawn anew under it: what has just been played would be hidden
        point: Callback::from({
            let (table, clicked_at) = (handle(), clicked_at.clone());
            move |event: PointerEvent| {
                let rests = clicked_at.get() == Some((event.client_x(), event.client_y()));
                if rests || event.pointer_type() != "mouse" {
                    return;
                }
                clicked_at.set(None);
                if let Some(target) = F::target(&table, &event) {
                    table.dispatch(PageAction::Preview(Some(target)));
                }
            }
        }),
        unpoint: Callback::from({
            let table = handle();
            move |event: PointerEvent| {
                // a finger is lifted to look at what it has shown
                let is_mouse = event.pointer_type() == "mouse";
                if is_mouse && table.ghost.is_some() && F::target(&table, &event).is_some() {
                    table.dispatch(PageAction::Preview(None));
                }
            }
        }),
        down: Callback::from({
            let (table, hold) = (handle(), hold.clone());
            move |event: PointerEvent| {
                let then = F::target(&table, &event).map(|target| {
                    let table = table.clone();
                    move || table.dispatch(PageAction::Tap { target, holds: true })
                });
                Hold::begin(&hold, &event, then);
            }
        }),
        // a finger that is held on the board opens no menu of the browser
        menu: Callback::from({
            let hold = hold.clone();
            move |event: MouseEvent| {
                let on_board = browser::target(&event).and_then(|target| target.closest(".board").ok()?);
                if hold.borrow().opens_menu() && on_board.is_some() {
                    event.prevent_default();
                }
            }
        }),
        // the rulers act while they are being dragged
        input: Callback::from({
            let table = handle();
            move |event: InputEvent| {
                let Some((field, name)) = browser::control(&event) else { return };
                let first = match name.as_str() {
                    "scrub" => 's',
                    "scrub-game" => 'm',
                    _ => return,
                };
                let action = browser::typed(&field).and_then(|value| {
                    PageAction::from_control(table.session.game(), &format!("{first}{value}"))
                });
                if let Some(action) = action {
                    table.dispatch(action);
                }
            }
        }),
        over: Callback::from(|event: DragEvent| event.prevent_default()),
        drop: Callback::from({
            let table = handle();
            move |event: DragEvent| {
                let to = table.clone();
                let read = browser::dropped(&event, move |text| {
                    if let Err(error) = record::load(&to, text) {
                        to.dispatch(PageAction::SaveAndOpen(Dialog::Menu { error }));
                    }
                });
                if read {
                    event.prevent_default();
                }
            }
        }),
    }
}
