//! The number of a level of the opponent, or of a rung between two levels.

use super::keyed::{ToValue, Value, keyed};

/// A level in tenths: 30 is told as *3*, 35 as *3.5*, by the custom of the language.
pub(super) fn rung(tenths: u8) -> Value {
    match tenths % 10 {
        0 => (tenths / 10).value(),
        part => keyed!("rung", whole = tenths / 10, part).value(),
    }
}
