//! Boards on which no hand plays: those that an embed only shows, and all while the opponent thinks.

use super::{played::Played, table::Table};
use crate::options::Mode;

impl<F: Played> Table<F> {
    /// Makes it what an embed shows in this mode: but for that of play, a board on which nobody plays, and nobody is asked
    /// who does.
    pub(super) fn in_mode(mut self, mode: Mode) -> Table<F> {
        if mode == Mode::Play {
            return self;
        }
        (self.is_shown_only, self.is_demo) = (true, mode == Mode::Demo);
        (self.is_starting, self.example_due) = (false, false);
        self
    }

    /// Whether no hand may play now: the opponent thinks, or the board is only looked at.
    pub fn hands_rest(&self) -> bool {
        self.opponent.locked || self.is_shown_only
    }
}
