//! Messages of Pasang: announcements, answers, points and lines, the log, the laws of positions.

use super::{
    May, Say, Stands, Taken, Tale, Tokens,
    lines::{choice, column, columns, lane, some, standing, taken, takes},
    say_seen,
};
use crate::{
    engine::{
        pasang::{
            board::{Colour, Point},
            setup::SetupError,
        },
        seat::Seat,
    },
    i18n::{
        Next,
        ended::{self, next},
        said::{Said, Value, list, or_none, said},
    },
};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// What a ka took after its move, the scores, and who plays next.
fn took(seat: Seat, line: &Taken, scores: [i32; 3], then: &Next) -> Said {
    let next = next(*then);
    if let Next::Over { .. } = then {
        return said!("took-last", line = taken("line-shortly", line), next);
    }
    let key = if line.part_of.is_some() { "line-shortly" } else { "line" };
    let [own, other] = ended::pair(seat, scores);
    said!("took", line = taken(key, line), points = line.points, own, other, next)
}

pub(in crate::i18n) fn said(what: &Say) -> Said {
    match what {
        Say::Emptied { seat, column: of, tokens, points, next: then } => {
            said!("pasang-emptied", seat, column = column(*of), tokens, points, next = next(*then))
        }
        Say::Chosen { seat, from, over, to, was, taken, scores, next } => said!(
            "pasang-chosen",
            seat,
            was,
            jumps = over.is_some(),
            from,
            to,
            took = took(*seat, taken, *scores, next),
        ),
        Say::Moved { seat, from, to, taken, scores, next } => {
            said!("pasang-moved", seat, from, to, took = took(*seat, taken, *scores, next))
        }
        Say::Seen(what) => say_seen::said(what),
        Say::OnlyOne { seat, from, to, taken: line } => {
            said!("pasang-only-one", seat, from = or_none(*from), to, line = taken("line", line))
        }
        Say::NoSuchColumn { letter } => said!("no-such-column", letter),
        Say::Board { kas, passages, left, points } => board(kas, passages, *left, points),
        Say::MayEmpty { seat, columns: all } => {
            said!("may-empty", seat, count = all.len(), columns = columns(all))
        }
        Say::MayChoose { points, .. } if points.is_empty() => said!("may-choose-nothing"),
        Say::MayChoose { seat, ka, points } => {
            let key = if *ka { "may-choose" } else { "may-go" };
            let one = |(point, lines): &(Point, Vec<Taken>)| match &lines[..] {
                [only] => taken("may-choose-line", only).with("point", point),
                several => choice("may-choose-lines", several).with("point", point),
            };
            some(said!(key, seat), points.iter().map(one))
        }
        Say::MayTake { at, lines } => {
            some(said!("may-take", at), lines.iter().map(|line| taken("line-figures", line)))
        }
        Say::NothingToPlay => said!("nothing-to-play"),
        Say::TookAt { step, all, point, colour, score, .. } => {
            said!("took-at", step, all, point, colour, score)
        }
        Say::WentAt { step, all, seat, from, over, to } => {
            said!("went-at", step, all, seat, from, over = or_none(*over), to)
        }
        Say::Point { point, stands, may } => standing(said!("point", point, may = self::may(may)), *stands),
        Say::Column { column: of, tokens, points, may } => {
            said!("column", column = column(*of), tokens, points, may)
        }
        Say::Lane { axis, lane: of, stands } => {
            said!("lane-holds", lane = lane(*axis, *of), stands = along(stands))
        }
        Say::Line(line) => taken("line-figures", line),
        Say::Price(line) => taken("price", line),
        Say::PriceOf(tokens) => said!("price-of", points = tokens.points()),
        Say::WhichLine { at } => said!("which-line", at),
        Say::Picked { column: Some(of), .. } => said!("picked-column", column = column(*of)),
        Say::Picked { row: Some(row), .. } => said!("picked-row", row = row + 1),
        Say::Picked { .. } => said!("picked-nothing"),
        Say::Enlarge => said!("enlarge"),
        Say::Part(side) => said!("part", side),
        Say::Tray { seat, tokens: Tokens { black, white } } => said!("tray", seat, black, white),
    }
}

