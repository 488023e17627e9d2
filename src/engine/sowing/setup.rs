//! The unchecked form of a position (setup): it can hold anything; a game accepts it if it obeys the laws.

use super::position::{Mark, Position};
use crate::engine::{Hole, seat::Seat};

/// An unchecked position, as typed, pasted or sent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// Counters in holes 0 … 2n−1.
    pub holes: Vec<u32>,
    /// The mark of each hole: one for every hole, or an empty list where no hole is marked.
    pub marks: Vec<Mark>,
    /// Counters in each seat's store.
    pub stores: Vec<u32>,
    /// Index of the seat to move, 0 for the first.
    pub to_move: usize,
    /// The notes that the game needs, key and value.
    pub notes: Vec<(String, String)>,
}

/// A note that a game takes and the form of its value, for an editor of positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoteSchema {
    pub key: &'static str,
    pub form: Form,
}

/// The values that a note can have. The usual value is given by leaving the note out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A whole number.
    Number { least: u16, most: u16, usual: u16 },
    /// One of these; the first is usual.
    OneOf(&'static [&'static str]),
    /// The letters of some holes, `0` for none of them; all holes are usual.
    Holes,
    /// The letter of one hole; no hole is usual.
    Hole,
    /// This many digits in a row; all zeros are usual.
    Figures(u8),
}

/// The law a setup breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The number of holes is wrong.
    Holes { found: usize, wanted: usize },
    /// The number of stores is wrong.
    Stores { found: usize, wanted: usize },
    /// The counters do not add up.
    Total { found: u32, wanted: u32 },
    /// The game does not know the mark, or does not allow it on this hole.
    Mark { hole: Hole },
    /// There is no such seat.
    Seat { found: usize },
    /// The game knows no note of this name.
    Note { key: String },
    /// A note has a value that it cannot take.
    Value { key: String, value: String },
    /// The seat to move cannot sow but the other can: by this reading it is the other's turn.
    MustPass,
}

impl Setup {
    /// How many counters lie in all holes.
    pub fn on_board(&self) -> u32 {
        self.holes.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// Checks the laws of a sowing game of two without marks: `row` holes a side, two stores, `total` counters.
    pub(crate) fn check_unmarked(&self, row: u8, total: u32) -> Result<Position, SetupError> {
        match self.marks.iter().position(|&mark| mark != Mark::None) {
            Some(hole) => Err(SetupError::Mark { hole: Hole(hole as u8) }),
            None => self.check(2, row, total),
        }
    }

    /// Checks the laws that all sowing games share: `row` holes a side, a store for each of `seats` players,
    /// `total` counters. Marks are copied unchecked; each game decides which holes may have them. Not inlined: every
    /// game calls it.
    #[inline(never)]
    pub(crate) fn check(&self, seats: usize, row: u8, total: u32) -> Result<Position, SetupError> {
        let wanted = 2 * usize::from(row);
        if self.holes.len() != wanted {
            return Err(SetupError::Holes { found: self.holes.len(), wanted });
        }
        if self.stores.len() != seats {
            return Err(SetupError::Stores { found: self.stores.len(), wanted: seats });
        }
        let found = self.holes.iter().chain(&self.stores).fold(0u32, |sum, &n| sum.saturating_add(n));
        if found != total {
            return Err(SetupError::Total { found, wanted: total });
        }
        let to_move = Seat::at(self.to_move)
            .filter(|seat| seat.index() < seats)
            .ok_or(SetupError::Seat { found: self.to_move })?;
        // the sum is a legal total, which every game keeps below 256: no conversion truncates
        let bytes = |counts: &[u32]| counts.iter().map(|&n| n as u8).collect::<Vec<_>>();
        let mut position = Position::filled(0, 0);
        position.put(&bytes(&self.holes), &bytes(&self.stores), to_move);
        for (hole, &mark) in self.marks.iter().enumerate().take(wanted) {
            position.put_mark(Hole(hole as u8), mark);
        }
        Ok(position)
    }
}
