//! The path of a move: a line of chalk in the strip between the rows, which has neither counters nor figures.

use super::layout::{HoleOrStore, Layout};
use super::mark::{LAP_CHIP, chalk, chip, width};
use super::svg::{Path, Point};

/// From the middle of a hole to the beginning of its lap, in the direction of sowing: another lap may end at
/// the hole.
const ASIDE: f64 = 20.0;
/// Distance between the ticks of a hole that gets several counters.
const AGAIN: f64 = 9.0;
/// The greatest number of further ticks of a hole; on a board of few holes one may get more counters than there
/// is room for ticks.
const MOST: usize = 4;
/// The radius of the line's bends.
const BEND: f64 = 12.0;
/// The length of a tick, and of the part of the head before the end of its line.
const TICK: f64 = 7.0;
const TIP: f64 = 6.0;

/// The marker at the end of a path, in the colours of chalk and soot; written once a page.
pub const DEFINITIONS: &str = r##"<marker id="pp-head" orient="auto" markerUnits="userSpaceOnUse" overflow="visible"><path d="M6 0L-6 6.5V-6.5Z" fill="#fffdf4" stroke="#15100b" stroke-width="1.6" stroke-linejoin="round"/></marker>"##;
pub(super) const HEAD: &str = r##" marker-end="url(#pp-head)""##;
const DASHED: &str = r##" stroke-dasharray="10 8" marker-end="url(#pp-head)""##;

/// One lap: the sowing from a hole round the board.
pub struct Lap {
    pub from: usize,
    /// The holes and stores that got a counter, in order.
    pub stops: Vec<HoleOrStore>,
    /// How many of these, at the end, the last counter reached by moving on after it had fallen.
    pub moved: usize,
}

/// Draws the path of a move: its first lap, and, if there are several, its last one with its number.
///
/// The laps between are left out: a relay may have forty laps, and forty lines cannot be told apart.
pub fn move_path(layout: &Layout, first: &Lap, last: Option<(u32, &Lap)>) -> String {
    let Some((number, last)) = last else { return lap(layout, first, 0.55, HEAD) };
    // between two holes, clear of the marks of both
    let (_, v) = begins(layout, last, 0.65);
    let u = layout.hole(last.from).u;
    let side = layout.hole(last.from).side * ahead(layout, last);
    let chip_at = (u + side * if layout.turned { 0.3 } else { 0.45 } * layout.size().pitch, v);
    let number = number.to_string();
    lap(layout, first, 0.25, HEAD)
        + &lap(layout, last, 0.65, DASHED)
        + &chip(layout.map(chip_at), width(number.len()), &number, &LAP_CHIP)
}

/// The room between the middle line and the marks round the holes.
fn room(layout: &Layout) -> f64 {
    let size = layout.size();
    size.across - size.r - 8.0
}

/// Distance of a lane from the middle line, given as a part of the room there; outside the stores that lie
/// between the rows.
fn lane(layout: &Layout, part: f64) -> f64 {
    let inner = layout.inner();
    inner + part * (room(layout) - inner)
}

/// The direction of a lap: 1 is anticlockwise, -1 clockwise. A sowing skips some holes, but never most of them.
fn ahead(layout: &Layout, lap: &Lap) -> f64 {
    let ring = layout.holes();
    let (mut from, mut on, mut back) = (lap.from, 0, 0);
    for &stop in &lap.stops {
        if let HoleOrStore::Hole(hole) = stop {
            on += (hole + ring - from) % ring;
            back += (from + ring - hole) % ring;
            from = hole;
        }
    }
    if back < on { -1.0 } else { 1.0 }
}

/// The point where a lap enters its lane; `part` is the lane's distance from the middle line as a part of the
/// room.
fn begins(layout: &Layout, lap: &Lap, part: f64) -> Point {
    let place = layout.hole(lap.from);
    (place.u + place.side * ahead(layout, lap) * ASIDE, layout.middle() + place.side * lane(layout, part))
}

