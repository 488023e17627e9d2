//! The boards as SVG text: parameters in, text out.
//!
//! The board is warm and lit from the upper left; marks are chalk. Nothing here keeps state, so a board looks
//! the same when it is drawn on the server and in the browser. Lengths are in board units: u runs along the
//! board, v across it; x and y are screen coordinates.

pub mod advice;
pub(crate) mod angle;
#[cfg(test)]
mod boards;
mod body;
mod counter;
pub(crate) mod defs;
pub mod hand;
pub(crate) mod inner_stores;
pub(crate) mod layout;
pub mod mark;
pub(crate) mod materials;
pub mod move_path;
mod paint;
pub mod pasang;
pub mod person;
pub(crate) mod sand;
pub mod sign;
pub mod spec;
pub(crate) mod svg;
pub(crate) mod wood;

pub use body::body;
pub use counter::{Placed, STORE_SLOTS, href, in_hole, in_store, slots};
pub use defs::definitions;
pub use layout::{HoleOrStore, HolePlace, Layout, StorePlace};
pub use pasang::definitions_with_pasang;
pub use spec::{Board, Drawn};

/// The colours of lettering on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink {
    /// The letters.
    pub text: &'static str,
    /// The halo round them, which gives contrast on light and on dark wood.
    pub key: &'static str,
}

/// Gives the colours of lettering on a board.
pub fn ink(board: Board) -> Ink {
    let material = board.spec().material;
    Ink { text: material.text, key: material.key }
}

/// The class of a group around a text that a style may turn about its middle. WebKit turns a text by itself about a corner of
/// the picture instead.
pub const UPRIGHT: &str = "pp-upright";

/// Puts a text into such a group.
pub fn upright(text: &str) -> String {
    format!(r#"<g class="{UPRIGHT}">{text}</g>"#)
}

/// Writes a length as the drawings do, to the nearest hundredth.
pub fn number(value: f64) -> String {
    svg::num(value).to_string()
}
