//! A move being shown: which one, how many of its steps, and whether it goes on by itself.

use std::rc::Rc;

use super::timeline::{self, Timeline};
use crate::{
    engine::{clause::Cited, family::Family},
    session::Events,
};

/// A move with its timeline.
#[derive(PartialEq, Debug)]
pub struct Run<F: Family> {
    /// The position the move was played in.
    pub before: F::Position,
    pub events: Events<F>,
    pub timeline: Timeline,
}

impl<F: Family> Run<F> {
    /// The number of steps of the move.
    pub fn steps(&self) -> usize {
        self.timeline.steps.len()
    }

    /// The position after a number of steps.
    pub fn after(&self, steps: usize) -> F::Position {
        timeline::after::<F>(&self.before, &self.events, steps)
    }

    /// The number of events that are over after a number of steps.
    pub fn events_until(&self, steps: usize) -> usize {
        self.timeline.steps.get(steps).map_or(self.events.len(), |step| step.event)
    }

    /// The event of a step, the first being 0.
    pub fn event(&self, step: usize) -> Option<Cited<F::Event>> {
        self.events.get(self.timeline.steps.get(step)?.event).copied()
    }
}

/// A moment of a move on the board. The game is already past the move; only the picture lags.
#[derive(Clone, PartialEq, Debug)]
pub struct Showing<F: Family> {
    pub run: Rc<Run<F>>,
    /// The number of whole steps shown.
    pub steps: usize,
    /// Whether time passes.
    pub playing: bool,
}
