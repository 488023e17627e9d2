//! What search finds of Oware.

use papan::{engine::sowing::Sowing, games::oware::rules::Oware};

use crate::support::{past, tree};

/// Nearly every ending can repeat itself, so the solver compared with takes past positions into account.
#[test]
fn lines_that_repeat_a_position_are_ended_by_the_rule() {
    let game = Oware::default();
    let (mut compared, mut repeating) = (0, 0);
    for counters in 2..=3 {
        let (more, again) = past::compare(&game, &Sowing::Oware(game), counters);
        (compared, repeating) = (compared + more, repeating + again);
    }
    assert!(compared > 100 && repeating > 20, "{compared}, {repeating}");
}

#[test]
fn what_is_proved_is_so() {
    tree::endings(Oware::default(), 10);
}
