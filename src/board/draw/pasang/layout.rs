//! Where everything lies on the board of Pasang and beside it.

use super::super::svg::Point;
use super::{Colour, SIDE};

/// Distance between neighbouring points.
pub(super) const PITCH: f64 = 60.0;
/// From the first points to the edge of the board.
pub(super) const MARGIN: f64 = 66.0;
/// The length of a side of the board.
pub(super) const BOARD: f64 = 2.0 * MARGIN + 10.0 * PITCH;
/// How far the plank stays inside the board's square.
pub(super) const INSET: f64 = 4.0;
/// The radius of a ball.
pub(super) const BALL: f64 = 22.5;
/// The heights of the board and of a tray, which show below them.
pub(super) const THICK: f64 = 15.0;
pub(super) const TRAY_THICK: f64 = 9.0;
/// From the middle of a figure to its baseline, in font sizes.
pub(super) const BASELINE: f64 = 0.34;

/// Where the parts of the board lie, in board units with (0, 0) at the board's upper left corner.
///
/// Across the screen the trays stand at the sides, each beside the half of its owner. Down the screen North's
/// tray lies above the board and South's below it. The points have the same places in both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    turned: bool,
    /// North's edge lies at the bottom.
    is_half_turned: bool,
    /// The column and the row in the middle of the part that is shown enlarged.
    pub(super) around: Option<(u8, u8)>,
}

/// The place of a point, in board units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PointPlace {
    pub x: f64,
    pub y: f64,
    /// The radius of a ball that lies there.
    pub r: f64,
}

/// The place of a tray, in board units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tray {
    /// Its middle.
    pub x: f64,
    pub y: f64,
    /// Half its width and half its height.
    pub half: (f64, f64),
    /// The middles of the bowls for black and for white.
    pub bowls: [(f64, f64); 2],
    /// Half the width and half the height of a bowl.
    pub bowl: (f64, f64),
    /// The middle and the baseline of the number of tokens in each bowl.
    pub counts: [(f64, f64); 2],
    /// The middle and the baseline of the points they are worth.
    pub score: (f64, f64),
}

impl Layout {
    /// Lays out the board across the screen, or turned down it.
    pub fn new(turned: bool) -> Self {
        Layout { turned, is_half_turned: false, around: None }
    }

    /// The same board after half a turn: North sits at the bottom, and text stays upright.
    pub fn half_turned(self) -> Self {
        Layout { is_half_turned: !self.is_half_turned, ..self }
    }

    /// Whether the board is laid out for a portrait screen.
    pub fn is_turned(&self) -> bool {
        self.turned
    }

    /// Gives the place of a point, from 0 to 120.
    pub fn point(&self, point: usize) -> PointPlace {
        let (column, row) = (point % SIDE, point / SIDE);
        PointPlace { x: self.x(column), y: self.y(row), r: BALL }
    }

    /// Gives the middle and the baseline of the letter of a column, from 0.
    pub fn letter(&self, column: usize) -> Point {
        let below = if self.is_small() { 48.0 } else { 44.5 };
        (self.x(column), self.strip().1.unwrap_or(MARGIN + 10.0 * PITCH + below))
    }

    /// Gives the middle and the baseline of the number of a row, from 0.
    pub fn row_number(&self, row: usize) -> Point {
        let beside = if self.is_small() { 40.0 } else { 38.0 };
        let x = self.strip().0.unwrap_or(MARGIN - beside);
        (x, self.y(row) + self.letter_size() * BASELINE)
    }

    /// Gives the font size of letters and numbers of columns and rows.
    pub fn letter_size(&self) -> f64 {
        if self.is_small() { 31.0 } else { 20.0 }
    }

    /// Gives the font size of the numbers of tokens in a tray.
    pub fn count_size(&self) -> f64 {
        if self.turned { 36.0 } else { 22.0 }
    }

    /// Gives the font size of the points in a tray.
    pub fn score_size(&self) -> f64 {
        if self.turned { 54.0 } else { 42.0 }
    }

    /// Gives the place of the tray of a seat.
    pub fn tray(&self, seat: usize) -> Tray {
        let middle = BOARD / 2.0;
        // on the side of the owner: 1 is at the bottom and to the right
        let side = if self.is_at_bottom(seat) { 1.0 } else { -1.0 };
        let (count, score) = (self.count_size() * BASELINE, self.score_size() * BASELINE);
        if self.turned {
            let half = (middle - INSET, 66.0);
            // the thickness of whatever lies above shows below it
            let thick = if side > 0.0 { THICK } else { TRAY_THICK };
            let (x, y) = (middle, middle + side * (middle - INSET + 15.0 + half.1) + side * thick);
            Tray {
                x,
                y,
                half,
                bowls: [(x - 178.0, y), (x + 178.0, y)],
                bowl: (119.0, 52.0),
                counts: [(x - 327.0, y + count), (x + 327.0, y + count)],
                score: (x, y + score),
            }
        } else {
            let half = (103.0, 166.0);
            let (x, y) =
                (middle + side * (middle + 18.0 + half.0), middle + side * (middle - INSET - half.1));
            Tray {
                x,
                y,
                half,
                bowls: [(x, y - 99.0), (x, y + 99.0)],
                bowl: (91.0, 53.0),
                counts: [(x, y - 31.0 + count), (x, y + 31.0 + count)],
                score: (x, y + score),
            }
        }
    }

