//! The hand that sows. It is a mark of ours and no part of the game, so it has the colours of the room.

use super::counter::Placed;
use super::layout::Layout;
use super::svg::num;

/// The definitions of the hand, written once a page.
pub const DEFINITIONS: &str = r##"<linearGradient id="pp-palmshade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".3"/><stop offset=".6" stop-opacity=".2"/><stop offset=".95" stop-opacity="0"/></linearGradient><linearGradient id="pp-palm" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6f8ff" stop-opacity=".9"/><stop offset=".62" stop-color="#e4eaff" stop-opacity=".9"/><stop offset="1" stop-color="#dbe4ff" stop-opacity="0"/></linearGradient><linearGradient id="pp-palmline" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d3b8f"/><stop offset=".66" stop-color="#1d3b8f"/><stop offset="1" stop-color="#1d3b8f" stop-opacity="0"/></linearGradient><g id="pp-open"><path d="M-20 196C-22 166-25 146-31 132C-50 118-68 96-78 74C-84 60-82 50-74 47C-66 44-60 51-55 60C-50 69-45 74-37 76C-39 58-39 40-37 26C-36 12-32 2-24 2C-15 2-12 10-11 22L-10 8C-9-6-5-15 4-15C12-15 16-7 17 4L18 8C20-4 24-13 32-12C40-11 43-2 42 10L41 24C44 14 48 7 55 9C63 11 64 21 62 32C58 56 58 74 55 94C52 114 47 130 44 144C42 156 42 174 42 196Z" fill="url(#pp-palmshade)" transform="translate(13 20)"/><path d="M-20 196C-22 166-25 146-31 132C-50 118-68 96-78 74C-84 60-82 50-74 47C-66 44-60 51-55 60C-50 69-45 74-37 76C-39 58-39 40-37 26C-36 12-32 2-24 2C-15 2-12 10-11 22L-10 8C-9-6-5-15 4-15C12-15 16-7 17 4L18 8C20-4 24-13 32-12C40-11 43-2 42 10L41 24C44 14 48 7 55 9C63 11 64 21 62 32C58 56 58 74 55 94C52 114 47 130 44 144C42 156 42 174 42 196Z" fill="url(#pp-palm)" stroke="url(#pp-palmline)" stroke-width="3.6" stroke-linejoin="round"/><path d="M-37 84C-22 78-8 84 0 96M-30 108C-14 122 22 122 48 96M-38 78C-34 98-26 118-12 132M-36 38C-30 33-20 34-12 40M-10 24C-4 19 10 19 18 24M18 30C24 25 34 26 41 31M42 48C47 43 54 44 60 48M-11 22L-10 52M17 4L18 50M41 24L40 56" fill="none" stroke="#1d3b8f" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".55"/></g>"##;

/// Where carried counters lie in the palm: x, y, angle in sixteenths. Of further counters only the figure
/// tells.
const CARRIED: [(f64, f64, u8); 10] = [
    (2.0, 88.0, 2),
    (26.0, 76.0, 5),
    (-14.0, 74.0, 11),
    (20.0, 104.0, 14),
    (8.0, 62.0, 6),
    (-10.0, 104.0, 3),
    (36.0, 96.0, 8),
    (32.0, 52.0, 12),
    (-16.0, 50.0, 9),
    (6.0, 120.0, 1),
];

/// Where a hand reaches: its fingertips in board units, its rotation in degrees, its size, and whether it is
/// mirrored.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reach {
    pub x: f64,
    pub y: f64,
    pub angle: f64,
    pub scale: f64,
    pub mirrored: bool,
}

impl Reach {
    /// Reaches to a point of the board from one side: 1 is the side of the first row.
    pub fn to(layout: &Layout, (x, y): (f64, f64), side: f64) -> Reach {
        let first = side > 0.0;
        if layout.is_turned() {
            let angle = if first { 66.0 } else { -66.0 };
            return Reach { x: x - side * 34.0, y: y + 12.0, angle, scale: 0.62, mirrored: !first };
        }
        let angle = if first { 10.0 } else { 170.0 };
        Reach { x: x + 2.0, y: y + side * 42.0, angle, scale: 0.66, mirrored: !first }
    }

    /// Interpolates between two reaches; `part` runs from 0 to 1.
    pub fn toward(self, to: Reach, part: f64) -> Reach {
        let mix = |a: f64, b: f64| a + (b - a) * part;
        let near = if part < 0.5 { self } else { to };
        Reach { x: mix(self.x, to.x), y: mix(self.y, to.y), ..near }
    }

    pub fn transform(&self) -> String {
        let (x, y, angle, scale) = (num(self.x), num(self.y), num(self.angle), num(self.scale));
        let across = num(if self.mirrored { -self.scale } else { self.scale });
        format!("translate({x} {y}) rotate({angle}) scale({across} {scale})")
    }
}

/// The id of the drawing of an open palm with its origin at the fingertips, to be placed by a [`Reach`].
pub const OPEN: &str = "#pp-open";

/// The counters in the palm, as many of them as are drawn.
pub fn carried(count: usize) -> impl Iterator<Item = Placed> {
    CARRIED.iter().take(count).map(|&(x, y, angle)| Placed { x, y, angle, scale: 21.0 })
}
