//! Counters: their drawings, and their places in holes and stores.

use super::angle::{cos, sin};
use std::f64::consts::PI;

use super::Board;
use super::layout::Layout;
use super::svg::{num, turn};

/// How many counters of a store are drawn at most.
pub const STORE_SLOTS: usize = 60;

/// A counter in its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed {
    /// The middle of the counter, in board units.
    pub x: f64,
    pub y: f64,
    /// Its angle, in sixteenths of a turn clockwise.
    pub angle: u8,
    /// Half its length, in board units.
    pub scale: f64,
}

impl Placed {
    /// Gives the attribute `transform` that puts the drawing of a counter here, to the nearest board unit. A
    /// page has hundreds of counters, and none needs a more exact place.
    pub fn transform(&self) -> String {
        let whole = |length: f64| (length + 0.5).floor() as i32;
        format!("translate({} {}) scale({})", whole(self.x), whole(self.y), num(self.scale))
    }
}

/// Gives the reference to the drawing of a counter at an angle, in sixteenths of a turn.
pub fn href(board: Board, angle: u8) -> String {
    format!("#pp-{}-{angle}", board.spec().counter.id)
}

/// Gives the greatest number of counters drawn in a hole; the figure beside it gives the true number.
pub fn slots(board: Board) -> usize {
    board.spec().counter.slots.len()
}

/// Gives the place of a counter in a hole; it does not depend on the other counters there.
///
/// The slots are turned and mirrored from hole to hole, so that no two holes look alike.
pub fn in_hole(layout: &Layout, hole: usize, slot: usize) -> Placed {
    let counter = layout.board.spec().counter;
    let (x, y, angle) = counter.slots[slot % counter.slots.len()];
    let turns = (hole * counter.step + hole / 2) % 16;
    let (x, angle) = if hole % 2 == 1 { (-x, 24 - angle) } else { (x, angle) };
    let (x, y) = turn((x, y), turns as f64 * 22.5);
    let place = layout.hole(hole);
    let reach = place.r * counter.spread;
    Placed {
        x: place.x + x * reach,
        y: place.y + y * reach,
        angle: (angle + turns as u8) % 16,
        scale: place.r * counter.size,
    }
}

/// Gives the place of a counter in the store of a seat; it does not depend on the other counters there.
///
/// The counters of a layer are spread as in the head of a sunflower; the layers above the
/// first are drawn in towards the middle.
pub fn in_store(layout: &Layout, seat: usize, slot: usize) -> Placed {
    let counter = layout.board.spec().counter;
    let store = layout.store(seat);
    let scale = layout.size().r * counter.size;
    let (a, b) = (store.rx * 0.78, store.ry * 0.74);
    let a_layer = ((a * b * PI / (scale * scale * counter.room)) as usize).max(6);
    let (layer, j) = (slot / a_layer, slot % a_layer);
    let start = seat as f64 * 2.1 + 1.0;
    let inwards = if layer == 0 { 1.0 } else { 0.72 };
    let q = ((j as f64 + 0.6) / a_layer as f64).sqrt() * inwards;
    let angle = j as f64 * 2.39996 + start + layer as f64 * 1.1;
    let (sin, cos) = (sin(angle), cos(angle));
    let stray = (((j * 53 + layer * 31) % 17) as f64 - 8.0) / 180.0;
    Placed {
        x: store.x + a * (q * cos + stray),
        y: store.y + b * (q * sin - stray),
        angle: ((j * 5 + layer * 3 + (start * 2.0) as usize) % 16) as u8,
        scale,
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::{boards::each_once, spec::Shape},
        *,
    };

    #[test]
    fn counters_of_a_store_lie_inside_its_bowl() {
        for board in each_once() {
            for turned in [false, true] {
                let layout = Layout::new(board, 5, turned);
                let size = layout.store_size();
                for seat in 0..layout.stores() {
                    let (u, v, inwards) = layout.bowl(seat);
                    let (x, y) = layout.map((u, v));
                    for slot in 0..STORE_SLOTS {
                        let at = in_store(&layout, seat, slot);
                        let (du, dv) = if turned { (at.y - y, x - at.x) } else { (at.x - x, at.y - y) };
                        // a bowl that follows the prow of a boat swells towards the rows
                        let swell =
                            if du * inwards > 0.0 && board.spec().shape == Shape::Boat { 1.18 } else { 1.0 };
                        let place = format!("{layout:?} {seat} {slot}: {du} {dv}");
                        assert!(du.abs() + at.scale * 0.9 < layout.along(seat) * swell, "{place}");
                        assert!(dv.abs() + at.scale * 0.9 < size.across, "{place}");
                    }
                }
            }
        }
    }

    #[test]
    fn counters_of_the_first_layer_lie_inside_their_hollow() {
        for board in each_once() {
            let layout = Layout::new(board, 5, false);
            for hole in 0..10 {
                let place = layout.hole(hole);
                for slot in 0..12 {
                    let at = in_hole(&layout, hole, slot);
                    let reach = (at.x - place.x).hypot(at.y - place.y) + at.scale;
                    assert!(reach < place.r, "{board:?} {hole} {slot}: {reach}");
                    assert!(at.angle < 16);
                }
            }
        }
    }
}
