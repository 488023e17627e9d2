//! Messages about a game of Pasang and its log, as data.

mod lines;
mod refusal;
mod say;
mod say_refusal;

use crate::engine::{
    Outcome,
    pasang::{
        Line,
        board::{Axis, Colour, Point, Side},
    },
    seat::Seat,
};

pub(super) use lines::column;
pub use refusal::RefusalReason;
pub(super) use say::law;

use super::{Localized, Message, Next};

/// A line that is taken, or could be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    pub line: Line,
    pub colour: Colour,
    pub points: u8,
    /// How many tokens the whole line has, if only a part is taken.
    pub part_of: Option<u8>,
}

/// Numbers of tokens by colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tokens {
    pub black: u8,
    pub white: u8,
}

/// What stands on a point, for messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointContents {
    Nothing,
    /// The point is the hollow centre.
    Centre,
    Token(Colour),
    /// A seat's ka, and its former colour.
    Ka(Seat, Colour),
}

/// What a person is to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    Column,
    Ka,
    Point,
}

/// Messages about Pasang. The language names points and columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PasangMessage {
    Choose {
        seat: Seat,
        what: Choice,
    },
    // what a move did: at most 25 words
    Emptied {
        seat: Seat,
        column: u8,
        tokens: u8,
        points: u8,
        next: Next,
    },
    /// A token has become a ka; `over` is the point it hopped over.
    Chosen {
        seat: Seat,
        from: Point,
        over: Option<Point>,
        to: Point,
        was: Colour,
        taken: Taken,
        scores: [i32; 3],
        next: Next,
    },
    Moved {
        seat: Seat,
        from: Point,
        to: Point,
        taken: Taken,
        scores: [i32; 3],
        next: Next,
    },
    /// The same in few words, where several moves are told at once.
    MovedBriefly {
        seat: Seat,
        to: Point,
        points: u8,
        next: Next,
    },
    // why not
    Refused(RefusalReason),
    /// Only one move can be played.
    OnlyOne {
        seat: Seat,
        /// The token that becomes the ka, if one is to be chosen.
        from: Option<Point>,
        to: Point,
        taken: Taken,
    },
    /// No column has this letter.
    NoSuchColumn {
        letter: char,
    },
    // answers to questions
    Board {
        /// Where each ka stands, and its former colour.
        kas: [Option<(Colour, Point)>; 2],
        passages: [Option<u8>; 2],
        left: Tokens,
        /// The points of the tokens, if there are few.
        points: Vec<(Point, Colour)>,
    },
    MayEmpty {
        seat: Seat,
        columns: Vec<u8>,
    },
    /// The points that can be chosen, each with the lines it offers; `ka` says whether the choice makes the ka.
    MayChoose {
        seat: Seat,
        ka: bool,
        points: Vec<(Point, Vec<Taken>)>,
    },
    /// The lines open to a ka that has been chosen or moved.
    MayTake {
        at: Point,
        lines: Vec<Taken>,
    },
    /// The game is over.
    NothingToPlay,
    /// One step of a move: a token is taken; also the taker's points after it.
    TookAt {
        step: usize,
        all: usize,
        seat: Seat,
        point: Point,
        colour: Colour,
        score: u16,
    },
    /// The same below the picture of the step.
    Took {
        point: Point,
        colour: Colour,
        score: u16,
    },
    /// One step of a move: a ka moves.
    WentAt {
        step: usize,
        all: usize,
        seat: Seat,
        from: Point,
        over: Option<Point>,
        to: Point,
    },
    // points, columns and lines, for screen readers
    Point {
        point: Point,
        contents: PointContents,
        may: Option<May>,
    },
    Column {
        column: u8,
        tokens: u8,
        points: u8,
        may: bool,
    },
    /// A whole row or column, from the west or the south.
    Lane {
        axis: Axis,
        lane: u8,
        contents: Vec<PointContents>,
    },
    /// A line by what it takes, as the label of its button.
    Line(Taken),
    /// The points of a line, and the tokens of a column, short enough for the board.
    Price(Taken),
    PriceOf(Tokens),
    // panels
    /// Several lines are open at the ka's new point.
    WhichLine {
        at: Point,
    },
    /// A row or a column has been selected, and the other is still needed for a point; or neither is selected
    /// any more.
    Picked {
        row: Option<u8>,
        column: Option<u8>,
    },
    /// What choosing a place or a line would do, by its name, and that the next tap does it.
    Considered(Box<PasangMessage>),
    /// Enlarges a part of the board, or shows the whole board again; or another part, by its side of the screen.
    Enlarge,
    WholeBoard,
    Part(Side),
    /// The contents of a seat's tray.
    Tray {
        seat: Seat,
        tokens: Tokens,
    },
}

/// What may be done with a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum May {
    /// The token may become the ka and goes to `to`; `jumps` says whether it hops.
    Become { to: Point, jumps: bool, lines: Vec<Taken> },
    /// The ka may move there.
    Go { lines: Vec<Taken> },
    /// The ka has been chosen, and one of these lines must be taken.
    Take { lines: Vec<Taken> },
    /// Its token is the end of lines that can be taken.
    Ends { lines: Vec<Taken> },
}

/// Something that a move of Pasang did, as a line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogLine {
    Empties {
        seat: Seat,
        column: u8,
        tokens: Tokens,
    },
    Becomes {
        seat: Seat,
        from: Point,
        was: Colour,
        over: Option<Point>,
        to: Point,
    },
    Moves {
        seat: Seat,
        from: Point,
        to: Point,
    },
    Takes(Taken),
    /// A ka scores for its owner.
    KaCounts {
        seat: Seat,
        points: u8,
    },
    TurnGoes {
        seat: Seat,
    },
    Ends {
        outcome: Outcome,
        scores: [i32; 3],
    },
}

impl Tokens {
    pub const fn sum(self) -> u8 {
        self.black + self.white
    }

    pub const fn points(self) -> u8 {
        self.black * Colour::Black.points() + self.white * Colour::White.points()
    }

    pub fn add(&mut self, colour: Colour) {
        *(match colour {
            Colour::Black => &mut self.black,
            Colour::White => &mut self.white,
        }) += 1;
    }
}

impl From<PasangMessage> for Message {
    fn from(message: PasangMessage) -> Message {
        Message::Family(message.keyed().into())
    }
}
