//! A finger that is held on a place of the board: it shows where a move leads, and plays nothing when it is lifted.

use std::{cell::RefCell, rc::Rc};

use web_sys::{PointerEvent, wasm_bindgen::JsCast};

use super::browser::{self, Listener, Timeout};

/// How long a finger rests before it counts as held, in milliseconds, and how far it may move until then, in CSS
/// pixels.
const TIME: i32 = 450;
const DISTANCE: f64 = 12.0;
/// How long after a held finger is lifted a browser may still report a click of it, in milliseconds.
const CLICK: i32 = 400;

/// The finger on the page.
#[derive(Default)]
pub struct Hold {
    /// The last pointer that went down was a finger.
    is_finger: bool,
    /// The finger has been held: its click plays nothing.
    is_held: bool,
    timer: Option<Timeout>,
    listeners: Vec<Option<Listener>>,
}

pub type Held = Rc<RefCell<Hold>>;

impl Hold {
    /// A pointer goes down; `then` is called if it is a finger that is held there.
    pub fn begin(this: &Held, event: &PointerEvent, then: Option<impl Fn() + 'static>) {
        let is_finger = event.pointer_type() == "touch";
        *this.borrow_mut() = Hold { is_finger, ..Hold::default() };
        // a second finger zooms
        let Some(then) = then.filter(|_| is_finger && event.is_primary()) else { return };
        let held = {
            let this = this.clone();
            move || {
                this.borrow_mut().is_held = true;
                then();
            }
        };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let moved = {
            let this = this.clone();
            browser::on_window("pointermove", move |event| {
                let Some(event) = event.dyn_ref::<PointerEvent>() else { return };
                let (across, down) = (f64::from(event.client_x()) - x, f64::from(event.client_y()) - y);
                if across.hypot(down) > DISTANCE {
                    this.borrow_mut().cancel();
                }
            })
        };
        let end = |kind| {
            let this = this.clone();
            browser::on_window(kind, move |_| Hold::end(&this))
        };
        let mut hold = this.borrow_mut();
        hold.timer = Some(browser::after_delay(TIME, held));
        hold.listeners = vec![moved, end("pointerup"), end("pointercancel")];
    }

    /// The finger moves away, or the page with it.
    fn cancel(&mut self) {
        if !self.is_held {
            self.timer = None;
        }
    }

    /// The finger is lifted.
    fn end(this: &Held) {
        let mut hold = this.borrow_mut();
        hold.cancel();
        hold.listeners.clear();
        if hold.is_held {
            let this = this.clone();
            hold.timer = Some(browser::after_delay(CLICK, move || this.borrow_mut().is_held = false));
        }
    }

    /// Whether a click is that of a finger that was held.
    pub fn takes_click(&mut self) -> bool {
        std::mem::take(&mut self.is_held)
    }

    /// Whether a menu that a browser opens is that of a finger.
    pub const fn opens_menu(&self) -> bool {
        self.is_finger
    }
}
