//! The things of Pasang as messages speak of them: points and columns by their names, lines with what they take.

use super::{
    pasang::{Stands, Taken},
    said::{Said, ToValue, Value, list, or_none, said},
};
use crate::{
    engine::pasang::{
        Line,
        board::{Axis, Colour, Point, Side},
    },
    notation::pasang::{column_letter, point_name},
};

/// Points, columns and lines that are named one by one in an answer; what is more is counted.
const NAMED: usize = 12;

/// A point is its name.
impl ToValue for Point {
    fn value(&self) -> Value {
        point_name(*self).value()
    }
}

impl ToValue for Colour {
    fn value(&self) -> Value {
        match self {
            Colour::Black => "black",
            Colour::White => "white",
        }
        .value()
    }
}

impl ToValue for Side {
    fn value(&self) -> Value {
        match self {
            Side::North => "north",
            Side::South => "south",
            Side::West => "west",
            Side::East => "east",
        }
        .value()
    }
}

/// A column is its letter.
pub(super) fn column(column: u8) -> char {
    column_letter(column)
}

/// A row or a column by its name.
pub(super) fn lane(axis: Axis, lane: u8) -> Said {
    match axis {
        Axis::Row => said!("lane", axis = "row", name = lane + 1),
        Axis::Column => said!("lane", axis = "column", name = column(lane)),
    }
}

/// The row or the column that a point lies in.
pub(super) fn lane_of(axis: Axis, point: Point) -> Said {
    lane(axis, axis.split(point).0)
}

/// The sides on which a line takes something, each with how many.
fn taking(line: Line) -> Vec<(Side, u8)> {
    Side::ALL.into_iter().map(|side| (side, line.on(side))).filter(|(_, count)| *count > 0).collect()
}

/// On which sides a line takes something, with how many, by the message that says one of them.
fn sided(line: Line, key: &str) -> Value {
    list(taking(line).into_iter().map(|(way, count)| said!(key, way, count)))
}

/// The same in words: `three west`.
pub(super) fn sides(line: Line) -> Value {
    sided(line, "side-spelled")
}

/// Tokens of a line, by one of the messages about lines.
pub(super) fn tokens_of(key: &str, line: Line, colour: Colour, part_of: Option<u8>) -> Said {
    let way = match taking(line)[..] {
        [(only, _)] => Some(only),
        _ => None,
    };
    said!(
        key,
        sum = line.sum(),
        whole = or_none(part_of),
        colour,
        way = or_none(way),
        sides = sides(line),
        figures = sided(line, "side-figures"),
    )
}

/// A line that is taken, or could be, with what it counts.
pub(super) fn taken(key: &str, taken: &Taken) -> Said {
    let Taken { line, colour, points, part_of } = *taken;
    tokens_of(key, line, colour, part_of).with("points", points)
}

/// What several lines come to.
pub(super) fn choice(key: &str, lines: &[Taken]) -> Said {
    let points = || lines.iter().map(|line| line.points);
    let (least, most) = (points().min().unwrap_or(u8::MAX), points().max().unwrap_or_default());
    said!(key, lines = lines.len(), least, most, same = least >= most)
}

/// What the lines of a point come to, after the words for the point.
pub(super) fn takes(lines: &[Taken]) -> Said {
    match lines {
        [] => said!("takes-nothing"),
        [only] => taken("takes-line", only),
        several => choice("takes-choice", several),
    }
}

/// Those of a list that are named, and how many more there are.
pub(super) fn some(said: Said, all: impl ExactSizeIterator<Item = Said>) -> Said {
    let more = all.len().saturating_sub(NAMED);
    said.with("some", list(all.take(NAMED))).with("more", more)
}

/// Columns by letter, three or more in a row from the first to the last: `a, c and g to k`.
pub(super) fn columns(all: &[u8]) -> Value {
    // the first and the last of what is named at once
    let mut runs: Vec<[u8; 2]> = Vec::new();
    for (at, &column) in all.iter().enumerate() {
        let follows = |at: usize| at > 0 && all.get(at).is_some_and(|column| all[at - 1] + 1 == *column);
        match runs.last_mut() {
            // two neighbours are named one by one
            Some([first, last]) if follows(at) && (*first < *last || follows(at + 1)) => *last = column,
            _ => runs.push([column; 2]),
        }
    }
    list(runs.into_iter().map(|[first, last]| match first == last {
        true => column(first).value(),
        false => said!("column-span", from = column(first), to = column(last)).value(),
    }))
}

/// What stands on a point, as the messages `stands` and `holds` speak of it.
pub(super) fn standing(said: Said, stands: Stands) -> Said {
    match stands {
        Stands::Nothing => said.with("held", "nothing"),
        Stands::Centre => said.with("held", "centre"),
        Stands::Token(colour) => said.with("held", "token").with("colour", colour),
        Stands::Ka(seat, was) => said.with("held", "ka").with("seat", seat).with("colour", was),
    }
}

/// What a ka meets, told one after the other.
pub(super) fn groups(said: Said, all: &[(Line, Colour)]) -> Said {
    // where one of them is told side by side, "and" stands inside it already
    let nested = all.iter().any(|&(line, _)| taking(line).len() > 1);
    let groups = list(all.iter().map(|&(line, colour)| tokens_of("line", line, colour, None)));
    said.with("nested", nested).with("groups", groups)
}
