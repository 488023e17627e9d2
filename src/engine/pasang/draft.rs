//! A board that is being laid out: each point empty, black or white.

use super::{
    board::{Colour, Point},
    pattern::Pattern,
};
use std::ops::{BitAnd, BitOr, Sub};

/// Tokens of each colour on a complete board.
pub const EACH: u32 = 60;

/// A set of points where a token may lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Points(u128);

impl Points {
    pub const NONE: Points = Points(0);

    pub fn contains(self, point: Point) -> bool {
        !(self & Points::from(point)).is_empty()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// From the bottom left, row by row.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        Point::all().filter(move |&point| self.contains(point))
    }
}

/// The set of one point; none where no token may lie.
impl From<Point> for Points {
    fn from(point: Point) -> Points {
        Points(if point.is_playable() { 1 << point.0 } else { 0 })
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        points.into_iter().fold(Points::NONE, |all, point| all | point.into())
    }
}

impl BitOr for Points {
    type Output = Points;
    fn bitor(self, other: Points) -> Points {
        Points(self.0 | other.0)
    }
}

impl BitAnd for Points {
    type Output = Points;
    fn bitand(self, other: Points) -> Points {
        Points(self.0 & other.0)
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0 & !other.0)
    }
}

/// A partly laid board, of any number of either colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Draft {
    black: Points,
    white: Points,
}

/// Why a draft cannot be played on yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfinished {
    /// This many points are still empty.
    Empty(u32),
    /// All points are filled, but not with 60 of each colour.
    Uneven { black: u32, white: u32 },
}

impl Draft {
    pub fn at(&self, point: Point) -> Option<Colour> {
        match (self.black.contains(point), self.white.contains(point)) {
            (true, _) => Some(Colour::Black),
            (_, true) => Some(Colour::White),
            _ => None,
        }
    }

    /// The points of one colour.
    pub const fn of(&self, colour: Colour) -> Points {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }

    /// The empty points.
    pub fn empty(&self) -> Points {
        Point::all().collect::<Points>() - self.black - self.white
    }

    /// How many black and how many white tokens lie on it; 60 of each are needed.
    pub const fn counts(&self) -> (u32, u32) {
        (self.black.len(), self.white.len())
    }

    /// Lays a colour on points whatever lay there; `None` clears them.
    pub fn lay(&mut self, points: Points, colour: Option<Colour>) {
        self.black = self.black - points;
        self.white = self.white - points;
        match colour {
            Some(Colour::Black) => self.black = self.black | points,
            Some(Colour::White) => self.white = self.white | points,
            None => {}
        }
    }

    /// Whether it is complete, with 60 of each colour.
    pub fn is_complete(&self) -> bool {
        self.counts() == (EACH, EACH)
    }

    /// The draft as a pattern, once it is complete.
    pub fn pattern(&self) -> Result<Pattern, Unfinished> {
        let (black, white) = self.counts();
        match 2 * EACH - black - white {
            0 if black == EACH => Ok(Pattern::of_black(self.black.iter())),
            0 => Err(Unfinished::Uneven { black, white }),
            empty => Err(Unfinished::Empty(empty)),
        }
    }
}

/// The draft with the whole pattern laid.
impl From<Pattern> for Draft {
    fn from(pattern: Pattern) -> Draft {
        let of = |colour| Point::all().filter(|&point| pattern.at(point) == Some(colour)).collect();
        Draft { black: of(Colour::Black), white: of(Colour::White) }
    }
}
