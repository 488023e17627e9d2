//! The boards whose stores lie between the rows: the olinda board, and those of the Raja games for three
//! players and for two. Ornament and plank are our own design and follow no particular piece.

use super::layout::Layout;
use super::materials::{JAK, OLINDA as RED};
use super::svg::{Path, Point, turn};
use super::wood::{bowl, incise, plank, slab};
use super::{
    Board,
    defs::gouged,
    sign,
    spec::{Between, BoardSpec, Shape, Size, Store, host_only_body, host_only_definitions},
};

/// The colour of the inlay of a board of nadun.
pub const INLAY: &str = "#f0cf9d";

pub const OLINDA: BoardSpec = BoardSpec {
    id: "olinda",
    row: 7,
    material: &JAK,
    counter: &RED,
    owner_edges: None,
    shape: Shape::Plank,
    body: host_only_body(olinda),
    fittings: host_only_definitions(|board| {
        [gouged(board), vec![sign::lid(board.spec().material), sign::STRAW.into()]].concat()
    }),
    open: Size {
        pitch: 116.0,
        r: 47.0,
        across: 116.0,
        breadth: 480.0,
        ends: 62.0,
        thick: 17.0,
        figure: 25.0,
        away: 30.0,
        letter: 17.0,
        store: stores(
            36.0,
            (1.0, 0.86),
            &[paired_store(1.0, 218.0, 150.0, 38.0), paired_store(-1.0, 218.0, 150.0, 38.0)],
        ),
    },
    turned: Size {
        pitch: 86.0,
        r: 38.0,
        across: 102.0,
        breadth: 448.0,
        ends: 46.0,
        thick: 13.0,
        figure: 27.0,
        away: 27.0,
        letter: 19.0,
        store: stores(
            28.0,
            (0.84, 1.0),
            &[paired_store(1.0, 167.0, 108.0, 36.0), paired_store(-1.0, 167.0, 108.0, 36.0)],
        ),
    },
};

/// A board of nadun laid across the screen, without its stores.
pub const ACROSS: Size = Size {
    pitch: 124.0,
    r: 50.0,
    across: 118.0,
    breadth: 496.0,
    ends: 66.0,
    thick: 17.0,
    figure: 25.0,
    away: 30.0,
    letter: 17.0,
    store: stores(0.0, (1.0, 1.0), &[]),
};

/// The same board down the screen.
pub const DOWN: Size = Size {
    pitch: 90.0,
    r: 39.0,
    across: 102.0,
    breadth: 448.0,
    ends: 48.0,
    thick: 13.0,
    figure: 27.0,
    away: 27.0,
    letter: 19.0,
    store: stores(0.0, (1.0, 1.0), &[]),
};

/// The lengths of stores that lie between the rows.
pub const fn stores(across: f64, heap: (f64, f64), between: &'static [Between]) -> Store {
    Store { inset: 0.0, along: 0.0, across, figure: 0.0, aside: (0.0, 0.0), shift: 0.0, heap, between }
}

/// One of two stores on either side of the middle. Its count lies between the store and the middle.
pub const fn paired_store(side: f64, at: f64, along: f64, figure: f64) -> Between {
    Between { at: side * at, along, figure: side * figure }
}

/// A single store whose middle is `at`; its count stands `before` units in front of its bowl.
pub const fn single_store(at: f64, along: f64, before: f64) -> Between {
    Between { at, along, figure: at - along - before }
}

/// The signs of the three sections, about (0, 0) and 44 by 18, in the colour of the text: for the plates of the
/// seats.
pub const SIGNS: &str = r##"<path id="pp-sign-raja" d="M-22 0L-12-7L-2 0L-12 7ZM2 0L12-7L22 0L12 7Z" fill="currentColor"/><path id="pp-sign-mandiri" d="M-15-9V9M-5-9V9M5-9V9M15-9V9" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path id="pp-sign-pasu" d="M-15 0h0M0 0h0M15 0h0" stroke="currentColor" stroke-width="8" stroke-linecap="round"/>"##;

/// The olinda board: a row of cut teeth inside the edge, two oblong stores, a rosette between them.
fn olinda(layout: &Layout) -> String {
    let material = layout.board.spec().material;
    let (u, v) = (layout.length() / 2.0, layout.middle());
    let map = |point| layout.map(point);
    let teeth = edges(layout, 18.0, 8.0).into_iter().fold(Path::new(&map), |path, (from, to)| {
        marks(from, to, 15.0).into_iter().fold(path, |path, (at, ahead)| {
            // the teeth point inwards
            let inwards = (ahead.1 * -1.07, ahead.0 * 1.07);
            path.m((at.0 - ahead.0, at.1 - ahead.1))
                .l((at.0 + inwards.0, at.1 + inwards.1))
                .l((at.0 + ahead.0, at.1 + ahead.1))
                .z()
        })
    });
    let teeth = teeth.text();
    let hi = material.hi;
    let petals = (0..8).fold(Path::new(&map), |path, i| {
        let petal = |point| {
            let (x, y) = turn(point, f64::from(i) * 45.0);
            (u + x, v + y)
        };
        path.m((u, v)).q(petal((9.0, 5.0)), petal((15.0, 0.0))).q(petal((9.0, -5.0)), (u, v))
    });
    [
        plank(layout, &slab(layout, (u, v), (u - 4.0, v - 4.0), 16.0), 0.4, 30),
        incise(&slab(layout, (u, v), (u - 15.0, v - 15.0), 8.0), material, 2.0),
        format!(
            r##"<path d="{teeth}" fill="{hi}" fill-opacity=".4" transform="translate(.8 1.1)"/><path d="{teeth}" fill="#2c1604" fill-opacity=".8"/>"##
        ),
        incise(&petals.text(), material, 1.6),
        bowls(layout, |at, size| slab(layout, at, size, 16.0)),
        owner_triangles(layout, &incise),
    ]
    .concat()
}

