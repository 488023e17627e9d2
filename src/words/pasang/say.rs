//! Messages of Pasang: announcements, answers, points and lines, the log, the laws of positions.

use super::{
    Choice, LogLine, May, PasangMessage, PointContents, Taken, Tokens,
    lines::{choice, column, columns, lane, some, taken, takes, with_contents},
    say_refusal,
};
use crate::{
    engine::{
        pasang::{
            board::{Colour, Point},
            setup::SetupError,
        },
        seat::Seat,
    },
    words::{
        Localized, Next,
        ended::{self, next},
        keyed::{KeyedMessage, Value, keyed, list, or_none},
    },
};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// What a ka took after its move, the scores, and who plays next.
fn took(seat: Seat, line: &Taken, scores: [i32; 3], then: &Next) -> KeyedMessage {
    let next = next(*then);
    if let Next::Over { .. } = then {
        return keyed!("took-last", line = taken("line-shortly", line), next);
    }
    let key = if line.part_of.is_some() { "line-shortly" } else { "line" };
    let [own, other] = ended::pair(seat, scores);
    keyed!("took", line = taken(key, line), points = line.points, own, other, next)
}

impl Localized for PasangMessage {
    fn keyed(&self) -> KeyedMessage {
        match self {
            PasangMessage::Choose { seat, what } => {
                let what = match what {
                    Choice::Column => "column",
                    Choice::Ka => "ka",
                    Choice::Point => "point",
                };
                keyed!("pasang-choose", seat, what)
            }
            PasangMessage::Emptied { seat, column: of, tokens, points, next: then } => {
                keyed!("pasang-emptied", seat, column = column(*of), tokens, points, next = next(*then))
            }
            PasangMessage::Chosen { seat, from, over, to, was, taken, scores, next } => keyed!(
                "pasang-chosen",
                seat,
                was,
                jumps = over.is_some(),
                from,
                to,
                took = took(*seat, taken, *scores, next),
            ),
            PasangMessage::Moved { seat, from, to, taken, scores, next } => {
                keyed!("pasang-moved", seat, from, to, took = took(*seat, taken, *scores, next))
            }
            PasangMessage::MovedBriefly { seat, to, points, next: then } => {
                keyed!("pasang-moved-briefly", seat, to, points, next = next(*then))
            }
            PasangMessage::Refused(what) => say_refusal::keyed(what),
            PasangMessage::OnlyOne { seat, from, to, taken: line } => {
                keyed!("pasang-only-one", seat, from = or_none(*from), to, line = taken("line", line))
            }
            PasangMessage::NoSuchColumn { letter } => keyed!("no-such-column", letter),
            PasangMessage::Board { kas, passages, left, points } => board(kas, passages, *left, points),
            PasangMessage::MayEmpty { seat, columns: all } => {
                keyed!("may-empty", seat, count = all.len(), columns = columns(all))
            }
            PasangMessage::MayChoose { points, .. } if points.is_empty() => keyed!("may-choose-nothing"),
            PasangMessage::MayChoose { seat, ka, points } => {
                let key = if *ka { "may-choose" } else { "may-go" };
                let one = |(point, lines): &(Point, Vec<Taken>)| match &lines[..] {
                    [only] => taken("may-choose-line", only).with("point", point),
                    several => choice("may-choose-lines", several).with("point", point),
                };
                some(keyed!(key, seat), points.iter().map(one))
            }
            PasangMessage::MayTake { at, lines } => {
                some(keyed!("may-take", at), lines.iter().map(|line| taken("line-figures", line)))
            }
            PasangMessage::NothingToPlay => keyed!("nothing-to-play"),
            PasangMessage::TookAt { step, all, point, colour, score, .. } => {
                keyed!("took-at", step, all, point, colour, score)
            }
            PasangMessage::Took { point, colour, score } => keyed!("took-token", point, colour, score),
            PasangMessage::WentAt { step, all, seat, from, over, to } => {
                keyed!("went-at", step, all, seat, from, over = or_none(*over), to)
            }
            PasangMessage::Point { point, contents, may } => {
                with_contents(keyed!("point", point, may = self::may(may)), *contents)
            }
            PasangMessage::Column { column: of, tokens, points, may } => {
                keyed!("column", column = column(*of), tokens, points, may)
            }
            PasangMessage::Lane { axis, lane: of, contents } => {
                keyed!("lane-holds", lane = lane(*axis, *of), stands = along(contents))
            }
            PasangMessage::Line(line) => taken("line-figures", line),
            PasangMessage::Price(line) => taken("price", line),
            PasangMessage::PriceOf(tokens) => keyed!("price-of", points = tokens.points()),
            PasangMessage::WhichLine { at } => keyed!("which-line", at),
            PasangMessage::Picked { column: Some(of), .. } => keyed!("picked-column", column = column(*of)),
            PasangMessage::Picked { row: Some(row), .. } => keyed!("picked-row", row = row + 1),
            PasangMessage::Picked { .. } => keyed!("picked-nothing"),
            PasangMessage::Considered(what) => match **what {
                PasangMessage::Column { .. } => keyed!("pasang-considered-column", what = what.keyed()),
                _ => keyed!("pasang-considered", what = what.keyed()),
            },
            PasangMessage::Enlarge => keyed!("enlarge"),
            PasangMessage::WholeBoard => keyed!("whole-board"),
            PasangMessage::Part(side) => keyed!("part", side),
            PasangMessage::Tray { seat, tokens: Tokens { black, white } } => {
                keyed!("tray", seat, black, white)
            }
        }
    }
}

