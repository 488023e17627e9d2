//! What a page says of rounds: which it is, how it ended, how the next begins, who arranges, who owes.

use super::Named;
use crate::engine::{
    Way,
    seat::Seat,
    sowing::{Kind, rounds::Role},
};

/// Why a round is over though it could be played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// A position has come for the third time.
    Repeated,
    /// Nothing has been taken for too long.
    Quiet,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Round {
    /// Which round it is, of how many; 0 where no number has been agreed.
    Number {
        round: u16,
        of: u16,
    },
    /// The round is over; what each seat now holds.
    Over {
        kind: Kind,
        round: u16,
        holds: [i32; 3],
        cut: Option<Cut>,
    },
    /// The round is over before its time.
    Cut(Cut),
    /// The next round begins: who starts.
    Begins {
        round: u16,
        starts: Seat,
    },
    /// The button that begins it.
    Begin {
        round: u16,
    },
    /// The button that lets a seat arrange its few counters.
    Arrange {
        kind: Kind,
        seat: Seat,
        count: u8,
    },
    /// A seat is arranging: how many are still to be laid.
    Arranging {
        kind: Kind,
        seat: Seat,
        left: u8,
    },
    /// What a hole of the row now holds, and how many are still to be laid.
    Laid {
        hole: Named,
        count: u8,
        left: u8,
    },
    /// The holes of the row that take one more; none where none is left to lay.
    MayLay {
        seat: Seat,
        holes: Vec<Named>,
    },
    /// The row is not arranged after all.
    NotArranged,
    /// A seat has arranged its counters.
    Arranged {
        seat: Seat,
        round: u16,
        starts: Seat,
    },
    /// The way the round goes.
    Goes(Way),
    /// The first sowing of a round: which way shall it go?
    WhichWay {
        seat: Seat,
        hole: Named,
    },
    /// The button for a way.
    Way(Way),
    Role(Role),
    /// Counters owed.
    Owes {
        kind: Kind,
        from: Seat,
        to: Seat,
        count: u8,
    },
    /// What a seat has gained over its first stake; less than nothing is a loss.
    Gain(i32),
}