/// Draws a lap: out of its hole, along the lane with a tick at each place that got a counter, and with an
/// arrowhead at the last one.
fn lap(layout: &Layout, lap: &Lap, part: f64, more: &str) -> String {
    let Some(end) = lap.stops.len().checked_sub(1) else { return String::new() };
    let (middle, room) = (layout.middle(), room(layout));
    let ahead = ahead(layout, lap);
    let start = begins(layout, lap, part);
    let part = lane(layout, part);
    let lane = |side: f64| middle + side * part;
    let mut side = layout.hole(lap.from).side;
    let mut points = vec![(start.0, middle + side * room), start];
    let map = |point| layout.map(point);
    let mut ticks = Path::new(&map);
    let mut turn = None;
    for (i, &stop) in lap.stops.iter().enumerate() {
        let last = i == end;
        let again = lap.stops[..i].iter().filter(|&&before| before == stop).count().min(MOST) as f64 * AGAIN;
        // where the line turns to the other row: before a store that gets no counter
        let out = layout.holes() as f64 / 4.0 - 0.05;
        let round = layout.length() / 2.0 + side * ahead * out * layout.size().pitch;
        let (on, into) = match stop {
            HoleOrStore::Hole(hole) => {
                let place = layout.hole(hole);
                if place.side != side {
                    let u = turn.take().unwrap_or(round);
                    points.extend([(u, lane(side)), (u, lane(place.side))]);
                    side = place.side;
                }
                let u = place.u + side * ahead * again;
                let reach = if last { room - TIP } else { room.min(part + TICK) };
                ((u, lane(side)), (u, middle + side * reach))
            }
            HoleOrStore::Store(seat) => {
                let (u, _, inwards) = layout.bowl(seat);
                let rim = u + inwards * (layout.along(seat) + 3.0);
                turn = Some(rim + inwards * TICK);
                if last {
                    points.push((round, lane(side)));
                    ((round, middle), (rim + inwards * TIP, middle))
                } else {
                    ((rim + inwards * TICK, middle + again), (rim, middle + again))
                }
            }
        };
        if last {
            points.extend([on, into]);
        } else if i + lap.moved < end {
            ticks = ticks.m(on).l(into);
        }
    }
    // the line comes last, because the arrowhead stands at its end
    chalk(&rounded(ticks, &points).text(), 2.6, more)
}

/// A line through points. Its corners are rounded as far as the lengths of its segments allow.
fn rounded<'a>(mut path: Path<'a>, points: &[Point]) -> Path<'a> {
    let toward = |(u, v): Point, to: Point| {
        let (du, dv) = (to.0 - u, to.1 - v);
        let part = (BEND / (du.abs() + dv.abs()).max(1.0)).min(0.5);
        (u + du * part, v + dv * part)
    };
    path = path.m(points[0]);
    for p in points.windows(3) {
        path = path.l(toward(p[1], p[0])).q(p[1], toward(p[1], p[2]));
    }
    path.l(points[points.len() - 1])
}

#[cfg(test)]
mod tests {
    use super::super::boards;
    use super::*;

    /// The points of all paths in a drawing, control points too: a curve stays between them.
    fn points(drawn: &str) -> Vec<Point> {
        let mut all = Vec::new();
        for d in drawn.split(" d=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let mut at = (0.0, 0.0);
            let starts: Vec<usize> =
                d.match_indices(|c: char| c.is_ascii_alphabetic()).map(|c| c.0).collect();
            for (i, &start) in starts.iter().enumerate() {
                let part = &d[start..starts.get(i + 1).copied().unwrap_or(d.len())];
                let spaced = part[1..].replace('-', " -");
                let numbers: Vec<f64> = spaced.split_whitespace().map(|n| n.parse().unwrap()).collect();
                // points per segment, all relative to the end of the last one
                let points = if part.starts_with('q') { 2 } else { 1 };
                assert!(part.starts_with(['M', 'm', 'l', 'q']), "{part}");
                for segment in numbers.chunks(2 * points) {
                    let from = at;
                    for step in segment.chunks(2) {
                        at = (from.0 + step[0], from.1 + step[1]);
                        all.push(at);
                    }
                }
            }
        }
        all
    }

    /// A sowing of `count` counters, past one store, both or none, as the board has it.
    fn sown(stores: bool, holes: usize, from: usize, count: usize) -> Vec<HoleOrStore> {
        let ring = (0..holes).flat_map(|hole| {
            let store = (stores && hole == holes / 2 - 1).then_some(HoleOrStore::Store(0));
            [Some(HoleOrStore::Hole(hole)), store].into_iter().flatten()
        });
        ring.cycle().skip_while(|&at| at != HoleOrStore::Hole(from)).skip(1).take(count).collect()
    }

