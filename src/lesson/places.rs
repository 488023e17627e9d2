//! The places of a board that a lesson asks for.

use crate::{
    engine::{
        Game, Hole, Outcome, Target,
        clause::{Cited, ClauseId},
        pasang::{
            self, Pasang,
            board::{Point, SIDE},
        },
        seat::Seats,
        sowing::{
            Sowing,
            position::{Event, Position},
        },
    },
    notation::pasang::{column_letter, point_name},
    session::Events,
    story::{Story, sowing::gains::gains},
    words::HoleName,
};

/// How a place misses that of the last counter of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Miss {
    /// A lap ends there, and the counters are lifted again.
    GoesOn,
    /// The last lap passes it so many counters before its end.
    TooSoon(usize),
    /// It lies so many holes behind the end of a move of one lap.
    TooFar(usize),
    /// It is neither, in a move of several laps.
    OfSeveralLaps,
    /// It is neither, in a move of one lap.
    OffTheWay,
}

/// A family of games that is taught.
pub trait Taught: Story {
    /// The place in which the last counter of a move falls; `None` where it falls into a store, and in games without sowing.
    fn last_place(&self, events: &Events<Self>) -> Option<Target>;
    /// How a place that was named misses that of the last counter of a move.
    fn miss(&self, events: &Events<Self>, place: Target) -> Miss;
    /// The places that can be chosen first, playable or not.
    fn places(&self) -> Vec<Target>;
    /// A place as messages name it.
    fn name_of(&self, place: Target) -> Option<HoleName>;

    /// The places that can begin a move as the game stands, allowed or not; none between two rounds.
    fn starts(&self, position: &Self::Position) -> Vec<Target>;
    /// A place in one word: the letter of a hole, or a column or point of Pasang.
    fn write_place(&self, place: Target) -> String;
    /// Who is ahead when a round is over.
    fn ahead(&self, position: &Self::Position) -> Seats;
}

/// A guess that is so many holes too far is explained so.
const FAR: usize = 3;

impl Taught for Sowing {
    fn last_place(&self, events: &Events<Sowing>) -> Option<Target> {
        events.iter().rev().find_map(dropped).flatten().map(Target::Hole)
    }

    fn miss(&self, events: &Events<Sowing>, place: Target) -> Miss {
        let Target::Hole(guess) = place else { return Miss::OffTheWay };
        let laps = laps(events);
        let Some((last, before)) = laps.split_last() else { return Miss::OffTheWay };
        if before.iter().any(|lap| lap.last() == Some(&guess)) {
            return Miss::GoesOn;
        }
        if let Some(at) = last.iter().rposition(|hole| *hole == guess) {
            return Miss::TooSoon(last.len() - 1 - at);
        }
        if !before.is_empty() {
            return Miss::OfSeveralLaps;
        }
        let holes = 2 * usize::from(self.row());
        let ahead = |from: Hole, to: Hole| (to.index() + holes - from.index()) % holes;
        let off = match last[..] {
            // against the numbers of the holes
            [.., one, end] if ahead(one, end) == holes - 1 => ahead(guess, end),
            [.., end] => ahead(end, guess),
            [] => holes,
        };
        if off <= FAR { Miss::TooFar(off) } else { Miss::OffTheWay }
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

    fn starts(&self, position: &Position) -> Vec<Target> {
        if self.waits_for_round(position).is_some() { Vec::new() } else { self.places() }
    }

    fn write_place(&self, place: Target) -> String {
        self.name_of(place).map_or_else(String::new, |hole| hole.letter().to_string())
    }

    fn ahead(&self, position: &Position) -> Seats {
        let gains = gains(self, position);
        let counts: Vec<i32> = self.seats().iter().map(|seat| gains[seat.index()]).collect();
        Outcome::by_most(&counts, ClauseId(0)).winners
    }
}

/// The holes that get a counter, lap by lap; a lap that reaches none is left out.
fn laps(events: &Events<Sowing>) -> Vec<Vec<Hole>> {
    let lifts = |_: &Cited<Event>, next: &Cited<Event>| !matches!(next.event, Event::Lift { .. });
    let laps =
        events.chunk_by(lifts).map(|lap| lap.iter().filter_map(|cited| dropped(cited).flatten()).collect());
    laps.filter(|lap: &Vec<Hole>| !lap.is_empty()).collect()
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

    fn miss(&self, _: &Events<Pasang>, _: Target) -> Miss {
        Miss::OffTheWay
    }

    fn places(&self) -> Vec<Target> {
        Vec::new()
    }

    fn name_of(&self, _: Target) -> Option<HoleName> {
        None
    }

    fn starts(&self, position: &pasang::position::Position) -> Vec<Target> {
        match position.passage(self.to_move(position)) {
            None => (0..SIDE).map(Target::Column).collect(),
            Some(_) => Point::all().map(Target::Point).collect(),
        }
    }

    fn write_place(&self, place: Target) -> String {
        match place {
            Target::Column(column) => column_letter(column).into(),
            Target::Point(point) => point_name(point),
            _ => String::new(),
        }
    }

    /// It has no rounds.
    fn ahead(&self, _: &pasang::position::Position) -> Seats {
        Seats::BOTH
    }
}
