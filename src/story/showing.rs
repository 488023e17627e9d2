//! A move being shown: which, how far, and whether it goes on by itself.

use std::rc::Rc;

use super::{
    scene::{self, Scene},
    timeline::Timeline,
};
use crate::engine::{
    clause::Cited,
    sowing::position::{Event, Position},
};

/// A move laid out in time.
#[derive(PartialEq, Debug)]
pub struct Run {
    /// The position the move was played in.
    pub before: Position,
    pub events: Vec<Cited<Event>>,
    pub timeline: Timeline,
}

impl Run {
    pub fn of(before: Position, events: Vec<Cited<Event>>) -> Rc<Run> {
        let timeline = Timeline::of(&events);
        Rc::new(Run { before, events, timeline })
    }

    /// How many steps the move has.
    pub fn steps(&self) -> usize {
        self.timeline.steps.len()
    }

    /// What is seen after so many whole steps, with the next one begun.
    pub fn scene(&self, steps: usize) -> Scene {
        scene::scene(&self.before, &self.events, &self.timeline, steps)
    }
}

/// A moment of a move on the board. The game is already past it: only the picture lags.
#[derive(Clone, PartialEq, Debug)]
pub struct Showing {
    pub run: Rc<Run>,
    /// Whole steps shown.
    pub steps: usize,
    /// Whether time passes.
    pub playing: bool,
}
