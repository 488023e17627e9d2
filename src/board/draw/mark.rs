//! Marks on a hole: chalk over soot, each with a shape of its own.

use super::layout::Layout;
use super::look::{BLUE, CHALK, SOOT};
use super::svg::{Path, Point, num, turn};

/// Marks a hole that may be played: a plain ring.
pub fn playable(layout: &Layout, hole: usize) -> String {
    ring(layout, hole, 5.0, 3.2, "")
}

/// Marks the hole that has the focus: a heavy ring, blue between two whites.
pub fn focus(layout: &Layout, hole: usize) -> String {
    let spot = layout.hole(hole);
    let (x, y, r) = (num(spot.x), num(spot.y), num(spot.r + 9.0));
    format!(
        r#"<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{CHALK}" stroke-width="10.5"/><circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{BLUE}" stroke-width="6"/>"#
    )
}

/// Marks the hole that was lifted: a ring of short dots.
pub fn from(layout: &Layout, hole: usize) -> String {
    ring(layout, hole, 5.0, 3.2, r#" stroke-dasharray="3 11" stroke-linecap="round""#)
}

/// Marks the hole of the last counter: a ring with four ticks.
pub fn end(layout: &Layout, hole: usize) -> String {
    let spot = layout.hole(hole);
    let map = from_middle(layout, hole);
    let ticks = (0..4).fold(Path::new(&map), |path, i| {
        let tick = |r: f64| turn((r, 0.0), 45.0 + f64::from(i) * 90.0);
        path.m(tick(spot.r - 3.0)).l(tick(spot.r + 12.0))
    });
    ring(layout, hole, 4.0, 3.2, "") + &chalk(&ticks.text(), 3.6)
}

/// Marks a hole that is captured: four corners, and the number of counters on a chip.
///
/// On a turned board the chip lies towards the middle, away from the counts.
pub fn captured(layout: &Layout, hole: usize, number: u32) -> String {
    let spot = layout.hole(hole);
    let (far, towards) = if layout.turned { (spot.r, spot.side) } else { (spot.r + 3.0, 1.0) };
    let near = far - 17.0;
    let map = from_middle(layout, hole);
    let corners =
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].iter().fold(Path::new(&map), |path, (x, y)| {
            path.line([(x * far, y * near), (x * far, y * far), (x * near, y * far)])
        });
    let out = spot.r - 1.0;
    let chip_at = (spot.x + towards * out, spot.y - out);
    chalk(&corners.text(), 3.6) + &chip(chip_at, &format!("×{number}"))
}

/// Carries points about the middle of a hole to the screen.
fn from_middle(layout: &Layout, hole: usize) -> impl Fn(Point) -> Point {
    let spot = layout.hole(hole);
    move |(x, y)| (spot.x + x, spot.y + y)
}

/// A ring so far outside the rim of a hole; `more` holds further attributes.
fn ring(layout: &Layout, hole: usize, out: f64, width: f64, more: &str) -> String {
    let spot = layout.hole(hole);
    let (x, y, r) = (num(spot.x), num(spot.y), num(spot.r + out));
    let (under, width) = (num(width + 3.0), num(width));
    format!(
        r#"<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{SOOT}" stroke-opacity=".78" stroke-width="{under}"{more}/><circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{CHALK}" stroke-width="{width}"{more}/>"#
    )
}

/// A line of chalk on soot.
fn chalk(d: &str, width: f64) -> String {
    let (under, width) = (num(width + 3.0), num(width));
    let round = r#"stroke-linecap="round" stroke-linejoin="round""#;
    format!(
        r#"<path d="{d}" fill="none" stroke="{SOOT}" stroke-opacity=".78" stroke-width="{under}" {round}/><path d="{d}" fill="none" stroke="{CHALK}" stroke-width="{width}" {round}/>"#
    )
}

/// A word on a rounded chip about a point.
fn chip((x, y): Point, word: &str) -> String {
    const SIZE: f64 = 20.0;
    let width = (word.chars().count() as f64 * 0.5 + 0.85) * SIZE;
    let height = SIZE * 1.45;
    let (left, top, base) = (num(x - width / 2.0), num(y - height / 2.0), num(y + SIZE * 0.34));
    let (x, width, height, round, size) = (num(x), num(width), num(height), num(height / 2.0), num(SIZE));
    format!(
        r#"<g class="pp-chip"><rect x="{left}" y="{top}" width="{width}" height="{height}" rx="{round}" fill="{CHALK}" stroke="{SOOT}" stroke-width="1.6"/><text x="{x}" y="{base}" font-size="{size}" text-anchor="middle" fill="{SOOT}" class="pp-word">{word}</text></g>"#
    )
}
