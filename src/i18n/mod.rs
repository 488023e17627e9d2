//! Every visible text: a [`Message`] says what is meant, a language says it in words.

mod english;
mod english_errors;
mod english_rules;
mod english_ui;

use crate::engine::{
    Hole, Outcome,
    clause::{Certainty, ClauseId},
    seat::Seat,
    sowing::Kind,
};
use crate::notation::{ImportError, hole_letter};

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
    // what a move does
    Lifts {
        kind: Kind,
        seat: Seat,
        hole: Named,
        count: u8,
        left: u8,
    },
    Sows {
        kind: Kind,
        seat: Seat,
        path: Vec<Option<Named>>,
    },
    Takes {
        kind: Kind,
        seat: Seat,
        hole: Named,
        count: u8,
    },
    Keeps {
        kind: Kind,
        seat: Seat,
        count: u8,
    },
    Opens {
        hole: Named,
        left: u32,
    },
    NothingTaken {
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
        hole: Named,
        count: u8,
    },
    MovesOn {
        kind: Kind,
        to: Named,
    },
    /// The next turn has to begin at a hole.
    Forces {
        seat: Seat,
        hole: Named,
    },
    /// This turn had to begin at a hole.
    Forced {
        seat: Seat,
        hole: Named,
    },
    Endless,
    Passes {
        seat: Seat,
    },
    /// One turn in a sentence or two, for those who do not see the board; at most 25 words.
    Told {
        kind: Kind,
        seat: Seat,
        hole: Named,
        count: u8,
        /// Liftings after the first.
        laps: u32,
        last: Option<Named>,
        taken: u32,
        next: Next,
    },
    Emptied {
        kind: Kind,
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
        row: (Named, Named),
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
        kind: Kind,
        hole: Named,
        count: u8,
    },
    AlreadyOpened {
        hole: Named,
        owed: Vec<Named>,
    },
    Over(Box<Message>),
    AtStart,
    AtEnd,
    NoSuchHole {
        letter: char,
    },
    Unreadable(Box<LinkTrouble>),
    // how it ended
    Ended {
        kind: Kind,
        outcome: Outcome,
        stores: [u32; 2],
    },
    // a hole, for those who hear it
    Hole {
        kind: Kind,
        hole: Named,
        owner: Seat,
        count: u8,
        playable: bool,
    },
    // names
    Seat(Seat),
    Score {
        kind: Kind,
        seat: Seat,
        count: u32,
    },
    ToMove,
    Wins,
    Draws,
    Clause {
        kind: Kind,
        clause: ClauseId,
    },
    Certainty(Certainty),
    CertaintyMeans(Certainty),
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
    /// A speed by its name in addresses.
    Pace(&'static str),
    Ui(Ui),
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
}

/// Who is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    Seat(Seat),
    /// Nobody: the game is over.
    Over {
        kind: Kind,
        outcome: Outcome,
        stores: [u32; 2],
    },
}

/// Names of buttons, headings and other fixed words of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ui {
    SiteName,
    SiteIdea,
    SiteLead,
    Games,
    SkipToBoard,
    Undo,
    Redo,
    NewGame,
    Play,
    PlayName(Kind),
    Close,
    StartGame,
    Preset,
    Readings,
    SetupTitle,
    SetupNote,
    Moves,
    NoMoves,
    LastMove,
    Rules,
    RulesLead,
    ReadingsLead,
    Sources,
    Result,
    Review,
    PlayAgain,
    NeedsScript,
    Failed,
    MissingTitle,
    MissingText,
    Home,
    OpenOnSite,
    Ours,
    Licence,
    Ornament,
    Keys,
    KeysLead,
    Reference,
    TimeOfMove,
    StepBack,
    StepOn,
    Pause,
    ShowMove,
    Scrub,
    Speed,
}

/// Says a message in English, the language every page is complete in.
pub fn say(message: &Message) -> String {
    english::say(message)
}

impl From<Ui> for Message {
    fn from(ui: Ui) -> Message {
        Message::Ui(ui)
    }
}
