//! The kas: a ball of the token's colour in a brass collar whose beak and triangle point towards the goal.

use super::super::materials::{CHALK, PALE, SOOT};
use super::super::svg::num;
use super::{Colour, Layout};

/// The collar of a ka that moves up the screen, with its middle at the origin.
const UP: &str = "M0-35L11.5-24.2A26.8 26.8 0 1 1-11.5-24.2Z";
/// The collar of a ka that moves down the screen.
const DOWN: &str = "M0 35L-11.5 24.2A26.8 26.8 0 1 1 11.5 24.2Z";
/// The triangles, on the ball.
const UP_SIGN: &str = "M0-10.5L10 7.5H-10Z";
const DOWN_SIGN: &str = "M0 10.5L-10-7.5H10Z";

/// The collar and the triangle for a direction.
fn shape(up: bool) -> [&'static str; 3] {
    if up { ["up", UP, UP_SIGN] } else { ["down", DOWN, DOWN_SIGN] }
}

/// Writes the drawings of kas: both colours, up and down the screen.
pub fn definitions() -> String {
    let mut text = String::new();
    for (colour, ground, edge) in [(Colour::Black, CHALK, SOOT), (Colour::White, SOOT, CHALK)] {
        let colour = colour.name();
        for [way, collar, sign] in [true, false].map(shape) {
            text += &format!(
                r##"<g id="pp-ka-{colour}-{way}"><ellipse cx="6" cy="8.5" rx="35" ry="33.5" fill="url(#pp-cast)"/><path d="{collar}" fill="#3d2809" transform="translate(.8 1.6)"/><path d="{collar}" fill="url(#pp-brass)" stroke="#4a320c" stroke-width="1" stroke-linejoin="round"/><circle r="24.3" fill="none" stroke="#fff3c4" stroke-opacity=".75" stroke-width=".9"/><circle r="21.4" fill="#2b1a07"/><circle r="19.8" fill="url(#pp-{colour}-0g)"/><ellipse cx="-6" cy="-8" rx="10" ry="7" transform="rotate(-40 -6 -8)" fill="url(#pp-gleam)" fill-opacity=".45"/><path d="{sign}" fill="{ground}" stroke="{edge}" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"/><path d="{collar}" class="pp-edge" stroke-width="2"/></g>"##
            );
        }
    }
    text
}

/// Gives the reference to the drawing of a seat's ka of a colour. Its origin is the middle of the ka.
pub fn ka(layout: &Layout, seat: usize, colour: Colour) -> String {
    let [way, ..] = shape(layout.is_at_bottom(seat));
    format!("#pp-ka-{}-{way}", colour.name())
}

/// Draws the ka of a seat where it would stand: pale and dashed.
pub fn pale(layout: &Layout, seat: usize, (x, y): (f64, f64)) -> String {
    let [_, collar, sign] = shape(layout.is_at_bottom(seat));
    let (x, y, width) = (num(x), num(y), num(2.4 * layout.line_scale()));
    format!(
        r##"<g transform="translate({x} {y})" stroke-linejoin="round"><path d="{collar}" fill="{PALE}" fill-opacity=".45" stroke="{SOOT}" stroke-opacity=".78" stroke-width="5.6"/><path d="{collar}" fill="none" stroke="{CHALK}" stroke-width="{width}" stroke-dasharray="7 5"/><path d="{sign}" fill="{CHALK}" stroke="{SOOT}" stroke-width="2"/></g>"##
    )
}
