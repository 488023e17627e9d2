//! The sound of a step, independent of the browser: the same step always sounds the same.

use super::super::{
    showing::Run,
    sound::{Knock, Material, RUSTLE},
};
use crate::{
    engine::sowing::{Kind, Sowing, position::Event},
    games::for_kind,
};

/// The sounds of a game.
pub trait Sounds {
    /// The material of its counters, as they are drawn.
    const COUNTER: Material = Material::Bean;
    /// What counters fall on in a store; `None` where a store is a heap on the ground.
    const STORE: Option<Material> = Some(Material::Wood);
}

/// The sound of an event when `resting` counters are already at its goal. `None` for events that are no steps.
pub fn of_step(kind: Kind, event: &Event, resting: u8) -> Option<Knock> {
    let (counter, store) = for_kind!(kind, Game => (Game::COUNTER, Game::STORE));
    Some(match *event {
        Event::Drop { hole } | Event::Shift { to: hole, .. } => counter.falling(resting, hole.index()),
        Event::Bank { seat } => store.unwrap_or(counter).falling(resting, seat.index()),
        Event::Capture { count, seat, .. } => counter.handful(count, resting, seat.index()),
        Event::Remove { hole, count } => counter.handful(count, resting, hole.index()),
        // lifted counters only brush against the rest
        Event::Lift { hole, count } => {
            let poured = counter.handful(count, 0, hole.index());
            Knock {
                loudness: poured.loudness * 0.4,
                duration: poured.duration * 0.5,
                interval: RUSTLE,
                ..poured
            }
        }
        Event::Fill { hole, count, .. } => counter.handful(count, 0, hole.index()),
        Event::Give { to, count, .. } => counter.handful(count, resting, to.index()),
        _ => return None,
    })
}

/// The sound of a step of a move, the first being 0. Sounds that belong to the end of their step need `lands`, all
/// others its absence. `None` if the step has no such sound, or the move no such step.
pub fn sound(kind: Kind, run: &Run<Sowing>, step: usize, lands: bool) -> Option<Knock> {
    let event = run.events.get(run.timeline.steps.get(step)?.event)?.event;
    let position = run.after(step);
    let resting = match event {
        Event::Drop { hole } | Event::Shift { to: hole, .. } => position.count(hole),
        Event::Bank { seat } | Event::Capture { seat, .. } | Event::Give { to: seat, .. } => {
            position.store(seat)
        }
        _ => 0,
    };
    let falls = matches!(event, Event::Drop { .. } | Event::Shift { .. } | Event::Bank { .. });
    of_step(kind, &event, resting).filter(|_| lands == falls)
}
