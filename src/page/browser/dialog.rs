//! Dialogs above the page.

use std::{cell::Cell, rc::Rc};

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlDialogElement, MouseEvent};
use yew::NodeRef;

use super::{Listener, listen, target};

/// Shows a dialog above the page. A click outside it closes it, as long as the listeners live.
pub fn show(dialog: &NodeRef) -> Option<[Listener; 2]> {
    let dialog = dialog.cast::<HtmlDialogElement>()?;
    if !dialog.open() {
        let _ = dialog.show_modal();
    }
    // a text that is selected up to a place outside is pressed within: it is no such click
    let pressed_outside = Rc::new(Cell::new(false));
    let press = {
        let pressed_outside = pressed_outside.clone();
        listen(dialog.clone().into(), "pointerdown", move |event| pressed_outside.set(is_outside(&event)))
    };
    let click = listen(dialog.clone().into(), "click", move |event| {
        if pressed_outside.take() && is_outside(&event) {
            dialog.close();
        }
    });
    Some([press, click])
}

/// Whether a dialog is pressed beside its box: what lies around it is the dialog's own.
fn is_outside(event: &Event) -> bool {
    let on = target(event).filter(|element| element.has_type::<HtmlDialogElement>());
    let (Some(on), Some(at)) = (on, event.dyn_ref::<MouseEvent>()) else { return false };
    let (on, x, y) = (on.get_bounding_client_rect(), f64::from(at.client_x()), f64::from(at.client_y()));
    x < on.left() || x > on.right() || y < on.top() || y > on.bottom()
}

/// Closes the dialog that contains an element.
pub fn close(within: &Element) {
    let dialog = within.closest("dialog").ok().flatten();
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}
