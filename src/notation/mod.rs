//! Moves, positions, readings and records as text.

mod import;
mod json;
pub mod moves;
mod names;
pub mod pasang;
pub mod position;
pub mod readings;
pub mod record;
mod written;

pub use moves::{hole_by_letter, hole_letter, read_move, write_move};
pub use names::name;
pub use position::{Law, PositionError, read_position, write_position};
pub use readings::{ReadingsError, read_readings, write_readings};
pub use record::{ImportError, ImportErrorKind, JsonError, Record};
pub use written::Written;

impl<F: Written> Record<F> {
    /// Reads either form and replays its moves; the outcome is taken from the moves.
    pub fn read(text: &str) -> Result<Record<F>, ImportError> {
        // some editors put a byte-order mark before the first letter
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim_start().starts_with('{') { json::read(text) } else { import::text(text) }
    }
}
