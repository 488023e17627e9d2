//! What is seen on Pasang's board when something may not be played: meanings, without words.

use super::pasang::Stands;
use crate::engine::{
    pasang::{
        Line,
        board::{Axis, Colour, Point},
    },
    seat::Seat,
};

/// What is seen on the board when something may not be played; the clause that forbids it says the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    NoSuchColumn,
    NoSuchPoint,
    /// What was chosen is the centre.
    Centre,
    /// A point of a seat's half, or of the middle row.
    Half {
        point: Point,
        half: Option<Seat>,
    },
    /// No column has been emptied by the seat yet; what was chosen is a point of its half.
    EmptyFirst {
        seat: Seat,
        point: Option<Point>,
    },
    /// The first player has emptied a column, and another is not open against it; these are.
    Faces {
        first: u8,
        column: u8,
        open: Vec<u8>,
    },
    /// What was chosen is no point, and a ka is to be chosen for a passage.
    ChooseKa {
        seat: Seat,
        passage: u8,
    },
    /// What was chosen is no point, and the ka is to move.
    MoveKa {
        seat: Seat,
        ka: Point,
    },
    /// No token lies there.
    NoToken {
        point: Point,
        stands: Stands,
    },
    /// A point so many columns away from the passage; 0 is in it.
    Away {
        point: Point,
        passage: u8,
        columns: u8,
    },
    /// Nothing to hop over.
    NothingBetween {
        from: Point,
        between: Point,
        passage: u8,
    },
    /// What a ka comes from is no part of its line.
    Left {
        from: Point,
        to: Point,
    },
    /// The ka stands there.
    StandsThere {
        seat: Seat,
        point: Point,
    },
    /// The point is not vacant.
    Taken {
        point: Point,
        stands: Stands,
    },
    /// Neither in the row nor in the column of the ka.
    OffLine {
        point: Point,
        ka: Point,
        seat: Seat,
    },
    /// Something stands on the way.
    Between {
        ka: Point,
        to: Point,
        point: Point,
        stands: Stands,
    },
    /// The hollow centre lies on the way.
    CentreBetween {
        ka: Point,
        to: Point,
    },
    /// What a ka would meet from a point: groups of one colour, each one line or one side of it; none is odd.
    NotOdd {
        at: Point,
        groups: Vec<(Line, Colour)>,
    },
    /// Nothing lies along the row or column, or both, in which the ka could take.
    NothingMet {
        at: Point,
        along: Option<Axis>,
    },
    /// A line would go on beyond the hollow centre only.
    BeyondCentre {
        at: Point,
    },
    /// The ka has come along an axis, and what it could take lies along the same.
    SameWay {
        at: Point,
        moved: Axis,
    },
    /// So many lines are open from a point, and one must be named.
    Several {
        at: Point,
        lines: usize,
    },
    /// A token that ends none of the lines open from a point, or several of them.
    NotOneLine {
        at: Point,
        point: Point,
        ends: usize,
    },
    /// What was asked for are several lines: along both ways, or of both colours.
    TwoLines {
        at: Point,
    },
    /// Fewer tokens of one colour lie there than were asked for.
    Fewer {
        at: Point,
        groups: Vec<(Line, Colour)>,
    },
    /// An even number was asked for.
    Even {
        at: Point,
        asked: Line,
    },
    /// What was asked for is a part of a line.
    Part {
        at: Point,
        asked: Line,
        whole: (Line, Colour),
    },
    /// Tokens of one colour lie on both sides; whether they are one line or a line each.
    BothSides {
        at: Point,
        whole: (Line, Colour),
        one: bool,
    },
}
