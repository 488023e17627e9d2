//! The effects of the editor's page: they follow and write the address, move the focus, and act on taps from
//! before the start.

use std::{cell::RefCell, rc::Rc};

use super::{Handle, action::EditorAction, edited::Edited, editor_model::read_request, listeners};
use crate::{
    board::View,
    page::browser::{self, Listener, Timeout},
    words::say,
};

/// The least time between two writes of the address, in milliseconds: Safari refuses more than 100 in 30
/// seconds.
const PAUSE: i32 = 600;

/// The address of the page.
#[derive(Default)]
struct Address {
    /// What was last read or written.
    written: String,
    /// What the browser has shown since then: the same, perhaps in another spelling.
    shown: String,
    /// The address of the position that is shown.
    current: String,
    /// The time until the next write.
    pause: Option<Timeout>,
}

impl Address {
    /// Writes the address after a pause.
    fn write(shared: &Rc<RefCell<Address>>) {
        let mut address = shared.borrow_mut();
        if address.pause.is_some() || address.current == address.written {
            return;
        }
        let again = Rc::downgrade(shared);
        address.pause = Some(browser::after_delay(PAUSE, move || {
            if let Some(address) = again.upgrade() {
                let mut address = address.borrow_mut();
                address.pause = None;
                // an address that the visitor has entered meanwhile is about to be opened
                let entered = browser::requested(false);
                if browser::is_game_address(&entered) && entered != address.shown {
                    return;
                }
                address.written = address.current.clone();
                // if the browser refuses, the address does not change
                let _ = browser::replace(&address.written);
                address.shown = browser::requested(false);
            }
        }));
    }
}

/// The running effects, and what they last saw.
#[derive(Default)]
pub struct Effects {
    address: Rc<RefCell<Address>>,
    edits: usize,
    copies: usize,
    listening: Vec<Option<Listener>>,
}

impl Effects {
    /// Runs once after the first render, before the live page is in the document.
    pub fn begin<F: Edited>(&mut self, state: &Handle<F>, address: &str, link: &str) {
        self.address.borrow_mut().written = address.into();
        self.address.borrow_mut().shown = browser::requested(false);
        let (to, known) = (state.dispatcher(), self.address.clone());
        let changed = browser::on_window("hashchange", move |_| {
            let address = browser::requested(false);
            // a fragment that names an element of the page is ignored
            if browser::is_game_address(&address) && address != known.borrow().written {
                known.borrow_mut().written.clone_from(&address);
                known.borrow_mut().shown.clone_from(&address);
                to.dispatch(EditorAction::Open(address));
            }
        });
        let to = state.dispatcher();
        let turned = browser::on_turned(false, false, move |turned| {
            to.dispatch(EditorAction::Turn(if turned { View::Turned } else { View::Open }));
        });
        // heard on the window, because a button that can no longer be used leaves the focus on no element
        let to = state.dispatcher();
        let commanded = browser::on_window("keydown", move |event| {
            if let Some(action) = listeners::command(&event) {
                event.prevent_default();
                to.dispatch(action);
            }
        });
        self.listening = vec![changed, turned, commanded];
        // announced only now, because the element of announcements was not in the document before
        if let Some(error) = read_request(state.plain, address).error() {
            state.dispatch(EditorAction::Announce(say(&error)));
        }
        for tap in browser::take_taps() {
            listeners::used(state, link, &tap, String::new());
        }
    }

    /// Runs after each render.
    pub fn rendered<F: Edited>(&mut self, state: &Handle<F>) {
        self.address.borrow_mut().current = state.model.address();
        if self.edits != state.edits {
            self.edits = state.edits;
            Address::write(&self.address);
        }
        // the focus follows the selection on the board, and moves on from what is gone
        browser::keep_focus();
        if self.copies != state.copies {
            self.copies = state.copies;
            browser::choose_text_of("pos-link");
        }
    }
}
