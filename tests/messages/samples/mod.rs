//! Messages in every shape they can take: each variant, with values that change its words.

mod advice;
mod board;
mod compare;
mod errors;
mod explained;
mod fixed;
mod kiosk;
mod lesson;
mod log;
mod maker;
mod message;
mod offline;
mod opponent;
mod pages;
mod pasang;
mod pasang_refusals;
mod patterns;
mod position;
mod practice;
mod rounds;
mod standing;

use papan::{
    engine::{
        Hole, Kind, Outcome,
        clause::ClauseId,
        seat::{Seat, Seats},
        sowing::{self, position::Mark},
    },
    session::Stop,
    words::{HoleName, Next, round::Cut},
};

use crate::sheet::{Text, variants, whole};

variants!(Next { Seat, Again, Over, Stopped, Round, Unsaid });
variants!(Mark { None, Closed, Tied, Puta, Naga, Wala });
variants!(Cut { Repeated, Quiet });
variants!(Stop { Resigned, Agreed });

const SEATS: [Seat; 3] = [Seat::FIRST, Seat::SECOND, Seat::THIRD];

fn seats(kind: impl Into<Kind>) -> Vec<Seat> {
    (0..kind.into().seats()).filter_map(Seat::at).collect()
}

/// A hole of a game's usual board.
fn hole(kind: sowing::Kind, at: u8) -> HoleName {
    let row = kind.game().row();
    HoleName { hole: Hole(at), row }
}

/// None, one, two and more holes, of both rows.
fn some_holes(kind: sowing::Kind) -> [Vec<HoleName>; 4] {
    holes_of(kind.game().row())
}

/// The same of a board with so many holes a row.
fn holes_of(row: u8) -> [Vec<HoleName>; 4] {
    [&[][..], &[0], &[1, row], &[0, 2, row - 1, row, 2 * row - 1]]
        .map(|holes| holes.iter().map(|&at| HoleName { hole: Hole(at), row }).collect())
}

fn marks() -> Vec<Mark> {
    let mut all = vec![Mark::None, Mark::Closed, Mark::Puta, Mark::Naga, Mark::Wala];
    all.extend(SEATS.map(Mark::Tied));
    whole(all)
}

fn cuts() -> Vec<Cut> {
    whole(vec![Cut::Repeated, Cut::Quiet])
}

/// How players end a game, and who wins then.
fn stops(kind: Kind) -> Vec<(Stop, Seats)> {
    let all = if kind.seats() == 2 { Seats::BOTH } else { Seats::THREE };
    let stops = whole(seats(kind).into_iter().map(Stop::Resigned).chain([Stop::Agreed]).collect());
    stops.into_iter().map(|stop| (stop, stop.winners(all))).collect()
}

/// Who can have won: each alone, all, and of three any two.
fn winners(kind: Kind) -> Vec<Seats> {
    let alone = seats(kind).into_iter().map(Seats::only);
    match kind.seats() {
        2 => alone.chain([Seats::BOTH]).collect(),
        _ => alone.chain(SEATS.map(|seat| Seats::THREE.without(seat))).chain([Seats::THREE]).collect(),
    }
}

/// Counts at an end: each seat ahead of the other, level, singular, less than nothing.
fn stores(kind: Kind) -> Vec<[i32; 3]> {
    match kind.seats() {
        2 => vec![[31, 25, 0], [25, 31, 0], [28, 28, 0], [1, 0, 0]],
        _ => vec![[64, 7, 27], [29, -28, -1], [42, 28, 28], [43, 27, 28]],
    }
}

/// Every end that a game's clauses could bring, for every winner.
fn ends(kind: Kind) -> Vec<(Outcome, [i32; 3])> {
    let mut all = Vec::new();
    for winners in winners(kind) {
        for clause in 0..kind.clauses().len() {
            let outcome = Outcome { winners, clause: ClauseId(clause as u8) };
            all.push((outcome, stores(kind)[0]));
        }
        let outcome = Outcome { winners, clause: ClauseId(0) };
        all.extend(stores(kind).into_iter().map(|stores| (outcome, stores)));
    }
    all
}

/// Whoever or whatever can be next in a game.
fn nexts(kind: Kind) -> Vec<Next> {
    let mut all: Vec<_> = seats(kind).into_iter().map(Next::Seat).collect();
    all.push(Next::Again(seats(kind)[0]));
    all.extend(stops(kind).into_iter().map(|(stop, wins)| Next::Stopped { stop, wins }));
    all.extend([1, 2, 12].map(Next::Round).into_iter().chain([Next::Unsaid]));
    for winners in winners(kind) {
        for debts in [false, true] {
            let outcome = Outcome { winners, clause: ClauseId(0) };
            all.push(Next::Over { kind, outcome, stores: stores(kind)[0], debts });
        }
    }
    whole(all)
}

/// A sheet by the name of the file that holds it.
pub type SheetOf = (&'static str, fn() -> Text);

/// What is said, sheet by sheet.
pub const ALL: [SheetOf; 28] = [
    ("messages.txt", message::all),
    ("rounds.txt", rounds::all),
    ("log.txt", log::all),
    ("troubles.txt", errors::all),
    ("pasang.txt", pasang::all),
    ("pasang_refusals.txt", pasang_refusals::all),
    ("buttons.txt", fixed::buttons),
    ("cite.txt", fixed::cite),
    ("letters.txt", fixed::letters),
    ("strips.txt", fixed::strips),
    ("explained.txt", explained::all),
    ("files.txt", fixed::files),
    ("home.txt", pages::home),
    ("about.txt", pages::about),
    ("lesson.txt", lesson::all),
    ("practice.txt", practice::all),
    ("compare.txt", compare::all),
    ("kiosk.txt", kiosk::all),
    ("offline.txt", offline::all),
    ("maker.txt", maker::all),
    ("patterns_page.txt", pages::patterns),
    ("position_page.txt", pages::position),
    ("workshop.txt", patterns::all),
    ("position.txt", position::all),
    ("advice.txt", advice::all),
    ("opponent.txt", opponent::all),
    ("levels.txt", opponent::levels),
    ("standing.txt", standing::all),
];
