//! Moves the pieces in the air, frame by frame. Yew renders whole steps; between them only this module writes
//! to the page, up to two attributes a frame.

use std::rc::Rc;

use super::frames::Frames;
use crate::story::{
    Story,
    showing::{Run, Showing},
};

/// A family of games whose moves are animated.
pub trait Animated: Story {
    /// The layout of its board.
    type Layout: Clone + PartialEq;

    /// Places the pieces in the air during a step: `steps` whole steps are over, and `part` (0…1) of the next.
    fn place_moving_pieces(run: &Run<Self>, layout: &Self::Layout, steps: usize, part: f64);
}

/// The animation of a move.
pub struct Moving<F: Animated> {
    run: Rc<Run<F>>,
    layout: F::Layout,
    speed: f64,
    _frames: Frames,
}

impl<F: Animated> Moving<F> {
    /// Whether this animates the same run in the same layout at the same speed.
    fn is_of(&self, run: &Rc<Run<F>>, layout: &F::Layout, speed: f64) -> bool {
        Rc::ptr_eq(&self.run, run) && self.layout == *layout && self.speed == speed
    }
}

/// Starts, keeps or stops the animation of what is shown. `on_step` is called after every step with the number
/// of steps that are over; the elements in the air are found by their class.
pub fn keep_moving<F: Animated + 'static>(
    moving: &mut Option<Moving<F>>,
    showing: Option<&Showing<F>>,
    layout: &F::Layout,
    speed: f64,
    on_step: impl Fn(usize) + 'static,
) {
    let Some(Showing { run, steps, .. }) = showing.filter(|showing| showing.playing) else {
        *moving = None;
        return;
    };
    if moving.as_ref().is_some_and(|moving| moving.is_of(run, layout, speed)) {
        return;
    }
    let (mut time, mut shown) = (run.timeline.time_of(*steps), *steps);
    let frames = Frames::run({
        let (run, layout) = (run.clone(), layout.clone());
        move |passed| {
            time += passed * speed;
            let (steps, part) = run.timeline.at(time);
            if steps != shown {
                shown = steps;
                on_step(steps);
                return steps < run.steps();
            }
            F::place_moving_pieces(&run, &layout, steps, part);
            true
        }
    });
    *moving = Some(Moving { run: run.clone(), layout: layout.clone(), speed, _frames: frames });
}

/// Sets the attribute `transform` of the element that a selector finds.
pub(super) fn set_transform(css: &str, transform: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(element) = document.and_then(|document| document.query_selector(css).ok().flatten()) {
        let _ = element.set_attribute("transform", transform);
    }
}
