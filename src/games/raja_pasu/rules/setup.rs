//! The positions of Raja Pasu as a setup: which ones the game takes, and with what notes.

use super::{RajaPasu, STARTER, StarterRule, raja};
use crate::engine::sowing::{
    position::Position,
    setup::{Form, NoteSchema, Setup, SetupError},
};

impl RajaPasu {
    /// Takes a position that obeys the laws: 98 counters; notes `round` (its number, from 1) and `starter` (the
    /// seat that began it or, between rounds, begins the next).
    pub(super) fn of_setup(&self, setup: &Setup) -> Result<Position, SetupError> {
        let mut position = raja::check(setup, 2, self.limit(), &["starter"])?;
        let seat = position.to_move();
        if position.is_between() {
            // the seat to move begins the next round
            let by_counters = self.starter == StarterRule::MoreCounters;
            if by_counters && Self::round_winner(&position).is_some_and(|winner| winner != seat) {
                return Err(SetupError::MustPass);
            }
        } else if Self::playable(&position, seat) == 0 {
            return Err(SetupError::MustPass);
        }
        let found = raja::note(setup, "starter");
        let starter = match found {
            None | Some("1") => 0,
            Some("2") => 1,
            _ => u8::MAX,
        };
        if starter == u8::MAX || position.is_between() && usize::from(starter) != seat.index() {
            return Err(SetupError::Value { key: "starter".into(), value: found.unwrap_or("1").into() });
        }
        position.put_note(STARTER, starter);
        Ok(position)
    }

    /// The notes that the game takes under its readings.
    pub(super) fn schema(&self) -> Vec<NoteSchema> {
        let starter = NoteSchema { key: "starter", form: Form::OneOf(&["1", "2"]) };
        raja::round_schema(self.limit()).into_iter().chain([starter]).collect()
    }
}

/// The notes that differ from those of a first round, as [`Setup`] takes them.
pub(super) fn notes(position: &Position) -> Vec<(String, String)> {
    let starter = (position.note(STARTER) > 0).then(|| ("starter".into(), "2".into()));
    raja::round_note(position).into_iter().chain(starter).collect()
}
