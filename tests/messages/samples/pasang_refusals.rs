//! What is seen on Pasang's board when something may not be played.

use papan::{
    engine::{
        pasang::{
            Line,
            board::{Axis, Colour, Point},
        },
        seat::Seat,
    },
    words::{
        pasang::{PasangMessage, RefusalReason},
        say,
    },
};

use super::pasang::stands;
use crate::sheet::{Sheet, Text, variants};

variants!(RefusalReason {
    NoSuchColumn,
    NoSuchPoint,
    Centre,
    Half,
    EmptyFirst,
    Faces,
    ChooseKa,
    MoveKa,
    NoToken,
    Away,
    NothingBetween,
    Left,
    StandsThere,
    Taken,
    OffLine,
    Between,
    CentreBetween,
    NotOdd,
    NothingMet,
    BeyondCentre,
    SameWay,
    Several,
    NotOneLine,
    TwoLines,
    Fewer,
    Even,
    Part,
    BothSides,
});

pub fn all() -> Text {
    let mut sheet = Sheet::new(|seen: &RefusalReason| say(&PasangMessage::Refused(seen.clone())));
    passages(&mut sheet);
    ways(&mut sheet);
    lines(&mut sheet);
    sheet.whole()
}

/// What is said while columns are emptied and kas are chosen.
fn passages(sheet: &mut Sheet<RefusalReason>) {
    let point = Point::at(4, 6);
    sheet.put_all([RefusalReason::NoSuchColumn, RefusalReason::NoSuchPoint, RefusalReason::Centre]);
    for half in [None, Some(Seat::FIRST), Some(Seat::SECOND)] {
        sheet.put(RefusalReason::Half { point, half });
    }
    for seat in [Seat::FIRST, Seat::SECOND] {
        sheet.put_all([None, Some(point)].map(|point| RefusalReason::EmptyFirst { seat, point }));
        sheet.put(RefusalReason::ChooseKa { seat, passage: 3 });
        sheet.put(RefusalReason::MoveKa { seat, ka: point });
        sheet.put(RefusalReason::StandsThere { seat, point });
        sheet.put(RefusalReason::OffLine { point, ka: Point::at(1, 1), seat });
    }
    for open in [0, 1, 2, 3, 9, 10, 11] {
        sheet.put(RefusalReason::Faces { first: 2, column: 4, open: (0..open).collect() });
    }
    for stands in stands() {
        sheet.put(RefusalReason::NoToken { point, contents: stands });
        sheet.put(RefusalReason::Taken { point, contents: stands });
        sheet.put(RefusalReason::Between {
            ka: Point::at(1, 1),
            to: Point::at(1, 5),
            point: Point::at(1, 3),
            contents: stands,
        });
    }
    for columns in 0..=10 {
        sheet.put(RefusalReason::Away { point, passage: 3, columns });
    }
    sheet.put(RefusalReason::NothingBetween { from: point, between: Point::at(3, 6), passage: 2 });
    sheet.put(RefusalReason::Left { from: point, to: Point::at(3, 6) });
}

/// What is said of where a ka goes.
fn ways(sheet: &mut Sheet<RefusalReason>) {
    let at = Point::at(4, 4);
    sheet.put(RefusalReason::CentreBetween { ka: Point::at(5, 1), to: Point::at(5, 8) });
    for along in [None, Some(Axis::Row), Some(Axis::Column)] {
        sheet.put(RefusalReason::NothingMet { at, along });
    }
    sheet.put(RefusalReason::BeyondCentre { at });
    sheet.put_all(Axis::BOTH.map(|moved| RefusalReason::SameWay { at, moved }));
    for count in [0, 1, 2, 11, 12, 13] {
        sheet.put(RefusalReason::Several { at, lines: count });
        sheet.put(RefusalReason::NotOneLine { at, point: Point::at(1, 4), ends: count });
    }
    sheet.put(RefusalReason::TwoLines { at });
}

/// What is said of the tokens that a ka would take.
fn lines(sheet: &mut Sheet<RefusalReason>) {
    let at = Point::at(4, 4);
    let mut groups = Vec::new();
    for colour in Colour::BOTH {
        for axis in Axis::BOTH {
            for (low, high) in [(2, 0), (0, 1), (1, 1), (5, 6)] {
                let line = Line::along(axis, low, high);
                groups.push((line, colour));
                sheet.put(RefusalReason::Even { at, asked: line });
                for of in Colour::BOTH {
                    sheet.put(RefusalReason::Part { at, asked: line, whole: (Line::along(axis, 5, 0), of) });
                }
                for one in [false, true] {
                    sheet.put(RefusalReason::BothSides { at, whole: (line, colour), one });
                }
            }
        }
    }
    let several = [vec![], vec![groups[0]], vec![groups[0], groups[1]], vec![groups[0], groups[2]], groups];
    for groups in several {
        sheet.put(RefusalReason::NotOdd { at, groups: groups.clone() });
        sheet.put(RefusalReason::Fewer { at, groups });
    }
}
