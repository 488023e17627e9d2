//! What only boards of holes have to say.

use papan::{
    engine::{
        clause::ClauseId,
        sowing::{Kind, position::Mark},
    },
    words::{HoleChoice, May, MoveEnd, Next, SowingMessage, round::Cut, say, strip::Fall},
};

use super::{SEATS, cuts, hole, marks, nexts, seats, some_holes};
use crate::sheet::{COUNTS, Sheet, Text, every, variants, whole};

variants!(May { Sow, Empty });
variants!(SowingMessage {
    Turn,
    TurnBriefly,
    AtStep,
    Falls,
    Choose,
    Emptied,
    NotYours,
    MayNotEmpty,
    MustBegin,
    TooFew,
    AlreadyOpened,
    Unfed,
    NoSuchHole,
    Forbidden,
    LotDraws,
    OnlyOne,
    NobodyChooses,
    Rows,
    May,
    Hole,
    Sign,
    Ghost,
    Considered,
});

pub fn all() -> Text {
    let mut sheet = Sheet::new(|message: &SowingMessage| say(message));
    for kind in Kind::ALL {
        sheet.of(kind);
        moves(kind, &mut sheet);
        sheet.put_all(every!(HoleChoice { Sow, Open, End, Empty }).map(|what| SowingMessage::Choose {
            kind,
            seat: SEATS[0],
            what,
        }));
        refusals(kind, &mut sheet);
        holes(kind, &mut sheet);
    }
    sheet.of_all();
    sheet.put_all(['a', 'z'].map(|letter| SowingMessage::NoSuchHole { letter }));
    sheet.put_all([false, true].map(|endless| SowingMessage::Ghost { endless }));
    sheet.whole()
}

/// The announcement of a move, one thing of it after the other in every shape.
fn moves(kind: Kind, sheet: &mut Sheet<SowingMessage>) {
    let first = Next::Seat(seats(kind)[0]);
    let told = |seat, count: u8, laps, last: Option<u8>, (taken, others), cut: Option<Cut>, next| {
        // nothing, a hole, and several are named
        let from = some_holes(kind)[if taken > 2 { 2 } else { taken as usize }].clone();
        SowingMessage::Turn {
            kind,
            seat,
            hole: hole(kind, 0),
            count,
            left: 0,
            laps,
            last: last.map(|at| hole(kind, at)),
            taken,
            from,
            others,
            ties: some_holes(kind)[usize::from(count == 1)].clone(),
            withheld: count == 12,
            passed: Vec::new(),
            cut,
            next,
        }
    };
    for seat in seats(kind) {
        sheet.put(told(seat, 4, 0, Some(1), (0, 0), None, first));
    }
    for count in COUNTS {
        sheet.put(told(SEATS[0], count, 0, Some(1), (0, 0), None, first));
        for taken in [(count.into(), 0), (0, count.into()), (count.into(), count.into())] {
            sheet.put(told(SEATS[0], 4, 0, Some(1), taken, None, first));
        }
        sheet.put(told(SEATS[0], 4, count.into(), Some(1), (2, 1), None, first));
    }
    sheet.put(told(SEATS[0], 4, 0, None, (1, 0), None, first));
    passes(kind, sheet);
    for next in nexts(kind.into()) {
        sheet.put(told(SEATS[1], 4, 1, Some(1), (2, 0), None, next));
        for cut in cuts() {
            sheet.put(told(SEATS[0], 4, 1, Some(1), (2, 0), Some(cut), next));
        }
        sheet.put(SowingMessage::Emptied { kind, seat: SEATS[1], hole: hole(kind, 2), next });
    }
    for count in COUNTS {
        for place in [None, Some(hole(kind, 1))] {
            sheet.put(SowingMessage::AtStep { kind, step: 1, all: count.into(), place, count: count.into() });
            let falls = [Fall::First, Fall::Next, Fall::Last(0), Fall::Last(3)];
            sheet.put_all(falls.map(|fall| SowingMessage::Falls { kind, place, count: count.into(), fall }));
        }
    }
}

/// Who passed after a turn, told at length and briefly.
fn passes(kind: Kind, sheet: &mut Sheet<SowingMessage>) {
    let seats = seats(kind);
    for passed in (0..seats.len()).map(|passing| seats[1..=passing].to_vec()) {
        let (next, hole) = (Next::Seat(seats[0]), hole(kind, 0));
        for taken in [0, 2] {
            let (seat, passed) = (seats[0], passed.clone());
            let from = some_holes(kind)[taken as usize].clone();
            let (others, ties) = (taken / 2, some_holes(kind)[taken as usize / 2].clone());
            let turn =
                SowingMessage::TurnBriefly { kind, seat, hole, taken, from, others, ties, passed, next };
            sheet.put(turn);
        }
        sheet.put(SowingMessage::Turn {
            kind,
            seat: seats[0],
            hole,
            count: 4,
            left: 1,
            laps: 2,
            last: None,
            taken: 2,
            from: some_holes(kind)[2].clone(),
            others: 1,
            ties: some_holes(kind)[1].clone(),
            withheld: false,
            passed,
            cut: None,
            next,
        });
    }
}

