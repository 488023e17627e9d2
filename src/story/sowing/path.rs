//! The path of a move, found from its events alone; the counts it changed; and what a move would do.

use super::{caption::summary, marks::taken, scene::Place};
use crate::engine::{
    Game, Hole,
    clause::{Cited, Effect},
    seat::Seat,
    sowing::{
        Move, Sowing,
        position::{Event, Position},
    },
};

/// One lap: a lifting, and the sowing of the lifted counters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lap {
    pub from: Hole,
    /// The holes and stores that got a counter, in order; a hole can occur several times.
    pub stops: Vec<Place>,
    /// How many of these, at the end, the last counter reached by moving on after it had fallen, as a shell
    /// that eats does.
    pub moved: usize,
}

/// The laps of a move; none if nothing was sown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MovePath {
    pub laps: Vec<Lap>,
}

impl MovePath {
    pub fn of(events: &[Cited<Event>]) -> MovePath {
        let mut laps: Vec<Lap> = Vec::new();
        for cited in events {
            match (cited.event, laps.last_mut()) {
                (Event::Lift { hole, .. }, _) => {
                    laps.push(Lap { from: hole, stops: Vec::new(), moved: 0 });
                }
                (Event::Drop { hole }, Some(lap)) => lap.stops.push(Place::Hole(hole)),
                (Event::Bank { seat }, Some(lap)) => lap.stops.push(Place::Store(seat)),
                (Event::Shift { to, .. }, Some(lap)) => {
                    lap.stops.push(Place::Hole(to));
                    lap.moved += 1;
                }
                _ => (),
            }
        }
        MovePath { laps }
    }
}

/// The holes and stores whose counts differ, each with its count before and after, holes first.
pub fn changed(before: &Position, after: &Position, row: u8) -> Vec<(Place, u8, u8)> {
    let mut changed = Vec::new();
    let mut compare = |place, before, after| {
        if before != after {
            changed.push((place, before, after));
        }
    };
    for hole in (0..2 * row).map(Hole) {
        compare(Place::Hole(hole), before.count(hole), after.count(hole));
    }
    for seat in [Seat::FIRST, Seat::SECOND, Seat::THIRD] {
        compare(Place::Store(seat), before.store(seat), after.store(seat));
    }
    changed
}

/// What a move would do: the place of its last counter, and what it captures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ghost {
    /// [`Place::Away`] for a move that sows nothing.
    pub last: Place,
    /// The number of liftings after the first.
    pub laps: u32,
    /// What would be captured, each hole once, without what is swept up at the end of the game.
    pub taken: Vec<(Hole, u8)>,
    /// The sowing would be broken off, because it would go on for ever.
    pub endless: bool,
}

/// Plays a legal move on a copy to see its result.
pub fn ghost(game: &Sowing, position: &Position, chosen: Move) -> Ghost {
    let mut events = Vec::new();
    game.play(&mut position.clone(), chosen, |event| events.push(event));
    let sum = summary(game, position, chosen, &events);
    let last = match (chosen, sum.last) {
        (Move::Empty(_), _) => Place::Away,
        (_, Some(hole)) => Place::Hole(hole),
        (_, None) => Place::Store(sum.seat),
    };
    let taken = taken(game, &events, false);
    let endless = events.iter().any(|cited| game.does(cited.clause, Effect::StopsEndless));
    Ghost { last, laps: sum.laps, taken, endless }
}
