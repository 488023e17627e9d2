//! The log of games, line by line.

use papan::{
    engine::{
        Hole, Kind as Any, Way,
        pasang::board::Point,
        seat::{Seat, Seats},
        sowing::Kind,
    },
    i18n::{Loan, Named, Tale, pasang, tell},
};

use super::{
    SEATS, cuts, ends, hole, holes_of, marks,
    pasang::{all_tokens, taken},
    seats, some_holes, winners,
};
use crate::sheet::{COUNTS, Sheet, Text, every, variants, whole};

variants!(Tale {
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
    Pasang,
    Lap,
    MoveOf,
});
variants!(pasang::Tale { Empties, Becomes, Moves, Takes, KaCounts, TurnGoes, Ends });

pub fn all() -> Text {
    let mut sheet = Sheet::new(tell);
    for kind in Kind::ALL {
        sheet.of(kind);
        counted(kind, &mut sheet);
        of_game(kind, &mut sheet);
    }
    sheet.of_all();
    for mark in marks() {
        for holes in holes_of(7) {
            sheet.put(Tale::Marked { holes: holes.clone(), mark });
            sheet.put(Tale::Reopened { holes, was: mark });
        }
    }
    let [first, second, third] = SEATS;
    sheet.put_all([[first, second, third], [third, first, second]].map(Tale::Roles));
    sheet.put_all([[71, 0, 27], [-1, 64, 35]].map(Tale::DebtsCount));
    sheet.put_all(cuts().into_iter().map(Some).chain([None]).map(Tale::RoundEnds));
    sheet.put_all([1, 2, 12].map(Tale::RoundBegins));
    sheet.put_all(every!(Way { Anticlockwise, Clockwise }).map(Tale::Goes));
    for left in COUNTS {
        sheet.put(Tale::Opens { hole: Named { hole: Hole(0), row: 5 }, left: left.into() });
    }
    sheet.put(Tale::Endless);
    sheet.put_all([1, 2, 12].map(Tale::Lap));
    sheet.put_all([(1, 1), (1, 2), (12, 13)].map(|(number, all)| Tale::MoveOf { number, all }));
    sheet.put_all(whole(of_pasang()).into_iter().map(Tale::Pasang));
    sheet.whole()
}

/// What tells how many, in every number.
fn counted(kind: Kind, sheet: &mut Sheet<Tale>) {
    let (here, there) = (hole(kind, 0), hole(kind, 1));
    for left in COUNTS {
        sheet.put_all([1, 2].map(|count| Tale::Lifts { kind, seat: SEATS[0], hole: here, count, left }));
    }
    let others = seats(kind).into_iter().skip(1).map(|seat| (seat, 2));
    for (seat, count) in COUNTS.into_iter().map(|count| (SEATS[0], count)).chain(others) {
        sheet.put(Tale::Lifts { kind, seat, hole: here, count, left: 0 });
        sheet.put(Tale::Takes { kind, seat, hole: here, count });
        sheet.put(Tale::Keeps { kind, seat, count });
        sheet.put(Tale::Empties { kind, seat, hole: here, count });
        sheet.put(Tale::TakesOpposite { kind, seat, hole: here, count, facing: there });
        for other in seats(kind) {
            sheet.put(Tale::Unties { kind, seat, hole: here, count, by: other });
            if other != seat {
                sheet.put(Tale::Gives { kind, from: seat, to: other, count });
            }
        }
        for holes in some_holes(kind) {
            sheet.put(Tale::Fills { kind, seat, holes, count });
        }
    }
    let loans = every!(Loan { Lent, Borrowed, Paid, Repaid }).map(|loan| (loan, 7, SEATS[1]));
    for (stored, closed) in COUNTS.into_iter().flat_map(|stored| [0, 1, 2].map(|closed| (stored, closed))) {
        sheet.put(Tale::Carries { kind, stored, closed, loans: Vec::new() });
    }
    sheet.put_all(loans.map(|loan| Tale::Carries { kind, stored: 1, closed: 0, loans: vec![loan] }));
    sheet.put(Tale::Carries { kind, stored: 2, closed: 2, loans: loans.to_vec() });
}

fn of_game(kind: Kind, sheet: &mut Sheet<Tale>) {
    // from one hole to more than are named, with the store on the way and at the end
    let seat = SEATS[0];
    for last in [0, 1, 2, 11, 12, 13] {
        let places = (0..=last).map(|at| Some(hole(kind, at % (2 * kind.game().row()))));
        let path: Vec<_> = places.collect();
        sheet.put(Tale::Sows { kind, seat, path: [path.as_slice(), &[None]].concat() });
        sheet.put(Tale::Sows { kind, seat, path: [&[None], path.as_slice()].concat() });
        sheet.put(Tale::Sows { kind, seat, path });
    }
    sheet.put_all([Vec::new(), vec![None]].map(|path| Tale::Sows { kind, seat, path }));
    for seat in seats(kind) {
        sheet.put(Tale::Sows { kind, seat, path: vec![Some(hole(kind, 0))] });
        sheet.put(Tale::TurnGoes { seat });
        sheet.put(Tale::Again { kind, seat });
        sheet.put(Tale::Forces { seat, hole: hole(kind, 0) });
        sheet.put(Tale::Forced { seat, hole: hole(kind, 0) });
        sheet.put(Tale::Passes { seat });
    }
    sheet.put(Tale::NothingTaken { kind });
    sheet.put(Tale::Repeats { kind });
    sheet.put(Tale::MovesOn { kind, to: hole(kind, 0) });
    sheet.put_all(winners(kind.into()).into_iter().map(|winners: Seats| Tale::Ends { kind, winners }));
}

fn of_pasang() -> Vec<pasang::Tale> {
    use pasang::Tale;
    let (from, to) = (Point::at(3, 0), Point::at(2, 0));
    let mut all = Vec::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        all.extend(all_tokens().into_iter().map(|tokens| Tale::Empties { seat, column: 7, tokens }));
        for was in papan::engine::pasang::board::Colour::BOTH {
            for over in [None, Some(Point::at(1, 0))] {
                all.push(Tale::Becomes { seat, from, was, over, to });
            }
        }
        all.push(Tale::Moves { seat, from, to });
        all.extend(COUNTS.map(|points| Tale::KaCounts { seat, points }));
        all.push(Tale::TurnGoes { seat });
    }
    all.extend(taken().into_iter().map(Tale::Takes));
    all.extend(ends(Any::Pasang).into_iter().map(|(outcome, scores)| Tale::Ends { outcome, scores }));
    all
}
