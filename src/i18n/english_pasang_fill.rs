//! Sentences with gaps. A program that formats each sentence by itself carries the making and dropping of every
//! part of it as code; here a sentence is a form, and one function fills all of them.

use super::{
    Next,
    english::{next, number, side},
    english_pasang_words::{
        choice, colour, columns, groups, heap, held, lane, many, score, shortly, sides, stands, takes, way,
    },
    pasang::{Stands, Taken},
};
use crate::{
    engine::{
        pasang::{
            Line,
            board::{Axis, Colour, Point, Side},
        },
        seat::Seat,
    },
    notation::pasang::{column_letter, point_name},
};

/// What fills a gap.
#[derive(Clone, Copy)]
pub(super) enum Piece<'a> {
    Text(&'a str),
    Letter(char),
    /// A number in figures.
    Count(u32),
    /// A number in words up to twelve.
    Number(u32),
    Points(u32),
    Tokens(u8),
    Seat(Seat),
    Column(u8),
    /// A row or a column by its name.
    Lane(Axis, u8),
    Point(Point),
    Colour(Colour),
    Way(Side),
    Stands(Stands),
    /// After the name of a point: what lies there.
    Held(Stands),
    /// Columns by letter.
    Columns(&'a [u8]),
    /// The tokens of a line, with how many lie on either side.
    Group(Line, Colour),
    Groups(&'a [(Line, Colour)]),
    /// How many lie on each side of a line, in words.
    Sides(Line),
    Taken(&'a Taken),
    /// Without how many lie on either side.
    Shortly(&'a Taken),
    /// Only how many of which colour.
    Many(&'a Taken),
    /// A line with figures and what it counts.
    Figures(&'a Taken),
    /// What several lines come to, with the sign after how many they are.
    Choice(&'a [Taken], char),
    /// The same after the words for a point, or the only line.
    Takes(&'a [Taken]),
    /// The points of both, the seat's own first.
    Score(Seat, [i32; 3]),
    Next(&'a Next),
    /// A form with what fills its own gaps.
    Form(&'a str, &'a [Piece<'a>]),
}

use Piece::{Count, Form, Number, Points, Text};

/// A form with its gaps, each `{}`, filled in their order.
pub(super) fn filled(form: &str, pieces: &[Piece]) -> String {
    let mut text = String::new();
    fill(&mut text, form, pieces);
    text
}

/// Adds a form to a text, its gaps filled.
#[inline(never)]
pub(super) fn fill(text: &mut String, form: &str, pieces: &[Piece]) {
    let mut pieces = pieces.iter();
    for letter in form.chars() {
        match letter {
            '{' => {
                if let Some(piece) = pieces.next() {
                    put(text, *piece);
                }
            }
            '}' => (),
            _ => text.push(letter),
        }
    }
}

fn put(text: &mut String, piece: Piece) {
    let made;
    text.push_str(match piece {
        Text(words) => words,
        Piece::Seat(seat) => side(seat),
        Piece::Colour(of) => colour(of),
        Piece::Way(side) => way(side),
        Piece::Letter(letter) => return text.push(letter),
        Piece::Column(column) => return text.push(column_letter(column)),
        Count(count) => {
            made = count.to_string();
            &made
        }
        Number(count) => {
            made = number(count);
            &made
        }
        Piece::Point(point) => {
            made = point_name(point);
            &made
        }
        Piece::Next(then) => {
            made = next(*then);
            &made
        }
        Points(1) => "1 point",
        Points(count) => return fill(text, "{} points", &[Count(count)]),
        Piece::Tokens(count) => {
            let word = if count == 1 { "token" } else { "tokens" };
            return fill(text, "{} {}", &[Number(count.into()), Text(word)]);
        }
        Form(form, pieces) => return fill(text, form, pieces),
        Piece::Lane(axis, at) => return lane(text, axis, at),
        Piece::Stands(held) => return stands(text, held),
        Piece::Held(stands) => return held(text, stands),
        Piece::Columns(all) => return columns(text, all),
        Piece::Group(line, colour) => return heap(text, line, colour, None, false),
        Piece::Groups(all) => return groups(text, all),
        Piece::Sides(line) => return sides(text, line, false),
        Piece::Taken(Taken { line, colour, part_of, .. }) => {
            return heap(text, *line, *colour, *part_of, false);
        }
        Piece::Many(Taken { line, colour, part_of, .. }) => {
            return many(text, *line, *colour, *part_of, false);
        }
        Piece::Figures(Taken { line, colour, part_of, points }) => {
            heap(text, *line, *colour, *part_of, true);
            return fill(text, ": {}", &[Points((*points).into())]);
        }
        Piece::Shortly(line) => return shortly(text, line),
        Piece::Choice(lines, sign) => return choice(text, lines, sign),
        Piece::Takes(lines) => return takes(text, lines),
        Piece::Score(seat, scores) => return score(text, seat, scores),
    });
}

/// Adds so many parts, each by its number, with words between them and others before the last.
pub(super) fn join(
    text: &mut String,
    count: usize,
    between: &str,
    last: &str,
    part: &mut dyn FnMut(&mut String, usize),
) {
    for at in 0..count {
        if at > 0 {
            text.push_str(if at + 1 == count { last } else { between });
        }
        part(text, at);
    }
}

/// Adds so many parts as a list: `a, b and c`.
pub(super) fn list(text: &mut String, count: usize, part: &mut dyn FnMut(&mut String, usize)) {
    join(text, count, ", ", " and ", part);
}
