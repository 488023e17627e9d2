//! Announcements for people who do not see the board: one at a time, at least half a second apart.

use std::{cell::RefCell, rc::Rc};

use super::browser::{self, Timeout};

/// The least time between two announcements, in milliseconds.
const PAUSE: i32 = 500;
/// The id of the live region.
const PLACE: &str = "say";

/// The current announcement, and the next one; if several are requested, the latest is kept.
#[derive(Default)]
pub struct Announcer {
    next: Option<String>,
    pause: Option<Timeout>,
    /// Alternates so that equal announcements differ, because a screen reader would not repeat an unchanged
    /// text.
    odd: bool,
}

impl Announcer {
    pub fn say(this: &Rc<RefCell<Announcer>>, words: String) {
        this.borrow_mut().next = Some(words);
        if this.borrow().pause.is_none() {
            Announcer::go_on(this);
        }
    }

    fn go_on(this: &Rc<RefCell<Announcer>>) {
        let Some(words) = this.borrow_mut().next.take() else {
            this.borrow_mut().pause = None;
            return;
        };
        let odd = !this.borrow().odd;
        this.borrow_mut().odd = odd;
        browser::put_text(PLACE, &if odd { words + "\u{a0}" } else { words });
        let again = this.clone();
        let pause = browser::after_delay(PAUSE, move || Announcer::go_on(&again));
        this.borrow_mut().pause = Some(pause);
    }
}
