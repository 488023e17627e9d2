//! The durations of the steps of a sowing.

use crate::engine::{clause::Cited, sowing::position::Event};

/// The durations of steps at 1×, in milliseconds.
const LIFT: f64 = 180.0;
const DROP: f64 = 220.0;
const CAPTURE: f64 = 400.0;
/// The pause before a relay lifts again.
const REST: f64 = 120.0;
/// Each lap's drops take four fifths of the time of the lap before, down to this.
const FASTEST_DROP: f64 = 60.0;

/// For each step of a move the index of its event, and its duration at 1× in milliseconds.
pub fn step_durations(events: &[Cited<Event>]) -> Vec<(usize, f64)> {
    let (mut laps, mut drop) = (0, DROP);
    let steps = events.iter().enumerate().filter(|(_, cited)| cited.event.is_step());
    let duration = |cited: &Cited<Event>| match cited.event {
        Event::Lift { .. } => {
            laps += 1;
            if laps > 1 {
                drop = f64::max(drop * 0.8, FASTEST_DROP);
            }
            if laps > 1 { REST + LIFT } else { LIFT }
        }
        Event::Capture { .. } | Event::Remove { .. } | Event::Give { .. } | Event::Fill { .. } => CAPTURE,
        _ => drop,
    };
    let mut duration = duration;
    steps.map(|(event, cited)| (event, duration(cited))).collect()
}
