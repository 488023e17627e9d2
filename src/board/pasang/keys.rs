//! Where arrow keys lead on the board of Pasang.

use super::PointOrColumn;
use crate::engine::{
    pasang::board::{CENTRE, Point, SIDE},
    seat::Seat,
};

/// The place that a key leads to from another one, in the direction of the arrow on the screen; `None` for other
/// keys.
///
/// Home and End lead to the left and right end of the row, Page Up and Page Down to the top and bottom of the
/// column. `columns` is the seat whose columns are the places, while passages are made. `half` means that
/// North's edge lies at the bottom of the screen. The centre is skipped.
pub fn place_for_key(
    from: PointOrColumn,
    key: &str,
    columns: Option<Seat>,
    half: bool,
) -> Option<PointOrColumn> {
    let last = SIDE - 1;
    let (column, row) = match from {
        PointOrColumn::Column(column) => (column.min(last), 0),
        PointOrColumn::Point(point) => (point.column(), point.row().min(last)),
    };
    // coordinates on the screen: from the left, and from the bottom
    let seen = |at: u8| if half { last - at } else { at };
    let (x, y) = (seen(column), seen(row));
    let (to_x, to_y) = match key {
        "ArrowLeft" => (x.saturating_sub(1), y),
        "ArrowRight" => ((x + 1).min(last), y),
        "ArrowUp" => (x, (y + 1).min(last)),
        "ArrowDown" => (x, y.saturating_sub(1)),
        "Home" => (0, y),
        "End" => (last, y),
        "PageUp" => (x, last),
        "PageDown" => (x, 0),
        _ => return None,
    };
    if columns.is_some() {
        return Some(PointOrColumn::Column(seen(to_x)));
    }
    let to = Point::at(seen(to_x), seen(to_y));
    // a step that meets the centre goes on in the same direction
    let over = || Point::at(seen(2 * to_x - x), seen(2 * to_y - y));
    Some(PointOrColumn::Point(if to == CENTRE { over() } else { to }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{draw::pasang::Layout, pasang::place_by_name};

    const KEYS: [&str; 8] =
        ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];

    fn go(from: &str, key: &str, half: bool) -> PointOrColumn {
        place_for_key(place_by_name(from).unwrap(), key, None, half).unwrap()
    }

    #[test]
    fn every_point_is_reached_and_never_the_centre() {
        for half in [false, true] {
            let mut seen = vec![PointOrColumn::Point(Point(0))];
            let mut next = 0;
            while next < seen.len() {
                for key in KEYS {
                    let place = place_for_key(seen[next], key, None, half).unwrap();
                    assert_ne!(place, PointOrColumn::Point(CENTRE));
                    if !seen.contains(&place) {
                        seen.push(place);
                    }
                }
                next += 1;
            }
            assert_eq!(seen.len(), 120);
        }
    }

    #[test]
    fn arrows_go_where_they_point_on_the_drawing() {
        for half in [false, true] {
            let layout = if half { Layout::new(true).half_turned() } else { Layout::new(true) };
            for from in Point::all().filter(|&point| point != CENTRE) {
                for (key, (dx, dy)) in
                    KEYS.into_iter().zip([(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)])
                {
                    let Some(PointOrColumn::Point(to)) =
                        place_for_key(PointOrColumn::Point(from), key, None, half)
                    else {
                        panic!("{from:?} {key}")
                    };
                    let (a, b) = (layout.point(from.0.into()), layout.point(to.0.into()));
                    let along = (b.x - a.x) * dx + (b.y - a.y) * dy;
                    let far = (b.x - a.x).abs() + (b.y - a.y).abs();
                    assert!(along == far, "{from:?} {key} {half}");
                    // stays at the edge, skips the centre
                    assert!([0.0, 60.0, 120.0].contains(&far), "{from:?} {key} {half}");
                }
            }
        }
    }

    #[test]
    fn ends_are_those_on_the_screen() {
        let place = |name| place_by_name(name).unwrap();
        let e5 = |key, half| go("e5", key, half);
        assert_eq!(
            ["Home", "End", "PageUp", "PageDown"].map(|key| e5(key, false)),
            ["a5", "k5", "e11", "e1"].map(place)
        );
        assert_eq!(
            ["Home", "End", "PageUp", "PageDown"].map(|key| e5(key, true)),
            ["k5", "a5", "e1", "e11"].map(place)
        );
        assert_eq!(go("f5", "ArrowUp", false), place("f7"));
        assert_eq!(go("g6", "ArrowRight", true), place("e6"));
        assert_eq!(place_for_key(place("e5"), "x", None, false), None);
    }

    #[test]
    fn columns_are_reached_from_columns_and_from_points() {
        let south = Some(Seat::FIRST);
        let go = |from, key, half| place_for_key(from, key, south, half);
        assert_eq!(go(PointOrColumn::Column(2), "ArrowRight", false), Some(PointOrColumn::Column(3)));
        assert_eq!(go(PointOrColumn::Column(2), "ArrowRight", true), Some(PointOrColumn::Column(1)));
        assert_eq!(go(PointOrColumn::Column(2), "End", false), Some(PointOrColumn::Column(10)));
        assert_eq!(go(PointOrColumn::Column(2), "ArrowUp", false), Some(PointOrColumn::Column(2)));
        assert_eq!(
            go(PointOrColumn::Point(Point::at(4, 7)), "ArrowLeft", false),
            Some(PointOrColumn::Column(3))
        );
        assert_eq!(
            place_for_key(PointOrColumn::Column(4), "ArrowUp", None, false),
            Some(PointOrColumn::Point(Point::at(4, 1)))
        );
    }
}
