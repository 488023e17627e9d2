//! What is said where positions are set up: by the program while one is, and in the file of the page.

use super::Named;
use crate::engine::Kind;
use crate::engine::{
    Outcome,
    pasang::{
        self,
        board::{Colour, Point},
        position::Piece,
    },
    seat::Seat,
    sowing::{
        self,
        position::Mark,
        setup::{Setup, SetupError},
    },
};

pub use super::editor::{say, say_holes, say_points};
#[cfg(not(target_arch = "wasm32"))]
pub use super::pages::laws;

/// What is said of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    Undone,
    Redone,
    NothingToUndo,
    NothingToRedo,
    /// The board is again what was set up when the page was opened, the start of the game, or bare.
    AsItCame,
    AtStart,
    Cleared,
    /// A text has been read.
    Taken,
    /// A text is no position; what cannot be read is at this column, from 1.
    NotRead {
        column: usize,
    },
    /// A text could be read, but has no board of this game.
    NoBoard(String),
    /// What the address says of a position could not be read.
    NotLinked,
    /// What the address says of the rules could not be read.
    NotRuled,
    /// No law is broken: it can be played.
    Lawful,
    /// No law is broken, and the game is over.
    Over(Outcome),
    /// A law is broken: its words.
    Broken(String),
    /// Another law is broken: its words; and so many others are.
    Also(String),
    More(usize),
    /// What was written is no whole number: what stood there stays.
    NoNumber,
    ToMove,
    OneMore,
    OneFewer,
    /// The label of what a place holds.
    Count(String),
}

/// What is said of boards of holes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holes<'a> {
    /// So many counters lie, of so many.
    Placed {
        kind: sowing::Kind,
        placed: u32,
        total: u32,
    },
    /// A place by its name alone.
    Hole {
        hole: Named,
        owner: Seat,
    },
    Store {
        kind: sowing::Kind,
        seat: Seat,
    },
    /// The law that is broken.
    Law {
        kind: sowing::Kind,
        row: u8,
        setup: &'a Setup,
        law: &'a SetupError,
    },
    /// The mark as it is asked for.
    Mark(Mark),
    /// What a note asks, and one of its values.
    Note {
        kind: sowing::Kind,
        key: &'a str,
    },
    Value {
        kind: sowing::Kind,
        key: &'a str,
        value: &'a str,
    },
    /// What one owes another, in sevens.
    Owes {
        debtor: Seat,
        creditor: Seat,
    },
}

/// What is said of Pasang's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// What lies on the board, and what has been taken: points, and those that are given to somebody.
    Counts {
        black: usize,
        white: usize,
        taken: Option<u32>,
        given: u32,
    },
    Point {
        point: Point,
        piece: Option<Piece>,
    },
    Law(pasang::Law),
    Brush(Brush),
    Brushes,
    Passage(Seat),
    NoPassage,
    KaWas(Seat),
    Colour(Colour),
    Score(Seat),
    /// The seat gets what nobody has.
    Rest(Seat),
}

/// What is laid on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brush {
    /// What the pattern has there.
    Pattern,
    Piece(Piece),
    Nothing,
}

/// Words that stand in the file alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnPage {
    Title(Kind),
    PageTitle(Kind),
    /// The page in one sentence, for those who have not opened it.
    Description(Kind),
    /// The link to the page.
    Way,
    Lead,
    NeedsScript,
    Failed,
    Board,
    Undo,
    Redo,
    AsItCame,
    AtStart,
    Clear,
    Play,
    Copy,
    Link,
    Text,
    ReadText,
    Large,
    Keys(Kind),
    LawsTitle,
    LawsLead,
}
