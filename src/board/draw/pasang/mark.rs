//! Marks on points and columns: chalk over soot, each of a different shape, as on the boards of holes.

use super::super::mark::{
    self as marks, Chip, DASHED, DONE_CHIP, HEIGHT, PLANNED_CHIP, chalk, circle, on_soot,
};
use super::super::materials::{BLUE, CHALK, SOOT};
use super::super::svg::{Path, Point, num, turn};
use super::super::wood::oblong;
use super::ka::pale;
use super::layout::{BALL, BOARD, PITCH};
use super::{Layout, Piece, SIDE};

/// From the middle of a point to the edge of a column's mark.
const BESIDE: f64 = 26.5;

/// Marks a point that may be chosen: a plain ring round a piece, a dot where a ka may go to a vacant point.
pub fn playable(layout: &Layout, point: usize, piece: Option<Piece>) -> String {
    let ring = |r: f64| circle(middle(layout, point), r, 3.0 * layout.line_scale(), "");
    match piece {
        Some(Piece::Ball(_)) => ring(BALL + 4.5),
        // outside the collar
        Some(Piece::Ka(..)) => ring(BALL + 9.0),
        None => dot(layout, point),
    }
}

fn dot(layout: &Layout, point: usize) -> String {
    let (x, y) = middle(layout, point);
    let (x, y, under, r) = (num(x), num(y), num(8.6 * layout.line_scale()), num(6.2 * layout.line_scale()));
    format!(
        r#"<circle cx="{x}" cy="{y}" r="{under}" fill="{SOOT}" fill-opacity=".78"/><circle cx="{x}" cy="{y}" r="{r}" fill="{CHALK}"/>"#
    )
}

/// Marks the point that has the focus: a heavy blue ring between two white ones.
pub fn focus(layout: &Layout, point: usize) -> String {
    focus_at(layout, middle(layout, point))
}

/// The mark of [`focus`] about the origin, to be referred to at every point.
pub fn focus_ring(layout: &Layout) -> String {
    focus_at(layout, (0.0, 0.0))
}

