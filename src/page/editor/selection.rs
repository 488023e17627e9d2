//! What is selected on the board of the editor.

/// The selected place, and the tool.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    /// The selected place, which Tab reaches.
    pub at: u8,
    /// The brush that a tap applies, where taps draw: its index among all brushes.
    pub brush: u8,
    /// The part of a number or a name that has been typed so far.
    pub typed: String,
}
