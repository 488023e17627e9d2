//! What advice draws on the board of Pasang: an outlined part of the board, a marked point, or the value of a
//! move to a point or of a column.

use super::super::advice::{ChipStyle, around, part, ring, text_chip};
use super::layout::{BALL, PITCH};
use super::mark::{column_foot, middle};
use super::{Layout, SIDE};

/// From the middle of a point to the outline round a part.
const BESIDE: f64 = 28.0;

/// Marks a point to look at.
pub fn point(layout: &Layout, point: usize) -> String {
    ring(middle(layout, point), BALL + 7.0, 5.0 * layout.line_scale())
}

/// Outlines a rectangle of points from its lower left to its upper right corner.
pub fn points(layout: &Layout, from: usize, to: usize) -> String {
    let (a, b) = (middle(layout, from), middle(layout, to));
    let bounds = [a.0.min(b.0) - BESIDE, a.1.min(b.1) - BESIDE, a.0.max(b.0) + BESIDE, a.1.max(b.1) + BESIDE];
    part(&around(bounds, 22.0), 4.5 * layout.line_scale())
}

/// Marks columns of a seat's half that lie side by side.
pub fn columns(layout: &Layout, seat: usize, from: usize, to: usize) -> String {
    let rows = if seat == 0 { [0, 4] } else { [6, 10] };
    points(layout, rows[0] * SIDE + from, rows[1] * SIDE + to)
}

/// Writes a value on a point, no wider than the distance between points.
pub fn value_chip(layout: &Layout, point: usize, text: &str, style: ChipStyle, proved: bool) -> String {
    text_chip(middle(layout, point), text, style, proved, 1.25, PITCH - 3.0)
}

/// Writes a value in the middle of a column of a seat's half.
pub fn column_value_chip(
    layout: &Layout,
    seat: usize,
    column: usize,
    text: &str,
    style: ChipStyle,
    proved: bool,
) -> String {
    let (x, y, side) = column_foot(layout, seat, column);
    text_chip((x, y - side * 2.0 * PITCH), text, style, proved, 1.25, PITCH - 3.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_on_neighbours_do_not_meet_and_are_legible_on_a_phone() {
        let layout = Layout::new(true);
        let drawn = value_chip(&layout, 0, "–12", ChipStyle::Plain, false);
        let scale = drawn.split("scale(").nth(1).and_then(|rest| rest.split(')').next());
        let scale: f64 = scale.and_then(|scale| scale.parse().ok()).unwrap();
        let wide = super::super::super::mark::width(3) * scale;
        assert!(wide <= PITCH - 2.0, "{wide}");
        assert!(20.0 * scale / layout.view_box()[2] * 346.0 >= 10.5);
    }
}
