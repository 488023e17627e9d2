//! The event listeners of a lesson: one of a kind, which finds the control of an event by its `data-t`.

use yew::prelude::*;

use super::{action::LessonAction, host::Host, state::LessonState};
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

/// What an action on the board means in the step that is open: where places are asked for, a choice names one.
fn meant<F: Played + Taught>(state: &LessonState<F>, action: PageAction<F>) -> LessonAction<F> {
    match action {
        PageAction::Do(Action::Choose(place)) | PageAction::Tap { target: place, .. }
            if state.task().asks_for_places() =>
        {
            LessonAction::Name(place)
        }
        action => LessonAction::Table(action),
    }
}

/// What a click or tap on a control asks for, by its `data-t`; `None` if that is no control of a lesson.
pub fn clicked<F: Played + Taught>(state: &LessonState<F>, name: &str) -> Option<LessonAction<F>> {
    Some(match LessonAction::from_control(&state.plain, name)? {
        LessonAction::Table(PageAction::Do(Action::Choose(target))) => {
            meant(state, PageAction::Tap { target, holds: false })
        }
        LessonAction::Table(action) => meant(state, action),
        action => action,
    })
}

pub fn listeners<F: Played + Taught>(host: &impl Host<F>) -> Listeners {
    Listeners {
        click: Callback::from({
            let host = host.clone();
            move |event: MouseEvent| {
                let Some((control, name)) = browser::control(&event) else { return };
                let off = control.get_attribute("aria-disabled").is_some();
                // the marks of the steps are links, for readers without scripts
                if control.tag_name() == "A" {
                    event.prevent_default();
                }
                let is_off = off && control.tag_name() == "BUTTON";
                if is_off || host.control(&name) {
                    return;
                }
                if let Some(action) = clicked(host.lesson(), &name) {
                    host.act(action);
                }
            }
        }),
        key: Callback::from({
            let host = host.clone();
            move |event: KeyboardEvent| {
                let state = host.lesson();
                if F::pressed(&state.table, &event, &|action| host.act(meant(state, action))) {
                    event.prevent_default();
                    event.stop_propagation();
                }
            }
        }),
        focus: Callback::from({
            let host = host.clone();
            move |event: FocusEvent| {
                browser::focus_received(&event);
                if let Some(action) = F::focus_action(&host.lesson().table, &event) {
                    host.act(LessonAction::Table(PageAction::Board(action)));
                }
            }
        }),
        input: Callback::from({
            let host = host.clone();
            move |event: InputEvent| {
                let steps = browser::control(&event)
                    .filter(|(_, name)| name == "scrub")
                    .and_then(|(field, _)| browser::typed(&field)?.parse().ok());
                if let Some(steps) = steps.filter(|_| host.lesson().task() != Task::Game) {
                    host.act(LessonAction::Table(PageAction::StopAt(steps)));
                }
            }
        }),
    }
}
