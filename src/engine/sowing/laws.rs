//! What a page asks that sets up positions, of whatever game: the bare board, and which clause is behind a law.

use super::{
    Sowing,
    position::Mark,
    setup::{Setup, SetupError},
};
use crate::engine::clause::ClauseId;

impl Sowing {
    /// How many counters a position has, by the notes of its open form: some games put counters aside.
    pub fn wanted(&self, setup: &Setup) -> u32 {
        match self.position(&Setup { holes: self.bare(), stores: vec![0; self.stores()], ..setup.clone() }) {
            Err(SetupError::Total { wanted, .. }) => wanted,
            _ => self.total(),
        }
    }

    /// No counter in any hole.
    fn bare(&self) -> Vec<u32> {
        vec![0; 2 * usize::from(self.row())]
    }

    /// How many stores it has.
    pub fn stores(&self) -> usize {
        self.kind().seats()
    }

    /// The bare board with empty stores, the first to move.
    pub fn empty(&self) -> Setup {
        Setup { holes: self.bare(), stores: vec![0; self.stores()], ..Setup::default() }
    }

    /// The clause behind a law that an open form breaks; none where only the form is at fault.
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
