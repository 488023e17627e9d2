//! The board of Raja Pasu, with two stores. Ornament and plank are ours and follow no particular board.

use super::rules::RajaPasu;
use crate::board::draw::{
    Board, Drawn,
    between::{ACROSS, DOWN, beads, bowls, lozenges, marked, owners, pair, stores},
    layout::Layout,
    look::{NADUN, SEED},
    spec::{BoardSpec, Size, in_the_file, in_the_file_too},
    wood::{incise, oval, plank, slab},
};
use crate::story::sowing::sound::Sounds;

impl Drawn for RajaPasu {
    const BOARD: Board = Board(&SPEC);
}

impl Sounds for RajaPasu {}

const SPEC: BoardSpec = BoardSpec {
    id: "pasu",
    usual: 7,
    material: &NADUN,
    counter: &SEED,
    worn: Some(false),
    boat: false,
    body: in_the_file(body),
    fittings: in_the_file_too(|board| marked(board, worn)),
    open: Size {
        store: stores(36.0, (1.0, 0.84), &[pair(1.0, 228.0, 160.0, 38.0), pair(-1.0, 228.0, 160.0, 38.0)]),
        ..ACROSS
    },
    turned: Size {
        store: stores(29.0, (0.8, 1.0), &[pair(1.0, 174.0, 110.0, 36.0), pair(-1.0, 174.0, 110.0, 36.0)]),
        ..DOWN
    },
};

/// The board for two. The ornaments of the rows are drawn on top of it.
fn body(layout: &Layout) -> String {
    let (u, v) = (layout.length() / 2.0, layout.middle());
    let material = layout.board.spec().material;
    [
        plank(layout, &slab(layout, (u, v), (u - 4.0, v - 4.0), 22.0), 2.6, 32),
        incise(&slab(layout, (u, v), (u - 26.0, v - 26.0), 10.0), material, 1.6),
        bowls(layout, |at, size| oval(layout, at, size)),
        owners(layout, &incise),
    ]
    .concat()
}

/// The ornaments along the edges that show the rows' owners: beads along the second row, lozenges along the
/// first.
fn worn(layout: &Layout) -> String {
    let (length, breadth, middle) = (layout.length(), layout.breadth(), layout.middle());
    let row = |v: f64, end: f64| {
        let ends = [15.0, length - 15.0].map(|u| ((u, v), (u, end)));
        [ends[0], ends[1], ((28.0, v), (length - 28.0, v))]
    };
    lozenges(layout, &row(breadth - 15.0, middle + 10.0)) + &beads(layout, &row(15.0, middle - 10.0))
}
