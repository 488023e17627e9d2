//! Time inside a move: its events laid out as steps with durations.

use crate::engine::{Game, clause::Cited, family::Family};

/// The events of a move.
pub type Events<F> = [Cited<<F as Game>::Event>];

/// The greatest duration of a whole move in milliseconds, however many steps it has.
const LONGEST: f64 = 6000.0;

/// One step: a counter put down, or a group taken up or moved at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// The index of the event among the move's events.
    pub event: usize,
    /// When it begins and how long it takes, in milliseconds at 1×.
    pub start: f64,
    pub duration: f64,
}

/// The steps of one move, one after another.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Timeline {
    pub steps: Vec<Step>,
    /// The end of the last step, in milliseconds at 1×.
    pub duration: f64,
}

impl Timeline {
    /// From the index of each step's event, and the step's duration.
    pub fn of(step_durations: Vec<(usize, f64)>) -> Timeline {
        let mut timeline = Timeline::default();
        for (event, duration) in step_durations {
            timeline.steps.push(Step { event, start: timeline.duration, duration });
            timeline.duration += duration;
        }
        if timeline.duration > LONGEST {
            let pace = LONGEST / timeline.duration;
            for step in &mut timeline.steps {
                step.start *= pace;
                step.duration *= pace;
            }
            timeline.duration = LONGEST;
        }
        timeline
    }

    /// The number of steps that are over at a time, and the part (0…1) of the next one.
    pub fn at(&self, time: f64) -> (usize, f64) {
        let over = self.steps.partition_point(|step| step.start + step.duration <= time);
        let part =
            self.steps.get(over).map_or(0.0, |step| ((time - step.start) / step.duration).clamp(0.0, 1.0));
        (over, part)
    }

    /// The time at which a number of steps are over.
    pub fn time_of(&self, steps: usize) -> f64 {
        self.steps.get(steps).map_or(self.duration, |step| step.start)
    }
}

/// The position after a number of steps of a move. Events that are no steps happen together with the step
/// before them.
pub fn after<F: Family>(before: &F::Position, events: &Events<F>, steps: usize) -> F::Position {
    let mut position = *before;
    let mut taken = 0;
    for cited in events {
        if F::is_step(&cited.event) {
            taken += 1;
            if taken > steps {
                break;
            }
        }
        F::apply(&mut position, cited.event);
    }
    position
}
