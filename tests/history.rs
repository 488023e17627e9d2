//! How often a position has been met.

use papan::engine::history::{Digest, History};

/// Positions that are told apart only when they are compared whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Alike(u8);

impl Digest for Alike {
    fn digest(&self) -> u32 {
        1
    }
}

#[test]
fn the_history_counts_equal_positions_since_the_last_progress() {
    let mut history = History::default();
    let meet = |history: &mut History<Alike>, position, progress| {
        let met = history.meet(&Alike(position), progress, 1);
        history.leave(&Alike(position));
        met
    };
    let met: Vec<_> = [7, 8, 7, 8, 7].into_iter().map(|position| meet(&mut history, position, 3)).collect();
    let times: Vec<_> = met.iter().map(|met| met.times).collect();
    let since: Vec<_> = met.iter().map(|met| met.since).collect();
    assert_eq!((times, since), (vec![1, 1, 2, 2, 3], vec![0, 1, 2, 3, 4]));
    assert_eq!(meet(&mut history, 7, 4).times, 1, "what lay before a capture is forgotten");
    assert_eq!(meet(&mut history, 7, 4).times, 2);
    history.clear();
    assert_eq!(meet(&mut history, 7, 4).times, 1);
}
