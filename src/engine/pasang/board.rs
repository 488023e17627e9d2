//! The board of Pasang: its points, its sides, and the two colours of tokens.

use crate::engine::seat::Seat;

/// Points along a side.
pub const SIDE: u8 = 11;
/// The hollow centre, where the cup stands. Neither a token nor a ka may stand there.
pub const CENTRE: Point = Point(60);
/// The middle row and the middle column, counted from 0.
pub const MIDDLE: u8 = 5;

/// A point of the board: row × 11 + column, counted from 0 at the bottom left (`a1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(pub u8);

impl Point {
    /// The point in a column (0 is `a`, at the left) and a row (0 at the bottom); both below 11.
    #[inline(always)]
    pub const fn at(column: u8, row: u8) -> Point {
        Point(row * SIDE + column)
    }

    /// 0 to 10 from the left.
    #[inline(always)]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// 0 to 10 from the bottom; more for a point off the board.
    #[inline(always)]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Whether a token may lie here: not on the centre, not off the board.
    #[inline(always)]
    pub const fn is_playable(self) -> bool {
        self.0 < SIDE * SIDE && self.0 != CENTRE.0
    }

    /// Whose half the point lies in: the five rows nearest a player. `None` in the middle row.
    pub const fn half(self) -> Option<Seat> {
        match self.row() {
            ..MIDDLE => Some(Seat::FIRST),
            MIDDLE | SIDE.. => None,
            _ => Some(Seat::SECOND),
        }
    }

    /// All 121 points, the centre among them, from the bottom left, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> {
        (0..SIDE * SIDE).map(Point)
    }
}

/// The rows of a seat's half; the first seat sits at the bottom.
pub const fn half_rows(seat: Seat) -> std::ops::Range<u8> {
    if seat.index() == 0 { 0..MIDDLE } else { MIDDLE + 1..SIDE }
}

/// A direction along a row or a column, in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    North,
    South,
    West,
    East,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::North, Side::South, Side::West, Side::East];

    pub const fn axis(self) -> Axis {
        match self {
            Side::North | Side::South => Axis::Column,
            Side::West | Side::East => Axis::Row,
        }
    }
}

/// Along a row (west and east) or along a column (south and north).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    Row,
    Column,
}

impl Axis {
    pub const BOTH: [Axis; 2] = [Axis::Row, Axis::Column];

    #[inline(always)]
    pub const fn across(self) -> Axis {
        match self {
            Axis::Row => Axis::Column,
            Axis::Column => Axis::Row,
        }
    }

    /// Which row or column of this axis a point lies in, and how far along it, both from 0.
    #[inline(always)]
    pub const fn split(self, point: Point) -> (u8, u8) {
        match self {
            Axis::Row => (point.row(), point.column()),
            Axis::Column => (point.column(), point.row()),
        }
    }

    /// The point at a place along a row or column: the inverse of [`Axis::split`].
    #[inline(always)]
    pub const fn point(self, lane: u8, place: u8) -> Point {
        match self {
            Axis::Row => Point::at(place, lane),
            Axis::Column => Point::at(lane, place),
        }
    }
}

/// The colour of a token, which decides its points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    Black,
    White,
}

impl Colour {
    pub const BOTH: [Colour; 2] = [Colour::Black, Colour::White];

    pub const fn name(self) -> &'static str {
        match self {
            Colour::Black => "black",
            Colour::White => "white",
        }
    }

    /// The points for a captured token.
    #[inline(always)]
    pub const fn points(self) -> u8 {
        match self {
            Colour::Black => 1,
            Colour::White => 2,
        }
    }
}
