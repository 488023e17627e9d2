//! Every law that an open form breaks, and not the first alone.

use super::{
    Pasang,
    setup::{Setup, SetupError},
};
use crate::engine::seat::Seat;

impl Pasang {
    /// The laws that an open form breaks, in the order in which the game asks for them; none where it is a position.
    /// A law that only speaks where another is kept says nothing while that one is broken.
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
            // whose turn it can be is nothing to say of a seat that there is not
            all.extend((seated || !matches!(law, SetupError::Turn { .. })).then_some(law));
            Ok(())
        };
        let mut known = true;
        // whoever gathers goes on: what comes back says nothing
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

/// Whether what has been taken can be told while a law is broken: all that lies may lie there, and what does not is
/// taken.
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
