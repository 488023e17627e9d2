//! Moves what is in the air, frame by frame. Yew draws whole steps; between them this alone writes, two
//! attributes a frame.

use std::rc::Rc;

use super::frames::Frames;
use crate::story::{
    Told,
    showing::{Run, Showing},
};

/// A family of games whose moves are drawn as they pass.
pub trait Drawn: Told {
    /// Where everything lies on its board.
    type Layout: Clone + PartialEq;

    /// Puts what is in the air where it is in the middle of a step: so many whole ones are over, and a part (0…1)
    /// of the next.
    fn write(run: &Run<Self>, layout: &Self::Layout, steps: usize, part: f64);
}

/// A move whose time is passing.
pub struct Moving<F: Drawn> {
    run: Rc<Run<F>>,
    layout: F::Layout,
    speed: f64,
    _frames: Frames,
}

impl<F: Drawn> Moving<F> {
    /// Whether this is the time of that move, passing as fast.
    fn is_of(&self, run: &Rc<Run<F>>, layout: &F::Layout, speed: f64) -> bool {
        Rc::ptr_eq(&self.run, run) && self.layout == *layout && self.speed == speed
    }
}

/// Lets the time of what is shown pass, or stand still. `stepped` is called after every step with how many are
/// over; what hangs in the air is found by its class.
pub fn keep_moving<F: Drawn + 'static>(
    moving: &mut Option<Moving<F>>,
    showing: Option<&Showing<F>>,
    layout: &F::Layout,
    speed: f64,
    stepped: impl Fn(usize) + 'static,
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
                stepped(steps);
                return steps < run.steps();
            }
            F::write(&run, &layout, steps, part);
            true
        }
    });
    *moving = Some(Moving { run: run.clone(), layout: layout.clone(), speed, _frames: frames });
}

/// Writes the place of what a selector names.
pub(super) fn set(css: &str, transform: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(element) = document.and_then(|document| document.query_selector(css).ok().flatten()) {
        let _ = element.set_attribute("transform", transform);
    }
}
