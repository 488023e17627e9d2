//! Where the arrow keys lead on a board of two rows.

use crate::engine::{Hole, seat::Seat};

/// The hole that a key leads to from another one, on a board of `row` holes a side; `None` for other keys.
///
/// On a board laid across the screen the bottom row runs from left to right below the top row. On a turned
/// board it is the left column, from the top down. `near` is the person to whom the board is turned. Home and
/// End lead to the first and the last hole of the row on the screen: from the left, or from the top.
pub fn place_for_key(from: Hole, key: &str, row: u8, turned: bool, near: Seat) -> Option<Hole> {
    // the arrows of the screen in clockwise order; turning the board by a quarter shifts the list by one
    const ARROWS: [&str; 4] = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
    // for the third person a turned board is rotated by half a turn, another one by a quarter
    let quarters = [0, 2, if turned { 2 } else { 1 }][near.index() % 3];
    let key = match ARROWS.iter().position(|&arrow| arrow == key) {
        Some(arrow) => ARROWS[(arrow + quarters) % 4],
        None => key,
    };
    let bottom = from.0 < row;
    // columns are counted in the direction of the bottom row
    let column = if bottom { from.0 } else { 2 * row - 1 - from.0 };
    let at = |bottom: bool, column: u8| Hole(if bottom { column } else { 2 * row - 1 - column });
    let on = |bottom: bool| Some(at(bottom, (column + 1).min(row - 1)));
    let back = |bottom: bool| Some(at(bottom, column.saturating_sub(1)));
    match (key, turned) {
        ("ArrowRight", false) | ("ArrowDown", true) => on(bottom),
        ("ArrowLeft", false) | ("ArrowUp", true) => back(bottom),
        ("ArrowUp", false) | ("ArrowRight", true) => Some(at(false, column)),
        ("ArrowDown", false) | ("ArrowLeft", true) => Some(at(true, column)),
        ("Home" | "End", _) => {
            // a half turn exchanges the ends, and a quarter does where rows then run down the screen
            let exchanged = quarters == 2 || quarters == 1 && !turned;
            Some(at(bottom, if (key == "Home") == exchanged { row - 1 } else { 0 }))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hole_is_reached_and_no_key_leaves_the_board() {
        for (row, turned) in [(1, false), (5, false), (5, true), (9, true)] {
            let mut seen = vec![Hole(0)];
            let mut next = 0;
            while next < seen.len() {
                for key in ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"] {
                    let hole =
                        place_for_key(seen[next], key, row, turned, Seat::FIRST).expect("a key of the board");
                    assert!(hole.0 < 2 * row);
                    if !seen.contains(&hole) {
                        seen.push(hole);
                    }
                }
                next += 1;
            }
            assert_eq!(seen.len(), 2 * usize::from(row));
        }
    }

    #[test]
    fn home_and_end_are_the_ends_on_the_screen() {
        for (from, turned) in [(2, false), (2, true), (11, false), (11, true)] {
            for near in [Seat::FIRST, Seat::SECOND, Seat::THIRD] {
                let lies = !turned && near != Seat::THIRD;
                let along = if lies { ["Left", "Right"] } else { ["Up", "Down"] };
                for (key, arrow) in ["Home", "End"].into_iter().zip(along) {
                    let go = |hole, key: &str| place_for_key(hole, key, 7, turned, near).unwrap();
                    let end = (0..7).fold(Hole(from), |hole, _| go(hole, &format!("Arrow{arrow}")));
                    assert_eq!(go(Hole(from), key), end, "{from} {turned} {near:?} {key}");
                }
            }
        }
        assert_eq!(place_for_key(Hole(2), "Home", 7, false, Seat::SECOND), Some(Hole(6)));
        assert_eq!(place_for_key(Hole(9), "Home", 7, false, Seat::FIRST), Some(Hole(13)));
        assert_eq!(place_for_key(Hole(9), "End", 7, false, Seat::SECOND), Some(Hole(13)));
        assert_eq!(place_for_key(Hole(1), "Home", 7, false, Seat::THIRD), Some(Hole(6)));
    }

    #[test]
    fn arrows_go_where_they_point() {
        assert_eq!(place_for_key(Hole(0), "ArrowRight", 5, false, Seat::FIRST), Some(Hole(1)));
        assert_eq!(place_for_key(Hole(0), "ArrowUp", 5, false, Seat::FIRST), Some(Hole(9)));
        assert_eq!(place_for_key(Hole(9), "ArrowRight", 5, false, Seat::FIRST), Some(Hole(8)));
        assert_eq!(place_for_key(Hole(0), "ArrowDown", 5, true, Seat::FIRST), Some(Hole(1)));
        assert_eq!(place_for_key(Hole(0), "ArrowRight", 5, true, Seat::FIRST), Some(Hole(9)));
        assert_eq!(place_for_key(Hole(1), "ArrowRight", 5, false, Seat::SECOND), Some(Hole(0)));
        // from the side the bottom row is the right column, and its end the top
        assert_eq!(place_for_key(Hole(1), "ArrowUp", 7, false, Seat::THIRD), Some(Hole(2)));
        assert_eq!(place_for_key(Hole(13), "ArrowRight", 7, false, Seat::THIRD), Some(Hole(0)));
        assert_eq!(place_for_key(Hole(3), "x", 5, false, Seat::FIRST), None);
    }
}