    /// Asserts that no part of a path lies on holes, on stores between the rows, or beyond the rows.
    fn hold(layout: &Layout, drawn: &str, said: &str) {
        for (x, y) in points(drawn) {
            for hole in 0..layout.holes() {
                let place = layout.hole(hole);
                let apart = (x - place.x).hypot(y - place.y) - place.r;
                assert!(apart > 7.0, "{layout:?} {said}: {apart} from {hole}");
            }
            let (u, v) = if layout.turned { (y, layout.breadth() - x) } else { (x, y) };
            let out = (v - layout.middle()).abs();
            assert!(out < layout.size().across, "{layout:?} {said}");
            for seat in 0..layout.stores() {
                let beside = (u - layout.bowl(seat).0).abs() - layout.along(seat);
                assert!(layout.inner() == 0.0 || beside > 7.0 || out >= layout.inner(), "{layout:?} {said}");
            }
        }
    }

    #[test]
    fn a_path_crosses_out_neither_counters_nor_figures() {
        for (kind, board, row) in boards::all() {
            let stores = boards::sows_into_stores(kind);
            let layouts = [false, true].map(|turned| Layout::new(board, row, turned));
            let layouts = layouts.into_iter().flat_map(|layout| [layout.clone(), layout.half_turned()]);
            for (layout, from) in
                layouts.flat_map(|layout| (0..2 * row).map(move |from| (layout.clone(), from)))
            {
                for count in 1..40 {
                    let on = sown(stores, 2 * row, from, count);
                    // from the mirror image of a hole the other way round
                    let back = |at: &HoleOrStore| {
                        if let HoleOrStore::Hole(hole) = at {
                            HoleOrStore::Hole(2 * row - 1 - hole)
                        } else {
                            *at
                        }
                    };
                    let clockwise =
                        Lap { from: 2 * row - 1 - from, stops: on.iter().map(back).collect(), moved: 0 };
                    let mut laps = vec![Lap { from, stops: on, moved: 0 }];
                    // no board that sows into its stores is sown clockwise
                    laps.extend((!stores && row > 1).then_some(clockwise));
                    for lap in laps {
                        for drawn in
                            [move_path(&layout, &lap, None), move_path(&layout, &lap, Some((12, &lap)))]
                        {
                            hold(&layout, &drawn, &format!("{from} {count}"));
                        }
                    }
                }
            }
        }
    }

    /// The layout of the first board with rows of `row` holes.
    fn layout(row: usize) -> Layout {
        let (_, board, _) =
            boards::all().into_iter().find(|(.., length)| *length == row).expect("such a board");
        Layout::new(board, row, false)
    }

    #[test]
    fn a_lap_goes_round_the_end_it_is_sown_to() {
        let layout = layout(7);
        let lap =
            |from, stops: [usize; 3]| Lap { from, stops: stops.map(HoleOrStore::Hole).into(), moved: 0 };
        // on from the right end of the bottom row, and back from its left end; the middle hole's u is between
        let reach = |lap: &Lap| points(&move_path(&layout, lap, None)).iter().map(|at| at.0).sum::<f64>();
        assert!(reach(&lap(6, [7, 8, 9])) > reach(&lap(0, [13, 12, 11])));
        assert_eq!(ahead(&layout, &lap(6, [7, 8, 9])), 1.0);
        assert_eq!(ahead(&layout, &lap(0, [13, 12, 11])), -1.0);
        // two holes passed over
        assert_eq!(ahead(&layout, &lap(1, [12, 11, 10])), -1.0);
    }

    #[test]
    fn every_place_that_got_a_counter_has_a_tick_and_the_last_an_arrowhead() {
        let layout = layout(5);
        // a counter that moved on twice has left the two holes it came to before
        for (count, moved, ticks) in [(13, 0, 12), (13, 2, 10), (1, 0, 0)] {
            let lap = Lap { from: 2, stops: sown(false, 10, 2, count), moved };
            let drawn = move_path(&layout, &lap, None);
            let line = drawn.split(" d=\"").nth(1).unwrap().split('"').next().unwrap();
            assert_eq!(line.matches(['M', 'm']).count(), ticks + 1);
            assert!(drawn.contains(HEAD));
        }
        assert_eq!(move_path(&layout, &Lap { from: 2, stops: Vec::new(), moved: 0 }, None), "");
    }
}
