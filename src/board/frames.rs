//! Frames of the browser, one after another, as long as something moves.

use std::{cell::RefCell, rc::Rc};

use gloo_render::{AnimationFrame, request_animation_frame};

/// A longer pause between two frames (a hidden page) does not count as time.
const LONGEST_FRAME: f64 = 100.0;

/// Asks for frames until dropped.
pub struct Frames(Rc<RefCell<Option<AnimationFrame>>>);

impl Frames {
    /// Calls `each` on every frame with the milliseconds since the last one, until it says `false`.
    pub fn run(each: impl FnMut(f64) -> bool + 'static) -> Frames {
        let frame = Rc::new(RefCell::new(None));
        ask(&frame, None, each);
        Frames(frame)
    }
}

impl Drop for Frames {
    fn drop(&mut self) {
        self.0.borrow_mut().take();
    }
}

fn ask(
    frame: &Rc<RefCell<Option<AnimationFrame>>>,
    last: Option<f64>,
    mut each: impl FnMut(f64) -> bool + 'static,
) {
    // weak: a frame that is waited for must not keep itself alive
    let next = Rc::downgrade(frame);
    let asked = request_animation_frame(move |now| {
        // a browser may ask a page that nobody sees for a frame now and then: no time passes there
        let hidden = web_sys::window().and_then(|window| window.document()).is_some_and(|page| page.hidden());
        let passed = if hidden { 0.0 } else { last.map_or(0.0, |last| (now - last).min(LONGEST_FRAME)) };
        if each(passed)
            && let Some(next) = next.upgrade()
        {
            ask(&next, Some(now), each);
        }
    });
    *frame.borrow_mut() = Some(asked);
}
