//! What the position editor needs of any game: the empty board, and the clause behind a law.

use super::{
    Sowing,
    position::Mark,
    setup::{Setup, SetupError},
};
use crate::engine::clause::ClauseId;

impl Sowing {
    /// How many counters a position must have, given the notes of its setup: some games put counters aside.
    pub fn required_total(&self, setup: &Setup) -> u32 {
        match self.position(&Setup {
            holes: self.no_counters(),
            stores: vec![0; self.stores()],
            ..setup.clone()
        }) {
            Err(SetupError::Total { wanted, .. }) => wanted,
            _ => self.total(),
        }
    }

    /// No counter in any hole.
    fn no_counters(&self) -> Vec<u32> {
        vec![0; 2 * usize::from(self.row())]
    }

    /// How many stores the game has.
    pub fn stores(&self) -> usize {
        self.kind().seats()
    }

    /// The empty board with empty stores; the first seat is to move.
    pub fn empty(&self) -> Setup {
        Setup { holes: self.no_counters(), stores: vec![0; self.stores()], ..Setup::default() }
    }

    /// The clause behind a law that a setup breaks; `None` where only the form is wrong.
    pub fn clause_of(&self, setup: &Setup, law: &SetupError) -> Option<ClauseId> {
        match law {
            SetupError::Holes { .. } | SetupError::Stores { .. } | SetupError::Total { .. } => {
                Some(self.setup_clause())
            }
            SetupError::Seat { .. } | SetupError::Note { .. } => None,
            SetupError::Mark { hole } => {
                self.clause_of_mark(setup.marks.get(hole.index()).copied().unwrap_or(Mark::None))
            }
            SetupError::Value { key, .. } => self.clause_of_note(setup, key),
            SetupError::MustPass => self.pass_clause(),
        }
    }
}
