//! Why a choice in Pasang is refused, by what the board shows, as data.

use super::PointContents;
use crate::engine::{
    pasang::{
        Line,
        board::{Axis, Colour, Point},
    },
    seat::Seat,
};

/// What the board shows of a choice that is refused; the clause explains the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RefusalReason {
    NoSuchColumn,
    NoSuchPoint,
    /// The choice is the centre.
    Centre,
    /// A point of a seat's half or of the middle row.
    Half {
        point: Point,
        half: Option<Seat>,
    },
    /// The seat has not emptied a column yet; the choice is a point of its half.
    EmptyFirst {
        seat: Seat,
        point: Option<Point>,
    },
    /// The first player's column excludes this one; `open` lists those allowed.
    Faces {
        first: u8,
        column: u8,
        open: Vec<u8>,
    },
    /// The choice is not a point, and a ka must be chosen for a passage.
    ChooseKa {
        seat: Seat,
        passage: u8,
    },
    /// The choice is not a point, and the ka must move.
    MoveKa {
        seat: Seat,
        ka: Point,
    },
    /// No token lies on the point.
    NoToken {
        point: Point,
        contents: PointContents,
    },
    /// A point this many columns away from the passage; 0 is in it.
    Away {
        point: Point,
        passage: u8,
        columns: u8,
    },
    /// There is nothing to hop over.
    NothingBetween {
        from: Point,
        between: Point,
        passage: u8,
    },
    /// The point that a ka comes from is not part of its line.
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
        contents: PointContents,
    },
    /// The point is neither in the row nor in the column of the ka.
    OffLine {
        point: Point,
        ka: Point,
        seat: Seat,
    },
    /// A piece is in the way.
    Between {
        ka: Point,
        to: Point,
        point: Point,
        contents: PointContents,
    },
    /// The hollow centre is in the way.
    CentreBetween {
        ka: Point,
        to: Point,
    },
    /// The groups that a ka would meet from a point, each of one colour and one line, or one side of a line;
    /// none is odd.
    NotOdd {
        at: Point,
        groups: Vec<(Line, Colour)>,
    },
    /// There is nothing to take along the row or column, or both.
    NothingMet {
        at: Point,
        along: Option<Axis>,
    },
    /// The line would have to cross the hollow centre.
    BeyondCentre {
        at: Point,
    },
    /// The ka has moved along an axis, and the line lies along the same axis.
    SameWay {
        at: Point,
        moved: Axis,
    },
    /// Several lines are open from a point, and one must be named.
    Several {
        at: Point,
        lines: usize,
    },
    /// A token that ends none of the lines open from a point, or several.
    NotOneLine {
        at: Point,
        point: Point,
        ends: usize,
    },
    /// The choice is several lines: along both axes, or of both colours.
    TwoLines {
        at: Point,
    },
    /// There are fewer tokens of one colour than asked for.
    Fewer {
        at: Point,
        groups: Vec<(Line, Colour)>,
    },
    /// The number asked for is even.
    Even {
        at: Point,
        asked: Line,
    },
    /// The choice is only a part of a line.
    Part {
        at: Point,
        asked: Line,
        whole: (Line, Colour),
    },
    /// Tokens of one colour lie on both sides; says whether they are one line or two.
    BothSides {
        at: Point,
        whole: (Line, Colour),
        one: bool,
    },
}
