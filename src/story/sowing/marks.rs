//! The marks of the last move: the hole it came from, the hole it ended in, and the captures.

use crate::{
    engine::{
        Hole,
        clause::{Cited, Effect},
        deciding::Decided,
        sowing::{
            Move, Sowing,
            position::{Event, Position},
        },
    },
    story::sowing::caption,
};

/// A mark on a hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It may be played.
    Playable,
    /// The last move was lifted here.
    From,
    /// The last move's last counter fell here.
    End,
    /// The last move took this many counters here.
    Captured(u8),
    /// It has decided the game: its owner cannot sow from it.
    Decided,
    /// It was named in a lesson, and is not judged yet.
    Picked,
    /// It was asked for in a lesson.
    Right,
    /// It was named in a lesson, and is not what was asked for.
    Wrong,
    /// What happens in it differs from another board, or the page around an embed points at it.
    Ringed,
}

/// The marks of one move, shown until the next choice.
pub fn of_move(game: &Sowing, before: &Position, chosen: Move, events: &[Cited<Event>]) -> Vec<(Hole, Mark)> {
    let sum = caption::summary(game, before, chosen, events);
    if let Move::Empty(hole) = chosen {
        return vec![(hole, Mark::From)];
    }
    let mut marks: Vec<_> = sum.origin.map(|hole| (hole, Mark::From)).into_iter().collect();
    marks.extend(sum.last.map(|hole| (hole, Mark::End)));
    marks.extend(taken(game, events, true).into_iter().map(|(hole, count)| (hole, Mark::Captured(count))));
    marks
}

/// The marks of some steps of a move: what was lifted, where the last counter fell, what was taken.
pub fn of_steps(events: &[Cited<Event>]) -> Vec<(Hole, Mark)> {
    let mut marks = Vec::new();
    let mut last = None;
    let mut taken: Vec<(Hole, u8)> = Vec::new();
    for cited in events {
        match cited.event {
            Event::Lift { hole, .. } | Event::Remove { hole, .. } => marks.push((hole, Mark::From)),
            Event::Drop { hole } | Event::Shift { to: hole, .. } => last = Some(hole),
            Event::Bank { .. } => last = None,
            Event::Capture { hole, count, .. } => add(&mut taken, hole, count),
            _ => (),
        }
    }
    marks.extend(last.map(|hole| (hole, Mark::End)));
    marks.extend(taken.into_iter().map(|(hole, count)| (hole, Mark::Captured(count))));
    marks
}

/// Adds counters that were taken from a hole to those taken from it before.
fn add(taken: &mut Vec<(Hole, u8)>, hole: Hole, count: u8) {
    match taken.iter_mut().find(|(known, _)| *known == hole) {
        Some((_, sum)) => *sum = sum.saturating_add(count),
        None => taken.push((hole, count)),
    }
}

/// The marks of a game that is over: the holes of a seat that cannot sow.
pub fn of_end(game: &Sowing, position: &Position, decided: Decided) -> Vec<(Hole, Mark)> {
    let is_stuck = |hole: &Hole| decided.stuck == Some(game.owner(position, *hole));
    (0..2 * game.row()).map(Hole).filter(is_stuck).map(|hole| (hole, Mark::Decided)).collect()
}

/// The captures, each hole once with all counters taken from it: a relay can return and take again. `swept`
/// selects the counters that a side keeps when the game ends, instead of those captured by a move.
pub(super) fn taken(game: &Sowing, events: &[Cited<Event>], swept: bool) -> Vec<(Hole, u8)> {
    let mut taken: Vec<(Hole, u8)> = Vec::new();
    for cited in events {
        match cited.event {
            Event::Capture { hole, count, .. } if swept || !game.does(cited.clause, Effect::Collects) => {
                add(&mut taken, hole, count);
            }
            _ => (),
        }
    }
    taken
}
