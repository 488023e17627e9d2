//! Lists every law that a setup breaks, not only the first: each broken law is repaired in a copy, and the copy
//! is checked again. A law that presupposes another is not reported while that one is broken.

use super::{
    Sowing,
    position::Mark,
    setup::{Setup, SetupError},
};

/// The subjects of laws, a bit each.
const COUNTERS: u16 = 1;
const TURN: u16 = 1 << 1;
const ROUND: u16 = 1 << 2;
const STAGE: u16 = 1 << 3;
const STARTER: u16 = 1 << 4;
const OWED: u16 = 1 << 5;
const WAY: u16 = 1 << 6;
const TWELVE: u16 = 1 << 7;

/// For a note: its subject, and the subjects that must be in order before it can be judged. Notes that depend
/// on nothing are left out.
#[rustfmt::skip]
const NOTES: [(&str, u16, u16); 8] = [
    ("round", ROUND, 0),
    ("emptied", STAGE, COUNTERS | TURN),
    ("between", STAGE, TURN | ROUND | STARTER),
    ("starter", STARTER, TURN | ROUND | STAGE),
    ("owed", OWED, TURN | ROUND | STAGE | STARTER),
    ("way", WAY, TURN | ROUND | STAGE | STARTER | OWED),
    ("twelve", TWELVE, TURN | ROUND | STAGE | STARTER | OWED | WAY),
    ("debts", 0, ROUND),
];

/// A bound on repairs, more than there are holes and notes, so that the loop ends on any input.
const MAX_REPAIRS: usize = 64;

impl Sowing {
    /// The laws that a setup breaks, in the order in which they are checked; empty for a legal position.
    pub fn broken_laws(&self, setup: &Setup) -> Vec<SetupError> {
        let mut repaired = setup.clone();
        let (mut all, mut broken_subjects) = (Vec::new(), 0);
        for _ in 0..MAX_REPAIRS {
            let Err(law) = self.position(&repaired) else { break };
            let (subject, needs) = self.subject_of(&repaired, &law);
            let can_continue = repair(&mut repaired, self.stores(), &law);
            if needs & broken_subjects == 0 {
                all.push(law);
            }
            broken_subjects |= subject;
            if !can_continue {
                break;
            }
        }
        all
    }

    /// The subject of a law, and the subjects it presupposes.
    fn subject_of(&self, setup: &Setup, law: &SetupError) -> (u16, u16) {
        let SetupError::Value { key, .. } = law else {
            return match law {
                SetupError::Total { .. } => (COUNTERS, STAGE),
                SetupError::Seat { .. } => (TURN, 0),
                SetupError::MustPass => (TURN, COUNTERS | TURN | ROUND),
                SetupError::Mark { .. } => (0, ROUND | STAGE),
                _ => (0, 0),
            };
        };
        let (_, subject, needs) = NOTES.into_iter().find(|(known, ..)| known == key).unwrap_or(("", 0, 0));
        let is_present = setup.notes.iter().any(|(known, _)| known == key);
        // an empty board lies between two rounds; a single counter is never left on the board
        let few = setup.on_board() < 2 && self.one_ends_round();
        // a note that is absent can only be wrong because of the counters
        let depends_on_counters = !is_present || few && subject & (ROUND | STARTER) != 0;
        (subject, needs | subject | if depends_on_counters { COUNTERS } else { 0 })
    }
}

/// Changes `setup` so that it keeps the law; other laws may break. False where nothing further can be checked.
fn repair(setup: &mut Setup, stores: usize, law: &SetupError) -> bool {
    match law {
        SetupError::Holes { .. } | SetupError::Stores { .. } => return false,
        SetupError::Total { found, wanted } => return fill(setup, *found, *wanted),
        SetupError::Mark { hole } => match setup.marks.get_mut(hole.index()) {
            Some(mark) => *mark = Mark::None,
            None => return false,
        },
        SetupError::Seat { .. } => setup.to_move = 0,
        SetupError::MustPass => setup.to_move = (setup.to_move + 1) % stores,
        SetupError::Note { key } | SetupError::Value { key, .. } => {
            let Some(at) = setup.notes.iter().position(|(known, _)| known == key) else { return false };
            setup.notes.remove(at);
        }
    }
    true
}

/// Corrects the total: missing counters go into the first store; a surplus is taken from the stores and then
/// from the holes, which keep two each so that no mark loses its minimum. False if a surplus remains.
fn fill(setup: &mut Setup, found: u32, wanted: u32) -> bool {
    if let Some(first) = setup.stores.first_mut() {
        *first = first.saturating_add(wanted.saturating_sub(found));
    }
    let mut over = found.saturating_sub(wanted);
    for (counts, least) in [(&mut setup.stores, 0), (&mut setup.holes, 2)] {
        for count in counts {
            let taken = count.saturating_sub(least).min(over);
            *count -= taken;
            over -= taken;
        }
    }
    over == 0
}
