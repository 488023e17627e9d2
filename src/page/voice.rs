//! Announcements for those who do not see the board: one at a time, never two in half a second.

use std::{cell::RefCell, rc::Rc};

use super::browser::{self, Later};

/// Between two announcements, in milliseconds.
const PAUSE: i32 = 500;
/// Where the page speaks.
const PLACE: &str = "say";

/// What is being said, and what will be: the latest, when several things happen at once.
#[derive(Default)]
pub struct Voice {
    next: Option<String>,
    pause: Option<Later>,
    /// The same words twice have to differ, or nobody hears the second.
    odd: bool,
}

impl Voice {
    pub fn say(this: &Rc<RefCell<Voice>>, words: String) {
        this.borrow_mut().next = Some(words);
        if this.borrow().pause.is_none() {
            Voice::go_on(this);
        }
    }

    fn go_on(this: &Rc<RefCell<Voice>>) {
        let Some(words) = this.borrow_mut().next.take() else {
            this.borrow_mut().pause = None;
            return;
        };
        let odd = !this.borrow().odd;
        this.borrow_mut().odd = odd;
        browser::put_text(PLACE, &if odd { words + "\u{a0}" } else { words });
        let again = this.clone();
        let pause = browser::later(PAUSE, move || Voice::go_on(&again));
        this.borrow_mut().pause = Some(pause);
    }
}
