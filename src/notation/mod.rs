//! Moves, positions, readings and records as text.

mod import;
pub mod moves;
pub mod pasang;
pub mod position;
pub mod readings;
pub mod record;
mod written;

pub use moves::{hole_letter, hole_named, read_move, write_move};
pub use position::{Law, PositionError, read_position, write_position};
pub use readings::{ReadingsError, read_readings, write_readings};
pub use record::{ImportError, Record, Trouble};
pub use written::Written;
