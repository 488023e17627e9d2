//! Time inside a move: its events laid out as steps with durations.

use crate::engine::{
    clause::Cited,
    sowing::position::{Event, Position},
};

/// What the counters of a step take at 1×, in milliseconds.
const LIFT: f64 = 180.0;
const DROP: f64 = 220.0;
const CAPTURE: f64 = 400.0;
/// A rest before a relay lifts again.
const REST: f64 = 120.0;
/// Each lap's drops take four fifths of the last one's, down to this.
const FASTEST_DROP: f64 = 60.0;
/// A whole move takes no longer, however many steps it has.
const LONGEST: f64 = 6000.0;

/// One step: a counter put down, or a group taken up or moved at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// Where the event stands among the move's events.
    pub event: usize,
    /// When it begins and how long it takes, in milliseconds at 1×.
    pub starts: f64,
    pub lasts: f64,
}

/// The steps of one move, one after another.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Timeline {
    pub steps: Vec<Step>,
    /// The end of the last step, in milliseconds at 1×.
    pub lasts: f64,
}

impl Timeline {
    pub fn of(events: &[Cited<Event>]) -> Timeline {
        let mut timeline = Timeline::default();
        let (mut laps, mut drop) = (0, DROP);
        for (event, cited) in events.iter().enumerate().filter(|(_, cited)| cited.what.is_step()) {
            let lasts = match cited.what {
                Event::Lift { .. } => {
                    laps += 1;
                    if laps > 1 {
                        drop = f64::max(drop * 0.8, FASTEST_DROP);
                    }
                    if laps > 1 { REST + LIFT } else { LIFT }
                }
                Event::Capture { .. } | Event::Remove { .. } | Event::Give { .. } | Event::Fill { .. } => {
                    CAPTURE
                }
                _ => drop,
            };
            timeline.steps.push(Step { event, starts: timeline.lasts, lasts });
            timeline.lasts += lasts;
        }
        if timeline.lasts > LONGEST {
            let pace = LONGEST / timeline.lasts;
            for step in &mut timeline.steps {
                step.starts *= pace;
                step.lasts *= pace;
            }
            timeline.lasts = LONGEST;
        }
        timeline
    }

    /// How many steps are over at a time, and how far the next one is (0…1).
    pub fn at(&self, time: f64) -> (usize, f64) {
        let over = self.steps.partition_point(|step| step.starts + step.lasts <= time);
        let part =
            self.steps.get(over).map_or(0.0, |step| ((time - step.starts) / step.lasts).clamp(0.0, 1.0));
        (over, part)
    }

    /// The time at which so many steps are over.
    pub fn time_of(&self, steps: usize) -> f64 {
        self.steps.get(steps).map_or(self.lasts, |step| step.starts)
    }
}

/// The position after so many steps of a move. Events that are no steps happen with the step before them.
pub fn after(before: &Position, events: &[Cited<Event>], steps: usize) -> Position {
    let mut position = *before;
    let mut taken = 0;
    for cited in events {
        if cited.what.is_step() {
            taken += 1;
            if taken > steps {
                break;
            }
        }
        position.apply(cited.what);
    }
    position
}