    /// The view of the whole board and its trays: left, top, width and height.
    pub(super) fn full_view(&self) -> [f64; 4] {
        let tray = self.tray(usize::from(!self.is_half_turned));
        let (left, top) = if self.turned {
            (-6.0, tray.y - tray.half.1 - 8.0)
        } else {
            (tray.x - tray.half.0 - 10.0, -4.0)
        };
        let below = if self.turned { TRAY_THICK + 14.0 } else { THICK + 14.0 };
        let bottom = if self.turned {
            let last = self.tray(usize::from(self.is_half_turned));
            last.y + last.half.1
        } else {
            BOARD
        };
        [left, top, BOARD - 2.0 * left, bottom + below - top]
    }

    /// The factor by which the lines of marks are heavier than on a board at full size.
    pub(super) fn line_scale(&self) -> f64 {
        if self.is_small() { 1.45 } else { 1.0 }
    }

    /// The factor by which chips are larger.
    pub(super) fn chip_scale(&self) -> f64 {
        if self.is_small() { 1.75 } else { 1.05 }
    }

    /// Whether the half of a seat lies at the bottom of the screen.
    pub(super) fn is_at_bottom(&self, seat: usize) -> bool {
        (seat == 0) != self.is_half_turned
    }

    /// The index of a colour's bowl.
    pub(super) fn bowl(colour: Colour) -> usize {
        usize::from(colour == Colour::White)
    }

    /// A name for this layout, to make ids that differ between boards.
    pub(super) fn id(&self) -> &'static str {
        if self.turned { "pasang-t" } else { "pasang-o" }
    }

    fn x(&self, column: usize) -> f64 {
        let column = if self.is_half_turned { SIDE - 1 - column } else { column };
        MARGIN + column as f64 * PITCH
    }

    fn y(&self, row: usize) -> f64 {
        let row = if self.is_half_turned { row } else { SIDE - 1 - row };
        MARGIN + row as f64 * PITCH
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layouts() -> impl Iterator<Item = Layout> {
        [false, true].map(Layout::new).into_iter().flat_map(|layout| [layout, layout.half_turned()])
    }

    #[test]
    fn points_are_far_enough_apart_for_a_finger_on_a_phone() {
        let layout = Layout::new(true);
        // on screens of 360 and 320 pixels the board is 346 and 306 pixels wide
        let pixels = |wide: f64| PITCH / layout.view_box()[2] * wide;
        assert!(pixels(346.0) >= 27.0, "{}", pixels(346.0));
        assert!(pixels(306.0) >= 24.0, "{}", pixels(306.0));
        assert!(layout.letter_size() / PITCH * pixels(346.0) >= 14.0);
        assert!(layout.count_size() / PITCH * pixels(346.0) >= 16.0);
    }

    #[test]
    fn a_board_across_the_screen_takes_most_of_its_height() {
        let [_, _, wide, high] = Layout::new(false).view_box();
        assert!((BOARD + THICK) / high > 0.95);
        // a page of 1440 by 900 leaves the board 1256 by 796 pixels
        assert!(wide / high < 1256.0 / 796.0, "{}", wide / high);
    }

    #[test]
    fn board_and_trays_lie_apart_and_in_view() {
        for layout in layouts() {
            let [left, top, wide, high] = layout.view_box();
            assert!(left < 0.0 && top < 0.0 && left + wide > BOARD && top + high > BOARD + THICK);
            for seat in 0..2 {
                let tray = layout.tray(seat);
                let (a, b) = tray.half;
                assert!(tray.x - a > left && tray.x + a < left + wide, "{layout:?}");
                assert!(tray.y - b > top && tray.y + b + TRAY_THICK < top + high, "{layout:?}");
                let out = ((tray.x - BOARD / 2.0).abs() - a).max((tray.y - BOARD / 2.0).abs() - b);
                assert!(out > BOARD / 2.0, "{layout:?}");
                for (x, y) in tray.bowls {
                    assert!((x - tray.x).abs() + tray.bowl.0 < a && (y - tray.y).abs() + tray.bowl.1 < b);
                }
            }
        }
    }

    #[test]
    fn half_a_turn_carries_every_point_and_tray_to_its_opposite() {
        for layout in [false, true].map(Layout::new) {
            let turned = layout.half_turned();
            for point in 0..SIDE * SIDE {
                assert_eq!(turned.point(point), layout.point(SIDE * SIDE - 1 - point));
            }
            assert_eq!(turned.tray(0), layout.tray(1));
            assert_eq!(turned.view_box(), layout.view_box());
            // South sits at the bottom
            assert!(layout.point(0).y > layout.point(120).y && layout.tray(0).y > layout.tray(1).y);
            assert!(layout.point(0).x < layout.point(10).x);
        }
    }
}
