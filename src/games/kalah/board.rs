//! The oblong board of Kalah, with glass drops.

use super::rules::Kalah;
use crate::board::draw::{
    Board, Drawn,
    defs::turned,
    layout::Layout,
    materials::{GLASS, MAPLE},
    spec::{BoardSpec, Shape, Size, Store, host_only_definitions},
    wood::{bowl, plank, slab},
};
use crate::story::sound::Material;
use crate::story::sowing::sound::Sounds;

impl Drawn for Kalah {
    const BOARD: Board = Board(&SPEC);
}

impl Sounds for Kalah {
    const COUNTER: Material = Material::Glass;
}

const SPEC: BoardSpec = BoardSpec {
    id: "kalah",
    row: 6,
    material: &MAPLE,
    counter: &GLASS,
    owner_edges: None,
    shape: Shape::Plank,
    body,
    fittings: host_only_definitions(turned),
    open: Size {
        pitch: 116.0,
        r: 48.0,
        across: 74.0,
        breadth: 400.0,
        ends: 158.0,
        thick: 17.0,
        figure: 25.0,
        away: 29.0,
        letter: 17.0,
        store: Store {
            inset: 98.0,
            along: 44.0,
            across: 112.0,
            figure: 27.0,
            aside: (0.0, 0.0),
            shift: 0.0,
            heap: (0.92, 1.0),
            between: &[],
        },
    },
    turned: Size {
        pitch: 90.0,
        r: 40.0,
        across: 78.0,
        breadth: 432.0,
        ends: 120.0,
        thick: 13.0,
        figure: 27.0,
        away: 34.0,
        letter: 19.0,
        store: Store {
            inset: 79.0,
            along: 29.0,
            across: 120.0,
            figure: 27.0,
            aside: (0.0, 0.0),
            shift: 0.0,
            heap: (1.0, 0.86),
            between: &[],
        },
    },
};

/// Draws the plank of Kalah and its two stores.
fn body(layout: &Layout) -> String {
    let (length, breadth) = (layout.length(), layout.breadth());
    let (u, v) = (length / 2.0, breadth / 2.0);
    let corner = if layout.turned { 60.0 } else { 76.0 };
    let outline = slab(layout, (u, v), (u - 4.0, v - 4.0), corner);
    let mut text = plank(layout, &outline, 3.4, 24);
    for seat in 0..2 {
        let (u, v, _) = layout.bowl(seat);
        let (a, b) = (layout.store_size().along, layout.store_size().across);
        let outline = slab(layout, (u, v), (a, b), a.min(b));
        text.push_str(&bowl(layout.board.spec().material, &outline));
    }
    text
}
