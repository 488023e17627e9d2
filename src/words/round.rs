//! Messages about rounds: number, end, next beginning, arranging, debts.

use super::{
    HoleName, Localized, Message, ended,
    keyed::{KeyedMessage, keyed, or_none},
};
use crate::engine::{
    Direction,
    seat::Seat,
    sowing::{Kind, rounds::Role},
};

/// Why a round ended although it could be played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// A position occurred for the third time.
    Repeated,
    /// Nothing has been taken for too long.
    Quiet,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Round {
    /// The number of the round, and of how many; 0 where none is agreed.
    Number {
        round: u16,
        of: u16,
    },
    /// The round is over; what each seat holds, and how much that is above its stake.
    Over {
        kind: Kind,
        round: u16,
        holds: [i32; 3],
        gains: [i32; 3],
        cut: Option<Cut>,
    },
    /// The round was cut short.
    Cut(Cut),
    /// The next round begins: who starts.
    Begins {
        round: u16,
        starts: Seat,
    },
    /// The button that begins the next round.
    Begin {
        round: u16,
    },
    /// The button that lets a seat arrange its few counters.
    Arrange {
        kind: Kind,
        seat: Seat,
        count: u8,
    },
    /// A seat is arranging; how many counters are left to lay.
    Arranging {
        kind: Kind,
        seat: Seat,
        left: u8,
    },
    /// The count of a hole in the row, and how many counters are left to lay.
    Laid {
        hole: HoleName,
        count: u8,
        left: u8,
    },
    /// The holes of the row that can take one more; empty when none is left to lay.
    MayLay {
        seat: Seat,
        holes: Vec<HoleName>,
    },
    /// The arrangement has been cancelled.
    NotArranged,
    /// A seat has arranged its counters.
    Arranged {
        seat: Seat,
        round: u16,
        starts: Seat,
    },
    /// The direction of the round.
    Goes(Direction),
    /// At a round's first sowing: the question of its direction.
    WhichWay {
        seat: Seat,
        hole: HoleName,
    },
    /// The button for a direction.
    Way(Direction),
    Role(Role),
    /// Counters owed.
    Owes {
        kind: Kind,
        from: Seat,
        to: Seat,
        count: u8,
    },
    /// A seat's gain; a negative one is a loss.
    Gain(i32),
    /// In the table of rounds: what a seat holds after a round, and its gain since the start.
    Sum {
        held: i32,
        gain: i32,
    },
    /// What gains are counted from: what each seat began with.
    From {
        kind: Kind,
    },
}

pub(super) const fn cut_word(cut: Cut) -> &'static str {
    match cut {
        Cut::Repeated => "repeated",
        Cut::Quiet => "quiet",
    }
}

const fn way_word(way: Direction) -> &'static str {
    match way {
        Direction::Anticlockwise => "anticlockwise",
        Direction::Clockwise => "clockwise",
    }
}

impl Localized for Round {
    fn keyed(&self) -> KeyedMessage {
        match self {
            Round::Number { round, of } => keyed!("round-number", round, of),
            Round::Cut(cut) => keyed!("round-cut", cut = cut_word(*cut)),
            Round::Over { kind, round, holds, gains, cut } => keyed!(
                *kind => "round-over",
                round,
                holds = ended::held((*kind).into(), *holds, *gains),
                cut = or_none(cut.map(cut_word)),
            ),
            Round::Begins { round, starts } => keyed!("round-begins", round, starts),
            Round::Begin { round } => keyed!("round-begin", round),
            Round::Arrange { kind, seat, count } => keyed!(*kind => "round-arrange", seat, count),
            Round::Arranging { kind, seat, left } => keyed!(*kind => "round-arranging", seat, left),
            Round::Laid { hole, count, left } => keyed!("round-laid", hole, count, left),
            Round::MayLay { seat, holes } => keyed!("round-may-lay", seat, holes),
            Round::NotArranged => keyed!("round-not-arranged"),
            Round::Arranged { seat, round, starts } => keyed!("round-arranged", seat, round, starts),
            Round::Goes(way) => keyed!("round-goes", way = way_word(*way)),
            Round::WhichWay { seat, hole } => keyed!("round-which-way", seat, hole),
            Round::Way(way) => keyed!("round-way", way = way_word(*way)),
            Round::Role(role) => {
                let role = match role {
                    Role::Raja => "raja",
                    Role::Mandiri => "mandiri",
                    Role::Pasu => "pasu",
                };
                keyed!("round-role", role)
            }
            Round::Owes { kind, from, to, count } => keyed!(*kind => "round-owes", from, to, count),
            Round::Gain(gain) => ended::gain(*gain),
            Round::Sum { held, gain } => keyed!("round-sum", held, gain = ended::gain(*gain)),
            Round::From { kind } => {
                keyed!(*kind => "round-from", stakes = ended::counts((*kind).into(), kind.stakes()))
            }
        }
    }
}

impl From<Round> for Message {
    fn from(round: Round) -> Message {
        Message::Family(round.keyed().into())
    }
}
