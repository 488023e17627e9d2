//! Pasang's points, columns and lines as values in messages.

use super::{PointContents, Taken};
use crate::{
    engine::pasang::{
        Line,
        board::{Axis, Colour, Point, Side},
    },
    notation::pasang::{column_letter, point_name},
    words::keyed::{KeyedMessage, ToValue, Value, keyed, list, or_none},
};

/// The most points, columns or lines that an answer names one by one; the rest are counted.
const NAMED: usize = 12;

/// The name of the point.
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

/// The letter of a column.
pub(in crate::words) fn column(column: u8) -> char {
    column_letter(column)
}

/// The name of a row or a column.
pub(super) fn lane(axis: Axis, lane: u8) -> KeyedMessage {
    match axis {
        Axis::Row => keyed!("lane", axis = "row", name = lane + 1),
        Axis::Column => keyed!("lane", axis = "column", name = column(lane)),
    }
}

/// The row or the column that a point lies in.
pub(super) fn lane_of(axis: Axis, point: Point) -> KeyedMessage {
    lane(axis, axis.split(point).0)
}

/// The sides from which a line takes tokens, each with their number.
fn taking(line: Line) -> Vec<(Side, u8)> {
    Side::ALL.into_iter().map(|side| (side, line.on(side))).filter(|(_, count)| *count > 0).collect()
}

/// The sides of a line with their numbers, each formatted by the message `key`.
fn sided(line: Line, key: &str) -> Value {
    list(taking(line).into_iter().map(|(way, count)| keyed!(key, way, count)))
}

/// The same in words, for example `three west`.
pub(super) fn sides(line: Line) -> Value {
    sided(line, "side-spelled")
}

/// The tokens of a line, by one of the messages on lines.
pub(super) fn tokens_of(key: &str, line: Line, colour: Colour, part_of: Option<u8>) -> KeyedMessage {
    let way = match taking(line)[..] {
        [(only, _)] => Some(only),
        _ => None,
    };
    keyed!(
        key,
        sum = line.sum(),
        whole = or_none(part_of),
        colour,
        way = or_none(way),
        sides = sides(line),
        figures = sided(line, "side-figures"),
    )
}

/// A line with its points.
pub(super) fn taken(key: &str, taken: &Taken) -> KeyedMessage {
    let Taken { line, colour, points, part_of } = *taken;
    tokens_of(key, line, colour, part_of).with("points", points)
}

/// A list of lines with their points.
pub(super) fn choice(key: &str, lines: &[Taken]) -> KeyedMessage {
    let points = || lines.iter().map(|line| line.points);
    let (least, most) = (points().min().unwrap_or(u8::MAX), points().max().unwrap_or_default());
    keyed!(key, lines = lines.len(), least, most, same = least >= most)
}

/// The lines from a point, to follow the words for the point.
pub(super) fn takes(lines: &[Taken]) -> KeyedMessage {
    match lines {
        [] => keyed!("takes-nothing"),
        [only] => taken("takes-line", only),
        several => choice("takes-choice", several),
    }
}

/// Adds the items to be named, and the number of the rest.
pub(super) fn some(keyed: KeyedMessage, all: impl ExactSizeIterator<Item = KeyedMessage>) -> KeyedMessage {
    let more = all.len().saturating_sub(NAMED);
    keyed.with("some", list(all.take(NAMED))).with("more", more)
}

/// Columns by letter; three or more consecutive ones become a range: `a, c and g to k`.
pub(super) fn columns(all: &[u8]) -> Value {
    // the first and last column of each range
    let mut runs: Vec<[u8; 2]> = Vec::new();
    for (at, &column) in all.iter().enumerate() {
        let follows = |at: usize| at > 0 && all.get(at).is_some_and(|column| all[at - 1] + 1 == *column);
        match runs.last_mut() {
            // two consecutive columns are not made a range
            Some([first, last]) if follows(at) && (*first < *last || follows(at + 1)) => *last = column,
            _ => runs.push([column; 2]),
        }
    }
    list(runs.into_iter().map(|[first, last]| match first == last {
        true => column(first).value(),
        false => keyed!("column-span", from = column(first), to = column(last)).value(),
    }))
}

/// Adds the piece on a point, for the messages `stands` and `holds`.
pub(super) fn with_contents(keyed: KeyedMessage, contents: PointContents) -> KeyedMessage {
    match contents {
        PointContents::Nothing => keyed.with("held", "nothing"),
        PointContents::Centre => keyed.with("held", "centre"),
        PointContents::Token(colour) => keyed.with("held", "token").with("colour", colour),
        PointContents::Ka(seat, was) => keyed.with("held", "ka").with("seat", seat).with("colour", was),
    }
}

/// Adds the groups of tokens that a ka meets.
pub(super) fn groups(keyed: KeyedMessage, all: &[(Line, Colour)]) -> KeyedMessage {
    // whether an item contains an "and" of its own because it names two sides
    let nested = all.iter().any(|&(line, _)| taking(line).len() > 1);
    let groups = list(all.iter().map(|&(line, colour)| tokens_of("line", line, colour, None)));
    keyed.with("nested", nested).with("groups", groups)
}
