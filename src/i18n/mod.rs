//! Every visible text: a [`Message`] says what is meant, a language says it in words.

pub mod advice;
mod advised;
#[cfg(not(target_arch = "wasm32"))]
pub mod block;
#[cfg(not(target_arch = "wasm32"))]
pub mod compile;
mod craft;
mod editor;
mod ended;
pub mod ends;
mod errors;
pub mod files;
pub mod format;
#[cfg(not(target_arch = "wasm32"))]
pub mod heard;
pub mod home;
pub mod levels;
mod lines;
mod message;
pub mod opponent;
mod pages;
pub mod pasang;
mod pasang_seen;
pub mod patterns;
pub mod plural;
pub mod position;
#[cfg(not(target_arch = "wasm32"))]
pub mod pseudo;
mod quoted;
pub mod round;
pub mod said;
mod say_pasang;
mod seen;
mod sowing;
pub mod store;
mod tale;
mod tales;
mod ui;
pub mod words;

pub use sowing::sign;
pub use tale::{Loan, Tale, tell};
pub use ui::File;
pub use ui::Ui;

use std::rc::Rc;

use round::{Cut, Round};

use crate::engine::{
    Hole, Kind, Outcome,
    clause::ClauseId,
    seat::Seat,
    sowing::{Kind as SowingKind, position::Mark},
};
use crate::{
    notation::{ImportError, hole_letter},
    session::Stop,
};

/// A hole as people name it: its letter on a board of so many holes a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Named {
    pub hole: Hole,
    /// Holes a row.
    pub row: u8,
}

impl Named {
    pub fn letter(self) -> char {
        hole_letter(self.hole, self.row)
    }
}

