//! The numbers and letters along the edges as targets to tap, and the mark of the row or column picked there.

use super::super::materials::{CHALK, PALE};
use super::super::svg::num;
use super::layout::{BOARD, INSET, Layout, PITCH};
use super::zoom::STRIP;

/// A row or a column of the board, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    Row(usize),
    Column(usize),
}

/// The radius of a point's target: half the distance to the next point.
pub const REACH: f64 = PITCH / 2.0;

/// How far targets reach beyond the edge of the board: those of columns and, on a phone, where they are small, those of
/// letters and numbers; elsewhere these reach less far, because trays stand beside the board.
const OUT: f64 = 25.0;
const OUT_ACROSS: f64 = 8.0;

impl Layout {
    /// Gives the oblong round the points of a column in a seat's half: left, top, width and height.
    pub fn column_of(&self, seat: usize, column: usize) -> [f64; 4] {
        let [first, last] = if seat == 0 { [0, 4] } else { [6, 10] };
        let [a, b] = [first, last].map(|row| self.point(row * super::SIDE + column));
        [a.x - REACH, a.y.min(b.y) - REACH, PITCH, (a.y - b.y).abs() + PITCH]
    }

    /// Gives the target of a column in a seat's half: its points and, beyond them, what is written at the edge of the
    /// board on that side.
    pub fn column_target(&self, seat: usize, column: usize) -> [f64; 4] {
        let [x, y, wide, high] = self.column_of(seat, column);
        if self.is_at_bottom(seat) { [x, y, wide, BOARD + OUT - y] } else { [x, -OUT, wide, y + high + OUT] }
    }

    /// Gives the target of a number or a letter: left, top, width and height.
    pub fn edge(&self, lane: Lane) -> [f64; 4] {
        let half = REACH;
        let out = if self.is_small() { OUT } else { OUT_ACROSS };
        let [left, top, _, high] = self.view_box();
        let (beside, below) = self.strip();
        match lane {
            Lane::Row(row) => {
                let place = self.point(row * super::SIDE);
                // up to the targets of the first points
                let (x, wide) = if beside.is_some() {
                    (left, STRIP)
                } else {
                    (-out, self.point(0).x.min(self.point(10).x) - half + out)
                };
                [x, place.y - half, wide, PITCH]
            }
            Lane::Column(column) => {
                let x = self.point(column).x - half;
                let (y, high) = if below.is_some() {
                    (top + high - STRIP, STRIP)
                } else {
                    let y = self.point(0).y.max(self.point(120).y) + half;
                    (y, BOARD + out - y)
                };
                [x, y, PITCH, high]
            }
        }
    }
}

/// Marks a picked row or column with a pale band across the board. It must be drawn below the pieces.
pub fn band(layout: &Layout, lane: Lane) -> String {
    let (long, wide) = (BOARD - 2.0 * INSET, PITCH - 6.0);
    let (x, y, wide, high) = match lane {
        Lane::Row(row) => (INSET, layout.point(row * super::SIDE).y - wide / 2.0, long, wide),
        Lane::Column(column) => (layout.point(column).x - wide / 2.0, INSET, wide, long),
    };
    let (x, y, wide, high, edge) = (num(x), num(y), num(wide), num(high), num(1.6 * layout.line_scale()));
    format!(
        r#"<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="8" fill="{PALE}" fill-opacity=".34" stroke="{CHALK}" stroke-opacity=".8" stroke-width="{edge}"/>"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_chosen_by_its_letter_and_its_price_too() {
        for layout in
            [false, true].map(Layout::new).into_iter().flat_map(|layout| [layout, layout.half_turned()])
        {
            for (seat, column) in (0..2).flat_map(|seat| (0..11).map(move |column| (seat, column))) {
                let [x, y, wide, high] = layout.column_target(seat, column);
                let within = |(u, v): (f64, f64)| x < u && u < x + wide && y < v && v < y + high;
                if layout.is_at_bottom(seat) {
                    assert!(within(layout.letter(column)), "{layout:?}");
                }
                let price = super::super::column_price(&layout, seat, column, 8);
                let at = |name: &str| {
                    let (_, after) = price.rsplit_once(&format!("{name}=\"")).unwrap();
                    after.split('"').next().unwrap().parse::<f64>().unwrap()
                };
                let text = price.rsplit_once("<text").unwrap().1;
                assert!(text.contains(">8<") && within((at(" x"), at(" y"))), "{layout:?} {price}");
            }
        }
    }

    #[test]
    fn edges_are_large_enough_for_a_finger_on_the_smallest_phone_and_never_meet_the_points() {
        for layout in [Layout::new(true), Layout::new(true).half_turned(), Layout::new(true).enlarged(5, 5)] {
            // on a screen of 320 pixels the board is 306 pixels wide
            let pixel = layout.view_box()[2] / 306.0;
            for i in 0..11 {
                for lane in [Lane::Row(i), Lane::Column(i)] {
                    let [x, y, wide, high] = layout.edge(lane);
                    assert!(wide >= 24.0 * pixel && high >= 24.0 * pixel, "{lane:?}: {wide} {high}");
                    let shown = |at: usize| layout.shows_column(at % 11) && layout.shows_row(at / 11);
                    for place in (0..121).filter(|&at| shown(at)).map(|at| layout.point(at)) {
                        let apart = [x - place.x, place.x - x - wide, y - place.y, place.y - y - high];
                        let apart = apart.into_iter().fold(f64::MIN, f64::max);
                        assert!(apart >= PITCH / 2.0 - 1e-9, "{layout:?} {lane:?} {apart}");
                    }
                }
            }
        }
    }
}
