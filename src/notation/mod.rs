//! Moves, positions, readings and records as text.

pub mod faults;
mod import;
mod json;
mod moment;
pub mod moves;
mod names;
pub mod pasang;
pub mod position;
pub mod readings;
pub mod record;
mod written;

pub use moment::moment;
pub use moves::{hole_by_letter, hole_letter, read_move, write_move};
pub use names::name;
pub use position::{Law, PositionError, read_position, write_position};
pub use readings::{ReadingsError, read_readings, write_readings};
pub use record::{ImportError, ImportErrorKind, JsonError, Record};
pub use written::Written;

impl<F: Written> Record<F> {
    /// Reads either form and replays its moves; the outcome is taken from the moves.
    pub fn read(text: &str) -> Result<Record<F>, ImportError> {
        let text = unmarked(text);
        if is_json(text) { json::read(text) } else { import::text(text) }
    }
}

/// The value of a tag of a record in either form, as it stands there; `None` where there is none, or where it cannot be
/// read.
pub fn tag(text: &str, key: &str) -> Option<String> {
    let text = unmarked(text);
    if is_json(text) { json::value(text, key) } else { import::value(text, key) }
}

/// A text without the byte-order mark that some editors put before the first letter.
fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

fn is_json(text: &str) -> bool {
    text.trim_start().starts_with('{')
}
