//! The boat-shaped board of Adjiboto, with beans.

use std::f64::consts::PI;

use super::rules::Adjiboto;
use crate::board::draw::{
    Board, Drawn,
    angle::sin,
    defs::{BRASS, gouged},
    layout::Layout,
    materials::{BEAN, SAAMAKA},
    spec::{BoardSpec, Shape, Size, Store, host_only_body, host_only_definitions},
    svg::{Path, Point, num},
    wood::{bowl, incise, plank},
};
use crate::story::sowing::sound::Sounds;

impl Drawn for Adjiboto {
    const BOARD: Board = Board(&SPEC);
}

impl Sounds for Adjiboto {}

const SPEC: BoardSpec = BoardSpec {
    id: "adjiboto",
    row: 5,
    material: &SAAMAKA,
    counter: &BEAN,
    owner_edges: None,
    shape: Shape::Boat,
    body: host_only_body(body),
    fittings: host_only_definitions(fittings),
    open: Size {
        pitch: 128.0,
        r: 52.0,
        across: 78.0,
        breadth: 424.0,
        ends: 190.0,
        thick: 17.0,
        figure: 25.0,
        away: 30.0,
        letter: 17.0,
        store: Store {
            inset: 117.8,
            along: 54.0,
            across: 76.0,
            figure: 38.0,
            aside: (0.0, 0.0),
            shift: 0.16,
            heap: (0.82, 0.86),
            between: &[],
        },
    },
    turned: Size {
        pitch: 93.0,
        r: 41.5,
        across: 82.0,
        breadth: 428.0,
        ends: 106.0,
        thick: 13.0,
        figure: 27.0,
        away: 30.0,
        letter: 19.0,
        store: Store {
            inset: 68.0,
            along: 27.0,
            across: 92.0,
            figure: 24.0,
            aside: (0.0, 0.0),
            shift: 0.14,
            heap: (0.82, 0.78),
            between: &[],
        },
    },
};

/// The SVG definitions that the board refers to: gouged hollows and brass.
fn fittings(board: Board) -> Vec<String> {
    [gouged(board), vec![BRASS.into()]].concat()
}

/// Draws the boat of Adjiboto, its carving and its two stores.
fn body(layout: &Layout) -> String {
    let material = layout.board.spec().material;
    let (length, breadth, middle) = (layout.length(), layout.breadth(), layout.middle());
    let outline = |map: &dyn Fn(Point) -> Point| {
        if layout.turned { blunt_boat(map, length, breadth) } else { boat(map, length, breadth) }
    };
    let lines = if layout.turned { 30 } else { 34 };
    let mut text = plank(layout, &outline(&|point| layout.map(point)), 1.7, lines);
    // the gunwale: two outlines slightly smaller than the board's
    for (along, across, width) in [(0.984, 0.95, 2.2), (0.976, 0.925, 1.2)] {
        let centre = length / 2.0;
        let line =
            outline(&|(u, v)| layout.map((centre + (u - centre) * along, middle + (v - middle) * across)));
        text.push_str(&incise(&line, material, width));
    }
    for strand in [8.0, -8.0] {
        text.push_str(&incise(&ribbon(layout, strand), material, 3.2));
    }
    if !layout.turned {
        text.push_str(&tacks(layout));
    }
    for seat in 0..2 {
        text.push_str(&bowl(material, &prow(layout, seat)));
    }
    text
}

/// The outline of a boat that runs to a prow at both ends.
fn boat(map: &dyn Fn(Point) -> Point, length: f64, breadth: f64) -> String {
    let (end, side, middle) = (|u| length - u, |v| breadth - v, breadth / 2.0);
    let (up, down) = (|v| middle - v, |v| middle + v);
    Path::new(map)
        .m((12.0, up(34.0)))
        .c((70.0, up(52.0)), (112.0, 62.0), (220.0, 34.0))
        .c((360.0, 6.0), (end(360.0), 6.0), (end(220.0), 34.0))
        .c((end(112.0), 62.0), (end(70.0), up(52.0)), (end(12.0), up(34.0)))
        .q((end(2.0), middle), (end(12.0), down(34.0)))
        .c((end(70.0), down(52.0)), (end(112.0), side(62.0)), (end(220.0), side(34.0)))
        .c((end(360.0), side(6.0)), (360.0, side(6.0)), (220.0, side(34.0)))
        .c((112.0, side(62.0)), (70.0, down(52.0)), (12.0, down(34.0)))
        .q((2.0, middle), (12.0, up(34.0)))
        .z()
        .text()
}

