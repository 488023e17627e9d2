//! Moves what is in the air, frame by frame. Yew draws whole steps; between them this alone writes, two
//! attributes a frame.

use std::rc::Rc;

use super::{draw::Layout, flight, frames::Frames};
use crate::story::showing::{Run, Showing};

/// A move whose time is passing.
pub struct Moving {
    run: Rc<Run>,
    layout: Layout,
    speed: f64,
    _frames: Frames,
}

impl Moving {
    /// Whether this is the time of that move, passing as fast.
    fn is_of(&self, run: &Rc<Run>, layout: &Layout, speed: f64) -> bool {
        Rc::ptr_eq(&self.run, run) && self.layout == *layout && self.speed == speed
    }
}

/// Lets the time of what is shown pass, or stand still. `stepped` is called after every step with how many are
/// over; `air` finds what hangs in the air by its class.
pub fn keep_moving(
    moving: &mut Option<Moving>,
    showing: Option<&Showing>,
    layout: &Layout,
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
            write(&run, &layout, steps, part);
            true
        }
    });
    *moving = Some(Moving { run: run.clone(), layout: layout.clone(), speed, _frames: frames });
}

/// Puts the hand and what it lets fall where they are in the middle of a step.
fn write(run: &Run, layout: &Layout, steps: usize, part: f64) {
    let scene = run.scene(steps);
    let board = layout.board();
    if let Some(reach) = flight::hand(layout, &scene, part) {
        set(".palm", &reach.transform());
    }
    // what has been drawn for another step is on its way out
    set(&format!(".flying[data-step=\"{steps}\"]"), &flight::transform(board, layout, &scene, part));
}

fn set(css: &str, transform: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(element) = document.and_then(|document| document.query_selector(css).ok().flatten()) {
        let _ = element.set_attribute("transform", transform);
    }
}
