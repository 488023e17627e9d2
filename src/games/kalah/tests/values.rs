//! Kalah's published values (Irving et al. 2000, Rawlings 2015), found by the opponent's own search.

use papan::games::kalah::rules::{CaptureRule, Kalah};
use papan::{
    engine::{Game, history::History},
    search::{COUNTER, Thinker, alpha_beta::AlphaBeta},
};

/// Value for the first player under the standard rule: holes a row, then for 1, 2, 3 … counters a hole.
pub const VALUES: &[(u8, &[i32])] = &[
    (1, &[0, -2, 6, -2, 2, 0]),
    (2, &[2, -2, -2, -10, 6, 8]),
    (3, &[0, 4, 2, 2, 6, -8]),
    (4, &[2, 6, 6, 2]),
    (6, &[2, 6]),
];

#[test]
fn small_boards_have_their_published_values() {
    for &(holes, values) in VALUES {
        for (counters, &wanted) in (1..).zip(values) {
            let game = Kalah::sized(holes, counters, CaptureRule::OppositeNonempty).expect("one to nine");
            let mut thinker = AlphaBeta::new(game, game.start(), &History::default(), 1 << 18);
            assert!(thinker.think(20_000_000), "Kalah({holes}, {counters})");
            let found = thinker.thought().candidates[0].value;
            assert!(found.proved, "Kalah({holes}, {counters})");
            // ahead of the mean of both is half of what is between them
            assert_eq!(2 * found.ahead[0] / COUNTER, wanted, "Kalah({holes}, {counters})");
        }
    }
}
