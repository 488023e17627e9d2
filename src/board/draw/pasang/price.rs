//! What a choice would bring, as a figure at the place of the choice: visible before anything is pointed at.

use super::super::materials::{BLUE, CHALK};
use super::super::svg::{Point, num};
use super::super::upright;
use super::layout::{BALL, BASELINE, BOARD, Layout};
use super::mark::{clamp_chip, column_foot, middle};
use super::{Piece, may_take, playable};

/// Marks a point that may be chosen, with what it brings: a figure on blue in its middle, where it meets no other
/// mark, and round a token a ring; the token's colour shows between them. `more` means that the point has several
/// lines, of which this is the best.
pub fn price(layout: &Layout, point: usize, piece: Option<Piece>, points: u8, more: bool) -> String {
    let figure = figure(layout, middle(layout, point), points, more);
    if piece.is_none() { figure } else { playable(layout, point, piece) + &figure }
}

/// Writes what another line than the considered one brings: in the middle of its last token, or at the token's upper
/// right if the considered line has a number there (`numbered`).
pub fn line_price(layout: &Layout, last: usize, points: u8, numbered: bool) -> String {
    let (x, y) = middle(layout, last);
    let aside = if numbered { BALL * 0.8 } else { 0.0 };
    figure(layout, (x + aside, y - aside), points, false)
}

/// Marks a column of a seat's half that may be taken with what it brings, at the edge of the board beyond its
/// letter.
pub fn column_price(layout: &Layout, seat: usize, column: usize, points: u8) -> String {
    let (x, _, side) = column_foot(layout, seat, column);
    let half = price_size(layout) * HIGH / 2.0;
    let [_, top, _, high] = layout.chip_area();
    let at = match (side < 0.0, layout.around) {
        (true, _) => top + half + 1.0,
        (false, None) => BOARD + if layout.is_small() { 13.0 } else { 2.0 },
        (false, Some(_)) => top + high - half - 1.0,
    };
    let figure = figure(layout, (x, at), points, false);
    // the style sheet moves it further down on a low screen, where figures are enlarged
    let figure = if side > 0.0 { format!(r#"<g class="pp-below">{figure}</g>"#) } else { figure };
    // on a phone an arc would lie over the letter
    if layout.is_small() { figure } else { may_take(layout, seat, column) + &figure }
}

/// Whether the price of a column in words covers the figure of another.
pub fn meets(layout: &Layout, column: usize, price: &str, other: usize) -> bool {
    let price = price.chars().count();
    // on a phone the words stand over the tray
    if price == 0 || layout.is_small() {
        return false;
    }
    let (x, y) = middle(layout, column);
    let (x, half) = clamp_chip(layout, (x, y), price);
    (middle(layout, other).0 - x).abs() < half + price_size(layout)
}

/// Gives the font size of these figures.
pub fn price_size(layout: &Layout) -> f64 {
    if layout.is_small() { 26.0 } else { 19.0 }
}

/// The height of the ground of a figure, in font sizes.
const HIGH: f64 = 1.18;

/// A figure on a rounded ground, with a second ground behind it if there are several lines.
fn figure(layout: &Layout, (x, y): Point, points: u8, more: bool) -> String {
    let size = price_size(layout);
    let high = size * HIGH;
    let digits = 1 + usize::from(points > 9) + usize::from(points > 99);
    let wide = high + (digits - 1) as f64 * size * 0.5;
    let edge = num(1.5 * layout.line_scale());
    let ground = |shift: f64| {
        let (left, top) = (num(x - wide / 2.0 + shift), num(y - high / 2.0 - shift));
        let (wide, high, round) = (num(wide), num(high), num(high / 2.0));
        format!(
            r#"<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="{round}" fill="{BLUE}" stroke="{CHALK}" stroke-width="{edge}"/>"#
        )
    };
    let behind = if more { ground(size * 0.2) } else { String::new() };
    let (cx, base, size) = (num(x), num(y + size * BASELINE), num(size));
    let front = ground(0.0);
    let text = upright(&format!(
        r#"<text x="{cx}" y="{base}" font-size="{size}" text-anchor="middle" fill="{CHALK}" class="pp-word">{points}</text>"#
    ));
    format!(r#"<g class="pp-price">{behind}{front}{text}</g>"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_legible_on_a_phone_and_on_a_large_screen() {
        // on a screen of 360 pixels the board is 346 pixels wide
        let turned = Layout::new(true);
        assert!(price_size(&turned) / turned.view_box()[2] * 346.0 >= 12.0);
        let enlarged = turned.enlarged(2, 3);
        assert!(price_size(&enlarged) / enlarged.view_box()[2] * 346.0 >= 12.0);
        // a page of 1440 by 900 leaves the board a height of 796 pixels
        let open = Layout::new(false);
        assert!(price_size(&open) / open.view_box()[3] * 796.0 >= 16.0);
    }
}
