//! The event listeners of a lesson: one of a kind, which finds the control of an event by its `data-t`.

use yew::prelude::*;

use super::{Handle, action::LessonAction};
use crate::{
    lesson::{course::Task, places::Taught},
    page::{action::PageAction, browser, played::Played},
    session::Action,
};

pub struct Listeners {
    pub click: Callback<MouseEvent>,
    pub key: Callback<KeyboardEvent>,
    pub focus: Callback<FocusEvent>,
    pub input: Callback<InputEvent>,
}

/// Does what an action on the board means in the step that is open: where places are asked for, a choice names one.
fn act<F: Played + Taught>(state: &Handle<F>, action: PageAction<F>) {
    let names = state.task().asks_for_places();
    match action {
        PageAction::Do(Action::Choose(place)) | PageAction::Tap { target: place, .. } if names => {
            state.dispatch(LessonAction::Name(place));
        }
        action => state.dispatch(LessonAction::Table(action)),
    }
}

/// Handles a click or tap on a control, or one from before the start.
pub fn clicked<F: Played + Taught>(state: &Handle<F>, name: &str) {
    match LessonAction::from_control(&state.plain, name) {
        Some(LessonAction::Table(PageAction::Do(Action::Choose(target)))) => {
            act(state, PageAction::Tap { target, holds: false });
        }
        Some(LessonAction::Table(action)) => act(state, action),
        Some(action) => state.dispatch(action),
        None => {}
    }
}

pub fn listeners<F: Played + Taught>(state: &Handle<F>) -> Listeners {
    Listeners {
        click: Callback::from({
            let state = state.clone();
            move |event: MouseEvent| {
                let Some((control, name)) = browser::control(&event) else { return };
                let off = control.get_attribute("aria-disabled").is_some();
                // the marks of the steps are links, for readers without scripts
                if control.tag_name() == "A" {
                    event.prevent_default();
                }
                if !(off && control.tag_name() == "BUTTON") {
                    clicked(&state, &name);
                }
            }
        }),
        key: Callback::from({
            let state = state.clone();
            move |event: KeyboardEvent| {
                if F::pressed(&state.table, &event, &|action| act(&state, action)) {
                    event.prevent_default();
                    event.stop_propagation();
                }
            }
        }),
        focus: Callback::from({
            let state = state.clone();
            move |event: FocusEvent| {
                browser::focus_received(&event);
                if let Some(action) = F::focus_action(&state.table, &event) {
                    state.dispatch(LessonAction::Table(PageAction::Board(action)));
                }
            }
        }),
        input: Callback::from({
            let state = state.clone();
            move |event: InputEvent| {
                let steps = browser::control(&event)
                    .filter(|(_, name)| name == "scrub")
                    .and_then(|(field, _)| browser::typed(&field)?.parse().ok());
                if let Some(steps) = steps.filter(|_| state.task() != Task::Game) {
                    state.dispatch(LessonAction::Table(PageAction::StopAt(steps)));
                }
            }
        }),
    }
}
