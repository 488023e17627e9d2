//! Captured tokens: how they lie in a bowl of a tray.

use super::super::Placed;
use super::{Colour, Layout};

/// The greatest number of tokens of a colour drawn in a tray; the figure gives the true number.
pub const SLOTS: usize = 36;

/// The radius of a ball in a tray, smaller than on the board, because a bowl has room for few of sixty balls.
const BALL: f64 = 16.0;
/// The width of the rim of a bowl that no ball covers.
const RIM: f64 = 7.0;
/// Distance between rows of touching balls, in ball diameters.
const ROW: f64 = 0.88;

/// Gives the drawn tokens of a colour in the tray of a seat, in drawing order: the number of each and its
/// place. Token k always lies in place k.
///
/// Higher layers come later, and within a layer the places further from the light, so that no shadow falls on a
/// ball in the light.
pub fn heap(layout: &Layout, seat: usize, colour: Colour, count: usize) -> Vec<(usize, Placed)> {
    let lying = slots(layout, seat, colour).into_iter().enumerate().take(count);
    in_order(lying, |(_, p), (_, q)| p.scale < q.scale || p.scale == q.scale && p.x + p.y < q.x + q.y)
}

/// Sorts by insertion: the lists are short, and a general sort would make the program larger.
fn in_order<T>(all: impl IntoIterator<Item = T>, before: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let mut ordered: Vec<T> = Vec::new();
    for one in all {
        let place = ordered.iter().position(|other| before(&one, other)).unwrap_or(ordered.len());
        ordered.insert(place, one);
    }
    ordered
}

/// The places of the tokens of a colour in the tray of a seat.
///
/// The balls fill the floor of a bowl from its middle, each row in the gaps of the next; further layers lie on
/// them in the same way.
pub fn slots(layout: &Layout, seat: usize, colour: Colour) -> Vec<Placed> {
    let tray = layout.tray(seat);
    let bowl = Layout::bowl(colour);
    let (x, y) = tray.bowls[bowl];
    let (a, b) = (tray.bowl.0 - RIM - BALL, tray.bowl.1 - RIM - BALL);
    let start = seat * 11 + bowl * 5;
    let mut all: Vec<Placed> = Vec::new();
    for floor in 0.. {
        // a layer is smaller than the one below it; after the third they spread outwards again
        let inwards = [0.0, 0.5, 1.0, 0.3, 0.8][floor % 5] * 2.0 * BALL;
        let layer = places((a - inwards, (b - inwards * ROW).max(0.0)), floor % 2 == 1);
        let layer = in_order(layer, |p, q| far(*p, (a, b)) < far(*q, (a, b)));
        for (dx, dy) in layer {
            let k = all.len();
            if k == SLOTS {
                return all;
            }
            let stray = |factor: usize| ((k * factor + start) % 7) as f64 / 2.0 - 1.5;
            // higher balls look larger
            let scale = BALL * (1.0 + 0.02 * floor.min(5) as f64);
            let angle = ((k * 5 + start) % 3) as u8;
            all.push(Placed { x: x + dx + stray(3), y: y + dy + stray(5), angle, scale });
        }
    }
    all
}

/// The places of balls in rows, in an oblong of half extents; `odd` shifts every row by half a ball.
fn places((a, b): (f64, f64), odd: bool) -> Vec<(f64, f64)> {
    let step = 2.0 * BALL;
    let rows = (2.0 * b / (step * ROW)) as usize + 1;
    // spread the rows where there is room
    let apart = if rows > 1 { (2.0 * b / (rows - 1) as f64).min(step) } else { 0.0 };
    let mut all = Vec::new();
    for row in 0..rows {
        let y = (row as f64 - (rows - 1) as f64 / 2.0) * apart;
        let most = (2.0 * a / step) as usize + 1;
        let balls = if (row % 2 == 1) != odd { most.max(2) - 1 } else { most };
        for ball in 0..balls {
            all.push(((ball as f64 - (balls - 1) as f64 / 2.0) * (step + 0.6), y));
        }
    }
    all
}

/// The squared distance of a place from the middle of an oblong, relative to its half extents.
fn far((x, y): (f64, f64), (a, b): (f64, f64)) -> f64 {
    let (x, y) = (x / (a + BALL), y / (b + BALL));
    x * x + y * y
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_lie_inside_their_bowl() {
        for layout in [false, true].map(Layout::new).into_iter().flat_map(|l| [l, l.half_turned()]) {
            for seat in 0..2 {
                let tray = layout.tray(seat);
                for colour in Colour::BOTH {
                    let (x, y) = tray.bowls[Layout::bowl(colour)];
                    let all = slots(&layout, seat, colour);
                    assert_eq!(all.len(), SLOTS);
                    for (k, at) in all.iter().enumerate() {
                        let (dx, dy) = ((at.x - x).abs() + at.scale, (at.y - y).abs() + at.scale);
                        assert!(dx < tray.bowl.0 && dy < tray.bowl.1, "{layout:?} {seat} {k}: {dx} {dy}");
                    }
                }
            }
        }
    }

    #[test]
    fn one_more_token_moves_none_of_the_others() {
        let layout = Layout::new(false);
        let all = slots(&layout, 1, Colour::White);
        for count in 0..=SLOTS + 3 {
            let lying = heap(&layout, 1, Colour::White, count);
            assert_eq!(lying.len(), count.min(SLOTS));
            assert!(lying.iter().all(|&(k, at)| k < count && at == all[k]));
        }
    }
}
