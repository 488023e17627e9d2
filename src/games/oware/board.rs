//! The board of Oware: cut out of one log, broad at the shoulders, with a bowl at each end. The outline is ours
//! and follows no particular board.

use super::rules::Oware;
use crate::board::draw::{
    Board, Drawn,
    defs::gouged,
    layout::Layout,
    materials::{NUT, SESE},
    spec::{BoardSpec, Shape, Size, Store, host_only_body, host_only_definitions},
    svg::{Path, Point},
    wood::{bowl, oval, plank},
};
use crate::story::sowing::sound::Sounds;

impl Drawn for Oware {
    const BOARD: Board = Board(&SPEC);
}

impl Sounds for Oware {}

const SPEC: BoardSpec = BoardSpec {
    id: "oware",
    row: 6,
    material: &SESE,
    counter: &NUT,
    owner_edges: None,
    shape: Shape::Plank,
    body: host_only_body(body),
    fittings: host_only_definitions(gouged),
    open: Size {
        pitch: 116.0,
        r: 48.0,
        across: 74.0,
        breadth: 400.0,
        ends: 164.0,
        thick: 17.0,
        figure: 25.0,
        away: 29.0,
        letter: 17.0,
        store: Store {
            inset: 104.0,
            along: 44.0,
            across: 96.0,
            figure: 33.0,
            aside: (0.0, 0.0),
            shift: 0.0,
            heap: (0.88, 0.9),
            between: &[],
        },
    },
    turned: Size {
        pitch: 90.0,
        r: 40.0,
        across: 78.0,
        breadth: 432.0,
        ends: 124.0,
        thick: 13.0,
        figure: 27.0,
        away: 34.0,
        letter: 19.0,
        store: Store {
            inset: 83.0,
            along: 29.0,
            across: 104.0,
            figure: 31.0,
            aside: (0.0, 0.0),
            shift: 0.0,
            heap: (0.9, 0.86),
            between: &[],
        },
    },
};

/// Draws the log and its two stores.
fn body(layout: &Layout) -> String {
    let outline = if layout.turned { upright(layout) } else { log(layout) };
    let mut text = plank(layout, &outline, 5.2, 26);
    for seat in 0..2 {
        let (u, v, _) = layout.bowl(seat);
        let size = layout.store_size();
        text.push_str(&bowl(layout.board.spec().material, &oval(layout, (u, v), (size.along, size.across))));
    }
    text
}

/// The outline of the board laid across the screen: round ends, its long sides drawn in a little.
fn log(layout: &Layout) -> String {
    let (length, breadth, middle) = (layout.length(), layout.breadth(), layout.middle());
    let (end, side) = (|u: f64| length - u, |v: f64| breadth - v);
    let (left, right) = (length * 0.36, length * 0.64);
    let at: &dyn Fn(Point) -> Point = &|point| layout.map(point);
    Path::new(at)
        .m((8.0, middle))
        .c((8.0, middle - 110.0), (60.0, 20.0), (190.0, 10.0))
        .c((left, 20.0), (right, 20.0), (end(190.0), 10.0))
        .c((end(60.0), 20.0), (end(8.0), middle - 110.0), (end(8.0), middle))
        .c((end(8.0), middle + 110.0), (end(60.0), side(20.0)), (end(190.0), side(10.0)))
        .c((right, side(20.0)), (left, side(20.0)), (190.0, side(10.0)))
        .c((60.0, side(20.0)), (8.0, middle + 110.0), (8.0, middle))
        .z()
        .text()
}

/// The outline of the board upright on the screen, with blunter ends.
fn upright(layout: &Layout) -> String {
    let (length, breadth, middle) = (layout.length(), layout.breadth(), layout.middle());
    let (end, side) = (|u: f64| length - u, |v: f64| breadth - v);
    let (up, down) = (|v: f64| middle - v, |v: f64| middle + v);
    let (near, far) = (length * 0.35, length * 0.65);
    Path::new(&|point| layout.map(point))
        .m((14.0, up(90.0)))
        .c((24.0, up(176.0)), (70.0, 14.0), (150.0, 14.0))
        .c((near, 26.0), (far, 26.0), (end(150.0), 14.0))
        .c((end(70.0), 14.0), (end(24.0), up(176.0)), (end(14.0), up(90.0)))
        .q((end(2.0), middle), (end(14.0), down(90.0)))
        .c((end(24.0), down(176.0)), (end(70.0), side(14.0)), (end(150.0), side(14.0)))
        .c((far, side(26.0)), (near, side(26.0)), (150.0, side(14.0)))
        .c((70.0, side(14.0)), (24.0, down(176.0)), (14.0, down(90.0)))
        .q((2.0, middle), (14.0, up(90.0)))
        .z()
        .text()
}
