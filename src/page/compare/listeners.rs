//! The event listeners of a comparison: one of a kind, which finds the control of an event by its `data-t`, and the board
//! on which it is.

use web_sys::Element;
use yew::prelude::*;

use super::{Handle, action::CompareAction};
use crate::{
    lesson::seen::Compared,
    page::{action::PageAction, browser, played::Played},
    session::Action,
    words::{UiText, say},
};

pub struct Listeners {
    pub click: Callback<MouseEvent>,
    pub key: Callback<KeyboardEvent>,
    pub focus: Callback<FocusEvent>,
    pub input: Callback<InputEvent>,
}

/// The board on which something is, the first being 0.
fn side(of: &Element) -> Option<usize> {
    let section = of.closest("[data-side]").ok().flatten()?;
    let number: usize = section.get_attribute("data-side")?.parse().ok()?;
    number.checked_sub(1).filter(|side| *side < 2)
}

/// What a click or tap on a control asks for; one from before the start tells no board, and the first is meant.
pub fn clicked<F: Played + Compared>(state: &Handle<F>, name: &str, control: Option<&Element>) {
    if name == "compare-share" {
        return share(state);
    }
    if let Some(action) = CompareAction::from_control(name) {
        return state.dispatch(action);
    }
    let side = control.and_then(side).unwrap_or(0);
    match PageAction::from_control(state.tables[side].session.game(), name) {
        Some(PageAction::Do(Action::Choose(target))) => {
            state.dispatch(CompareAction::Board { side, action: PageAction::Tap { target, holds: false } });
        }
        Some(action) => state.dispatch(CompareAction::Board { side, action }),
        None => {}
    }
}

/// Shares the address of what is looked at, or copies it.
fn share<F: Played + Compared>(state: &Handle<F>) {
    let page = [state.plain.name(), "/compare"].concat();
    let link = browser::whole_address(&page, &state.address());
    let kept = link.clone();
    browser::share(&link, move |shared| match shared {
        browser::Shared::Done | browser::Shared::Cancelled => {}
        browser::Shared::Refused => browser::copy(&kept, |done| {
            let text = if done { UiText::Copied } else { UiText::NotCopied };
            browser::put_text("compare-shared", &say(&text));
        }),
    });
}

pub fn listeners<F: Played + Compared>(state: &Handle<F>) -> Listeners {
    Listeners {
        click: Callback::from({
            let state = state.clone();
            move |event: MouseEvent| {
                let Some((control, name)) = browser::control(&event) else { return };
                let is_off =
                    control.get_attribute("aria-disabled").is_some() && control.tag_name() == "BUTTON";
                if !is_off {
                    clicked(&state, &name, Some(&control));
                }
            }
        }),
        key: Callback::from({
            let state = state.clone();
            move |event: KeyboardEvent| {
                let Some(side) = browser::target(&event).as_ref().and_then(side) else { return };
                let act = |action| state.dispatch(CompareAction::Board { side, action });
                if F::pressed(&state.tables[side], &event, &act) {
                    event.prevent_default();
                    event.stop_propagation();
                }
            }
        }),
        focus: Callback::from({
            let state = state.clone();
            move |event: FocusEvent| {
                browser::focus_received(&event);
                let Some(side) = browser::target(&event).as_ref().and_then(side) else { return };
                if let Some(action) = F::focus_action(&state.tables[side], &event) {
                    let action = PageAction::Board(action);
                    state.dispatch(CompareAction::Board { side, action });
                }
            }
        }),
        input: Callback::from({
            let state = state.clone();
            move |event: InputEvent| {
                let steps = browser::control(&event)
                    .filter(|(_, name)| name == "scrub")
                    .and_then(|(field, _)| browser::typed(&field)?.parse().ok());
                if let Some(steps) = steps {
                    state.dispatch(CompareAction::StopAt(steps));
                }
            }
        }),
    }
}
