//! What advice draws on a board of holes: an outlined part of the board, a marked hole, or the value of a move
//! from a hole.

use super::{
    layout::Layout,
    mark::{self, Chip, DONE_CHIP, LAP_CHIP, PLANNED_CHIP},
    materials::{BLUE, CHALK, PALE},
    svg::{Point, num},
    wood::oblong,
};

/// How a chip with a word looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChipStyle {
    Plain,
    /// The best of several values.
    Best,
    /// The number of a move in a line of moves.
    Place,
}

impl ChipStyle {
    fn chip(self) -> &'static Chip {
        match self {
            ChipStyle::Plain => &DONE_CHIP,
            ChipStyle::Best => &PLANNED_CHIP,
            ChipStyle::Place => &LAP_CHIP,
        }
    }
}

/// A word on a chip whose middle is `at`, no wider than `room` board units. `proved` adds a second edge. The word
/// must be free of markup.
pub(super) fn text_chip(
    at: Point,
    word: &str,
    style: ChipStyle,
    proved: bool,
    scale: f64,
    room: f64,
) -> String {
    let width = mark::width(word.chars().count());
    let scale = scale.min(room / width);
    let mut text = String::new();
    for letter in word.chars() {
        match letter {
            // the font of the boards has no percent sign
            '%' => text.push_str(r#"<tspan font-family="sans-serif">%</tspan>"#),
            letter => text.push(letter),
        }
    }
    let second = match proved {
        true => {
            let (left, top) = (num(-width / 2.0 - 4.0), num(-mark::HEIGHT / 2.0 - 4.0));
            let (wide, high) = (num(width + 8.0), num(mark::HEIGHT + 8.0));
            format!(
                r#"<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="18" fill="{CHALK}" stroke="{BLUE}" stroke-width="2.4"/>"#
            )
        }
        false => String::new(),
    };
    let chip = mark::chip((0.0, 0.0), width, &text, style.chip());
    let (x, y, scale) = (num(at.0), num(at.1), num(scale));
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{second}{chip}</g>"#)
}

/// Outlines a part of the board along the path `d`.
pub(super) fn part(d: &str, width: f64) -> String {
    let (under, width) = (num(width + 4.0), num(width));
    format!(
        r#"<path d="{d}" fill="{PALE}" fill-opacity=".16" stroke="{CHALK}" stroke-width="{under}"/><path d="{d}" fill="none" stroke="{BLUE}" stroke-width="{width}" stroke-dasharray="16 9"/>"#
    )
}

/// A heavy dashed ring. The ring of the focus is solid.
pub(super) fn ring((x, y): Point, r: f64, width: f64) -> String {
    let (x, y, r, under, width) = (num(x), num(y), num(r), num(width + 4.0), num(width));
    format!(
        r#"<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{CHALK}" stroke-width="{under}"/><circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{BLUE}" stroke-width="{width}" stroke-dasharray="13 7"/>"#
    )
}

/// Marks a hole to look at.
pub fn hole(layout: &Layout, hole: usize) -> String {
    let place = layout.hole(hole);
    ring((place.x, place.y), place.r + 7.0, 6.5)
}

/// Marks a group of holes of one row.
pub fn holes(layout: &Layout, holes: &[usize]) -> String {
    let places = holes.iter().map(|&hole| layout.hole(hole));
    let mut bounds: Option<[f64; 4]> = None;
    for place in places {
        let far = place.r + 9.0;
        let [left, top, right, bottom] = bounds.unwrap_or([place.x, place.y, place.x, place.y]);
        bounds = Some([
            left.min(place.x - far),
            top.min(place.y - far),
            right.max(place.x + far),
            bottom.max(place.y + far),
        ]);
    }
    bounds.map_or_else(String::new, |bounds| part(&around(bounds, 34.0), 6.0))
}

/// A rounded rectangle from its left, top, right and bottom.
pub(super) fn around([left, top, right, bottom]: [f64; 4], corner: f64) -> String {
    let middle = ((left + right) / 2.0, (top + bottom) / 2.0);
    oblong(&|point| point, middle, ((right - left) / 2.0, (bottom - top) / 2.0), corner)
}

/// Writes the value of a move in the middle of its hole; the count beside the hole stays free.
pub fn value_chip(layout: &Layout, hole: usize, text: &str, style: ChipStyle, proved: bool) -> String {
    let place = layout.hole(hole);
    text_chip((place.x, place.y), text, style, proved, 1.25, 2.0 * place.r)
}

#[cfg(test)]
mod tests {
    use super::{super::boards, *};

    #[test]
    fn a_word_stays_in_its_hole_and_is_legible_on_a_phone() {
        for board in boards::each_once() {
            let row = board.spec().row;
            for turned in [false, true] {
                let layout = Layout::new(board, row, turned);
                let drawn = value_chip(&layout, 0, "+3.5", ChipStyle::Best, false);
                let scale = drawn.split("scale(").nth(1).and_then(|rest| rest.split(')').next());
                let scale: f64 = scale.and_then(|scale| scale.parse().ok()).unwrap();
                assert!(mark::width(4) * scale <= 2.0 * layout.hole(0).r + 0.5, "{board:?} {turned}");
                if turned {
                    let pixels = 20.0 * scale / layout.view_box()[2] * 346.0;
                    assert!(pixels >= 12.0, "{board:?}: {pixels}");
                }
            }
        }
    }

    #[test]
    fn the_outline_of_a_part_encloses_all_its_holes() {
        let layout = Layout::new(boards::each_once()[0], 5, false);
        assert_eq!(holes(&layout, &[]), "");
        assert_ne!(holes(&layout, &[0, 1]), holes(&layout, &[0, 1, 2]));
        assert!(text_chip((0.0, 0.0), "45%", ChipStyle::Plain, true, 1.0, 100.0).contains("sans-serif\">%<"));
    }
}
