//! What a sowing game answers beside its rules. A game that knows nothing of something leaves the usual answer.

use super::{
    Move,
    position::{Event, Mark, Position},
    rounds::Role,
    setup::{Noted, Setup, SetupError},
    turn,
};
use crate::engine::{
    Game, Hole, Way,
    clause::{Clause, ClauseId},
    reading::Readings,
    seat::Seat,
};

/// What a note says that no other event says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A hole has its first play; so many of the row are still to be opened.
    Opens { left: u32 },
    /// The game is over because its position has come again.
    Repeats,
    /// The way of the round has been chosen.
    Goes(Way),
    /// The next turn has to begin at this hole; none where the hole had to be played now.
    Begins(Option<Hole>),
}

/// One sowing game under one set of readings.
pub trait SowingGame: Game<Position = Position, Move = Move, Event = Event> + Readings {
    /// The table that every clause's id indexes.
    const CLAUSES: &'static [Clause];
    /// The clause that says what lies where at the start.
    const SETUP: ClauseId;
    /// How many persons play.
    const SEATS: usize = 2;
    /// Whether it is played in rounds.
    const ROUNDS: bool = false;
    /// Whether a short row can be arranged between two rounds.
    const ARRANGES: bool = false;
    /// What each seat begins with, where a match is judged by what has been gained over it.
    const STAKES: [i32; 3] = [0; 3];
    /// The marks that its holes can bear.
    const MARKS: &'static [Mark] = &[];
    /// Whether a round is over when one counter is left on the board.
    const ONE_ENDS_ROUND: bool = false;
    /// Whether the game is here to compare with, not to be documented.
    const TO_COMPARE: bool = false;

    /// Holes a row.
    fn row(&self) -> u8;
    /// All counters of the start: board and stores.
    fn total(&self) -> u32;
    /// Turns the open form into a position, or names the law it breaks.
    fn position(&self, setup: &Setup) -> Result<Position, SetupError>;

    /// The notes of a position that are not the usual ones, key and value, as [`Setup`] takes them.
    fn notes(&self, _position: &Position) -> Vec<(String, String)> {
        Vec::new()
    }
    /// The notes that it takes under its readings, as they are best asked for.
    fn note_schema(&self) -> Vec<Noted> {
        Vec::new()
    }
    /// What each side has to show: its store, and at the end what else counts for it.
    ///
    /// By seat; a count can be below nothing only where counters are lent.
    fn scores(&self, position: &Position) -> [i32; 3] {
        stores(position)
    }
    /// The same of a position at which the game is known to have ended, though it does not tell so itself.
    fn final_scores(&self, position: &Position) -> [i32; 3] {
        self.scores(position)
    }
    /// What lies before each seat.
    fn held(&self, position: &Position) -> [i32; 3] {
        self.scores(position)
    }
    /// The move that begins at a hole, in games where a hole is all there is to choose.
    fn played_by(&self, _position: &Position, hole: Hole) -> Move {
        Move::Sow(hole)
    }
    /// Whether the next move is for a lot to decide, and not for the seat to move.
    fn draws_lot(&self, _position: &Position) -> bool {
        false
    }
    /// Whether nobody has a choice any more once play has begun.
    fn leaves_no_choice(&self) -> bool {
        false
    }
    /// What a note says that no other event says.
    fn meaning(&self, _note: u8, _value: u8) -> Option<Meaning> {
        None
    }

    /// Whose hole it is.
    fn owner(&self, _position: &Position, hole: Hole) -> Seat {
        turn::row_of(hole, self.row())
    }
    /// The round being played, or the last that was, from 1.
    fn round(&self, position: &Position) -> u16 {
        position.round().into()
    }
    /// How many rounds have been agreed; 0 where there is no such number.
    fn rounds(&self) -> u16 {
        0
    }
    /// The way the round goes, where it is chosen and has been.
    fn direction(&self, _position: &Position) -> Option<Way> {
        None
    }
    /// The part a seat plays in the round, where that changes from round to round.
    fn role(&self, _position: &Position, _seat: Seat) -> Option<Role> {
        None
    }
    /// Who owes whom how many counters: debtor, creditor, count.
    fn debts(&self, _position: &Position) -> Vec<(Seat, Seat, u8)> {
        Vec::new()
    }
    /// Who may arrange his counters between two rounds, and how many he has.
    fn arranger(&self, _position: &Position) -> Option<(Seat, u8)> {
        None
    }
    /// The most that a hole of an arrangement may hold: its place in the row, from its owner's left.
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
    /// The clause by which a seat that cannot sow passes, where it does.
    fn pass_clause(&self) -> Option<ClauseId> {
        None
    }
}

/// What lies in each store, by seat.
pub fn stores(position: &Position) -> [i32; 3] {
    [Seat::FIRST, Seat::SECOND, Seat::THIRD].map(|seat| position.store(seat).into())
}

/// The counts of a game for two, by seat.
pub const fn for_two([first, second]: [u32; 2]) -> [i32; 3] {
    [first as i32, second as i32, 0]
}