/// What can be said. Counters are counted in the game's own word, so most messages know the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    // what a move did
    /// One turn in a sentence or two, for those who do not see the board; at most 25 words.
    Told {
        kind: SowingKind,
        seat: Seat,
        hole: Named,
        count: u8,
        /// Liftings after the first.
        laps: u32,
        last: Option<Named>,
        taken: u32,
        /// Taken by others than the mover: in some games a hole's owner takes.
        others: u32,
        /// The round has ended before its time: then nothing is said of liftings.
        cut: Option<Cut>,
        next: Next,
    },
    /// A step that a person asked for: where it ended, and how many lie there now; `None` is a store.
    AtStep {
        kind: SowingKind,
        step: usize,
        all: usize,
        place: Option<Named>,
        count: u32,
    },
    Emptied {
        kind: SowingKind,
        seat: Seat,
        hole: Named,
        next: Next,
    },
    Start {
        kind: Kind,
        next: Next,
    },
    TookBack {
        moves: usize,
        next: Next,
    },
    PlayedAgain {
        moves: usize,
        next: Next,
    },
    // why not
    NotYours {
        hole: Named,
        owner: Seat,
        /// The first and the last hole of the row that may be played, where it is one.
        row: Option<(Named, Named)>,
        turn: Seat,
    },
    MayNotEmpty {
        hole: Named,
        /// It has been emptied already.
        gone: bool,
        legal: Vec<Named>,
    },
    MustBegin {
        hole: Named,
        at: Named,
    },
    TooFew {
        kind: SowingKind,
        hole: Named,
        count: u8,
    },
    AlreadyOpened {
        hole: Named,
        owed: Vec<Named>,
    },
    /// Where an empty row must be fed: a hole that does not reach the empty row of another, or with a `count` of 0 one that would empty it,
    /// and the holes that may be played.
    Unfed {
        kind: SowingKind,
        hole: Named,
        count: u8,
        other: Seat,
        feeds: Vec<Named>,
    },
    Over(Box<Message>),
    AtStart,
    AtEnd,
    NoSuchHole {
        letter: char,
    },
    Unreadable(Box<LinkTrouble>),
    /// Nothing has been refused yet.
    NothingRefused,
    /// A hole that a clause forbids: what is seen of it; the clause says the rest.
    Forbidden {
        kind: SowingKind,
        hole: Named,
        count: u8,
        mark: Mark,
        clause: ClauseId,
    },
    // no choice
    LotDraws {
        kind: SowingKind,
    },
    OnlyOne {
        seat: Seat,
        hole: Named,
    },
    /// Under this reading every turn begins where the one before left off.
    NobodyChooses {
        hole: Named,
    },
    // answers to questions
    Scores {
        kind: Kind,
        stores: [i32; 3],
        next: Next,
    },
    Rows {
        kind: SowingKind,
        /// Bottom and top; the count of a closed hole is not told.
        rows: [Vec<(Named, u8, Mark)>; 2],
    },
    May {
        seat: Seat,
        holes: Vec<Named>,
    },
    /// A refusal once more, with the words of its clause.
    Explained {
        says: Rc<Message>,
        kind: Kind,
        clause: Option<ClauseId>,
    },
    // how it ended
    Ended {
        kind: Kind,
        outcome: Outcome,
        stores: [i32; 3],
        /// Whether the counts hold debts that have not been paid on the board.
        debts: bool,
    },
    /// By the persons' own will.
    Stopped {
        stop: Stop,
    },
    // a hole, for those who hear it
    Hole {
        kind: SowingKind,
        hole: Named,
        owner: Seat,
        count: u8,
        mark: Mark,
        /// What may be done with it now.
        may: Option<May>,
        /// What playing it would come to, where that may be told.
        ends: Option<Ends>,
    },
    /// The word that a mark bears on the board: short.
    Sign(Mark),
    // names
    Seat(Seat),
    Score {
        kind: Kind,
        seat: Seat,
        count: i32,
    },
    ToMove,
    Wins,
    Draws,
    Clause {
        kind: Kind,
        clause: ClauseId,
    },
    Reading {
        kind: Kind,
        reading: usize,
    },
    Value {
        kind: Kind,
        reading: usize,
        value: usize,
    },
    Preset {
        kind: Kind,
        preset: usize,
    },
    Differs {
        kind: Kind,
        readings: Vec<(usize, usize)>,
        preset: usize,
    },
    SourceAndPages {
        source: &'static str,
        pages: &'static str,
    },
    Board {
        kind: Kind,
        moves: usize,
    },
    /// How far a move has been shown.
    StepOf {
        step: usize,
        all: usize,
    },
    /// The word at the last counter of a move that is only considered.
    Ghost {
        endless: bool,
    },
    /// A speed by its name in addresses.
    Pace(&'static str),
    /// A game that has been kept.
    Kept {
        moves: usize,
        over: bool,
        /// Who plays, as they have called themselves.
        names: String,
    },
    /// What cannot be read in a record, and where.
    BadRecord {
        kind: Kind,
        error: Box<ImportError>,
    },
    /// A record of a game that another page plays.
    OtherGame {
        kind: Kind,
    },
    /// The end of a round and the beginning of the next.
    Round(Box<Round>),
    /// What only Pasang has to say.
    Pasang(Box<pasang::Say>),
    Ui(Ui),
    File(File),
}

/// What may be done with a hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum May {
    Sow,
    Empty,
}

/// Where a move would end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends {
    /// `None` is the mover's store.
    pub last: Option<Named>,
    /// Whose hole that is.
    pub owner: Seat,
    pub taken: u32,
    /// The sowing would not end by itself.
    pub endless: bool,
}

/// What stands in an address and cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkTrouble {
    Import {
        kind: Kind,
        error: ImportError,
    },
    Key(String),
    /// A moment past the end: the last one is shown.
    Beyond {
        moves: usize,
    },
    /// A moment past the end of a move: its end is shown.
    BeyondStep {
        number: usize,
        steps: usize,
    },
}

/// Who is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    Seat(Seat),
    /// Nobody: the game is over.
    Over {
        kind: Kind,
        outcome: Outcome,
        stores: [i32; 3],
        debts: bool,
    },
    Stopped(Stop),
    /// Nobody yet: a round is over, and the next begins when somebody says so.
    Round(u16),
}

/// Says a message in the words of the page.
pub fn say(message: &Message) -> String {
    format::format(&message::said(message))
}

/// A fixed word of the program.
pub fn label(ui: Ui) -> String {
    format::format(&message::label(ui))
}
