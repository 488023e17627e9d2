//! What only Pasang has to say: announcements, answers, and what is told of points and lines.

use papan::{
    engine::{
        Kind,
        pasang::{
            Line,
            board::{Axis, Colour, Point, SIDE, Side},
        },
        seat::Seat,
    },
    words::{
        pasang::{Choice, May, PasangMessage, PointContents, RefusalReason, Taken, Tokens},
        say,
    },
};

use super::nexts;
use crate::sheet::{COUNTS, Sheet, Text, variants, whole};

variants!(PasangMessage {
    Choose,
    Emptied,
    Chosen,
    Moved,
    MovedBriefly,
    Refused,
    OnlyOne,
    NoSuchColumn,
    Board,
    MayEmpty,
    MayChoose,
    MayTake,
    NothingToPlay,
    TookAt,
    Took,
    WentAt,
    Point,
    Column,
    Lane,
    Line,
    Price,
    PriceOf,
    WhichLine,
    Picked,
    Considered,
    Enlarge,
    WholeBoard,
    Part,
    Tray,
});
variants!(May { Become, Go, Take, Ends });
variants!(PointContents { Nothing, Centre, Token, Ka });

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];
const SCORES: [[i32; 3]; 2] = [[10, 8, 0], [1, 0, 0]];

/// Lines to one side and to both, of either colour, whole and in part, for every number of points.
pub fn taken() -> Vec<Taken> {
    let mut all = Vec::new();
    for colour in Colour::BOTH {
        for axis in Axis::BOTH {
            for (low, high) in [(1, 0), (0, 1), (3, 0), (0, 5), (1, 2), (6, 5)] {
                let line = Line::along(axis, low, high);
                for part_of in [None, Some(line.sum() + 1), Some(12)] {
                    all.push(Taken { line, colour, points: line.sum() * colour.points(), part_of });
                }
            }
        }
    }
    all
}

/// Lines of which there are several.
fn several() -> [Vec<Taken>; 4] {
    let all = taken();
    [Vec::new(), vec![all[0]], vec![all[0], all[6]], all]
}

/// Tokens of no, one and both colours, none to many.
pub fn all_tokens() -> Vec<Tokens> {
    let of = |black| COUNTS.map(|white| Tokens { black, white });
    COUNTS.into_iter().flat_map(of).collect()
}

pub fn stands() -> Vec<PointContents> {
    let mut all = vec![PointContents::Nothing, PointContents::Centre];
    for colour in Colour::BOTH {
        all.push(PointContents::Token(colour));
        all.extend(SEATS.map(|seat| PointContents::Ka(seat, colour)));
    }
    whole(all)
}

fn mays() -> Vec<Option<May>> {
    let mut all = Vec::new();
    for lines in several() {
        all.extend([false, true].map(|jumps| May::Become {
            to: Point::at(2, 1),
            jumps,
            lines: lines.clone(),
        }));
        all.extend([May::Go { lines: lines.clone() }, May::Take { lines: lines.clone() }]);
        all.push(May::Ends { lines: if lines.is_empty() { taken() } else { lines } });
    }
    whole(all).into_iter().map(Some).chain([None]).collect()
}

pub fn all() -> Text {
    let mut sheet = Sheet::new(|what: &PasangMessage| say(what));
    for what in [Choice::Column, Choice::Ka, Choice::Point] {
        sheet.put_all(SEATS.map(|seat| PasangMessage::Choose { seat, what }));
    }
    moves(&mut sheet);
    answers(&mut sheet);
    steps(&mut sheet);
    board(&mut sheet);
    // what is seen has a sheet of its own
    sheet.put(PasangMessage::Refused(RefusalReason::Centre));
    sheet.whole()
}

fn moves(sheet: &mut Sheet<PasangMessage>) {
    let (from, to, was) = (Point::at(3, 0), Point::at(2, 0), Colour::White);
    let (whole, scores) = (taken()[0], SCORES[0]);
    let both = [nexts(Kind::Pasang)[0], *nexts(Kind::Pasang).last().expect("an end")];
    for seat in SEATS {
        for next in nexts(Kind::Pasang) {
            sheet.put(PasangMessage::Emptied { seat, column: 7, tokens: 5, points: 9, next });
            sheet.put(PasangMessage::Chosen { seat, from, over: None, to, was, taken: whole, scores, next });
            sheet.put(PasangMessage::Moved { seat, from, to, taken: whole, scores, next });
            sheet.put_all([1, 2].map(|points| PasangMessage::MovedBriefly { seat, to, points, next }));
        }
        for (over, was) in [None, Some(to)].into_iter().flat_map(|over| Colour::BOTH.map(|was| (over, was))) {
            sheet.put(PasangMessage::Chosen {
                seat,
                from,
                over,
                to,
                was,
                taken: whole,
                scores,
                next: both[0],
            });
        }
        for count in COUNTS {
            sheet.put(PasangMessage::Emptied {
                seat,
                column: 0,
                tokens: count,
                points: count,
                next: both[0],
            });
        }
        sheet.put_all(SCORES.map(|scores| PasangMessage::Moved {
            seat,
            from,
            to,
            taken: whole,
            scores,
            next: both[0],
        }));
        sheet.put_all([None, Some(from)].map(|from| PasangMessage::OnlyOne { seat, from, to, taken: whole }));
    }
    let seat = SEATS[0];
    for taken in taken() {
        for next in both {
            sheet.put(PasangMessage::Chosen { seat, from, over: None, to, was, taken, scores, next });
            sheet.put(PasangMessage::Moved { seat, from, to, taken, scores, next });
        }
        sheet.put_all([None, Some(from)].map(|from| PasangMessage::OnlyOne { seat, from, to, taken }));
    }
}

