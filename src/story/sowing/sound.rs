//! The sound of a step, independent of the browser: the same step always sounds the same.

use super::super::{
    showing::Run,
    sound::{Knock, Material, RUSTLE},
};
use crate::{
    engine::{
        Hole,
        seat::Seat,
        sowing::{Kind, Sowing, position::Event},
    },
    games::for_kind,
};

/// The sounds of a game.
pub trait Heard {
    /// The material of its counters, as they are drawn.
    const COUNTER: Material = Material::Bean;
    /// What counters fall on in a store; `None` where a store is a heap on the ground.
    const STORE: Option<Material> = Some(Material::Wood);
}

/// The sound of an event when `lying` counters are already at its goal. `None` for events that are no steps.
pub fn of_step(kind: Kind, event: &Event, lying: u8) -> Option<Knock> {
    let (counter, store) = for_kind!(kind, Game => (Game::COUNTER, Game::STORE));
    Some(match *event {
        Event::Drop { hole } | Event::Shift { to: hole, .. } => counter.falling(lying, hole.index()),
        Event::Bank { seat } => store.unwrap_or(counter).falling(lying, seat.index()),
        Event::Capture { count, seat, .. } => counter.handful(count, lying, seat.index()),
        Event::Remove { hole, count } => counter.handful(count, lying, hole.index()),
        // lifted counters only brush against the rest
        Event::Lift { hole, count } => {
            let poured = counter.handful(count, 0, hole.index());
            Knock { weight: poured.weight * 0.4, lasts: poured.lasts * 0.5, apart: RUSTLE, ..poured }
        }
        Event::Fill { hole, count, .. } => counter.handful(count, 0, hole.index()),
        Event::Give { to, count, .. } => counter.handful(count, lying, to.index()),
        _ => return None,
    })
}

/// Encodes the sound of a step, the first being 0, for the sound code: kind of event, place, count, and the
/// number of counters that lie there. Sounds that belong to the end of their step need `lands`, all others its
/// absence.
pub fn code(run: &Run<Sowing>, step: usize, lands: bool) -> Option<String> {
    let event = run.events.get(run.timeline.steps.get(step)?.event)?.what;
    let position = run.after(step);
    let (what, place, count, lying) = match event {
        Event::Drop { hole } | Event::Shift { to: hole, .. } => (0, hole.index(), 1, position.count(hole)),
        Event::Bank { seat } => (1, seat.index(), 1, position.store(seat)),
        Event::Lift { hole, count } => (2, hole.index(), count, 0),
        Event::Capture { count, seat, .. } => (3, seat.index(), count, position.store(seat)),
        Event::Remove { hole, count } => (4, hole.index(), count, 0),
        Event::Fill { hole, count, .. } => (5, hole.index(), count, 0),
        Event::Give { to, count, .. } => (6, to.index(), count, position.store(to)),
        _ => return None,
    };
    (lands == (what < 2)).then(|| format!("{what} {place} {count} {lying}"))
}

/// Decodes the text of [`code`] into a sound; `None` for any other text.
pub fn of_code(kind: Kind, code: &str) -> Option<Knock> {
    let mut figures = code.split(' ').map(|figure| figure.parse::<u8>().ok());
    let mut next = || figures.next().flatten();
    let (what, place, count, lying) = (next()?, next()?, next()?, next()?);
    let (hole, seat) = (Hole(place), Seat::at(place.into()).unwrap_or_default());
    let event = match what {
        0 => Event::Drop { hole },
        1 => Event::Bank { seat },
        2 => Event::Lift { hole, count },
        3 => Event::Capture { hole, count, seat },
        4 => Event::Remove { hole, count },
        5 => Event::Fill { seat: Seat::FIRST, hole, count },
        6 => Event::Give { from: Seat::FIRST, to: seat, count },
        _ => return None,
    };
    of_step(kind, &event, lying)
}
