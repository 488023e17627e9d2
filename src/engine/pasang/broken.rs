//! Lists every law that a setup breaks, not only the first.

use super::{
    Pasang,
    setup::{Setup, SetupError},
};
use crate::engine::seat::Seat;

impl Pasang {
    /// The laws that a setup breaks, in the order in which they are checked; empty for a legal position. A law
    /// that presupposes another is not checked while that one is broken.
    pub fn broken_laws(&self, setup: &Setup) -> Vec<SetupError> {
        let mut all = Vec::new();
        let (to_move, seat_exists) = match setup.check_shape() {
            Ok(to_move) => (to_move, true),
            Err(law @ SetupError::Seat { .. }) => {
                all.push(law);
                (Seat::FIRST, false)
            }
            Err(law) => return vec![law],
        };
        let mut collect = |law| {
            // a turn cannot be judged for a seat that does not exist
            all.extend((seat_exists || !matches!(law, SetupError::Turn { .. })).then_some(law));
            Ok(())
        };
        let mut has_valid_columns = true;
        // `collect` never stops the check, so its result can be ignored
        let _ = setup.check_kas(&mut |law| {
            has_valid_columns &= !matches!(law, SetupError::Kas { .. } | SetupError::Column { .. });
            collect(law)
        });
        if has_valid_columns {
            let _ = setup.check_order(self, to_move, &mut collect);
            let _ = setup.check_points(&mut collect);
        }
        all.extend(setup.check_colours(self).err());
        if all.iter().all(scores_checkable) {
            all.extend(setup.check_scores(self).err());
        }
        all
    }
}

/// Whether the captured points can be computed although this law is broken: everything on the board may be
/// there, and whatever is missing has been captured.
const fn scores_checkable(law: &SetupError) -> bool {
    matches!(
        law,
        SetupError::Seat { .. }
            | SetupError::SecondPassage { .. }
            | SetupError::Order
            | SetupError::Turn { .. }
            | SetupError::KaPlace { .. }
    )
}