/// The contents of a row or a column, with equal neighbours counted: `five black, the hollow centre, …`.
fn along(all: &[Stands]) -> Value {
    let groups = all.chunk_by(|one, other| one == other);
    list(
        groups.filter_map(|group| Some(standing(said!("lane-stands", count = group.len()), *group.first()?))),
    )
}

fn may(may: &Option<May>) -> Said {
    match may {
        None => said!("takes-nothing"),
        Some(May::Become { to, jumps, lines }) => said!("may-become", jumps, to, takes = takes(lines)),
        Some(May::Go { lines }) => said!("may-go-there", takes = takes(lines)),
        Some(May::Take { lines }) => said!("may-take-there", takes = takes(lines)),
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
) -> Said {
    let kas = SEATS.into_iter().zip(kas).filter_map(|(seat, ka)| {
        let (was, at) = (*ka)?;
        Some(said!("board-ka", seat, was, at))
    });
    let passages = SEATS.into_iter().zip(passages).filter_map(|(seat, passage)| {
        let column = column((*passage)?);
        Some(said!("board-passage", seat, column))
    });
    let left = [(Colour::Black, left.black), (Colour::White, left.white)].into_iter();
    let left = left.filter(|(_, count)| *count > 0).map(|(colour, count)| {
        let lie = points.iter().filter(|(_, of)| *of == colour).map(|(point, _)| *point);
        said!("board-left", count, colour, points = list(lie))
    });
    let pointed = !points.is_empty();
    said!("board", kas = list(kas), passages = list(passages), left = list(left), pointed)
}

/// A line of the log.
pub(in crate::i18n) fn tale(tale: &Tale) -> Said {
    match tale {
        Tale::Empties { seat, column: of, tokens } => {
            // a colour without tokens is not named, unless it is the only one
            let held = [(Colour::Black, tokens.black), (Colour::White, tokens.white)];
            let named = held
                .into_iter()
                .filter(|&(colour, count)| count > 0 || colour == Colour::Black && tokens.white == 0);
            let tokens_named = list(named.map(|(colour, count)| said!("spelled-tokens", colour, count)));
            let (column, points) = (column(*of), tokens.points());
            said!("pasang-tale-empties", seat, column, tokens = tokens_named, points)
        }
        Tale::Becomes { seat, from, was, over, to } => {
            said!("pasang-tale-becomes", seat, from, was, over = or_none(*over), to)
        }
        Tale::Moves { seat, from, to } => said!("pasang-tale-moves", seat, from, to),
        Tale::Takes(line) => taken("pasang-tale-takes", line),
        Tale::KaCounts { seat, points } => said!("pasang-tale-ka-counts", seat, points),
        Tale::TurnGoes { seat } => said!("turn-goes", seat),
        Tale::Ends { outcome, scores } => ended::of_points(*outcome, *scores, false),
    }
}

/// The law that a position breaks.
pub(in crate::i18n) fn law(law: &SetupError) -> Said {
    match *law {
        SetupError::Rows { found } => said!("law-rows", found),
        SetupError::Points { row, found } => said!("law-points", row = row + 1, found),
        SetupError::Centre => said!("law-centre"),
        SetupError::Seat { found } => said!("law-seat", found = found + 1),
        SetupError::Kas { seat } => said!("law-kas", seat),
        SetupError::KaToken { seat } => said!("law-ka-token", seat),
        SetupError::Column { seat, found } => said!("law-column", seat, found = u32::from(found) + 1),
        SetupError::SecondPassage { column: of } => said!("law-second-passage", column = column(of)),
        SetupError::Order => said!("law-order"),
        SetupError::Turn { wanted } => said!("law-turn", seat = wanted),
        SetupError::InPassage { point } => said!("law-in-passage", point),
        SetupError::Vacant { point } => said!("law-vacant", point),
        SetupError::KaPlace { point } => said!("law-ka-place", point),
        SetupError::Pattern { point } => said!("law-pattern", point),
        SetupError::Tokens { colour, found, most } => said!("law-tokens", found, colour, most),
        SetupError::Scores { found, wanted } => said!("law-scores", found, wanted),
    }
}
