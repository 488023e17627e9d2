//! What games of Raja and Pasu say alike.

use super::NoteFault;

/// Why the match cannot be in the round that a position says.
pub const fn round_fault(fault: NoteFault) -> &'static str {
    if fault.alone {
        "one seed alone is on no board: with it the round is over."
    } else {
        "the match has no such round."
    }
}
