//! Rounds: which it is, how it ended, how the next begins, who arranges, who owes.

use papan::{
    engine::{
        Direction,
        sowing::{Kind, rounds::Role},
    },
    words::{round::Round, say},
};

use super::{cuts, hole, seats, some_holes, stores};
use crate::sheet::{COUNTS, Sheet, Text, every, variants};

variants!(Round {
    Number,
    Over,
    Cut,
    Begins,
    Begin,
    Arrange,
    Arranging,
    Laid,
    MayLay,
    NotArranged,
    Arranged,
    Goes,
    WhichWay,
    Way,
    Role,
    Owes,
    Gain,
    Sum,
    From,
});

pub fn all() -> Text {
    let mut sheet = Sheet::new(|round: &Round| say(round));
    for round in [1, 2, 12, 300] {
        sheet.put_all([0, 1, 3, 9].map(|of| Round::Number { round, of }));
        sheet.put(Round::Begin { round });
    }
    sheet.put_all(cuts().into_iter().map(Round::Cut));
    for kind in Kind::ALL {
        sheet.of(kind);
        of_game(kind, &mut sheet);
    }
    sheet.of_all();
    sheet.put(Round::NotArranged);
    let ways = every!(Direction { Anticlockwise, Clockwise });
    sheet.put_all(ways.map(Round::Goes));
    sheet.put_all(ways.map(Round::Way));
    sheet.put_all(every!(Role { Raja, Mandiri, Pasu }).map(Round::Role));
    sheet.put_all([-13, -1, 0, 1, 13].map(Round::Gain));
    sheet.put_all([-13, 0, 13].map(|gain| Round::Sum { held: 42 + gain, gain }));
    sheet.whole()
}

fn of_game(kind: Kind, sheet: &mut Sheet<Round>) {
    for cut in cuts().into_iter().map(Some).chain([None]) {
        for holds in stores(kind.into()) {
            let gains = [5, -3, -2];
            sheet.put(Round::Over { kind, round: 2, holds, gains, cut });
        }
    }
    sheet.put(Round::From { kind });
    for seat in seats(kind) {
        sheet.put(Round::Begins { round: 2, starts: seat });
        for count in COUNTS {
            sheet.put(Round::Arrange { kind, seat, count });
            sheet.put(Round::Arranging { kind, seat, left: count });
            for to in seats(kind).into_iter().filter(|&to| to != seat) {
                sheet.put(Round::Owes { kind, from: seat, to, count });
            }
        }
        for holes in some_holes(kind) {
            sheet.put(Round::MayLay { seat, holes });
        }
        for starts in seats(kind) {
            sheet.put(Round::Arranged { seat, round: 2, starts });
        }
        sheet.put(Round::WhichWay { seat, hole: hole(kind, 0) });
    }
    for count in COUNTS {
        sheet.put_all(COUNTS.map(|left| Round::Laid { hole: hole(kind, 1), count, left }));
    }
}
