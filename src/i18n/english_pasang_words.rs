//! English for the things of Pasang: points, tokens, sides and lines, in a few words each. Each is added to a text.

use super::{
    english_pasang_fill::{Piece, fill, join, list},
    pasang::{Stands, Taken},
};
use crate::engine::{
    pasang::{
        Line,
        board::{Axis, Colour, Side},
    },
    seat::Seat,
};

/// Points and columns that are named one by one in an answer; what is more is counted.
const NAMED: usize = 12;

pub(super) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}

/// A side as a direction.
pub(super) const fn way(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::South => "south",
        Side::West => "west",
        Side::East => "east",
    }
}

/// How a number is written: in figures, or in words.
const fn number(count: u8, figures: bool) -> Piece<'static> {
    match figures {
        true => Piece::Count(count as u32),
        false => Piece::Number(count as u32),
    }
}

/// On how many sides a line takes something.
fn sided(line: Line) -> usize {
    line.sides.iter().filter(|&&count| count > 0).count()
}

/// The only side on which a line takes something.
pub(super) fn only_side(line: Line) -> Option<Side> {
    let taking = Side::ALL.into_iter().find(|&side| line.on(side) > 0);
    taking.filter(|_| sided(line) == 1)
}

/// On which sides a line takes something, with how many: `three west and two east`.
pub(super) fn sides(text: &mut String, line: Line, figures: bool) {
    let mut all = Side::ALL.into_iter().filter(|&side| line.on(side) > 0);
    list(text, sided(line), &mut |text, _| {
        if let Some(side) = all.next() {
            fill(text, "{} {}", &[number(line.on(side), figures), Piece::Way(side)]);
        }
    });
}

/// How many of which colour: `three of five black`.
pub(super) fn many(text: &mut String, line: Line, colour: Colour, part_of: Option<u8>, figures: bool) {
    let sum = number(line.sum(), figures);
    match part_of {
        Some(whole) => fill(text, "{} of {} {}", &[sum, number(whole, figures), Piece::Colour(colour)]),
        None => fill(text, "{} {}", &[sum, Piece::Colour(colour)]),
    }
}

/// The same and where they lie: `three black west`, `five white, three west and two east`.
pub(super) fn heap(text: &mut String, line: Line, colour: Colour, part_of: Option<u8>, figures: bool) {
    many(text, line, colour, part_of, figures);
    match only_side(line) {
        Some(only) => fill(text, " {}", &[Piece::Way(only)]),
        None => {
            text.push_str(", ");
            sides(text, line, figures);
        }
    }
}

/// Tokens of a line without how many lie on either side: for announcements that need their words.
pub(super) fn shortly(text: &mut String, taken: &Taken) {
    match only_side(taken.line) {
        Some(only) => fill(text, "{} {}", &[Piece::Many(taken), Piece::Way(only)]),
        None => fill(text, "{}, both sides", &[Piece::Many(taken)]),
    }
}

/// What several lines come to: `three lines: 1 to 6 points`.
pub(super) fn choice(text: &mut String, lines: &[Taken], sign: char) {
    let (mut least, mut most) = (u8::MAX, 0);
    for line in lines {
        least = least.min(line.points);
        most = most.max(line.points);
    }
    fill(text, "{} lines{} ", &[Piece::Number(lines.len() as u32), Piece::Letter(sign)]);
    let most_points = Piece::Points(most.into());
    match least >= most {
        true => fill(text, "{} each", &[most_points]),
        false => fill(text, "{} to {}", &[Piece::Count(least.into()), most_points]),
    }
}

/// What the lines of a point come to, after the words for the point.
pub(super) fn takes(text: &mut String, lines: &[Taken]) {
    match lines {
        [] => (),
        [only] => {
            fill(text, ", takes {}, {}", &[Piece::Taken(only), Piece::Points(only.points.into())]);
        }
        several => fill(text, ", {}", &[Piece::Choice(several, ':')]),
    }
}

/// So many parts with `; ` between them; those beyond a dozen only counted.
pub(super) fn some(text: &mut String, count: usize, part: &mut dyn FnMut(&mut String, usize)) {
    join(text, count.min(NAMED), "; ", "; ", part);
    if count > NAMED {
        fill(text, "; and {} more", &[Piece::Count((count - NAMED) as u32)]);
    }
}

/// Columns by letter, three or more in a row from the first to the last: `a, c and g to k`.
pub(super) fn columns(text: &mut String, all: &[u8]) {
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
    list(text, runs.len(), &mut |text, at| {
        let [first, last] = runs[at];
        fill(
            text,
            if first == last { "{}" } else { "{} to {}" },
            &[Piece::Column(first), Piece::Column(last)],
        );
    });
}

pub(super) fn stands(text: &mut String, stands: Stands) {
    match stands {
        Stands::Nothing => text.push_str("vacant"),
        Stands::Centre => text.push_str("the hollow centre"),
        Stands::Token(of) => text.push_str(colour(of)),
        Stands::Ka(seat, was) => fill(text, "{}’s ka, {}", &[Piece::Seat(seat), Piece::Colour(was)]),
    }
}

/// What lies on a point, after its name: `holds a black token`.
pub(super) fn held(text: &mut String, stands: Stands) {
    match stands {
        Stands::Nothing | Stands::Centre => fill(text, "is {}", &[Piece::Stands(stands)]),
        Stands::Token(of) => fill(text, "holds a {} token", &[Piece::Colour(of)]),
        Stands::Ka(seat, _) => fill(text, "holds {}’s ka", &[Piece::Seat(seat)]),
    }
}

/// A row or a column by its name.
pub(super) fn lane(text: &mut String, axis: Axis, lane: u8) {
    match axis {
        Axis::Row => fill(text, "row {}", &[Piece::Count(u32::from(lane) + 1)]),
        Axis::Column => fill(text, "column {}", &[Piece::Column(lane)]),
    }
}

/// What a ka meets, told one after the other.
pub(super) fn groups(text: &mut String, all: &[(Line, Colour)]) {
    // where one of them is told side by side, "and" stands inside it already
    let both = all.iter().any(|&(line, _)| sided(line) > 1);
    let (between, last) = if both { ("; ", "; ") } else { (", ", " and ") };
    join(text, all.len(), between, last, &mut |text, at| {
        if let Some(&(line, colour)) = all.get(at) {
            heap(text, line, colour, None, false);
        }
    });
}

/// The points of both, the seat's own first.
pub(super) fn score(text: &mut String, seat: Seat, scores: [i32; 3]) {
    let [south, north] = [scores[0], scores[1]].map(|points| Piece::Count(points.unsigned_abs()));
    fill(text, "{} to {}", &if seat == Seat::FIRST { [south, north] } else { [north, south] });
}
