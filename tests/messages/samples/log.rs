//! The log of games, line by line.

use papan::{
    engine::{
        Direction, Hole, Kind as Any,
        pasang::board::Point,
        seat::{Seat, Seats},
        sowing::Kind,
    },
    words::{HoleName, Loan, LogLine, pasang, say},
};

use super::{
    SEATS, cuts, ends, hole, holes_of, marks,
    pasang::{all_tokens, taken},
    seats, some_holes, winners,
};
use crate::sheet::{COUNTS, Sheet, Text, every, variants};

variants!(LogLine {
    Lifts,
    Sows,
    Takes,
    Keeps,
    Opens,
    NothingTaken,
    Repeats,
    TurnGoes,
    Again,
    Empties,
    MovesOn,
    Forces,
    Forced,
    Endless,
    Gives,
    Fills,
    Marked,
    Reopened,
    Unties,
    TakesOpposite,
    Roles,
    Carries,
    DebtsCount,
    RoundEnds,
    RoundBegins,
    Goes,
    Passes,
    Ends,
});
variants!(pasang::LogLine { Empties, Becomes, Moves, Takes, KaCounts, TurnGoes, Ends });

pub fn all() -> Text {
    let mut sheet = Sheet::new(|line: &LogLine| say(line));
    for kind in Kind::ALL {
        sheet.of(kind);
        counted(kind, &mut sheet);
        of_game(kind, &mut sheet);
    }
    sheet.of_all();
    for mark in marks() {
        for holes in holes_of(7) {
            sheet.put(LogLine::Marked { holes: holes.clone(), mark });
            sheet.put(LogLine::Reopened { holes, was: mark });
        }
    }
    let [first, second, third] = SEATS;
    sheet.put_all([[first, second, third], [third, first, second]].map(LogLine::Roles));
    sheet.put_all([[71, 0, 27], [-1, 64, 35]].map(LogLine::DebtsCount));
    sheet.put_all(cuts().into_iter().map(Some).chain([None]).map(LogLine::RoundEnds));
    sheet.put_all([1, 2, 12].map(LogLine::RoundBegins));
    sheet.put_all(every!(Direction { Anticlockwise, Clockwise }).map(LogLine::Goes));
    for left in COUNTS {
        sheet.put(LogLine::Opens { hole: HoleName { hole: Hole(0), row: 5 }, left: left.into() });
    }
    sheet.put(LogLine::Endless);
    let mut of_points = Sheet::new(|line: &pasang::LogLine| say(line));
    of_points.put_all(of_pasang());
    sheet.whole() + of_points.whole()
}

/// What tells how many, in every number.
fn counted(kind: Kind, sheet: &mut Sheet<LogLine>) {
    let (here, there) = (hole(kind, 0), hole(kind, 1));
    for left in COUNTS {
        sheet.put_all([1, 2].map(|count| LogLine::Lifts { kind, seat: SEATS[0], hole: here, count, left }));
    }
    let others = seats(kind).into_iter().skip(1).map(|seat| (seat, 2));
    for (seat, count) in COUNTS.into_iter().map(|count| (SEATS[0], count)).chain(others) {
        sheet.put(LogLine::Lifts { kind, seat, hole: here, count, left: 0 });
        sheet.put(LogLine::Takes { kind, seat, hole: here, count });
        sheet.put(LogLine::Keeps { kind, seat, count });
        sheet.put(LogLine::Empties { kind, seat, hole: here, count });
        sheet.put(LogLine::TakesOpposite { kind, seat, hole: here, count, facing: there });
        for other in seats(kind) {
            sheet.put(LogLine::Unties { kind, seat, hole: here, count, by: other });
            if other != seat {
                sheet.put(LogLine::Gives { kind, from: seat, to: other, count });
            }
        }
        for holes in some_holes(kind) {
            sheet.put(LogLine::Fills { kind, seat, holes, count });
        }
    }
    let loans = every!(Loan { Lent, Borrowed, Paid, Repaid }).map(|loan| (loan, 7, SEATS[1]));
    for (stored, closed) in COUNTS.into_iter().flat_map(|stored| [0, 1, 2].map(|closed| (stored, closed))) {
        sheet.put(LogLine::Carries { kind, stored, closed, loans: Vec::new() });
    }
    sheet.put_all(loans.map(|loan| LogLine::Carries { kind, stored: 1, closed: 0, loans: vec![loan] }));
    sheet.put(LogLine::Carries { kind, stored: 2, closed: 2, loans: loans.to_vec() });
}

fn of_game(kind: Kind, sheet: &mut Sheet<LogLine>) {
    // from one hole to more than are named, with the store on the way and at the end
    let seat = SEATS[0];
    for last in [0, 1, 2, 11, 12, 13] {
        let places = (0..=last).map(|at| Some(hole(kind, at % (2 * kind.game().row()))));
        let path: Vec<_> = places.collect();
        sheet.put(LogLine::Sows { kind, seat, path: [path.as_slice(), &[None]].concat() });
        sheet.put(LogLine::Sows { kind, seat, path: [&[None], path.as_slice()].concat() });
        sheet.put(LogLine::Sows { kind, seat, path });
    }
    sheet.put_all([Vec::new(), vec![None]].map(|path| LogLine::Sows { kind, seat, path }));
    for seat in seats(kind) {
        sheet.put(LogLine::Sows { kind, seat, path: vec![Some(hole(kind, 0))] });
        sheet.put(LogLine::TurnGoes { seat });
        sheet.put(LogLine::Again { kind, seat });
        sheet.put(LogLine::Forces { seat, hole: hole(kind, 0) });
        sheet.put(LogLine::Forced { seat, hole: hole(kind, 0) });
        sheet.put(LogLine::Passes { seat });
    }
    sheet.put(LogLine::NothingTaken { kind });
    sheet.put(LogLine::Repeats { kind });
    sheet.put(LogLine::MovesOn { kind, to: hole(kind, 0) });
    sheet.put_all(winners(kind.into()).into_iter().map(|winners: Seats| LogLine::Ends { kind, winners }));
}

fn of_pasang() -> Vec<pasang::LogLine> {
    use pasang::LogLine;
    let (from, to) = (Point::at(3, 0), Point::at(2, 0));
    let mut all = Vec::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        all.extend(all_tokens().into_iter().map(|tokens| LogLine::Empties { seat, column: 7, tokens }));
        for was in papan::engine::pasang::board::Colour::BOTH {
            for over in [None, Some(Point::at(1, 0))] {
                all.push(LogLine::Becomes { seat, from, was, over, to });
            }
        }
        all.push(LogLine::Moves { seat, from, to });
        all.extend(COUNTS.map(|points| LogLine::KaCounts { seat, points }));
        all.push(LogLine::TurnGoes { seat });
    }
    all.extend(taken().into_iter().map(LogLine::Takes));
    all.extend(ends(Any::Pasang).into_iter().map(|(outcome, scores)| LogLine::Ends { outcome, scores }));
    all
}
