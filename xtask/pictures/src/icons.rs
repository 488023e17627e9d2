//! The icons of points, made of `static/icon.svg`. They are committed, so that a build needs nothing for them; a test holds
//! them to the drawing and, with `PAPAN_ACCEPT=1`, writes them.

use crate::{Points, points};
use xtask::{Result, error};

const DRAWING: &str = include_str!("../../../static/icon.svg");

/// The room, in the colours of the site: behind an icon that may not be seen through.
const GROUND: &str = "#e9ecee";

/// An icon of points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Icon {
    /// Its name below `static/`.
    pub file: &'static str,
    /// Its sides, in pixels.
    pub size: u32,
    /// How much of a side the drawing takes; less than all is on a ground, which a system cuts into its own shape.
    share: f32,
}

/// All of them. A system may cut a maskable icon to a circle of four fifths of its side, and rounds the corners of the last.
pub const ICONS: [Icon; 4] = [
    Icon { file: "icon-192.png", size: 192, share: 1.0 },
    Icon { file: "icon-512.png", size: 512, share: 1.0 },
    Icon { file: "icon-maskable-512.png", size: 512, share: 0.68 },
    Icon { file: "icon-180.png", size: 180, share: 0.8 },
];

impl Icon {
    /// Draws it.
    ///
    /// # Errors
    /// The drawing is not as it is expected.
    pub fn points(self) -> Result<Points> {
        let Icon { size, share, .. } = self;
        let side = size as f32 * share;
        let edge = (size as f32 - side) / 2.0;
        let placed = format!("<svg x=\"{edge}\" y=\"{edge}\" width=\"{side}\" height=\"{side}\" ");
        let drawing =
            DRAWING.strip_prefix("<svg ").ok_or_else(|| error!("icon.svg does not begin as SVG."))?;
        let ground = match share < 1.0 {
            true => format!("<rect width=\"{size}\" height=\"{size}\" fill=\"{GROUND}\"/>"),
            false => String::new(),
        };
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\">{ground}{placed}{drawing}</svg>"
        );
        points(&svg, 1.0)
    }
}