fn answers(sheet: &mut Sheet<PasangMessage>) {
    sheet.put_all(['l', 'z'].map(|letter| PasangMessage::NoSuchColumn { letter }));
    let ka = |was| Some((was, Point::at(7, 0)));
    for kas in [[None, None], [ka(Colour::White), None], [None, ka(Colour::Black)], [ka(Colour::White); 2]] {
        for passages in [[None, None], [Some(7), None], [None, Some(2)], [Some(7), Some(2)]] {
            let left = Tokens { black: 56, white: 48 };
            sheet.put(PasangMessage::Board { kas, passages, left, points: Vec::new() });
        }
    }
    for left in all_tokens() {
        sheet.put(PasangMessage::Board {
            kas: [None, None],
            passages: [None, None],
            left,
            points: Vec::new(),
        });
    }
    for count in [1, 2, 3, 12] {
        let colour = |at: u8| if at.is_multiple_of(3) { Colour::Black } else { Colour::White };
        let points: Vec<_> = (0..count).map(|at| (Point::at(at % SIDE, at % 2), colour(at))).collect();
        let mut left = Tokens::default();
        points.iter().for_each(|&(_, colour)| left.add(colour));
        sheet.put(PasangMessage::Board { kas: [None, None], passages: [None, None], left, points });
    }
    for seat in SEATS {
        for columns in [&[][..], &[0], &[0, 1], &[0, 1, 2], &[0, 2, 6, 7, 8, 9, 10], &[0, 2, 3, 5]] {
            sheet.put(PasangMessage::MayEmpty { seat, columns: columns.to_vec() });
        }
        for ka in [false, true] {
            for (count, lines) in
                [0, 1, 2, 11, 12, 13].into_iter().flat_map(|count| several().map(|lines| (count, lines)))
            {
                let lines = if lines.is_empty() { taken() } else { lines };
                let points = (0..count).map(|at| (Point::at(at % SIDE, at / SIDE), lines.clone())).collect();
                sheet.put(PasangMessage::MayChoose { seat, ka, points });
            }
        }
    }
    for lines in several() {
        sheet.put(PasangMessage::MayTake { at: Point::at(8, 8), lines });
    }
    sheet.put(PasangMessage::NothingToPlay);
}

fn steps(sheet: &mut Sheet<PasangMessage>) {
    let point = Point::at(10, 10);
    for seat in SEATS {
        for colour in Colour::BOTH {
            for score in COUNTS.map(u16::from) {
                sheet.put(PasangMessage::TookAt { step: 1, all: 12, seat, point, colour, score });
                if seat == SEATS[0] {
                    sheet.put(PasangMessage::Took { point, colour, score });
                }
            }
        }
        for over in [None, Some(Point::at(9, 10))] {
            sheet.put(PasangMessage::WentAt {
                step: 2,
                all: 2,
                seat,
                from: point,
                over,
                to: Point::at(8, 10),
            });
        }
        sheet.put_all(all_tokens().into_iter().map(|tokens| PasangMessage::Tray { seat, tokens }));
    }
}

fn board(sheet: &mut Sheet<PasangMessage>) {
    for stands in stands() {
        for may in mays() {
            sheet.put(PasangMessage::Point { point: Point::at(4, 4), contents: stands, may });
        }
        for axis in Axis::BOTH {
            for count in [1, 2, 11] {
                sheet.put(PasangMessage::Lane { axis, lane: 10, contents: vec![stands; count] });
            }
        }
    }
    for axis in Axis::BOTH {
        sheet.put_all([Vec::new(), stands()].map(|stands| PasangMessage::Lane {
            axis,
            lane: 0,
            contents: stands,
        }));
    }
    for (tokens, points) in COUNTS.into_iter().flat_map(|tokens| COUNTS.map(|points| (tokens, points))) {
        sheet.put_all([false, true].map(|may| PasangMessage::Column { column: 2, tokens, points, may }));
    }
    sheet.put_all(taken().into_iter().map(PasangMessage::Line));
    let go = Some(May::Go { lines: vec![taken()[0]] });
    let point = PasangMessage::Point { point: Point::at(4, 4), contents: PointContents::Nothing, may: go };
    let column = PasangMessage::Column { column: 2, tokens: 5, points: 7, may: true };
    for what in [point, column, PasangMessage::Line(taken()[0])] {
        sheet.put(PasangMessage::Considered(what.into()));
    }
    sheet.put_all(taken().into_iter().map(PasangMessage::Price));
    sheet.put_all(all_tokens().into_iter().map(PasangMessage::PriceOf));
    sheet.put(PasangMessage::WhichLine { at: Point::at(4, 4) });
    for (row, column) in [(None, None), (Some(0), None), (None, Some(10)), (Some(5), Some(5))] {
        sheet.put(PasangMessage::Picked { row, column });
    }
    sheet.put_all([PasangMessage::Enlarge, PasangMessage::WholeBoard]);
    sheet.put_all(Side::ALL.map(PasangMessage::Part));
}
