//! What the games on the olinda board of the Kandian villages share: the choice of a hole, the sowing, and what lies between two rounds.
//!
//! Two rows of seven holes, four counters each. A game says what it is by [`olinda!`]; all else is here.

mod choice;
mod play;
pub mod readings;
mod rounds;
mod setup;
mod shared;
mod sow;

pub use rounds::{MOST, arranging, may_lay};
pub use setup::{clause_of_mark, clause_of_note, noted, notes, position};
pub(crate) use shared::olinda;

use crate::engine::{
    Way,
    clause::{Clause, ClauseId},
    seat::Seat,
    sowing::{
        Meaning,
        position::{Mark, Position},
    },
};

/// Holes a row.
pub const ROW: u8 = 7;
const RING: u8 = 2 * ROW;
/// Counters a hole at the start, and in every hole that is refilled in full.
pub const EACH: u8 = 4;
/// All counters: board and stores.
pub const TOTAL: u32 = RING as u32 * EACH as u32;
/// Both end holes of a row, a bit each from its owner's left.
const ENDS: u32 = 1 | 1 << (ROW - 1);
/// Turns in a row without anything eaten or tied after which a round ends.
const QUIET: u32 = 200;

/// Note 0: the direction of the round: 0 still open, 1 anticlockwise, 2 clockwise.
const DIRECTION: u8 = 0;
/// Note 1: who has still to take the round's first turn from an end hole, a bit a seat.
const OWED: u8 = 1;
/// Note 2: the index of the seat that started the round.
const STARTER: u8 = 2;
/// Note 3: who has arranged fewer than twelve counters, and how many lie in his first end hole: four times the
/// seat's index, and 1 or 2; 0 when nobody has.
const TWELVE: u8 = 3;

/// The clauses that end holes have in a game that knows them.
#[derive(Clone, Copy)]
pub struct AtEnds {
    /// A first turn begins at an end hole, or where none can be played at another.
    pub start: ClauseId,
    pub start_fallback: ClauseId,
    /// An end hole is tied: usually, and by whoever has arranged his counters.
    pub tie: ClauseId,
    pub twelve_tie: ClauseId,
}

/// One of the games: the clauses it acts by and its readings, as the parts that are shared ask for them.
pub trait Olinda: Copy + PartialEq + std::fmt::Debug {
    const TABLE: &'static [Clause];
    const CLAUSES: Clauses;
    /// What end holes are; `None` where they are holes like any other.
    const AT_ENDS: Option<AtEnds> = None;
    /// The marks that its holes can bear.
    const MARKS: &'static [Mark] = match Self::AT_ENDS {
        None => &[Mark::Closed, Mark::Puta, Mark::Naga, Mark::Wala],
        Some(_) => &[
            Mark::Tied(Seat::FIRST),
            Mark::Tied(Seat::SECOND),
            Mark::Closed,
            Mark::Puta,
            Mark::Naga,
            Mark::Wala,
        ],
    };

    /// Who owes his first turn when a round begins, a bit a seat.
    fn owed_at_first(&self, _round: u8) -> u8 {
        0
    }
    /// Whether what lies in a tied hole is its tier's.
    fn tier_owns(&self) -> bool {
        false
    }
    /// Whether a hole of one less than is eaten is skipped.
    fn skips(&self) -> bool {
        true
    }
    /// Whether single counters wait for holes with more.
    fn singles_wait(&self) -> bool {
        true
    }
    /// Whether what is left over from the fours is put on the board in the round that follows one.
    fn lays_remainder(&self, _round: u8) -> bool {
        true
    }
    /// Whether a turn is over when something has been eaten.
    fn eating_ends(&self) -> bool;
    /// Whether a turn is over after a lap that found no hole but threes.
    fn deadlock_ends(&self) -> bool;
    /// Whether the front hole of a row is the first in the direction of play.
    fn first_is_front(&self) -> bool;
    /// Whether as many are taken opposite a puta, naga or wala as it holds.
    fn takes_same(&self) -> bool;
    /// Whether fewer than twelve counters may be arranged.
    fn arranges(&self) -> bool;
    /// Whether holes that may not be started make single counters wait as well.
    fn counts_all(&self) -> bool;
    /// The last round of a match; one without a limit is broken off, and counted, when rounds cannot be.
    fn last_round(&self) -> u8;
}

/// The clauses that the shared parts act by.
pub struct Clauses {
    pub setup: ClauseId,
    pub direction: ClauseId,
    pub own_row: ClauseId,
    pub singles: ClauseId,
    pub singles_startable: ClauseId,
    /// Where all holes count, kept singles hold the front single back too.
    pub singles_marked: ClauseId,
    pub front_single: ClauseId,
    pub sow: ClauseId,
    pub skip_three: ClauseId,
    pub skip_marked: ClauseId,
    pub skip_deadlock: ClauseId,
    pub eat_four: ClauseId,
    pub after_eat: ClauseId,
    pub relay: ClauseId,
    pub empty_ends: ClauseId,
    pub endless: ClauseId,
    pub round_end: ClauseId,
    pub collect: ClauseId,
    pub refill: ClauseId,
    pub refill_left: ClauseId,
    pub puta_naga_wala: ClauseId,
    pub loser_starts: ClauseId,
    pub loser_starts_full: ClauseId,
    pub level: ClauseId,
    pub twelve: ClauseId,
    pub twelve_capture: ClauseId,
    pub match_end: ClauseId,
    pub rounds: ClauseId,
    pub repetition: ClauseId,
    /// Kept holes, which take counters and are neither eaten, lifted nor started; and a turn that ends in one.
    pub kept_hole: ClauseId,
    pub kept_ends: ClauseId,
    /// Nothing lies in the hole after an eaten one, or it is kept: the turn is over.
    pub after_eat_ends: ClauseId,
    /// Only what may not be started is left to the player to move.
    pub round_end_kept: ClauseId,
    /// What lies in kept holes is collected.
    pub collect_kept: ClauseId,
}

/// The direction of the round; `None` while it is open, and between rounds.
#[inline(always)]
pub fn direction(position: &Position) -> Option<Way> {
    match position.note(DIRECTION) {
        0 => None,
        1 => Some(Way::Anticlockwise),
        _ => Some(Way::Clockwise),
    }
}

/// What a note says that no other event says: the way a round goes.
pub fn meaning(note: u8, value: u8) -> Option<Meaning> {
    match (note, value) {
        (DIRECTION, 1) => Some(Meaning::Goes(Way::Anticlockwise)),
        (DIRECTION, 2..) => Some(Meaning::Goes(Way::Clockwise)),
        _ => None,
    }
}

/// Whether a seat's first turn of the round is still to come and has to begin at an end hole.
#[inline(always)]
pub fn owes_first_turn<G: Olinda>(position: &Position, seat: Seat) -> bool {
    G::AT_ENDS.is_some() && position.note(OWED) >> seat.index() & 1 == 1
}

/// How many counters a last one has to make for a seat to eat them.
#[inline(always)]
pub fn eats_at(position: &Position, seat: Seat) -> u8 {
    let twelve = position.note(TWELVE);
    if twelve != 0 && twelve >> 2 == seat.index() as u8 { (twelve & 3) + 1 } else { EACH }
}

/// The seat that started the round being played, or the last that was.
pub fn starter(position: &Position) -> Seat {
    if position.note(STARTER) == 0 { Seat::FIRST } else { Seat::SECOND }
}
