//! What is said where somebody asks for advice.

use papan::{
    engine::{Kind, pasang::board::Point},
    words::{
        advice::{Advice, Part, Spot, Worth, cell, figure},
        say,
    },
};

use super::{SEATS, holes_of, opponent::lost, seats};
use crate::sheet::{COUNTS, Sheet, Text, part_of, variants, whole};

variants!(Advice {
    Title,
    Hint,
    AskSpot,
    AskLine,
    HideHint,
    Analysis,
    Close,
    On,
    Off,
    Seeking,
    NoHint,
    Over,
    Lot,
    Failed,
    Part,
    Spot,
    Line,
    Best,
    Worth,
    Depth,
    Numbers,
    BestLine,
    StepBack,
    StepOn,
    Play,
    StepOf,
    BeforeLine,
    Moves,
    Move,
    Value,
    Then,
    Triangle,
});
variants!(Part { Holes, Columns, Block, Laying, NextRound });
variants!(Spot { Hole, Column, Ka, Point, Laid, NextRound });

/// Leads in hundredths: those that are rounded, level, singular, with a part of one, long.
const LEADS: [i32; 15] = [-1250, -250, -100, -50, -5, -4, 0, 4, 5, 50, 100, 250, 995, 1000, 1250];

pub fn all() -> Text {
    let mut sheet = Sheet::new(|what: &Advice| say(what));
    plain(&mut sheet);
    for part in whole(parts()) {
        sheet.put(Advice::Part(part));
    }
    for spot in whole(spots()) {
        sheet.put(Advice::Spot(spot));
    }
    let mut figures = Text::default();
    for kind in Kind::ALL {
        sheet.of(kind);
        for worth in worths(kind) {
            let (short, long) = (figure(&worth), cell(&worth));
            figures
                .put(part_of(kind), &format!("{} on the board: {short}, in the list: {long}\n", kind.name()));
            sheet.put(Advice::Worth(worth));
        }
        for mover in seats(kind) {
            sheet.put(Advice::Numbers { kind, mover });
        }
        for next in [&[][..], &["b"], &["b", "C"]] {
            let next = next.iter().map(ToString::to_string).collect();
            let worth = worths(kind)[0];
            sheet.put(Advice::Line { first: "a".into(), next, worth });
        }
        sheet.put(Advice::Best { first: "a".into(), worth: worths(kind)[0] });
    }
    sheet.whole() + figures
}

fn plain(sheet: &mut Sheet<Advice>) {
    use Advice::*;
    sheet.put_all([
        Title, Hint, AskSpot, AskLine, HideHint, Analysis, Close, On, Off, Seeking, NoHint, Over, Lot,
        BestLine,
    ]);
    sheet.put_all([StepBack, StepOn, Play, BeforeLine, Moves, Move, Value, Then]);
    sheet.put_all(lost().map(Failed));
    for depth in COUNTS.map(u32::from) {
        for nodes in [1, 60_000] {
            sheet.put_all([false, true].map(|thinks| Depth { depth, nodes, thinks }));
        }
    }
    sheet.put_all([(1, 1), (1, 2), (12, 13)].map(|(step, all)| StepOf { step, all }));
    sheet.put_all([[455, 300, 245], [1000, 0, 0]].map(Triangle));
}

fn parts() -> Vec<Part> {
    let mut all: Vec<_> = holes_of(6).map(Part::Holes).into();
    all.extend([(0, 0), (0, 3)].map(|(from, to)| Part::Columns { from, to }));
    for columns in [(4, 4), (4, 6)] {
        all.extend([(0, 0), (0, 3)].map(|rows| Part::Block { columns, rows }));
    }
    all.extend(SEATS.map(Part::Laying));
    all.push(Part::NextRound);
    all
}

fn spots() -> Vec<Spot> {
    let [.., holes] = holes_of(6);
    let mut all: Vec<_> = holes.into_iter().map(Spot::Hole).collect();
    let point = Point::at(8, 7);
    all.extend([Spot::Column(0), Spot::Column(10), Spot::Ka(point), Spot::Point(point), Spot::NextRound]);
    all.extend([&[][..], &[3], &[3, 1], &[3, 1, 0, 2]].map(|counts| Spot::Laid(counts.to_vec())));
    all
}

/// Worths of a game: expected and proved, for every seat.
fn worths(kind: Kind) -> Vec<Worth> {
    let prospects: &[[u16; 3]] = match kind.seats() {
        2 => &[[600, 400, 0], [0, 1000, 0], [1000, 0, 0], [500, 500, 0]],
        _ => &[[455, 300, 245], [1000, 0, 0], [0, 1000, 0], [500, 0, 500], [334, 333, 333]],
    };
    let proofs = [(false, false), (true, false), (true, true)];
    let mut all = Vec::new();
    for (proved, exact) in proofs {
        let (mover, prospects) = (SEATS[0], prospects[0]);
        all.extend(LEADS.map(|lead| Worth { kind, mover, lead, prospects, proved, exact }));
    }
    for (mover, &prospects) in
        seats(kind).into_iter().flat_map(|mover| prospects.iter().map(move |of| (mover, of)))
    {
        for (proved, exact) in proofs {
            all.extend([-600, 600].map(|lead| Worth { kind, mover, lead, prospects, proved, exact }));
        }
    }
    all
}
