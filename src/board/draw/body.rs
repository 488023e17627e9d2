//! The bodies of the boards: everything on them that never moves.

use super::angle::sin;
use std::f64::consts::PI;

use super::layout::Layout;
use super::svg::{Path, Point, num};
use super::wood::{bowl, incise, plank, slab};

/// Draws everything of a board that never moves: plank or sand, bowls of the stores, hollows.
pub fn body(layout: &Layout) -> String {
    let mut text = (layout.board.game().body)(layout);
    for hole in 0..layout.holes() {
        text.push_str(&hollow(layout, hole));
    }
    text
}

/// Draws the hollow of a hole.
fn hollow(layout: &Layout, hole: usize) -> String {
    let id = layout.board.game().material.id;
    let spot = layout.hole(hole);
    let (x, y, r) = (num(spot.x), num(spot.y), num(spot.r));
    format!(r##"<use href="#pp-h-{id}" transform="translate({x} {y}) scale({r})"/>"##)
}

/// Draws the plank of Kalah and its two stores.
pub fn kalah(layout: &Layout) -> String {
    let (length, breadth) = (layout.length(), layout.breadth());
    let (u, v) = (length / 2.0, breadth / 2.0);
    let corner = if layout.turned { 60.0 } else { 76.0 };
    let outline = slab(layout, (u, v), (u - 4.0, v - 4.0), corner);
    let mut text = plank(layout, &outline, 3.4, 24);
    for seat in 0..2 {
        let (u, v, _) = layout.bowl(seat);
        let (a, b) = (layout.store_size().along, layout.store_size().across);
        let outline = slab(layout, (u, v), (a, b), a.min(b));
        text.push_str(&bowl(layout.board.game().material, &outline));
    }
    text
}

/// Draws the boat of Adjiboto, its carving and its two stores.
pub fn adjiboto(layout: &Layout) -> String {
    let material = layout.board.game().material;
    let (length, breadth, middle) = (layout.length(), layout.breadth(), layout.middle());
    let outline = |map: &dyn Fn(Point) -> Point| {
        if layout.turned { blunt_boat(map, length, breadth) } else { boat(map, length, breadth) }
    };
    let lines = if layout.turned { 30 } else { 34 };
    let mut text = plank(layout, &outline(&|point| layout.map(point)), 1.7, lines);
    // the gunwale: the outline drawn in about the middle
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

/// One strand of the ribbon between the rows, swinging so far to either side.
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

/// Brass tacks round the prows, placed in parts of the length and of the breadth.
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
    // how full the shoulders are, and how far the inner edge swells
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