/// The definitions of a board of nadun whose edge shows the owner of each section; `ornaments` draws them.
pub fn definitions_with_owners(board: Board, ornaments: fn(&Layout) -> String) -> Vec<String> {
    let lid = sign::lid(board.spec().material);
    [gouged(board), vec![lid, sections(board, ornaments), SIGNS.into()]].concat()
}

/// What the edge shows of the owners of the holes, as a group for each layout of the board.
fn sections(board: Board, ornaments: fn(&Layout) -> String) -> String {
    let mut text = String::new();
    for turned in [false, true] {
        let layout = Layout::new(board, board.spec().row, turned);
        let (id, ornaments) = (layout.id(), ornaments(&layout));
        text.push_str(&format!(r#"<g id="pp-worn-{id}">{ornaments}</g>"#));
    }
    text
}

/// Three lines: from `from` to `to` along each of the two long edges, and along the end of the board between
/// them.
pub fn around(layout: &Layout, from: f64, to: f64, edge: f64) -> [(Point, Point); 3] {
    let (length, breadth) = (layout.length(), layout.breadth());
    let end = if from < to { edge } else { length - edge };
    [
        ((from, edge), (to, edge)),
        ((from, breadth - edge), (to, breadth - edge)),
        ((end, edge + 13.0), (end, breadth - edge - 13.0)),
    ]
}

/// The bowls of the stores; `outline` gets the middle of each and half its extent.
pub fn bowls(layout: &Layout, outline: impl Fn(Point, Point) -> String) -> String {
    let one = |place| {
        let (u, v, _) = layout.bowl(place);
        bowl(
            layout.board.spec().material,
            &outline((u, v), (layout.along(place), layout.store_size().across)),
        )
    };
    (0..layout.stores()).map(one).collect()
}

/// A triangle beside the count of each of two stores, towards the row of its owner.
pub fn owner_triangles(
    layout: &Layout,
    cut: &dyn Fn(&str, &super::materials::Material, f64) -> String,
) -> String {
    let map = |point| layout.map(point);
    let path =
        layout.store_size().between.iter().zip([1.0, -1.0]).fold(Path::new(&map), |path, (store, side)| {
            let (u, v) = (layout.length() / 2.0 + store.figure, layout.middle());
            let at = |along: f64, out: f64| (u + along, v + side * out);
            let out = if layout.turned { 27.0 } else { 24.0 };
            path.m(at(-6.0, out)).l(at(6.0, out)).l(at(0.0, out + 8.0)).z()
        });
    cut(&path.text(), layout.board.spec().material, 2.4)
}

/// The four sides of a rectangle `inside` units within the edge of the board, each shortened at the corners,
/// clockwise.
fn edges(layout: &Layout, inside: f64, corner: f64) -> [(Point, Point); 4] {
    let (left, top) = (inside, inside);
    let (right, bottom) = (layout.length() - inside, layout.breadth() - inside);
    [
        ((left + corner, top), (right - corner, top)),
        ((right, top + corner), (right, bottom - corner)),
        ((right - corner, bottom), (left + corner, bottom)),
        ((left, bottom - corner), (left, top + corner)),
    ]
}

/// Divides a line into parts of about `length`: the middle of each, and the vector from there to its end.
fn marks(from: Point, to: Point, length: f64) -> Vec<(Point, Point)> {
    let (du, dv) = (to.0 - from.0, to.1 - from.1);
    let parts = (du.hypot(dv) / length).round().max(1.0);
    let (du, dv) = (du / parts, dv / parts);
    let middle = |k: f64| (from.0 + du * (k + 0.5), from.1 + dv * (k + 0.5));
    (0..parts as u32).map(|k| (middle(f64::from(k)), (du / 2.0, dv / 2.0))).collect()
}

pub fn lozenges(layout: &Layout, lines: &[(Point, Point)]) -> String {
    let map = |point| layout.map(point);
    let all = lines.iter().flat_map(|&(from, to)| marks(from, to, 22.0));
    let path = all.fold(Path::new(&map), |path, ((u, v), (du, dv))| {
        // eight along, five and a half across
        let (a, b) = if du.abs() > dv.abs() { (8.0, 5.5) } else { (5.5, 8.0) };
        path.m((u - a, v)).l((u, v - b)).l((u + a, v)).l((u, v + b)).z()
    });
    format!(r#"<path d="{}" fill="{INLAY}"/>"#, path.text())
}

pub fn notches(layout: &Layout, lines: &[(Point, Point)]) -> String {
    let all = lines.iter().flat_map(|&(from, to)| marks(from, to, 10.0));
    let map = |point| layout.map(point);
    let path = all.fold(Path::new(&map), |path, ((u, v), (du, dv))| {
        let (a, b) = if du.abs() > dv.abs() { (0.0, 6.0) } else { (6.0, 0.0) };
        path.m((u - a, v - b)).l((u + a, v + b))
    });
    format!(r#"<path d="{}" stroke="{INLAY}" stroke-width="2.6" stroke-linecap="round"/>"#, path.text())
}

pub fn beads(layout: &Layout, lines: &[(Point, Point)]) -> String {
    let all = lines.iter().flat_map(|&(from, to)| marks(from, to, 15.0));
    let map = |point| layout.map(point);
    // a stroke of no length with round ends
    let path = all.fold(Path::new(&map), |path, (at, _)| path.m(at).l(at));
    format!(r#"<path d="{}" stroke="{INLAY}" stroke-width="7" stroke-linecap="round"/>"#, path.text())
}
