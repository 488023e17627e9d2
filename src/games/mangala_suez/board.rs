//! The hollows in the sand of Mangala, with cowry shells.

use super::rules::MangalaSuez;
use crate::board::draw::{
    Board, Drawn,
    materials::{COWRY, SAND},
    sand,
    spec::{BoardSpec, Shape, Size, Store, host_only_body, host_only_definitions},
};
use crate::story::sound::Material;
use crate::story::sowing::sound::Sounds;

impl Drawn for MangalaSuez {
    const BOARD: Board = Board(&SPEC);
}

impl Sounds for MangalaSuez {
    const COUNTER: Material = Material::Shell;
    const STORE: Option<Material> = None;
}

const SPEC: BoardSpec = BoardSpec {
    id: "mangala",
    row: 6,
    material: &SAND,
    counter: &COWRY,
    owner_edges: None,
    shape: Shape::Ground,
    body: host_only_body(sand::body),
    fittings: host_only_definitions(|board| vec![sand::definitions(board.spec().material)]),
    open: Size {
        pitch: 133.0,
        r: 52.0,
        across: 84.0,
        breadth: 420.0,
        ends: 166.0,
        thick: 0.0,
        figure: 25.0,
        away: 36.0,
        letter: 17.0,
        store: Store {
            inset: 80.0,
            along: 68.0,
            across: 100.0,
            figure: 80.0,
            aside: (40.0, 172.0),
            shift: 0.0,
            heap: (0.9, 1.05),
            between: &[],
        },
    },
    turned: Size {
        pitch: 96.0,
        r: 39.0,
        across: 78.0,
        breadth: 432.0,
        ends: 94.0,
        thick: 0.0,
        figure: 27.0,
        away: 36.0,
        letter: 19.0,
        store: Store {
            inset: 45.0,
            along: 39.0,
            across: 118.0,
            figure: 45.0,
            aside: (0.0, 153.0),
            shift: 0.0,
            heap: (0.92, 0.88),
            between: &[],
        },
    },
};
