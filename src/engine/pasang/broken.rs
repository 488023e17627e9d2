//! Lists every law that a setup breaks, not only the first.

use super::{
    Pasang,
    setup::{Setup, SetupError},
};
use crate::engine::seat::Seat;

impl Pasang {
    /// The laws that a setup breaks, in the order in which they are checked; empty for a legal position. A law
    /// that presupposes another is not checked while that one is broken.
    pub fn breaks(&self, setup: &Setup) -> Vec<SetupError> {
        let mut all = Vec::new();
        let (to_move, seated) = match setup.shape() {
            Ok(to_move) => (to_move, true),
            Err(law @ SetupError::Seat { .. }) => {
                all.push(law);
                (Seat::FIRST, false)
            }
            Err(law) => return vec![law],
        };
        let mut gather = |law| {
            // a turn cannot be judged for a seat that does not exist
            all.extend((seated || !matches!(law, SetupError::Turn { .. })).then_some(law));
            Ok(())
        };
        let mut known = true;
        // `gather` never stops the check, so its result can be ignored
        let _ = setup.kas(&mut |law| {
            known &= !matches!(law, SetupError::Kas { .. } | SetupError::Column { .. });
            gather(law)
        });
        if known {
            let _ = setup.order(self, to_move, &mut gather);
            let _ = setup.places(&mut gather);
        }
        all.extend(setup.unmoved(self).err());
        if all.iter().all(leaves_sums) {
            all.extend(setup.sums(self).err());
        }
        all
    }
}

/// Whether the captured points can be computed although this law is broken: everything on the board may be
/// there, and whatever is missing has been captured.
const fn leaves_sums(law: &SetupError) -> bool {
    matches!(
        law,
        SetupError::Seat { .. }
            | SetupError::SecondPassage { .. }
            | SetupError::Order
            | SetupError::Turn { .. }
            | SetupError::KaPlace { .. }
    )
}
