//! The places of a board that a lesson asks for.

use crate::{
    engine::{
        Hole, Target,
        clause::Cited,
        pasang::Pasang,
        sowing::{Sowing, position::Event},
    },
    session::Events,
    story::Story,
    words::HoleName,
};

/// A family of games that is taught.
pub trait Taught: Story {
    /// The place in which the last counter of a move falls; `None` where it falls into a store, and in games without sowing.
    fn last_place(&self, events: &Events<Self>) -> Option<Target>;
    /// How many places before (negative) the last counter of a move another place lies on its last lap; or, in a move of one
    /// lap, after it, if it is not far.
    fn off_by(&self, events: &Events<Self>, place: Target) -> Option<i32>;
    /// Whether a move is lifted again and sown on.
    fn is_relay(&self, events: &Events<Self>) -> bool;
    /// Whether a lap of a move ends in a place, and another follows.
    fn goes_on_from(&self, events: &Events<Self>, place: Target) -> bool;
    /// The places that can be chosen first, playable or not.
    fn places(&self) -> Vec<Target>;
    /// A place as messages name it.
    fn name_of(&self, place: Target) -> Option<HoleName>;
}

/// A guess that is so many holes too far is explained so.
const FAR: i32 = 3;

impl Taught for Sowing {
    fn last_place(&self, events: &Events<Sowing>) -> Option<Target> {
        events.iter().rev().find_map(dropped).flatten().map(Target::Hole)
    }

    fn off_by(&self, events: &Events<Sowing>, place: Target) -> Option<i32> {
        let lap = events.iter().rposition(|cited| matches!(cited.event, Event::Lift { .. })).unwrap_or(0);
        let stops: Vec<Hole> = events[lap..].iter().filter_map(|cited| dropped(cited).flatten()).collect();
        let Target::Hole(guess) = place else { return None };
        let last = stops.len().checked_sub(1)?;
        if let Some(at) = stops.iter().rposition(|stop| *stop == guess) {
            return Some(at as i32 - last as i32).filter(|off| *off < 0);
        }
        if self.is_relay(events) {
            return None;
        }
        let holes = 2 * i32::from(self.row());
        let ahead = |from: Hole, to: Hole| (i32::from(to.0) - i32::from(from.0)).rem_euclid(holes);
        let is_backward = last > 0 && ahead(stops[last - 1], stops[last]) == holes - 1;
        let off = ahead(stops[last], guess);
        let off = if is_backward { holes - off } else { off };
        Some(off).filter(|off| (1..=FAR).contains(off))
    }

    fn is_relay(&self, events: &Events<Sowing>) -> bool {
        let last = events.iter().rposition(|cited| matches!(cited.event, Event::Lift { .. })).unwrap_or(0);
        events[..last].iter().any(|cited| dropped(cited).is_some())
    }

    fn goes_on_from(&self, events: &Events<Sowing>, place: Target) -> bool {
        let mut end = None;
        for cited in events.iter() {
            match cited.event {
                Event::Lift { .. } if end.map(Target::Hole) == Some(place) => return true,
                Event::Lift { .. } => end = None,
                _ => end = dropped(cited).flatten().or(end),
            }
        }
        false
    }

    fn places(&self) -> Vec<Target> {
        (0..2 * self.row()).map(|hole| Target::Hole(Hole(hole))).collect()
    }

    fn name_of(&self, place: Target) -> Option<HoleName> {
        match place {
            Target::Hole(hole) => Some(HoleName { hole, row: self.row() }),
            _ => None,
        }
    }
}

/// Where an event puts down a counter that was sown: in a hole, or (`Some(None)`) in a store.
fn dropped(cited: &Cited<Event>) -> Option<Option<Hole>> {
    match cited.event {
        Event::Drop { hole } => Some(Some(hole)),
        Event::Shift { to, .. } => Some(Some(to)),
        Event::Bank { .. } => Some(None),
        _ => None,
    }
}

/// Its moves end where their piece is put, which whoever plays them has chosen.
impl Taught for Pasang {
    fn last_place(&self, _: &Events<Pasang>) -> Option<Target> {
        None
    }

    fn off_by(&self, _: &Events<Pasang>, _: Target) -> Option<i32> {
        None
    }

    fn is_relay(&self, _: &Events<Pasang>) -> bool {
        false
    }

    fn goes_on_from(&self, _: &Events<Pasang>, _: Target) -> bool {
        false
    }

    fn places(&self) -> Vec<Target> {
        Vec::new()
    }

    fn name_of(&self, _: Target) -> Option<HoleName> {
        None
    }
}
