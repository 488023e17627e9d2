//! What the last move left on the board: where it came from, where it ended, what it took.

use crate::{
    engine::{
        Hole,
        clause::Cited,
        sowing::{
            Move, Sowing,
            position::{Event, Position},
        },
    },
    story::caption,
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
}

/// The path of one move, kept until the next choice.
pub fn of_move(game: &Sowing, before: &Position, chosen: Move, events: &[Cited<Event>]) -> Vec<(Hole, Mark)> {
    let sum = caption::sum(game, before, chosen, events);
    if let Move::Empty(hole) = chosen {
        return vec![(hole, Mark::From)];
    }
    let mut marks = vec![(sum.origin, Mark::From)];
    marks.extend(sum.last.map(|hole| (hole, Mark::End)));
    marks.extend(events.iter().filter_map(|cited| match cited.what {
        Event::Capture { hole, count, .. } => Some((hole, Mark::Captured(count))),
        _ => None,
    }));
    marks
}