fn focus_at(layout: &Layout, (x, y): Point) -> String {
    let r = if layout.is_small() { 31.0 } else { 32.0 };
    heavy(layout, &format!(r#"<circle cx="{}" cy="{}" r="{}""#, num(x), num(y), num(r)))
}

/// Marks a column of a seat's half that may be taken: an arc on the side of its owner.
pub fn may_take(layout: &Layout, seat: usize, column: usize) -> String {
    let (x, y, side) = column_foot(layout, seat, column);
    let arc = |angle: f64| {
        let (dx, dy) = turn((0.0, BALL + 4.0), angle);
        (x + dx, y + side * dy)
    };
    let d = Path::new(&|point| point).m(arc(-58.0)).c(arc(-38.0), arc(-20.0), arc(0.0)).text();
    let back = Path::new(&|point| point).m(arc(0.0)).c(arc(20.0), arc(38.0), arc(58.0)).text();
    chalk(&(d + &back), 3.4 * layout.line_scale(), "")
}

/// Marks the column that has the focus: a heavy blue edge between two white ones.
pub fn focus_column(layout: &Layout, seat: usize, column: usize) -> String {
    heavy(layout, &format!(r#"<path d="{}""#, around(layout, seat, column, BESIDE + 4.0)))
}

/// Marks a column of a seat's half that would be taken: a dashed edge round it, and what it brings on a chip;
/// the text must be free of markup.
pub fn column(layout: &Layout, seat: usize, column: usize, price: &str) -> String {
    let (x, _, side) = column_foot(layout, seat, column);
    let d = around(layout, seat, column, BESIDE);
    let edge = chalk(&d, 3.0 * layout.line_scale(), DASHED);
    // on a phone the words stand over the tray, beyond the prices of the other columns
    let past = match (layout.is_small(), side < 0.0) {
        (true, true) => -28.0,
        (true, false) => BOARD + 57.0,
        _ => chip_y(layout, side),
    };
    edge + &chip(layout, (x, past), price, &PLANNED_CHIP)
}

/// Marks the passage of a seat, the column that it emptied: a rounded dotted edge on a lighter ground.
///
/// It must be drawn below the pieces.
pub fn passage(layout: &Layout, seat: usize, column: usize) -> String {
    let d = around(layout, seat, column, 25.0);
    let width = num(2.6 * layout.line_scale());
    let dots = num(8.0 * layout.line_scale());
    format!(
        r##"<path d="{d}" fill="#f0d6ac" fill-opacity=".2"/><path d="{d}" fill="none" stroke="{SOOT}" stroke-opacity=".6" stroke-width="5"/><path d="{d}" fill="none" stroke="{CHALK}" stroke-width="{width}" stroke-dasharray="1.5 {dots}" stroke-linecap="round"/>"##
    )
}

/// Marks the point where a ka has arrived: four ticks round it.
pub fn end(layout: &Layout, point: usize) -> String {
    let (x, y) = middle(layout, point);
    let map = |(dx, dy)| (x + dx, y + dy);
    let ticks = (0..4).fold(Path::new(&map), |path, i| {
        let tick = |r: f64| turn((r, 0.0), 45.0 + f64::from(i) * 90.0);
        path.m(tick(28.5)).l(tick(37.0))
    });
    chalk(&ticks.text(), 4.0 * layout.line_scale(), "")
}

/// Marks a point in which two boards differ: a lozenge round it.
pub fn differs(layout: &Layout, point: usize) -> String {
    marks::lozenge(middle(layout, point), BALL + 17.0, 4.0 * layout.line_scale())
}

/// Marks the ka that has decided the game, because it can take nothing: two rings.
pub fn decided(layout: &Layout, point: usize) -> String {
    let ring = |r: f64| circle(middle(layout, point), r, 3.2 * layout.line_scale(), "");
    ring(BALL + 9.0) + &ring(BALL + 16.0)
}

/// Marks the tray of a seat whose points have decided the game: the same round it.
pub fn decided_tray(layout: &Layout, seat: usize) -> String {
    let tray = layout.tray(seat);
    let ring = |out: f64| {
        let half = (tray.half.0 + out, tray.half.1 + out);
        let d = oblong(&|point| point, (tray.x, tray.y), half, 20.0 + out);
        on_soot(&format!(r#"<path d="{d}" fill="none""#))
    };
    ring(-2.0) + &ring(5.0)
}

/// Marks where the ka of a seat would stand: a dashed ka, and a word, which must be free of markup.
pub fn ghost(layout: &Layout, seat: usize, point: usize, word: &str) -> String {
    let (x, y) = middle(layout, point);
    let text = pale(layout, seat, (x, y));
    if word.is_empty() {
        return text;
    }
    let below = if layout.is_at_bottom(seat) { 1.0 } else { -1.0 };
    text + &chip(
        layout,
        (x, y + below * (BALL + 8.0 + HEIGHT * layout.chip_scale() / 2.0)),
        word,
        &PLANNED_CHIP,
    )
}

/// Marks the tray of a seat whose points have changed: the points before and after on a chip, over the rim of
/// the tray.
///
/// The font of the boards has no arrow; for an arrow in that font a browser would load another file.
pub fn changed(layout: &Layout, seat: usize, before: u32, after: u32) -> String {
    let tray = layout.tray(seat);
    let word = format!(r#"{before}<tspan font-family="sans-serif">→</tspan>{after}"#);
    let digits = [before, after].map(|count| 1 + usize::from(count > 9) + usize::from(count > 99));
    let side = if layout.is_at_bottom(seat) { -1.0 } else { 1.0 };
    let at = (tray.x, tray.y + side * tray.half.1);
    sized(layout, at, digits[0] + digits[1] + 2, &word, &DONE_CHIP)
}

/// The y of the middle of a chip that hides neither pieces nor letters: over the upper edge of the board for
/// side -1; over the lower edge, below the letters, for side 1.
pub(super) fn chip_y(layout: &Layout, side: f64) -> f64 {
    let [_, top, _, high] = layout.chip_area();
    let half = HEIGHT * layout.chip_scale() / 2.0 + 2.0;
    let at = match (layout.is_turned(), side < 0.0) {
        (true, true) => 4.0,
        (true, false) => BOARD + 18.0,
        (false, true) => 13.0,
        (false, false) => BOARD + 8.0,
    };
    if layout.around.is_some() { at.max(top + half).min(top + high - half) } else { at }
}

/// A word on a chip of this board's size, moved so that it stays on the board.
pub(super) fn chip(layout: &Layout, at: Point, word: &str, style: &Chip) -> String {
    if word.is_empty() {
        return String::new();
    }
    let letters = word.chars().count();
    let (x, _) = clamp_chip(layout, at, letters);
    sized(layout, (x, at.1), letters, word, style)
}

/// The x of the middle of a chip with `letters` letters, moved so that it stays within the side edges, and half
/// its width.
pub(super) fn clamp_chip(layout: &Layout, (x, _): Point, letters: usize) -> (f64, f64) {
    let half = marks::width(letters) * layout.chip_scale() / 2.0;
    let [left, _, wide, _] = layout.chip_area();
    (x.min(left + wide - half).max(left + half), half)
}

/// The chips of the other boards, enlarged on a phone.
fn sized(layout: &Layout, (x, y): Point, letters: usize, word: &str, style: &Chip) -> String {
    let (x, y, scale) = (num(x), num(y), num(layout.chip_scale()));
    let chip = marks::chip((0.0, 0.0), marks::width(letters), word, style);
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{chip}</g>"#)
}

/// The middle of a point on the screen.
pub(super) fn middle(layout: &Layout, point: usize) -> Point {
    let place = layout.point(point);
    (place.x, place.y)
}

/// The outermost point of a column in a seat's half, and the direction from it to the edge.
pub(super) fn column_foot(layout: &Layout, seat: usize, column: usize) -> (f64, f64, f64) {
    let row = if seat == 0 { 0 } else { SIDE - 1 };
    let (x, y) = middle(layout, row * SIDE + column);
    (x, y, if layout.is_at_bottom(seat) { 1.0 } else { -1.0 })
}

/// The outline round the five points of a column in a seat's half.
fn around(layout: &Layout, seat: usize, column: usize, beside: f64) -> String {
    let (x, y, side) = column_foot(layout, seat, column);
    let half = (beside, 2.0 * PITCH + beside);
    oblong(&|point| point, (x, y - side * 2.0 * PITCH), half, beside)
}

/// A shape in blue between two white ones; `shape` is its markup up to the attributes of the stroke.
fn heavy(layout: &Layout, shape: &str) -> String {
    let [white, blue] = if layout.is_small() { [11.5, 6.6] } else { [9.0, 5.0] };
    let (white, blue) = (num(white), num(blue));
    format!(
        r#"{shape} fill="none" stroke="{CHALK}" stroke-width="{white}"/>{shape} fill="none" stroke="{BLUE}" stroke-width="{blue}"/>"#
    )
}
