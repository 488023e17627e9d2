//! Boards on which no hand plays: those that an embed only shows, and all while the opponent thinks.

use super::{played::Played, table::Table};

impl<F: Played> Table<F> {
    /// Makes it a board that is looked at: nobody plays, and nobody is asked who does.
    pub(super) fn show_only(mut self) -> Table<F> {
        self.is_shown_only = true;
        (self.is_starting, self.example_due) = (false, false);
        self
    }

    /// Whether no hand may play now: the opponent thinks, or the board is only looked at.
    pub fn hands_rest(&self) -> bool {
        self.opponent.locked || self.is_shown_only
    }
}