/// The outline of a blunter boat, for the turned board.
fn blunt_boat(map: &dyn Fn(Point) -> Point, length: f64, breadth: f64) -> String {
    let (end, side, middle) = (|u| length - u, |v| breadth - v, breadth / 2.0);
    let (up, down) = (|v| middle - v, |v| middle + v);
    Path::new(map)
        .m((14.0, up(62.0)))
        .c((22.0, up(104.0)), (56.0, 52.0), (116.0, 28.0))
        .c((230.0, 6.0), (end(230.0), 6.0), (end(116.0), 28.0))
        .c((end(56.0), 52.0), (end(22.0), up(104.0)), (end(14.0), up(62.0)))
        .q((end(4.0), middle), (end(14.0), down(62.0)))
        .c((end(22.0), down(104.0)), (end(56.0), side(52.0)), (end(116.0), side(28.0)))
        .c((end(230.0), side(6.0)), (230.0, side(6.0)), (116.0, side(28.0)))
        .c((56.0, side(52.0)), (22.0, down(104.0)), (14.0, down(62.0)))
        .q((4.0, middle), (14.0, up(62.0)))
        .z()
        .text()
}

/// One strand of the ribbon between the rows; `swing` is its amplitude.
fn ribbon(layout: &Layout, swing: f64) -> String {
    let from = layout.size().ends + 26.0;
    let along = layout.length() - 2.0 * from;
    let points = (0..=48).map(|i| {
        let part = f64::from(i) / 48.0;
        let v = layout.middle() + swing * sin(part * PI * 12.0);
        (from + along * part, v)
    });
    Path::new(&|point| layout.map(point)).line(points).text()
}

/// Brass tacks round the prows, placed by fractions of the length and of the breadth.
fn tacks(layout: &Layout) -> String {
    const TACKS: [Point; 4] = [(0.074, 0.2), (0.1, 0.335), (0.14, 0.45), (0.185, 0.535)];
    let mut text = String::new();
    for above in [true, false] {
        for (du, dv) in TACKS {
            let dv = dv * layout.breadth() * 0.62;
            let v = layout.middle() + if above { -dv } else { dv };
            let u = layout.length() * du;
            for u in [u, layout.length() - u] {
                let (x, y) = layout.map((u, v));
                let (below_x, below_y) = (num(x + 1.0), num(y + 1.6));
                let (x, y) = (num(x), num(y));
                text.push_str(&format!(r##"<circle cx="{below_x}" cy="{below_y}" r="4.6" fill="#000" opacity=".4"/><circle cx="{x}" cy="{y}" r="4.2" fill="url(#pp-brass)"/>"##));
            }
        }
    }
    text
}

/// The outline of a store that follows the prow.
fn prow(layout: &Layout, seat: usize) -> String {
    let (u, v, inwards) = layout.bowl(seat);
    let (a, b) = (layout.store_size().along, layout.store_size().across);
    let at = |along: f64, across: f64| (u - inwards * a * along, v + b * across);
    // the fullness of the shoulders and the swell of the inner edge
    let [shoulder, high, low, flank, inner] =
        if layout.turned { [0.3, 1.1, 0.6, 1.0, -1.3] } else { [-0.1, 1.02, 0.46, 0.9, -1.2] };
    Path::new(&|point| layout.map(point))
        .m(at(-1.0, -1.0))
        .c(at(shoulder, -high), at(flank, -low), at(1.0, 0.0))
        .c(at(flank, low), at(shoulder, high), at(-1.0, 1.0))
        .c(at(inner, 0.5), at(inner, -0.5), at(-1.0, -1.0))
        .z()
        .text()
}
