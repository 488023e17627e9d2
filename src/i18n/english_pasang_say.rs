//! English for Pasang: announcements, answers, and what is said of points and lines.

use super::{
    Next,
    english_pasang_fill::{Piece, fill, list},
    english_pasang_seen::seen,
    english_pasang_words::some,
    pasang::{May, Say, Stands, Taken, Tokens},
};
use crate::engine::{
    pasang::board::{Axis, Colour, Point, Side},
    seat::Seat,
};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// What a ka took after it has come where it is, the points, and who is next.
fn announced(text: &mut String, seat: Seat, line: &Taken, scores: [i32; 3], then: &Next) {
    text.push_str(" and takes ");
    let next = Piece::Next(then);
    if let Next::Over { .. } = then {
        return fill(text, "{}. {}", &[Piece::Shortly(line), next]);
    }
    let took = if line.part_of.is_some() { Piece::Shortly(line) } else { Piece::Taken(line) };
    let points = Piece::Points(line.points.into());
    fill(text, "{}: {}, {}. {}", &[took, points, Piece::Score(seat, scores), next]);
}

/// What a token does that becomes the ka.
const fn goes(jumps: bool) -> Piece<'static> {
    Piece::Text(if jumps { "jumps" } else { "slides" })
}

fn begin_step(text: &mut String, step: usize, all: usize) {
    fill(text, "Step {} of {}: ", &[Piece::Count(step as u32), Piece::Count(all as u32)]);
}

pub fn say(what: &Say) -> String {
    let mut text = String::new();
    put(&mut text, what);
    text
}