/// The contents of a row or a column, with equal neighbours counted: `five black, the hollow centre, …`.
fn along(all: &[PointContents]) -> Value {
    let groups = all.chunk_by(|one, other| one == other);
    list(
        groups.filter_map(|group| {
            Some(with_contents(keyed!("lane-stands", count = group.len()), *group.first()?))
        }),
    )
}

fn may(may: &Option<May>) -> KeyedMessage {
    match may {
        None => keyed!("takes-nothing"),
        Some(May::Become { to, jumps, lines }) => keyed!("may-become", jumps, to, takes = takes(lines)),
        Some(May::Go { lines }) => keyed!("may-go-there", takes = takes(lines)),
        Some(May::Take { lines }) => keyed!("may-take-there", takes = takes(lines)),
        Some(May::Ends { lines }) => match &lines[..] {
            [only] => taken("may-end-line", only),
            several => choice("may-end-lines", several),
        },
    }
}

fn board(
    kas: &[Option<(Colour, Point)>; 2],
    passages: &[Option<u8>; 2],
    left: Tokens,
    points: &[(Point, Colour)],
) -> KeyedMessage {
    let kas = SEATS.into_iter().zip(kas).filter_map(|(seat, ka)| {
        let (was, at) = (*ka)?;
        Some(keyed!("board-ka", seat, was, at))
    });
    let passages = SEATS.into_iter().zip(passages).filter_map(|(seat, passage)| {
        let column = column((*passage)?);
        Some(keyed!("board-passage", seat, column))
    });
    let left = [(Colour::Black, left.black), (Colour::White, left.white)].into_iter();
    let left = left.filter(|(_, count)| *count > 0).map(|(colour, count)| {
        let lie = points.iter().filter(|(_, of)| *of == colour).map(|(point, _)| *point);
        keyed!("board-left", count, colour, points = list(lie))
    });
    let pointed = !points.is_empty();
    keyed!("board", kas = list(kas), passages = list(passages), left = list(left), pointed)
}

impl Localized for LogLine {
    fn keyed(&self) -> KeyedMessage {
        match self {
            LogLine::Empties { seat, column: of, tokens } => {
                // a colour without tokens is not named, unless it is the only one
                let held = [(Colour::Black, tokens.black), (Colour::White, tokens.white)];
                let named = held
                    .into_iter()
                    .filter(|&(colour, count)| count > 0 || colour == Colour::Black && tokens.white == 0);
                let tokens_named = list(named.map(|(colour, count)| keyed!("spelled-tokens", colour, count)));
                let (column, points) = (column(*of), tokens.points());
                keyed!("pasang-log-empties", seat, column, tokens = tokens_named, points)
            }
            LogLine::Becomes { seat, from, was, over, to } => {
                keyed!("pasang-log-becomes", seat, from, was, over = or_none(*over), to)
            }
            LogLine::Moves { seat, from, to } => keyed!("pasang-log-moves", seat, from, to),
            LogLine::Takes(line) => taken("pasang-log-takes", line),
            LogLine::KaCounts { seat, points } => keyed!("pasang-log-ka-counts", seat, points),
            LogLine::TurnGoes { seat } => keyed!("turn-goes", seat),
            LogLine::Ends { outcome, scores } => ended::of_points(*outcome, *scores, false),
        }
    }
}

/// The law that a position breaks.
pub(in crate::words) fn law(law: &SetupError) -> KeyedMessage {
    match *law {
        SetupError::Rows { found } => keyed!("law-rows", found),
        SetupError::Points { row, found } => keyed!("law-points", row = row + 1, found),
        SetupError::Centre => keyed!("law-centre"),
        SetupError::Seat { found } => keyed!("law-seat", found = found + 1),
        SetupError::Kas { seat } => keyed!("law-kas", seat),
        SetupError::KaToken { seat } => keyed!("law-ka-token", seat),
        SetupError::Column { seat, found } => keyed!("law-column", seat, found = u32::from(found) + 1),
        SetupError::SecondPassage { column: of } => keyed!("law-second-passage", column = column(of)),
        SetupError::Order => keyed!("law-order"),
        SetupError::Turn { wanted } => keyed!("law-turn", seat = wanted),
        SetupError::InPassage { point } => keyed!("law-in-passage", point),
        SetupError::Vacant { point } => keyed!("law-vacant", point),
        SetupError::KaPlace { point } => keyed!("law-ka-place", point),
        SetupError::Pattern { point } => keyed!("law-pattern", point),
        SetupError::Tokens { colour, found, most } => keyed!("law-tokens", found, colour, most),
        SetupError::Scores { found, wanted } => keyed!("law-scores", found, wanted),
    }
}
