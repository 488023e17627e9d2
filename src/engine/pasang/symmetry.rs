//! The symmetries of the square board, and the class of a pattern by its symmetries.
//!
//! A symmetry *keeps* when every point has the colour of its image, and *swaps* when every point has the other
//! colour. The hollow centre is ignored.

use super::{
    board::{MIDDLE, Point, SIDE},
    pattern::Pattern,
};

/// The last column and the last row.
const LAST: u8 = SIDE - 1;
/// The longest step tested: steps shorter than half the board count.
const LONGEST_STEP: u8 = SIDE / 2;

/// One of the eight symmetries of the square board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    Same,
    /// A quarter turn anticlockwise.
    Quarter,
    Half,
    ThreeQuarters,
    /// Left and right change places; the axis is the middle column.
    LeftRight,
    /// Top and bottom change places; the axis is the middle row.
    TopBottom,
    /// The mirror on the diagonal from top left to bottom right.
    Falling,
    /// The mirror on the diagonal from bottom left to top right.
    Rising,
}

impl Symmetry {
    pub const ALL: [Symmetry; 8] = [
        Symmetry::Same,
        Symmetry::Quarter,
        Symmetry::Half,
        Symmetry::ThreeQuarters,
        Symmetry::LeftRight,
        Symmetry::TopBottom,
        Symmetry::Falling,
        Symmetry::Rising,
    ];

    /// The image of a point; the centre and points off the board are their own images.
    pub const fn image(self, point: Point) -> Point {
        if !point.is_playable() {
            return point;
        }
        let (column, row) = (point.column(), point.row());
        match self {
            Symmetry::Same => point,
            Symmetry::Quarter => Point::at(LAST - row, column),
            Symmetry::Half => Point::at(LAST - column, LAST - row),
            Symmetry::ThreeQuarters => Point::at(row, LAST - column),
            Symmetry::LeftRight => Point::at(LAST - column, row),
            Symmetry::TopBottom => Point::at(column, LAST - row),
            Symmetry::Falling => Point::at(LAST - row, LAST - column),
            Symmetry::Rising => Point::at(row, column),
        }
    }
}

/// What a link does to the colours of the points it pairs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    Keeps,
    Swaps,
}

/// A rule that pairs points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Link {
    /// Every point and its image.
    Image(Symmetry),
    /// The 80 points off the middle lines and the long diagonals, with their images. No more can be swapped by
    /// all four mirrors, because a point on an axis is its own image.
    OffAxes(Symmetry),
    /// Points this many apart along a row or a column.
    Step(u8),
}

impl Link {
    /// The points paired with a point. The centre is never paired.
    pub fn from(self, point: Point) -> impl Iterator<Item = Point> {
        let (column, row) = (point.column(), point.row());
        let joined = match self {
            _ if !point.is_playable() => [None; 4],
            Link::Image(symmetry) => [Some(symmetry.image(point)), None, None, None],
            Link::OffAxes(_) if on_axis(point) => [None; 4],
            Link::OffAxes(symmetry) => [Some(symmetry.image(point)), None, None, None],
            Link::Step(step) => {
                let up = |from: u8| from.checked_add(step).filter(|&to| to <= LAST);
                let down = |from: u8| from.checked_sub(step);
                let along_row = |to| Point::at(to, row);
                let along_column = |to| Point::at(column, to);
                [
                    up(column).map(along_row),
                    down(column).map(along_row),
                    up(row).map(along_column),
                    down(row).map(along_column),
                ]
            }
        };
        joined.into_iter().flatten().filter(|to| to.is_playable())
    }

    /// What it does throughout a pattern; `None` where it keeps some pairs and swaps others.
    pub fn tone(self, pattern: &Pattern) -> Option<Tone> {
        let pairs = Point::all().flat_map(|point| self.from(point).map(move |to| (point, to)));
        let mut tones = pairs.map(|(point, to)| match pattern.at(point) == pattern.at(to) {
            true => Tone::Keeps,
            false => Tone::Swaps,
        });
        let first = tones.next()?;
        tones.all(|tone| tone == first).then_some(first)
    }
}

/// Whether a point lies on a middle line or a long diagonal.
const fn on_axis(point: Point) -> bool {
    let (column, row) = (point.column(), point.row());
    column == MIDDLE || row == MIDDLE || column == row || column + row == LAST
}

/// A requirement that every pair of a link agrees, or differs, in colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Law {
    pub link: Link,
    pub tone: Tone,
}

impl Law {
    pub const fn keeps(link: Link) -> Law {
        Law { link, tone: Tone::Keeps }
    }

    pub const fn swaps(link: Link) -> Law {
        Law { link, tone: Tone::Swaps }
    }

    pub fn holds(&self, pattern: &Pattern) -> bool {
        self.link.tone(pattern) == Some(self.tone)
    }
}

/// The shortest step below half the board that keeps or swaps throughout, along rows and columns alike.
pub fn step(pattern: &Pattern) -> Option<(u8, Tone)> {
    (1..=LONGEST_STEP).find_map(|step| Some((step, Link::Step(step).tone(pattern)?)))
}

/// The classes of symmetrical patterns; each is tested before the ones that contain it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// All eight symmetries keep and neighbours always differ: the checkerboard, in either colouring.
    Perfect,
    /// All eight keep, and a step shorter than half the board keeps or swaps.
    CheckerboardLike,
    /// All eight keep.
    FourMirrors,
    /// Colours are exchanged as the board is turned or reflected.
    NightAndDay(Night),
    /// Quarter turns keep, no mirror does.
    FourfoldRotation,
    /// A diagonal mirror keeps, quarter turns do not.
    Diagonal,
}

/// Which symmetry exchanges the colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Night {
    /// A quarter turn swaps (and a half turn keeps).
    QuarterTurn,
    /// A half turn swaps.
    HalfTurn,
    /// Quarter turns keep, and every mirror swaps what lies off the axes.
    Mirrors,
}

impl Class {
    /// The class of a pattern; `None` for patterns with fewer symmetries.
    pub fn of(pattern: &Pattern) -> Option<Class> {
        let image = |symmetry| Link::Image(symmetry).tone(pattern);
        // a quarter turn and one mirror generate all eight, so what holds for one mirror holds for all
        match image(Symmetry::Quarter) {
            Some(Tone::Swaps) => Some(Class::NightAndDay(Night::QuarterTurn)),
            Some(Tone::Keeps) if image(Symmetry::LeftRight) == Some(Tone::Keeps) => {
                Some(match step(pattern) {
                    Some((1, Tone::Swaps)) => Class::Perfect,
                    Some(_) => Class::CheckerboardLike,
                    None => Class::FourMirrors,
                })
            }
            Some(Tone::Keeps) => Some(match Link::OffAxes(Symmetry::LeftRight).tone(pattern) {
                Some(Tone::Swaps) => Class::NightAndDay(Night::Mirrors),
                _ => Class::FourfoldRotation,
            }),
            None if image(Symmetry::Half) == Some(Tone::Swaps) => Some(Class::NightAndDay(Night::HalfTurn)),
            None => [Symmetry::Falling, Symmetry::Rising]
                .into_iter()
                .any(|diagonal| image(diagonal) == Some(Tone::Keeps))
                .then_some(Class::Diagonal),
        }
    }
}
