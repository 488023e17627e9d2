//! The board of Raja Pasu Mandiri, with three stores and sections. Ornament and plank are ours and follow no
//! particular board.

use super::rules::RajaPasuMandiri;
use crate::board::draw::{
    Board, Drawn,
    inner_stores::{
        ACROSS, DOWN, INLAY, around, beads, bowls, definitions_with_owners, lozenges, notches, single_store,
        stores,
    },
    layout::Layout,
    materials::{NADUN, SEED},
    spec::{BoardSpec, Shape, Size, host_only_body, host_only_definitions},
    svg::Path,
    wood::{oval, plank, slab},
};
use crate::story::sowing::sound::Sounds;

impl Drawn for RajaPasuMandiri {
    const BOARD: Board = Board(&SPEC);
}

impl Sounds for RajaPasuMandiri {}

const SPEC: BoardSpec = BoardSpec {
    id: "raja",
    row: 7,
    material: &NADUN,
    counter: &SEED,
    owner_edges: Some(true),
    shape: Shape::Plank,
    body: host_only_body(body),
    fittings: host_only_definitions(|board| definitions_with_owners(board, owner_ornaments)),
    open: Size {
        store: stores(
            36.0,
            (1.0, 0.84),
            &[
                single_store(14.0, 128.0, 27.0),
                single_store(-298.0, 74.0, 27.0),
                single_store(322.0, 74.0, 27.0),
            ],
        ),
        ..ACROSS
    },
    turned: Size {
        store: stores(
            29.0,
            (0.8, 1.0),
            &[
                single_store(9.0, 88.0, 20.0),
                single_store(-215.0, 54.0, 20.0),
                single_store(235.0, 54.0, 20.0),
            ],
        ),
        ..DOWN
    },
};

/// The board for three: lines between the sections; the Raja's is a lighter field between rows of lozenges. The
/// ornaments of the other sections are drawn on top, because their owners change.
fn body(layout: &Layout) -> String {
    let (u, v) = (layout.length() / 2.0, layout.middle());
    let half = 1.5 * layout.size().pitch;
    let map = |point| layout.map(point);
    let field = slab(layout, (u, v), (half, v - 5.0), 0.0);
    let lines = [-half, half]
        .into_iter()
        .fold(Path::new(&map), |path, at| path.m((u + at, 7.0)).l((u + at, layout.breadth() - 7.0)));
    let lines = lines.text();
    let sides = [15.0, layout.breadth() - 15.0].map(|v| ((u - half + 8.0, v), (u + half - 8.0, v)));
    [
        plank(layout, &slab(layout, (u, v), (u - 4.0, v - 4.0), 22.0), 2.6, 32),
        format!(r##"<path d="{field}" fill="#f2c58f" opacity=".2"/>"##),
        lozenges(layout, &sides),
        format!(r##"<path d="{lines}" stroke="#1d0b05" stroke-width="9"/><path d="{lines}" stroke="{INLAY}" stroke-width="3.4"/>"##),
        bowls(layout, |at, size| oval(layout, at, size)),
    ]
    .concat()
}

/// The ornaments along the edge that show the sections' owners: notches for the Mandiri, on the left in shade,
/// and beads for the Pasu.
fn owner_ornaments(layout: &Layout) -> String {
    let (length, breadth) = (layout.length(), layout.breadth());
    let half = 1.5 * layout.size().pitch;
    let [left, right] = [length / 2.0 - half, length / 2.0 + half];
    let map = |point| layout.map(point);
    let shade = Path::new(&map)
        .m((left, 5.0))
        .l((26.0, 5.0))
        .q((5.0, 5.0), (5.0, 26.0))
        .l((5.0, breadth - 26.0))
        .q((5.0, breadth - 5.0), (26.0, breadth - 5.0))
        .l((left, breadth - 5.0))
        .z()
        .text();
    format!(r##"<path d="{shade}" fill="#1b0803" opacity=".26"/>"##)
        + &notches(layout, &around(layout, 13.0, left - 8.0, 15.0))
        + &beads(layout, &around(layout, length - 15.0, right + 10.0, 15.0))
}
