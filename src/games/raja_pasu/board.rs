//! The board of Raja Pasu, with two stores. Ornament and plank are ours and follow no particular board.

use super::rules::RajaPasu;
use crate::board::draw::{
    Board, Drawn,
    inner_stores::{
        ACROSS, DOWN, beads, bowls, definitions_with_owners, lozenges, owner_triangles, paired_store, stores,
    },
    layout::Layout,
    materials::{NADUN, SEED},
    spec::{BoardSpec, Shape, Size, host_only_body, host_only_definitions},
    wood::{incise, oval, plank, slab},
};
use crate::story::sowing::sound::Sounds;

impl Drawn for RajaPasu {
    const BOARD: Board = Board(&SPEC);
}

impl Sounds for RajaPasu {}

const SPEC: BoardSpec = BoardSpec {
    id: "pasu",
    row: 7,
    material: &NADUN,
    counter: &SEED,
    owner_edges: Some(false),
    shape: Shape::Plank,
    body: host_only_body(body),
    fittings: host_only_definitions(|board| definitions_with_owners(board, owner_ornaments)),
    open: Size {
        store: stores(
            36.0,
            (1.0, 0.84),
            &[paired_store(1.0, 228.0, 160.0, 38.0), paired_store(-1.0, 228.0, 160.0, 38.0)],
        ),
        ..ACROSS
    },
    turned: Size {
        store: stores(
            29.0,
            (0.8, 1.0),
            &[paired_store(1.0, 174.0, 110.0, 36.0), paired_store(-1.0, 174.0, 110.0, 36.0)],
        ),
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
        owner_triangles(layout, &incise),
    ]
    .concat()
}

/// The ornaments along the edges that show the rows' owners: beads along the second row, lozenges along the
/// first.
fn owner_ornaments(layout: &Layout) -> String {
    let (length, breadth, middle) = (layout.length(), layout.breadth(), layout.middle());
    let row = |v: f64, end: f64| {
        let ends = [15.0, length - 15.0].map(|u| ((u, v), (u, end)));
        [ends[0], ends[1], ((28.0, v), (length - 28.0, v))]
    };
    lozenges(layout, &row(breadth - 15.0, middle + 10.0)) + &beads(layout, &row(15.0, middle - 10.0))
}
