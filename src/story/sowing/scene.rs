//! The scene in the middle of a move, independent of pixels: resting counters, the hand, moving counters.

use super::super::showing::Run;
use crate::engine::{
    Hole,
    seat::Seat,
    sowing::{
        Sowing,
        position::{Event, Position},
    },
};

/// Where counters can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Hole(Hole),
    Store(Seat),
    /// Removed from the game.
    Away,
    Hand,
}

/// The moving counters of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moving {
    pub from: Place,
    pub to: Place,
    pub count: u8,
}

/// A moment of a move, between two steps or inside one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scene {
    /// The counters at rest: the moving ones have left their place and not yet arrived.
    pub resting: Position,
    /// Counters in the hand, without a falling one.
    pub hand: u8,
    /// The hole or store that the hand is over, and the one it came from; `None` while no hand is needed.
    pub over: Option<(Place, Place)>,
    pub moving: Option<Moving>,
}

/// The scene of the step after `steps` whole ones; past the last step the position after the move.
pub fn scene(run: &Run<Sowing>, steps: usize) -> Scene {
    let position = run.after(steps);
    let events = &run.events;
    let still = Scene { resting: position, hand: position.hand(), over: None, moving: None };
    let Some(step) = run.timeline.steps.get(steps) else { return still };
    let mut resting = position;
    let was =
        events[..step.event].iter().rev().find_map(|cited| place_of(cited.event)).unwrap_or(Place::Hand);
    let (from, to, count) = match events[step.event].event {
        Event::Lift { hole, count } => {
            resting.apply(Event::Lift { hole, count });
            (Place::Hole(hole), Place::Hand, count)
        }
        Event::Drop { hole } => (Place::Hand, Place::Hole(hole), 1),
        Event::Bank { seat } => (Place::Hand, Place::Store(seat), 1),
        Event::Capture { hole, count, seat } => {
            resting.apply(Event::Remove { hole, count });
            (Place::Hole(hole), Place::Store(seat), count)
        }
        Event::Remove { hole, count } => {
            resting.apply(Event::Remove { hole, count });
            (Place::Hole(hole), Place::Away, count)
        }
        Event::Shift { from, to } => {
            resting.apply(Event::Remove { hole: from, count: 1 });
            (Place::Hole(from), Place::Hole(to), 1)
        }
        Event::Give { from, to, count } => {
            resting = resting.without(from, count);
            (Place::Store(from), Place::Store(to), count)
        }
        Event::Fill { seat, hole, count } => {
            resting = resting.without(seat, count);
            (Place::Store(seat), Place::Hole(hole), count)
        }
        _ => return still,
    };
    let here = if from == Place::Hand { to } else { from };
    let carrying = position.hand() > 0 || to == Place::Hand;
    Scene {
        resting,
        hand: position.hand().saturating_sub(u8::from(from == Place::Hand)),
        over: carrying.then_some((if was == Place::Hand { here } else { was }, here)),
        moving: Some(Moving { from, to, count }),
    }
}

/// The place of the hand after an event.
fn place_of(event: Event) -> Option<Place> {
    match event {
        Event::Lift { hole, .. } | Event::Drop { hole } => Some(Place::Hole(hole)),
        Event::Bank { seat } => Some(Place::Store(seat)),
        _ => None,
    }
}
