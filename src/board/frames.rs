//! Animation frames of the browser, requested as long as something moves.

use std::{cell::RefCell, rc::Rc};

use gloo_render::{AnimationFrame, request_animation_frame};

/// The longest time in milliseconds that counts between two frames; a page may have been hidden.
const LONGEST_FRAME: f64 = 100.0;

/// Requests animation frames until it is dropped.
pub struct Frames(Rc<RefCell<Option<AnimationFrame>>>);

impl Frames {
    /// Calls `each` on every frame with the milliseconds since the last one, until it returns `false`.
    pub fn run(each: impl FnMut(f64) -> bool + 'static) -> Frames {
        let frame = Rc::new(RefCell::new(None));
        request_next(&frame, None, each);
        Frames(frame)
    }
}

impl Drop for Frames {
    fn drop(&mut self) {
        self.0.borrow_mut().take();
    }
}

fn request_next(
    frame: &Rc<RefCell<Option<AnimationFrame>>>,
    last: Option<f64>,
    mut each: impl FnMut(f64) -> bool + 'static,
) {
    // weak: a requested frame must not keep itself alive
    let next = Rc::downgrade(frame);
    let request = request_animation_frame(move |now| {
        // a browser may give a hidden page a frame now and then: no time passes there
        let hidden = web_sys::window().and_then(|window| window.document()).is_some_and(|page| page.hidden());
        let passed = if hidden { 0.0 } else { last.map_or(0.0, |last| (now - last).min(LONGEST_FRAME)) };
        if each(passed)
            && let Some(next) = next.upgrade()
        {
            request_next(&next, Some(now), each);
        }
    });
    *frame.borrow_mut() = Some(request);
}
