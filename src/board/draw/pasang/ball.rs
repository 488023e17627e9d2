//! Balls: what they look like, and how they lie on their points.

use super::super::Placed;
use super::{Colour, Layout};

/// How a colour looks, in three shades from the light to the rim.
struct BallStyle {
    tones: [[&'static str; 5]; 3],
    /// How strong the wide gleam and the small one are.
    gleams: [&'static str; 2],
}

const BLACK: BallStyle = BallStyle {
    tones: [
        ["#7d766e", "#39342f", "#13100e", "#0b0908", "#a3978a"],
        ["#79726a", "#37312c", "#120f0d", "#0b0907", "#a6988a"],
        ["#817b75", "#3b3733", "#14110f", "#0b0a09", "#a0968b"],
    ],
    gleams: [".5", ".85"],
};

const WHITE: BallStyle = BallStyle {
    tones: [
        ["#ffffff", "#f6efe0", "#dccfb6", "#a8977a", "#dccdb0"],
        ["#fffefb", "#f4ebd9", "#d8caae", "#a39173", "#d9caab"],
        ["#ffffff", "#f8f2e5", "#dfd4be", "#ac9d82", "#dfd2b8"],
    ],
    gleams: [".8", ".95"],
};

/// Where the small gleam lies in each shade. The three differ slightly.
const GLEAMS: [(&str, &str); 3] = [("-.36", "-.44"), ("-.4", "-.41"), ("-.33", "-.47")];

/// Writes the drawings of balls of radius 1, three of each colour.
///
/// The shadow fades by a gradient. The light that the wood reflects on the shaded rim sets a black ball off
/// from dark wood.
pub fn definitions() -> String {
    let mut text = String::from(
        r##"<radialGradient id="pp-cast"><stop offset=".55" stop-color="#080402" stop-opacity=".72"/><stop offset=".78" stop-color="#080402" stop-opacity=".34"/><stop offset="1" stop-color="#080402" stop-opacity="0"/></radialGradient><radialGradient id="pp-gleam"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>"##,
    );
    for (colour, style) in [(Colour::Black, BLACK), (Colour::White, WHITE)] {
        let name = colour.name();
        let [wide, small] = style.gleams;
        for (shade, ([t0, t1, t2, t3, rim], (x, y))) in style.tones.into_iter().zip(GLEAMS).enumerate() {
            text += &format!(
                r##"<radialGradient id="pp-{name}-{shade}g" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="{t0}"/><stop offset=".32" stop-color="{t1}"/><stop offset=".72" stop-color="{t2}"/><stop offset=".9" stop-color="{t3}"/><stop offset="1" stop-color="{rim}"/></radialGradient><g id="pp-{name}-{shade}"><ellipse cx=".2" cy=".28" rx="1.3" ry="1.24" fill="url(#pp-cast)"/><circle r="1" fill="url(#pp-{name}-{shade}g)"/><ellipse cx="-.3" cy="-.38" rx=".5" ry=".36" transform="rotate(-40 -.3 -.38)" fill="url(#pp-gleam)" fill-opacity="{wide}"/><ellipse cx="{x}" cy="{y}" rx=".17" ry=".1" transform="rotate(-40 {x} {y})" fill="#fff" fill-opacity="{small}"/><circle r="1" class="pp-edge" stroke-width=".09"/></g>"##
            );
        }
    }
    text
}

/// Gives the reference to the drawing of a ball; the angle of its place selects the shade.
pub fn href(colour: Colour, angle: u8) -> String {
    format!("#pp-{}-{}", colour.name(), angle % 3)
}

/// Gives the place of a ball on a point: within a board unit of the crossing, as if set down by hand.
pub fn on_point(layout: &Layout, point: usize) -> Placed {
    let place = layout.point(point);
    let stray = |factor: usize| ((point * factor + point / 11 * 5) % 3) as f64 - 1.0;
    Placed { x: place.x + stray(7), y: place.y + stray(13), angle: (point * 5 % 7 % 3) as u8, scale: place.r }
}
