//! Every visible text: a [`Message`] holds the meaning, a language file the wording.

pub mod advice;
#[cfg(not(target_arch = "wasm32"))]
pub mod block;
#[cfg(not(target_arch = "wasm32"))]
pub mod compile;
pub mod current;
pub mod end_game;
mod ended;
mod errors;
pub mod facts;
pub mod files;
pub mod format;
pub mod home;
pub mod keyed;
pub mod levels;
mod log_line;
mod message;
pub mod opponent;
mod pages;
pub mod pasang;
pub mod patterns;
pub mod plural;
pub mod position;
#[cfg(not(target_arch = "wasm32"))]
pub mod pseudo;
mod quoted;
#[cfg(not(target_arch = "wasm32"))]
pub mod recorder;
pub mod round;
pub mod rule_texts;
mod say_log;
mod sowing;
pub mod store;
mod texts;

pub use log_line::{Loan, LogLine, log_text};
pub use sowing::sign;
pub use texts::PageText;
pub use texts::UiText;

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

/// A hole with the board size that its letter depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HoleName {
    pub hole: Hole,
    /// Holes a row.
    pub row: u8,
}

impl HoleName {
    pub fn letter(self) -> char {
        hole_letter(self.hole, self.row)
    }
}

/// Everything that can be said. Counters are called by the game's own word, so most messages have the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    // what a move did
    /// One turn in at most two sentences and 25 words, for screen readers.
    Turn {
        kind: SowingKind,
        seat: Seat,
        hole: HoleName,
        count: u8,
        /// Lifts after the first.
        laps: u32,
        last: Option<HoleName>,
        taken: u32,
        /// Counters taken by seats other than the mover: in some games a hole's owner takes them.
        others: u32,
        /// The round was cut short; lifts are then not mentioned.
        cut: Option<Cut>,
        next: Next,
    },
    /// A step that was shown on request: where it ended, and the count there; a `None` hole is a store.
    AtStep {
        kind: SowingKind,
        step: usize,
        all: usize,
        place: Option<HoleName>,
        count: u32,
    },
    Emptied {
        kind: SowingKind,
        seat: Seat,
        hole: HoleName,
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
        hole: HoleName,
        owner: Seat,
        /// The first and last hole of the row that may be played, if it is one row.
        row: Option<(HoleName, HoleName)>,
        turn: Seat,
    },
    MayNotEmpty {
        hole: HoleName,
        /// It is already empty.
        gone: bool,
        legal: Vec<HoleName>,
    },
    MustBegin {
        hole: HoleName,
        at: HoleName,
    },
    TooFew {
        kind: SowingKind,
        hole: HoleName,
        count: u8,
    },
    AlreadyOpened {
        hole: HoleName,
        owed: Vec<HoleName>,
    },
    /// An empty row must be fed: this hole does not reach another seat's empty row or, with a `count` of 0,
    /// would empty it. Also the holes that may be played.
    Unfed {
        kind: SowingKind,
        hole: HoleName,
        count: u8,
        other: Seat,
        feeds: Vec<HoleName>,
    },
    Over(Box<Message>),
    AtStart,
    AtEnd,
    NoSuchHole {
        letter: char,
    },
    Unreadable(Box<LinkError>),
    /// Nothing has been refused yet.
    NothingRefused,
    /// A hole that a clause forbids: its visible state; the clause explains the rest.
    Forbidden {
        kind: SowingKind,
        hole: HoleName,
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
        hole: HoleName,
    },
    /// Under this reading every turn begins where the previous one ended.
    NobodyChooses {
        hole: HoleName,
    },
    // answers to questions
    Scores {
        kind: Kind,
        stores: [i32; 3],
        next: Next,
    },
    Rows {
        kind: SowingKind,
        /// Bottom and top row; the count of a closed hole is not mentioned.
        rows: [Vec<(HoleName, u8, Mark)>; 2],
    },
    May {
        seat: Seat,
        holes: Vec<HoleName>,
    },
    /// A refusal, repeated with the words of its clause.
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
        /// Whether the counts include debts that were not paid on the board.
        debts: bool,
    },
    /// By the players' decision.
    Stopped {
        stop: Stop,
    },
    // a hole, for screen readers
    Hole {
        kind: SowingKind,
        hole: HoleName,
        owner: Seat,
        count: u8,
        mark: Mark,
        /// What may be done with it now.
        may: Option<May>,
        /// The result of playing it, where it may be shown.
        ends: Option<MoveEnd>,
    },
    /// The short word on a hole with a mark.
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
    /// How many steps of a move have been shown.
    StepOf {
        step: usize,
        all: usize,
    },
    /// The word at the last counter of a previewed move.
    Ghost {
        endless: bool,
    },
    /// A speed, by its name in addresses.
    Pace(&'static str),
    /// A saved game.
    Kept {
        moves: usize,
        over: bool,
        /// The players' names.
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
    /// The end of a round or the beginning of the next.
    Round(Box<Round>),
    /// Messages of Pasang only.
    Pasang(Box<pasang::Say>),
    UiText(UiText),
    PageText(PageText),
}

/// What may be done with a hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum May {
    Sow,
    Empty,
}

/// Where a move would end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveEnd {
    /// `None` is the mover's store.
    pub last: Option<HoleName>,
    /// The owner of that hole.
    pub owner: Seat,
    pub taken: u32,
    /// Whether the sowing is endless.
    pub endless: bool,
}

/// A part of an address that cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkError {
    Import {
        kind: Kind,
        error: ImportError,
    },
    Key(String),
    /// A moment past the end of the game: the last one is shown.
    Beyond {
        moves: usize,
    },
    /// A moment past the end of a move: the end is shown.
    BeyondStep {
        number: usize,
        steps: usize,
    },
}

/// Who plays next.
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
    /// Nobody yet: a round is over, and the next begins on request.
    Round(u16),
}

/// The message in the language of the page.
pub fn say(message: &Message) -> String {
    format::format(&message::keyed(message))
}

/// The text of a fixed label.
pub fn label(text: UiText) -> String {
    format::format(&message::label(text))
}
