//! The lines of the log of a game with holes, as data.

use super::{HoleName, round::Cut};
use crate::engine::{
    Direction,
    seat::{Seat, Seats},
    sowing::{Kind, position::Mark},
};

/// The kind of a transfer of counters between two seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loan {
    Lent,
    Borrowed,
    Paid,
    Repaid,
}

/// Something that a move did on a board of holes, as a line of the log.
#[derive(Clone, PartialEq, Debug)]
pub enum LogLine {
    Lifts {
        kind: Kind,
        seat: Seat,
        hole: HoleName,
        count: u8,
        left: u8,
    },
    Sows {
        kind: Kind,
        seat: Seat,
        path: Vec<Option<HoleName>>,
    },
    Takes {
        kind: Kind,
        seat: Seat,
        hole: HoleName,
        count: u8,
    },
    Keeps {
        kind: Kind,
        seat: Seat,
        count: u8,
    },
    Opens {
        hole: HoleName,
        left: u32,
    },
    NothingTaken {
        kind: Kind,
    },
    /// A position occurred for the third time, which ends the game.
    Repeats {
        kind: Kind,
    },
    TurnGoes {
        seat: Seat,
    },
    Again {
        kind: Kind,
        seat: Seat,
    },
    Empties {
        kind: Kind,
        seat: Seat,
        hole: HoleName,
        count: u8,
    },
    MovesOn {
        kind: Kind,
        to: HoleName,
    },
    /// The next turn must begin at a hole.
    Forces {
        seat: Seat,
        hole: HoleName,
    },
    /// This turn had to begin at a hole.
    Forced {
        seat: Seat,
        hole: HoleName,
    },
    Endless,
    /// Counters go from one seat's store to another's.
    Gives {
        kind: Kind,
        from: Seat,
        to: Seat,
        count: u8,
    },
    /// Holes are filled for the next round, with this many each.
    Fills {
        kind: Kind,
        seat: Seat,
        holes: Vec<HoleName>,
        count: u8,
    },
    /// Holes take a mark.
    Marked {
        holes: Vec<HoleName>,
        mark: Mark,
    },
    /// Holes lose the mark they had.
    Reopened {
        holes: Vec<HoleName>,
        was: Mark,
    },
    /// A tied hole is emptied at the end of a round; also who had tied it.
    Unties {
        kind: Kind,
        seat: Seat,
        hole: HoleName,
        count: u8,
        by: Seat,
    },
    /// Counters are taken out of the hole opposite one that was left with few.
    TakesOpposite {
        kind: Kind,
        seat: Seat,
        hole: HoleName,
        count: u8,
        facing: HoleName,
    },
    /// The seats of the Raja, the Mandiri and the Pasu from this round on.
    Roles([Seat; 3]),
    /// What a seat takes into the next round: counters left in its store, holes that stay closed, and what it
    /// lent, borrowed or paid back before the filling.
    Carries {
        kind: Kind,
        stored: u8,
        closed: u8,
        loans: Vec<(Loan, u8, Seat)>,
    },
    /// The counts after all debts are paid.
    DebtsCount([i32; 3]),
    RoundEnds(Option<Cut>),
    RoundBegins(u8),
    /// The direction of the round.
    Goes(Direction),
    Passes {
        seat: Seat,
    },
    /// The game, or the match of several rounds, is over; in a draw all players are winners.
    Ends {
        kind: Kind,
        winners: Seats,
    },
}
