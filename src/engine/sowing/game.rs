//! What a sowing game provides besides its rules. Each method has a default for games that do not need it.

use super::{
    Move,
    position::{Event, Mark, Position},
    rounds::Role,
    setup::{NoteSchema, Setup, SetupError},
    turn,
};
use crate::engine::{
    Direction, Game, Hole,
    clause::{Clause, ClauseId},
    deciding::{Decided, Decides},
    reading::Readings,
    seat::Seat,
};

/// What a note event means, where no other event says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A hole is played for the first time; `left` holes of the row have not been opened yet.
    Opens { left: u32 },
    /// The game is over because its position was repeated.
    Repeats,
    /// The direction of the round has been chosen.
    Goes(Direction),
    /// The next turn must begin at this hole; `None` when that obligation has been met.
    Begins(Option<Hole>),
}

/// One sowing game under one set of readings.
pub trait SowingGame: Game<Position = Position, Move = Move, Event = Event> + Readings {
    /// The table that every clause's id indexes.
    const CLAUSES: &'static [Clause];
    /// The clause that sets up the start.
    const SETUP: ClauseId;
    /// How many people play.
    const SEATS: usize = 2;
    /// Whether it is played in rounds.
    const ROUNDS: bool = false;
    /// Whether a player short of counters can arrange their row between two rounds.
    const ARRANGES: bool = false;
    /// Each seat's stake at the start of a match of rounds: gains are counted from it.
    const STAKES: [i32; 3] = [0; 3];
    /// The marks that its holes can bear.
    const MARKS: &'static [Mark] = &[];
    /// Whether a round ends when one counter is left on the board.
    const ONE_ENDS_ROUND: bool = false;
    /// Whether a move can lift counters again and sow on.
    const RELAYS: bool = false;
    /// Whether the game is included for comparison only and not documented.
    const TO_COMPARE: bool = false;

    /// Holes a row.
    fn row(&self) -> u8;
    /// All counters at the start: board and stores.
    fn total(&self) -> u32;
    /// Turns a setup into a position, or names the law that it breaks.
    fn position(&self, setup: &Setup) -> Result<Position, SetupError>;

    /// The notes of a position that differ from their defaults, key and value, as [`Setup`] takes them.
    fn notes(&self, _position: &Position) -> Vec<(String, String)> {
        Vec::new()
    }
    /// The notes that the game takes under its readings, in the order to ask for them.
    fn note_schema(&self) -> Vec<NoteSchema> {
        Vec::new()
    }
    /// What each seat's score is: its store and, at the end, whatever else counts for it.
    ///
    /// By seat; negative only where counters are lent.
    fn scores(&self, position: &Position) -> [i32; 3] {
        stores(position)
    }
    /// The scores of a position in which the game is known to have ended, though the position does not show it.
    fn final_scores(&self, position: &Position) -> [i32; 3] {
        self.scores(position)
    }
    /// What each seat holds, without its debts.
    fn seat_totals(&self, position: &Position) -> [i32; 3] {
        self.scores(position)
    }
    /// What decides the game under its readings.
    fn decides(&self) -> Decides {
        Decides::Scores
    }
    /// From how many holes a seat could sow, were it to move, where that decides the game.
    fn sowable_holes(&self, _position: &Position, _seat: Seat) -> u32 {
        0
    }
    /// What of the board decided a game that has ended in a position by a clause.
    fn decided(&self, _position: &Position, _clause: ClauseId) -> Decided {
        Decided::SCORES
    }
    /// The move that begins at a hole, in games where a hole is all there is to choose.
    fn played_by(&self, _position: &Position, hole: Hole) -> Move {
        Move::Sow(hole)
    }
    /// Whether the next move is decided by lot and not by the seat to move.
    fn draws_lot(&self, _position: &Position) -> bool {
        false
    }
    /// Whether players have no choice at all once play has begun.
    fn leaves_no_choice(&self) -> bool {
        false
    }
    /// What a note event means, where no other event says it.
    fn meaning(&self, _note: u8, _value: u8) -> Option<Meaning> {
        None
    }

    /// Which seat owns a hole.
    fn owner(&self, _position: &Position, hole: Hole) -> Seat {
        turn::row_of(hole, self.row())
    }
    /// The current round, from 1; between rounds, the last one played.
    fn round(&self, position: &Position) -> u16 {
        position.round().into()
    }
    /// The agreed number of rounds; 0 where there is none.
    fn rounds(&self) -> u16 {
        0
    }
    /// The direction of the round, once it has been chosen.
    fn direction(&self, _position: &Position) -> Option<Direction> {
        None
    }
    /// A seat's role in the round, where roles change from round to round.
    fn role(&self, _position: &Position, _seat: Seat) -> Option<Role> {
        None
    }
    /// Who owes whom how many counters: debtor, creditor, count.
    fn debts(&self, _position: &Position) -> Vec<(Seat, Seat, u8)> {
        Vec::new()
    }
    /// Which seat may arrange its counters between two rounds, and how many it has.
    fn arranger(&self, _position: &Position) -> Option<(Seat, u8)> {
        None
    }
    /// The most counters that a hole of an arrangement may hold; `place` counts from its owner's left.
    fn most(&self, _place: usize) -> u8 {
        0
    }

    /// The clause behind a mark that a hole bears.
    fn clause_of_mark(&self, _mark: Mark) -> Option<ClauseId> {
        None
    }
    /// The clause behind the law of a note.
    fn clause_of_note(&self, _setup: &Setup, _key: &str) -> Option<ClauseId> {
        None
    }
    /// The clause by which a seat that cannot sow passes, where there is one.
    fn pass_clause(&self) -> Option<ClauseId> {
        None
    }
}

/// The counters in each store, by seat.
pub fn stores(position: &Position) -> [i32; 3] {
    [Seat::FIRST, Seat::SECOND, Seat::THIRD].map(|seat| position.store(seat).into())
}

/// The counts of a game for two, by seat.
pub const fn for_two([first, second]: [u32; 2]) -> [i32; 3] {
    [first as i32, second as i32, 0]
}
