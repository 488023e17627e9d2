//! Every visible text: a [`Message`] holds the meaning, a language file the wording.

#[cfg(not(target_arch = "wasm32"))]
pub mod about;
pub mod advice;
#[cfg(not(target_arch = "wasm32"))]
pub mod block;
pub mod cite;
pub mod compare;
#[cfg(not(target_arch = "wasm32"))]
pub mod compile;
pub mod current;
pub mod diagram;
pub mod end_game;
mod ended;
mod errors;
#[cfg(not(target_arch = "wasm32"))]
pub mod evidence;
pub mod explain;
pub mod facts;
pub mod files;
pub mod format;
pub mod glossary;
pub mod home;
pub mod keyed;
#[cfg(not(target_arch = "wasm32"))]
pub mod keys;
#[cfg(not(target_arch = "wasm32"))]
pub mod kiosk;
pub mod lesson;
pub mod letter;
pub mod levels;
mod log_line;
pub mod maker;
mod message;
pub mod numbers;
pub mod offline;
pub mod opponent;
pub mod pasang;
pub mod patterns;
pub mod plural;
pub mod position;
pub mod practice;
#[cfg(not(target_arch = "wasm32"))]
pub mod pseudo;
mod quoted;
#[cfg(not(target_arch = "wasm32"))]
pub mod recorder;
pub mod round;
pub mod rule_texts;
mod rung;
mod say_log;
pub mod seat_names;
#[cfg(not(target_arch = "wasm32"))]
pub mod sheet;
mod sowing;
pub mod standing;
pub mod store;
pub mod strip;
mod texts;

pub use log_line::{Loan, LogLine};
pub use sowing::{HoleChoice, SowingMessage, sign};
pub use texts::{PageText, SettingText, UiText};

use std::rc::Rc;

use keyed::KeyedMessage;
use round::Cut;
use standing::Goal;

use crate::engine::{
    Hole, Kind, Outcome,
    clause::ClauseId,
    seat::{Seat, Seats},
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

/// What is said of any game. Counters are called by the game's own word, so most messages have the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    Start {
        kind: Kind,
        next: Next,
    },
    /// What one plays for, in a sentence.
    Aim(Goal),
    /// A move that shows what the game is about.
    Example {
        announcement: Box<Message>,
    },
    /// A level of the computer, in tenths, in the list at the start.
    StartLevel(u8),
    /// That so many persons play, here.
    StartTogether {
        seats: usize,
    },
    TookBack {
        moves: usize,
        next: Next,
    },
    PlayedAgain {
        moves: usize,
        next: Next,
    },
    Over(Box<Message>),
    AtStart,
    AtEnd,
    Unreadable(Box<LinkError>),
    /// Nothing has been refused yet.
    NothingRefused,
    Scores {
        kind: Kind,
        stores: [i32; 3],
        next: Next,
    },
    /// A refusal, repeated with the words of its clause.
    Explained {
        refusal: Rc<Message>,
        kind: Kind,
        clause: Option<ClauseId>,
    },
    Ended {
        kind: Kind,
        outcome: Outcome,
        stores: [i32; 3],
        /// Whether the counts include debts that were not paid on the board.
        debts: bool,
        /// Whether it is said in whole sentences what was compared, and what everybody has.
        at_length: bool,
    },
    /// A move that played itself for the first time, with its announcement: no other was possible.
    PlayedAlone(Rc<Message>),
    /// The same in few words, and each time, where the computer's reply is told with it.
    PlayedAloneBriefly(Rc<Message>),
    /// By the players' decision.
    Stopped {
        stop: Stop,
        wins: Seats,
    },
    Seat(Seat),
    Score {
        kind: Kind,
        seat: Seat,
        count: i32,
    },
    ToMove,
    /// A move of this seat is being shown.
    Moving {
        seat: Seat,
    },
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
    /// A speed, by its name in addresses.
    Pace(&'static str),
    /// A saved game.
    SavedGame {
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
    UiText(UiText),
    /// A message of a family's own boards.
    Family(Rc<KeyedMessage>),
    /// The number of the move shown.
    MoveOf {
        number: usize,
        all: usize,
    },
    /// A lap of a move, from 1.
    Lap(usize),
    /// What a move of the list took.
    Took {
        kind: Kind,
        count: u32,
    },
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
    /// Counters taken by seats other than the mover.
    pub others: u32,
    /// Whether the move ties that hole.
    pub ties: bool,
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
    /// No option has this name.
    Option(String),
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
    /// Whoever has just moved.
    Again(Seat),
    /// Nobody: the game is over.
    Over {
        kind: Kind,
        outcome: Outcome,
        stores: [i32; 3],
        debts: bool,
    },
    /// Nobody: the players have ended the game.
    Stopped {
        stop: Stop,
        wins: Seats,
    },
    /// Nobody yet: a round is over, and the next begins on request.
    Round(u16),
    /// It is not said: another sentence follows that does.
    Unsaid,
}

/// What can be said. Each part of the site has an enum of its own, and each family one for its boards, so that a
/// program contains no more than it can say.
pub trait Localized {
    /// The key in the language files, and the values.
    fn keyed(&self) -> KeyedMessage;
}

/// The text in the language of the page.
pub fn say(what: &impl Localized) -> String {
    format::format(&what.keyed())
}

impl<T: Localized + ?Sized> Localized for &T {
    fn keyed(&self) -> KeyedMessage {
        (**self).keyed()
    }
}

/// Another message, already keyed.
impl Localized for KeyedMessage {
    fn keyed(&self) -> KeyedMessage {
        self.clone()
    }
}

impl<T: Localized + ?Sized> Localized for Rc<T> {
    fn keyed(&self) -> KeyedMessage {
        (**self).keyed()
    }
}
