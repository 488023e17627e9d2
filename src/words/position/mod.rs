//! Messages of the position editor: those of its program, and those in the page's HTML.

#[cfg(not(target_arch = "wasm32"))]
mod laws;
mod say;

use super::{
    HoleName, Localized,
    keyed::{KeyedMessage, keyed},
    rule_texts::name,
    texts::named_variants,
};
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

#[cfg(not(target_arch = "wasm32"))]
pub use laws::laws;

/// Messages for any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorMessage {
    Undone,
    Redone,
    NothingToUndo,
    NothingToRedo,
    /// The board was reset to what the page opened with, to the start of the game, or to empty.
    ResetToOpened,
    AtStart,
    Cleared,
    /// A text has been read.
    Taken,
    /// A text is not a position; the column of the error, from 1.
    NotRead {
        column: usize,
    },
    /// A text could be read but has no board of this game.
    NoBoard(String),
    /// The position in the address could not be read.
    NotLinked,
    /// The readings in the address could not be read.
    NotRuled,
    /// No law is broken: the position can be played.
    Lawful,
    /// No law is broken, but the game is over.
    Over(Outcome),
    /// The first broken law, in words.
    Broken(String),
    /// Another broken law, in words; and the number of further ones.
    Also(String),
    More(usize),
    /// The input is not a whole number; the old value stays.
    NoNumber,
    ToMove,
    OneMore,
    OneFewer,
    /// The label for the count of a place.
    Count(String),
    /// A place with its contents.
    Place(String),
    /// Something was set to a value: "To move: South."
    Set {
        name: String,
        value: String,
    },
    /// Something of a place or a list, which is the heading, was set to a value.
    SetOf {
        heading: String,
        name: String,
        value: String,
    },
    /// Two announcements, one after the other.
    Both(String, String),
}

/// Messages for boards of holes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HolesMessage<'a> {
    /// How many counters are placed, of how many.
    Placed {
        kind: sowing::Kind,
        placed: u32,
        total: u32,
    },
    /// A place, by its name only.
    Hole {
        hole: HoleName,
        owner: Seat,
    },
    Store {
        kind: sowing::Kind,
        seat: Seat,
    },
    /// The broken law.
    Law {
        kind: sowing::Kind,
        row: u8,
        setup: &'a Setup,
        law: &'a SetupError,
    },
    /// A mark, as an option to choose.
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
    /// What one seat owes another, in sevens.
    Owes {
        debtor: Seat,
        creditor: Seat,
    },
}

/// Messages for Pasang's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointsMessage {
    /// What is on the board, and the captured points: all, and those assigned to a seat.
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
    /// Assigns the remaining points to a seat.
    Rest(Seat),
}

/// What the editor puts on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brush {
    /// What the pattern has there.
    Pattern,
    Piece(Piece),
    Nothing,
}

named_variants! {
/// The fixed texts of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionPageText {
    Title(Kind),
    PageTitle(Kind),
    /// The description of the page, for search results.
    Description(Kind),
    Lead,
    NeedsScript,
    Failed,
    Board,
    Undo,
    Redo,
    ResetToOpened,
    AtStart,
    Clear,
    Play,
    Copy,
    Link,
    Text,
    ReadText,
    Large,
    LawsTitle,
    LawsLead,
    /// The link to the rules of the game.
    Rules(Kind),
}
}

impl Localized for PositionPageText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            PositionPageText::Title(kind) | PositionPageText::PageTitle(kind) => {
                keyed!("position-page-title", name = name(kind))
            }
            PositionPageText::Description(kind) => keyed!("position-page-description", name = name(kind)),
            PositionPageText::Rules(kind) => keyed!("position-page-rules", name = name(kind)),
            text => text.key("position-page-"),
        }
    }
}
