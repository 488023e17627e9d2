//! What the games on the olinda board of the Kandian villages share: choosing a hole, sowing, and the steps
//! between two rounds.
//!
//! Two rows of seven holes, four counters each. A game declares its own part with [`olinda!`].

mod choice;
mod declare;
mod play;
pub mod readings;
mod rounds;
mod setup;
mod sow;

pub(crate) use declare::olinda;
pub use rounds::{MOST, arranging, may_lay};
pub use setup::{clause_of_mark, clause_of_note, note_schema, notes, position};

use crate::engine::{
    Direction,
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
/// Counters a hole at the start, and in every hole refilled in full.
pub const EACH: u8 = 4;
/// All counters: board and stores.
pub const TOTAL: u32 = RING as u32 * EACH as u32;
/// Both end holes of a row, a bit each from its owner's left.
const ENDS: u32 = 1 | 1 << (ROW - 1);
/// Turns in a row without anything eaten or tied after which a round ends.
const QUIET: u32 = 200;

/// Note 0: the direction of the round: 0 still open, 1 anticlockwise, 2 clockwise.
const DIRECTION: u8 = 0;
/// Note 1: which seats must still take the round's first turn from an end hole, a bit a seat.
const OWED: u8 = 1;
/// Note 2: the index of the seat that started the round.
const STARTER: u8 = 2;
/// Note 3: which seat has arranged fewer than twelve counters, and how many lie in its first end hole: four
/// times the seat's index, plus 1 or 2; 0 when neither has.
const TWELVE: u8 = 3;

/// The clauses on end holes, in a game that has such rules.
#[derive(Clone, Copy)]
pub struct AtEnds {
    /// A first turn begins at an end hole, or at another hole if no end hole can be played.
    pub start: ClauseId,
    pub start_fallback: ClauseId,
    /// It does so in every round.
    pub start_rounds: ClauseId,
    /// An end hole is tied: normally, and by a player who has arranged their counters.
    pub tie: ClauseId,
    pub twelve_tie: ClauseId,
    /// Who owns a tied hole: whoever tied it, or the player of its row.
    pub tied_owner: ClauseId,
    pub tied_row: ClauseId,
}

/// One of these games: its clauses and readings, for the shared parts.
pub trait Olinda: Copy + PartialEq + std::fmt::Debug {
    const TABLE: &'static [Clause];
    const CLAUSES: Clauses;
    /// The clauses on end holes; `None` where they are holes like any other.
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

    /// Which seats owe a first turn from an end hole when a round begins, a bit a seat.
    fn owed_at_first(&self, _round: u8) -> u8 {
        0
    }
    /// Whether the counters in a tied hole belong to the seat that tied it.
    fn tier_owns(&self) -> bool {
        false
    }
    /// Whether sowing skips holes that hold one counter less than is eaten.
    fn skips(&self) -> bool {
        true
    }
    /// Whether single counters may not be started while a hole with more can be.
    fn singles_wait(&self) -> bool {
        true
    }
    /// Whether the remainder after filling holes with four is laid on the board in the round after this one.
    fn lays_remainder(&self, round: u8) -> bool;
    /// Whether an empty row ends a round, whoever is to move.
    fn ends_with_a_row(&self) -> bool;
    /// Whether a turn ends when something has been eaten.
    fn eating_ends(&self) -> bool;
    /// Whether a turn ends after a lap that found only holes of three.
    fn deadlock_ends(&self) -> bool;
    /// Whether the front hole of a row is the first in the direction of play.
    fn first_is_front(&self) -> bool;
    /// Whether the number taken opposite a puta, naga or wala equals the number in it.
    fn takes_same(&self) -> bool;
    /// Whether fewer than twelve counters may be arranged.
    fn arranges(&self) -> bool;
    /// Whether holes that may not be started also make single counters wait.
    fn counts_all(&self) -> bool;
    /// The last round of a match. A match without a limit ends, and is counted, when the round number reaches
    /// its maximum.
    fn last_round(&self) -> u8;
}

/// The clauses that the shared parts cite.
pub struct Clauses {
    pub setup: ClauseId,
    pub direction: ClauseId,
    pub own_row: ClauseId,
    pub singles: ClauseId,
    pub singles_startable: ClauseId,
    /// Where all holes count, kept singles also hold the front single back.
    pub singles_marked: ClauseId,
    pub front_single: ClauseId,
    pub sow: ClauseId,
    /// The hole that a lap began with is sown into too.
    pub origin: ClauseId,
    pub skip_three: ClauseId,
    pub skip_marked: ClauseId,
    pub skip_deadlock: ClauseId,
    pub eat_four: ClauseId,
    pub after_eat: ClauseId,
    pub relay: ClauseId,
    pub empty_ends: ClauseId,
    pub endless: ClauseId,
    pub round_end: ClauseId,
    /// An empty row ends the round, whoever is to move.
    pub round_end_row: ClauseId,
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
    /// Kept holes, which receive counters and are never eaten, lifted or started; and a turn that ends in one.
    pub kept_hole: ClauseId,
    pub kept_ends: ClauseId,
    /// An end hole is eaten, where end holes are holes like any other.
    pub eat_ends: ClauseId,
    /// The hole after an eaten one is empty, or kept: the turn is over.
    pub after_eat_empty: ClauseId,
    pub after_eat_ends: ClauseId,
    /// A turn that always ends when something has been eaten.
    pub after_eat_over: ClauseId,
    /// The player to move has only holes that may not be started.
    pub round_end_kept: ClauseId,
    /// The counters in kept holes are collected.
    pub collect_kept: ClauseId,
}

/// The direction of the round; `None` while it is open, and between rounds.
#[inline(always)]
pub fn direction(position: &Position) -> Option<Direction> {
    match position.note(DIRECTION) {
        0 => None,
        1 => Some(Direction::Anticlockwise),
        _ => Some(Direction::Clockwise),
    }
}

/// What a note event means, where no other event says it: here, the direction of a round.
pub fn meaning(note: u8, value: u8) -> Option<Meaning> {
    match (note, value) {
        (DIRECTION, 1) => Some(Meaning::Goes(Direction::Anticlockwise)),
        (DIRECTION, 2..) => Some(Meaning::Goes(Direction::Clockwise)),
        _ => None,
    }
}

/// Whether a seat has yet to take its first turn of the round and must begin it at an end hole.
#[inline(always)]
pub fn owes_first_turn<G: Olinda>(position: &Position, seat: Seat) -> bool {
    G::AT_ENDS.is_some() && position.note(OWED) >> seat.index() & 1 == 1
}

/// The count that the last counter must make in a hole for a seat to eat it.
#[inline(always)]
pub fn eats_at(position: &Position, seat: Seat) -> u8 {
    let twelve = position.note(TWELVE);
    if twelve != 0 && twelve >> 2 == seat.index() as u8 { (twelve & 3) + 1 } else { EACH }
}

/// The seat that started the current round; between rounds, the last one.
pub fn starter(position: &Position) -> Seat {
    if position.note(STARTER) == 0 { Seat::FIRST } else { Seat::SECOND }
}