fn put(text: &mut String, what: &Say) {
    match what {
        Say::Emptied { seat, column, tokens, points, next } => fill(
            text,
            "{} empties column {}: {}, {} points. {}",
            &[
                Piece::Seat(*seat),
                Piece::Column(*column),
                Piece::Tokens(*tokens),
                Piece::Number((*points).into()),
                Piece::Next(next),
            ],
        ),
        Say::Chosen { seat, from, over, to, was, taken, scores, next } => {
            fill(
                text,
                "{}’s ka, {}, {} from {} to {}",
                &[
                    Piece::Seat(*seat),
                    Piece::Colour(*was),
                    goes(over.is_some()),
                    Piece::Point(*from),
                    Piece::Point(*to),
                ],
            );
            announced(text, *seat, taken, *scores, next);
        }
        Say::Moved { seat, from, to, taken, scores, next } => {
            let pieces = [Piece::Seat(*seat), Piece::Point(*from), Piece::Point(*to)];
            fill(text, "{}’s ka moves from {} to {}", &pieces);
            announced(text, *seat, taken, *scores, next);
        }
        Say::Seen(what) => seen(text, what),
        Say::OnlyOne { seat, from, to, taken } => {
            let (seat, to, taken) = (Piece::Seat(*seat), Piece::Point(*to), Piece::Taken(taken));
            match from {
                Some(from) => fill(
                    text,
                    "{} has no choice: only {} can become the ka; on {} it takes {}.",
                    &[seat, Piece::Point(*from), to, taken],
                ),
                None => fill(text, "{} has no choice: only {} captures, {}.", &[seat, to, taken]),
            }
        }
        Say::NoSuchColumn { letter } => fill(text, "No column is called {}.", &[Piece::Letter(*letter)]),
        Say::Board { kas, passages, left, points } => board(text, kas, passages, *left, points),
        Say::MayEmpty { seat, columns } => match columns.len() {
            0 => text.push_str("No column may be emptied."),
            count => {
                let word = Piece::Text(if count == 1 { "column" } else { "columns" });
                fill(text, "{} may empty {} {}.", &[Piece::Seat(*seat), word, Piece::Columns(columns)]);
            }
        },
        Say::MayChoose { points, .. } if points.is_empty() => text.push_str("Nothing may be played."),
        Say::MayChoose { seat, ka, points } => {
            let form = if *ka { "{} may choose as the ka: " } else { "{}’s ka may go to: " };
            fill(text, form, &[Piece::Seat(*seat)]);
            some(text, points.len(), &mut |text, at| {
                let (point, lines) = &points[at];
                let point = Piece::Point(*point);
                match &lines[..] {
                    [only] => {
                        let points = Piece::Points(only.points.into());
                        fill(text, "{}, {}, {}", &[point, Piece::Many(only), points]);
                    }
                    several => fill(text, "{}, {}", &[point, Piece::Choice(several, ',')]),
                }
            });
            text.push('.');
        }
        Say::MayTake { at, lines } => {
            fill(text, "From {}: ", &[Piece::Point(*at)]);
            some(text, lines.len(), &mut |text, at| fill(text, "{}", &[Piece::Figures(&lines[at])]));
            text.push('.');
        }
        Say::NothingToPlay => text.push_str("The game is over: nothing may be played."),
        Say::TookAt { step, all, point, colour, score, .. } => {
            begin_step(text, *step, *all);
            let pieces = [Piece::Point(*point), Piece::Colour(*colour), Piece::Points((*score).into())];
            fill(text, "{}, {}, taken: {} now.", &pieces);
        }
        Say::WentAt { step, all, seat, from, over, to } => {
            begin_step(text, *step, *all);
            fill(text, "{}’s ka goes from {}", &[Piece::Seat(*seat), Piece::Point(*from)]);
            if let Some(over) = over {
                fill(text, " over {}", &[Piece::Point(*over)]);
            }
            fill(text, " to {}.", &[Piece::Point(*to)]);
        }
        Say::Point { point, stands, may } => named_point(text, *point, *stands, may.as_ref()),
        Say::Column { column, tokens, points, may } => {
            fill(text, "column {}, ", &[Piece::Column(*column)]);
            match tokens {
                0 => text.push_str("emptied"),
                _ => fill(text, "{}, {}", &[Piece::Tokens(*tokens), Piece::Points((*points).into())]),
            }
            if *may {
                text.push_str(", may be emptied");
            }
        }
        Say::Lane { axis, lane, stands } => along(text, *axis, *lane, stands),
        Say::Line(taken) => fill(text, "{}", &[Piece::Figures(taken)]),
        Say::Price(Taken { line, colour, points, .. }) => {
            let pieces =
                [Piece::Count(line.sum().into()), Piece::Colour(*colour), Piece::Points((*points).into())];
            fill(text, "{} {}, {}", &pieces);
        }
        Say::PriceOf(tokens) => fill(text, "{}", &[Piece::Points(tokens.points().into())]),
        Say::WhichLine { at } => {
            fill(text, "Which line shall the ka take from {}?", &[Piece::Point(*at)]);
        }
        Say::Picked { column: Some(column), .. } => {
            fill(text, "Column {}: which row?", &[Piece::Column(*column)]);
        }
        Say::Picked { row: Some(row), .. } => {
            fill(text, "Row {}: which column?", &[Piece::Count(u32::from(*row) + 1)]);
        }
        Say::Picked { .. } => text.push_str("Nothing is picked."),
        Say::Enlarge => text.push_str("Enlarge"),
        Say::Part(side) => text.push_str(match side {
            Side::North => "The part above",
            Side::South => "The part below",
            Side::West => "The part to the left",
            Side::East => "The part to the right",
        }),
        Say::Tray { seat, tokens: Tokens { black, white } } => {
            let counts = [*black, *white].map(|count| Piece::Count(count.into()));
            fill(text, "{} has taken {} black and {} white", &[Piece::Seat(*seat), counts[0], counts[1]]);
        }
    }
}

