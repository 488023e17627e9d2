//! A part of the board enlarged, for people to whom the points of the whole board are too close together.

use super::super::materials::SOOT;
use super::super::svg::num;
use super::layout::{BASELINE, BOARD, Layout, MARGIN, PITCH, THICK};

/// The width of the whole view divided by that of the enlarged part.
const TIMES: f64 = 2.0;
/// The width of the strips at the left and lower edge of an enlarged part, which hold its coordinates. They
/// hide half a ball at most, because the edge of the view runs through the middle of a column and of a row.
pub(super) const STRIP: f64 = PITCH / 2.0;
/// How far the view stays within the edges of the board, so that it never shows part of its shadow.
const WITHIN: f64 = 2.0;

impl Layout {
    /// The same board about twice as large, around the point in a column and a row, both from 0.
    pub fn enlarged(mut self, column: u8, row: u8) -> Self {
        self.around = Some((column.min(10), row.min(10)));
        self
    }

    /// Gives the view: left, top, width and height. The view of an enlarged board is a part of the whole, of
    /// the same shape.
    pub fn view_box(&self) -> [f64; 4] {
        let whole = self.full_view();
        let Some((column, row)) = self.around else { return whole };
        let [_, _, wide, high] = whole.map(|length| length / TIMES);
        let middle = self.point(usize::from(row) * super::SIDE + usize::from(column));
        // up to the next line of points
        let snapped = |at: f64| ((at - MARGIN) / PITCH).ceil() * PITCH + MARGIN;
        let last = snapped(BOARD - WITHIN - wide);
        let left = snapped(middle.x - wide / 2.0 - PITCH / 2.0).min(last);
        let left = if left <= MARGIN { WITHIN } else { left };
        let first = snapped(high + WITHIN) - PITCH;
        let bottom = snapped(middle.y + high / 2.0 - PITCH / 2.0).max(first);
        let bottom = if bottom >= BOARD - MARGIN { BOARD + THICK - WITHIN } else { bottom };
        [left, bottom - high, wide, high]
    }

    /// Whether marks must be drawn larger: on a board down a phone that is not enlarged.
    pub(super) fn is_small(&self) -> bool {
        self.is_turned() && self.around.is_none()
    }

    /// The x of the row numbers and the baseline of the column letters, each only where they stand on a strip.
    pub(super) fn strip(&self) -> (Option<f64>, Option<f64>) {
        let [left, top, _, high] = self.view_box();
        let enlarged = self.around.is_some();
        let x = (enlarged && left > MARGIN).then_some(left + STRIP / 2.0);
        let below = enlarged && top + high < BOARD;
        (x, below.then_some(top + high - STRIP / 2.0 + self.letter_size() * BASELINE))
    }

    /// The part of the board that chips may cover, without the strips: left, top, width and height.
    pub(super) fn chip_area(&self) -> [f64; 4] {
        if self.around.is_none() {
            return [0.0, 0.0, BOARD, BOARD];
        }
        let [left, top, wide, high] = self.view_box();
        let (x, y) = self.strip();
        let (x, y) = (if x.is_some() { STRIP } else { 0.0 }, if y.is_some() { STRIP } else { 0.0 });
        [left + x, top, wide - x, high - y]
    }

    /// Whether a column is in view, from 0.
    pub fn shows_column(&self, column: usize) -> bool {
        let [left, _, wide, _] = self.chip_area();
        let x = self.point(column).x;
        self.around.is_none() || left < x && x < left + wide
    }

    /// Whether a row is in view, from 0.
    pub fn shows_row(&self, row: usize) -> bool {
        let [_, top, _, high] = self.chip_area();
        let y = self.point(row * super::SIDE).y;
        self.around.is_none() || top < y && y < top + high
    }
}

/// The backgrounds of coordinates that stand over pieces; empty where the edges of the board are in view.
pub fn strips(layout: &Layout) -> String {
    let [left, top, wide, high] = layout.view_box();
    let rect = |x: f64, y: f64, wide: f64, high: f64| {
        let (x, y, wide, high) = (num(x), num(y), num(wide), num(high));
        format!(r#"<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="{SOOT}" fill-opacity=".82"/>"#)
    };
    let (beside, below) = layout.strip();
    let beside = beside.map_or_else(String::new, |_| rect(left, top, STRIP, high));
    beside + &below.map_or_else(String::new, |_| rect(left, top + high - STRIP, wide, STRIP))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = (Layout, usize)> {
        let layouts = [false, true].map(Layout::new).into_iter().flat_map(|l| [l, l.half_turned()]);
        layouts.flat_map(|layout| {
            (0..121).map(move |at: usize| (layout.enlarged((at % 11) as u8, (at / 11) as u8), at))
        })
    }

    #[test]
    fn every_point_can_be_brought_into_view_with_its_coordinates() {
        for (layout, at) in all() {
            let place = layout.point(at);
            let [left, top, wide, high] = layout.chip_area();
            assert!(left + 22.5 < place.x && place.x + 22.5 < left + wide, "{layout:?}");
            assert!(top + 22.5 < place.y && place.y + 22.5 < top + high, "{layout:?}");
            assert!(layout.shows_column(at % 11) && layout.shows_row(at / 11));
            let ([left, top, wide, high], (x, y)) = (layout.view_box(), layout.letter(at % 11));
            assert!(left < x && x < left + wide && top < y - 14.0 && y < top + high, "{layout:?}");
            let (x, y) = layout.row_number(at / 11);
            assert!(left + 8.0 < x && x < left + wide && top < y - 14.0 && y < top + high, "{layout:?}");
        }
    }

    #[test]
    fn enlarged_points_are_large_enough_for_a_finger_on_a_phone() {
        for (layout, _) in all() {
            let [_, _, wide, high] = layout.view_box();
            if layout.is_turned() {
                // on screens of 360 and 320 pixels the board is 346 and 306 pixels wide
                assert!(PITCH / wide * 346.0 >= 44.0 && PITCH / wide * 306.0 >= 44.0);
            }
            let [_, _, all_wide, all_high] = layout.full_view();
            assert!((wide / high - all_wide / all_high).abs() < 1e-9, "the page would jump");
        }
    }

    #[test]
    fn strips_hide_no_point_that_is_in_view() {
        for (layout, _) in all() {
            let (beside, below) = layout.strip();
            let [left, top, _, high] = layout.view_box();
            for at in 0..121 {
                let place = layout.point(at);
                if layout.shows_column(at % 11) && beside.is_some() {
                    assert!(place.x - place.r > left + STRIP, "{layout:?}");
                }
                if layout.shows_row(at / 11) && below.is_some() {
                    assert!(place.y + place.r < top + high - STRIP, "{layout:?}");
                }
            }
        }
    }
}
