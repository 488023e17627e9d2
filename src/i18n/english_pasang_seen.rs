//! English for why something may not be played in Pasang: what is seen on the board, in a sentence.

use super::{
    english::capital,
    english_pasang_fill::{Piece, fill, filled},
    pasang::Seen,
};
use crate::engine::pasang::board::{Axis, Point};

/// The row or the column that a point lies in.
const fn lane(axis: Axis, point: Point) -> Piece<'static> {
    Piece::Lane(axis, axis.split(point).0)
}

/// Which columns may be emptied against one.
const fn open(all: &[u8]) -> &'static str {
    match all.len() {
        0 => "none is",
        10.. => "any other is",
        _ => "{} are",
    }
}

pub fn seen(text: &mut String, seen: &Seen) {
    let at = |point: &Point| Piece::Point(*point);
    match seen {
        Seen::NoSuchColumn => text.push_str("The board has eleven columns, a to k."),
        Seen::NoSuchPoint => text.push_str("The board has no such point."),
        Seen::Centre => text.push_str("The centre is hollow: nothing lies or stands there."),
        Seen::Half { point, half: Some(seat) } => {
            fill(text, "{} lies in {}’s half.", &[at(point), Piece::Seat(*seat)]);
        }
        Seen::Half { point, half: None } => {
            fill(text, "{} lies in row 6, which is nobody’s.", &[at(point)]);
        }
        Seen::EmptyFirst { seat, point: Some(point) } => fill(
            text,
            "{} is one of five in {}: {} has still to empty a whole column.",
            &[at(point), lane(Axis::Column, *point), Piece::Seat(*seat)],
        ),
        Seen::EmptyFirst { seat, point: None } => {
            fill(text, "{} has no passage yet: a column is to be emptied.", &[Piece::Seat(*seat)]);
        }
        Seen::Faces { first, column, open: all } => fill(
            text,
            "South has emptied column {}: {} is not open to North, {}.",
            &[Piece::Column(*first), Piece::Column(*column), Piece::Form(open(all), &[Piece::Columns(all)])],
        ),
        Seen::ChooseKa { seat, passage } => {
            let pieces = [Piece::Seat(*seat), Piece::Column(*passage)];
            fill(text, "{}’s passage, column {}, has no ka yet.", &pieces);
        }
        Seen::MoveKa { seat, ka } => {
            let pieces = [Piece::Seat(*seat), at(ka)];
            fill(text, "{}’s ka stands on {}: it is to move to a point.", &pieces);
        }
        Seen::NoToken { point, stands } | Seen::Taken { point, stands } => {
            fill(text, "{} {}.", &[at(point), Piece::Held(*stands)]);
        }
        Seen::Away { point, passage, columns } => {
            let form = match columns {
                0 => "{} lies in the passage itself, column {}.",
                1 => "{} lies right beside the passage, column {}.",
                _ => "{} lies {} columns away from the passage, column {}.",
            };
            let far = Piece::Number((*columns).into());
            let pieces = [at(point), far, Piece::Column(*passage)];
            match columns {
                0 | 1 => fill(text, form, &[pieces[0], pieces[2]]),
                _ => fill(text, form, &pieces),
            }
        }
        Seen::NothingBetween { from, between, passage } => fill(
            text,
            "{} is vacant: nothing to jump over between {} and the passage, column {}.",
            &[at(between), at(from), Piece::Column(*passage)],
        ),
        Seen::Left { from, to } => {
            fill(text, "{} is vacant once its token has come to {} as the ka.", &[at(from), at(to)]);
        }
        Seen::StandsThere { seat, point } => {
            fill(text, "{}’s ka stands on {} already.", &[Piece::Seat(*seat), at(point)]);
        }
        Seen::OffLine { point, ka, seat } => fill(
            text,
            "{} lies neither in the row nor in the column of {}’s ka on {}.",
            &[at(point), Piece::Seat(*seat), at(ka)],
        ),
        Seen::Between { ka, to, point, stands } => fill(
            text,
            "{}, {}, stands between {} and {}.",
            &[at(point), Piece::Stands(*stands), at(ka), at(to)],
        ),
        Seen::CentreBetween { ka, to } => {
            fill(text, "The hollow centre lies between {} and {}.", &[at(ka), at(to)]);
        }
        Seen::NotOdd { at: point, groups } => {
            let none = if groups.len() < 2 { "a line must be odd" } else { "none is odd" };
            let pieces = [at(point), Piece::Groups(groups), Piece::Text(none)];
            fill(text, "From {} the ka would have {}: {}.", &pieces);
        }
        Seen::NothingMet { at: point, along: Some(axis) } => {
            let pieces = [at(point), lane(*axis, *point)];
            fill(text, "From {} the ka would meet no token along {}.", &pieces);
        }
        Seen::NothingMet { at: point, along: None } => {
            fill(text, "From {} the ka would meet no token either way.", &[at(point)]);
        }
        Seen::BeyondCentre { at: point } => {
            fill(text, "From {} the line would have to go on beyond the hollow centre.", &[at(point)]);
        }
        Seen::SameWay { at: point, moved } => fill(
            text,
            "The ka would come to {} along {}, and could only take along it.",
            &[at(point), lane(*moved, *point)],
        ),
        Seen::Several { at: point, lines } => {
            let pieces = [at(point), Piece::Number(*lines as u32)];
            fill(text, "From {} {} lines can be taken: one is to be named.", &pieces);
        }
        Seen::NotOneLine { at: from, point, ends } => {
            let number = Piece::Number(*ends as u32);
            let lines = if *ends == 0 { Piece::Text("no line") } else { Piece::Form("{} lines", &[number]) };
            fill(text, "{} ends {} that can be taken from {}.", &[at(point), lines, at(from)]);
        }
        Seen::TwoLines { at: point } => {
            fill(text, "What was named are several lines from {}.", &[at(point)]);
        }
        Seen::Fewer { at: point, groups } if groups.is_empty() => {
            fill(text, "From {} the ka meets no token there.", &[at(point)]);
        }
        Seen::Fewer { at: point, groups } => {
            fill(text, "From {} the ka meets only {}.", &[at(point), Piece::Groups(groups)]);
        }
        Seen::Even { at: point, asked } => {
            let pieces = [at(point), Piece::Sides(*asked)];
            fill(text, "From {} that would be {}: an even number.", &pieces);
        }
        Seen::Part { at: point, asked, whole: (whole, of) } => {
            let asked = capital(&filled("{}", &[Piece::Sides(*asked)]));
            let pieces = [Piece::Text(&asked), at(point), Piece::Group(*whole, *of)];
            fill(text, "{} from {} are only a part of {}.", &pieces);
        }
        Seen::BothSides { at: point, whole: (whole, of), one } => fill(
            text,
            "On both sides of {} lie {} tokens, {}: {}.",
            &[
                at(point),
                Piece::Colour(*of),
                Piece::Sides(*whole),
                Piece::Text(if *one { "one line" } else { "a line each" }),
            ],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::super::pasang::{Say, Stands, say};
    use super::*;
    use crate::engine::{
        pasang::{Line, board::Colour},
        seat::Seat,
    };

    fn seen(seen: &Seen) -> String {
        say(&Say::Seen(seen.clone()))
    }

    #[test]
    fn what_is_seen_is_told_with_its_points_and_numbers() {
        let (d5, e5) = (Point::at(3, 4), Point::at(4, 4));
        let two_west = (Line { sides: [0, 0, 2, 0] }, Colour::Black);
        let odd = Seen::NotOdd { at: e5, groups: vec![two_west] };
        assert_eq!(seen(&odd), "From e5 the ka would have two black west: a line must be odd.");
        let half = Seen::Half { point: Point::at(4, 6), half: Some(Seat::SECOND) };
        assert_eq!(seen(&half), "e7 lies in North’s half.");
        let vacant = Seen::NoToken { point: d5, stands: Stands::Nothing };
        assert_eq!(seen(&vacant), "d5 is vacant.");
        let faces = Seen::Faces { first: 2, column: 4, open: vec![6, 7, 8, 9, 10] };
        assert_eq!(seen(&faces), "South has emptied column c: e is not open to North, g to k are.");
    }
}