/// What lies along a row or a column, equal neighbours counted: `row 6: five black, the hollow centre, …`.
fn along(text: &mut String, axis: Axis, lane: u8, all: &[Stands]) {
    fill(text, "{}: ", &[Piece::Lane(axis, lane)]);
    let mut rest = all;
    while let [held, ..] = rest {
        let count = rest.iter().take_while(|other| *other == held).count();
        let (number, stands) = (Piece::Number(count as u32), Piece::Stands(*held));
        match held {
            Stands::Token(_) => fill(text, "{} {}", &[number, stands]),
            Stands::Nothing if count > 1 => fill(text, "{} {}", &[number, stands]),
            Stands::Ka(seat, _) => fill(text, "{}’s ka", &[Piece::Seat(*seat)]),
            _ => fill(text, "{}", &[stands]),
        }
        rest = &rest[count..];
        if !rest.is_empty() {
            text.push_str(", ");
        }
    }
}

fn named_point(text: &mut String, point: Point, held: Stands, may: Option<&May>) {
    let (name, stands) = (Piece::Point(point), Piece::Stands(held));
    // a ka is named before its place, as it is one of two
    let both = if let Stands::Ka(..) = held { [stands, name] } else { [name, stands] };
    fill(text, "{}, {}", &both);
    match may {
        None => (),
        Some(May::Become { to, jumps, lines }) => fill(
            text,
            " token, may become the ka, {} to {}{}",
            &[goes(*jumps), Piece::Point(*to), Piece::Takes(lines)],
        ),
        Some(May::Go { lines }) => fill(text, ", the ka may go there{}", &[Piece::Takes(lines)]),
        Some(May::Take { lines }) => fill(text, ", chosen{}", &[Piece::Takes(lines)]),
        Some(May::Ends { lines }) => match &lines[..] {
            [only] => {
                let points = Piece::Points(only.points.into());
                fill(text, ", ends a line: {}, {}", &[Piece::Taken(only), points]);
            }
            several => fill(text, ", ends {}", &[Piece::Choice(several, ':')]),
        },
    }
}

/// The parts of a sentence that are there, with words before each of them: `before` the first, then `between`.
fn begin(text: &mut String, begun: &mut bool, before: &str, between: &str) {
    text.push_str(if *begun { between } else { before });
    *begun = true;
}

fn board(
    text: &mut String,
    kas: &[Option<(Colour, Point)>; 2],
    passages: &[Option<u8>; 2],
    left: Tokens,
    points: &[(Point, Colour)],
) {
    let mut begun = false;
    for (seat, ka) in SEATS.into_iter().zip(kas) {
        if let Some((was, at)) = ka {
            begin(text, &mut begun, "", "; ");
            fill(text, "{}’s ka, {}, on {}", &[Piece::Seat(seat), Piece::Colour(*was), Piece::Point(*at)]);
        }
    }
    text.push_str(if begun { ". " } else { "No ka yet. " });
    begun = false;
    for (seat, passage) in SEATS.into_iter().zip(passages) {
        if let Some(column) = passage {
            begin(text, &mut begun, "", "; ");
            fill(text, "{}’s passage is column {}", &[Piece::Seat(seat), Piece::Column(*column)]);
        }
    }
    text.push_str(if begun { ". " } else { "No column is emptied. " });
    begun = false;
    for (colour, count) in [(Colour::Black, left.black), (Colour::White, left.white)] {
        if count == 0 {
            continue;
        }
        begin(text, &mut begun, "On the board ", if points.is_empty() { " and " } else { "; " });
        fill(text, "{} {}", &[Piece::Count(count.into()), Piece::Colour(colour)]);
        let mut lie: Vec<Point> = Vec::new();
        for &(point, of) in points {
            if of == colour {
                lie.push(point);
            }
        }
        if !lie.is_empty() {
            text.push_str(": ");
            list(text, lie.len(), &mut |text, at| fill(text, "{}", &[Piece::Point(lie[at])]));
        }
    }
    text.push_str(if begun { "." } else { "No token is left on the board." });
}
