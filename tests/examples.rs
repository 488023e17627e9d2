//! The example that every game shows before anybody has begun: a short game whose last move takes something.

use papan::{
    catalogue::example,
    engine::{Kind, pasang::Pasang},
    notation::Written,
    options,
    story::{Story, timeline::Timeline},
};

/// The moves before the one that is shown: a position that can be understood at a glance.
const BEFORE: usize = 8;
/// The milliseconds that it takes.
const LONGEST: f64 = 7000.0;

fn check<F: Story + Written>(plain: F) {
    let (name, address) = (plain.name(), example(plain.kind()));
    let options = options::read(plain, address);
    assert_eq!(options.errors, [], "{name}");
    let session = options.session;
    let number = session.moves().len();
    assert!((1..=BEFORE + 1).contains(&number) && session.cursor() == number, "{name}: {number} moves");
    let (before, events) = session.replay(number).unwrap_or_else(|| panic!("{name} has no move"));
    let taken = plain.captured_count(&before, session.moves()[number - 1], &events);
    let time = Timeline::of(F::step_durations(&events)).duration;
    assert!(taken > 0, "{name}: the move takes nothing");
    assert!(time <= LONGEST, "{name}: the move takes {time} ms");
    assert!(session.outcome().is_none(), "{name} is over");
}

#[test]
fn every_game_shows_a_short_move_that_takes_something() {
    for kind in Kind::ALL {
        match kind {
            Kind::Sowing(kind) => check(kind.game()),
            Kind::Pasang => check(Pasang::default()),
        }
    }
}
