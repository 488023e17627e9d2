//! What can be said of a game of Pasang, and what its log tells: meanings, without words.

use crate::engine::{
    Outcome,
    pasang::{
        Line,
        board::{Axis, Colour, Point, Side},
    },
    seat::Seat,
};

pub use super::pasang_seen::Seen;
use super::{Next, format::format, say_pasang};

/// A line that is taken, or could be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    pub line: Line,
    pub colour: Colour,
    pub points: u8,
    /// How many tokens the whole line has, where only a part of it is taken.
    pub part_of: Option<u8>,
}

/// Tokens by colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tokens {
    pub black: u8,
    pub white: u8,
}

/// What stands on a point, as it is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    Nothing,
    /// The point is the hollow centre.
    Centre,
    Token(Colour),
    /// A seat's ka, and what it was.
    Ka(Seat, Colour),
}

/// What can be said of Pasang. Points and columns are named by the language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Say {
    // what a move did: at most 25 words
    Emptied {
        seat: Seat,
        column: u8,
        tokens: u8,
        points: u8,
        next: Next,
    },
    /// A token has become a ka; `over` what it hopped.
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
    // why not
    Seen(Seen),
    /// Only one move can be played.
    OnlyOne {
        seat: Seat,
        /// The token that becomes the ka, where one is to be chosen.
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
        /// What each ka was and where it stands.
        kas: [Option<(Colour, Point)>; 2],
        passages: [Option<u8>; 2],
        left: Tokens,
        /// Where the tokens lie, while they are few.
        points: Vec<(Point, Colour)>,
    },
    MayEmpty {
        seat: Seat,
        columns: Vec<u8>,
    },
    /// The points that can be chosen, each with the lines it offers; `ka` says that one becomes the ka.
    MayChoose {
        seat: Seat,
        ka: bool,
        points: Vec<(Point, Vec<Taken>)>,
    },
    /// The lines that are open to a ka that has been chosen or moved.
    MayTake {
        at: Point,
        lines: Vec<Taken>,
    },
    /// The game is over.
    NothingToPlay,
    /// One step of a move: a token taken, and the points of its taker then.
    TookAt {
        step: usize,
        all: usize,
        seat: Seat,
        point: Point,
        colour: Colour,
        score: u16,
    },
    /// One step of a move: a ka goes.
    WentAt {
        step: usize,
        all: usize,
        seat: Seat,
        from: Point,
        over: Option<Point>,
        to: Point,
    },
    // points, columns and lines, for those who hear the board
    Point {
        point: Point,
        stands: Stands,
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
        stands: Vec<Stands>,
    },
    /// A line by what it takes: the word of its button.
    Line(Taken),
    /// What a line brings, and what a column does, in few words: they stand on the board.
    Price(Taken),
    PriceOf(Tokens),
    // panels
    /// Several lines are open where the ka would stand.
    WhichLine {
        at: Point,
    },
    /// A row or a column has been picked, and what it is to be a point with is not; or neither any more.
    Picked {
        row: Option<u8>,
        column: Option<u8>,
    },
    /// A part of the board is shown larger; and another part of it, by the side where that lies on the screen.
    Enlarge,
    Part(Side),
    /// What a seat has in its tray.
    Tray {
        seat: Seat,
        tokens: Tokens,
    },
}

/// What may be done with a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum May {
    /// The token may become the ka and comes to `to`, hopping where it `jumps`.
    Become { to: Point, jumps: bool, lines: Vec<Taken> },
    /// The ka may go there.
    Go { lines: Vec<Taken> },
    /// It has been chosen, and one of these lines is to be taken.
    Take { lines: Vec<Taken> },
    /// Its token is the end of lines that can be taken.
    Ends { lines: Vec<Taken> },
}

/// Something that a move of Pasang did, as a line of the log tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tale {
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
    /// A ka counts for its owner.
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

/// Says it in the words of the page.
pub fn say(what: &Say) -> String {
    format(&say_pasang::said(what))
}

/// Tells a line of the log.
pub fn tell(tale: &Tale) -> String {
    format(&say_pasang::tale(tale))
}