/// Why a hole may not be played, and who has nothing to choose.
fn refusals(kind: Kind, sheet: &mut Sheet<SowingMessage>) {
    let (here, row) = (hole(kind, 0), kind.game().row());
    for owner in seats(kind) {
        for turn in seats(kind).into_iter().filter(|&turn| turn != owner) {
            for row in [None, Some((hole(kind, row), hole(kind, 2 * row - 1)))] {
                sheet.put(SowingMessage::NotYours { hole: here, owner, row, turn });
            }
        }
    }
    for legal in some_holes(kind) {
        sheet.put(SowingMessage::MayNotEmpty { hole: here, gone: true, legal: legal.clone() });
        sheet.put(SowingMessage::MayNotEmpty { hole: here, gone: false, legal: legal.clone() });
        sheet.put(SowingMessage::AlreadyOpened { hole: here, owed: legal.clone() });
        for count in COUNTS {
            for other in [SEATS[0], SEATS[1]] {
                sheet.put(SowingMessage::Unfed { kind, hole: here, count, other, feeds: legal.clone() });
            }
        }
        for seat in seats(kind) {
            sheet.put(SowingMessage::May { seat, holes: legal.clone() });
        }
    }
    sheet.put(SowingMessage::MustBegin { hole: here, at: hole(kind, 1) });
    for count in COUNTS {
        sheet.put(SowingMessage::TooFew { kind, hole: here, count });
        sheet.put(SowingMessage::Forbidden {
            kind,
            hole: here,
            count,
            mark: Mark::None,
            clause: ClauseId(1),
        });
    }
    for mark in marks() {
        for count in [0, 1, 3] {
            sheet.put(SowingMessage::Forbidden { kind, hole: here, count, mark, clause: ClauseId(0) });
        }
    }
    sheet.put(SowingMessage::LotDraws { kind });
    for seat in seats(kind) {
        sheet.put(SowingMessage::OnlyOne { seat, hole: here });
    }
    sheet.put(SowingMessage::NobodyChooses { hole: here });
}

/// A hole for those who hear it, and all of them in their rows.
fn holes(kind: Kind, sheet: &mut Sheet<SowingMessage>) {
    let row = kind.game().row();
    let may: Vec<_> = whole(vec![May::Sow, May::Empty]).into_iter().map(Some).chain([None]).collect();
    for mark in marks() {
        for count in COUNTS {
            let (hole, owner) = (hole(kind, 0), SEATS[0]);
            sheet.put(SowingMessage::Hole {
                kind,
                hole,
                owner,
                count,
                mark,
                may: None,
                ends: None,
                decided: false,
            });
        }
        for &may in &may {
            let (hole, owner) = (hole(kind, row), SEATS[1]);
            sheet.put(SowingMessage::Hole {
                kind,
                hole,
                owner,
                count: 3,
                mark,
                may,
                ends: None,
                decided: false,
            });
        }
        let (decided_hole, owner) = (hole(kind, 0), SEATS[0]);
        sheet.put(SowingMessage::Hole {
            kind,
            hole: decided_hole,
            owner,
            count: 1,
            mark,
            may: None,
            ends: None,
            decided: true,
        });
        sheet.put(SowingMessage::Sign(mark));
        let of = |seat: u8| (0..row).map(|at| (hole(kind, seat * row + at), at, mark)).collect();
        sheet.put(SowingMessage::Rows { kind, rows: [of(0), of(1)] });
    }
    sheet.put(SowingMessage::Rows { kind, rows: [Vec::new(), Vec::new()] });
    for owner in seats(kind) {
        sheet.put(SowingMessage::Considered { kind, hole: hole(kind, 0), ends: None });
        for last in [None, Some(hole(kind, 1))] {
            for taken in COUNTS {
                for endless in [false, true] {
                    let others = taken.into();
                    let ends =
                        Some(MoveEnd { last, owner, taken: taken.into(), others, ties: taken == 1, endless });
                    let (hole, mark, may) = (hole(kind, 0), marks()[0], Some(May::Sow));
                    sheet.put(SowingMessage::Hole {
                        kind,
                        hole,
                        owner,
                        count: 4,
                        mark,
                        may,
                        ends,
                        decided: false,
                    });
                    sheet.put(SowingMessage::Considered { kind, hole, ends });
                }
            }
        }
    }
}
