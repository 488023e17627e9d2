//! Kalah's published values (Irving et al. 2000, Rawlings 2015), by the plainest solver there is.

use std::collections::HashMap;

use papan::{
    engine::{
        Game,
        seat::Seat,
        sowing::{Kind, Sowing, position::Position},
    },
    notation::read_readings,
};

/// Value for the first player under the standard rule: holes a row, then for 1, 2, 3 … counters a hole.
const VALUES: &[(u8, &[i32])] =
    &[(1, &[0, -2, 6, -2, 2]), (2, &[2, -2, -2, -10]), (3, &[0, 4, 2]), (4, &[2, 6])];

/// The difference of the stores at the end, first less second, when both play their best.
fn value(game: &Sowing, position: &Position, known: &mut HashMap<Position, i32>) -> i32 {
    if game.ended(position).is_some() {
        return i32::from(position.store(Seat::FIRST)) - i32::from(position.store(Seat::SECOND));
    }
    if let Some(&value) = known.get(position) {
        return value;
    }
    let mut after = Vec::new();
    game.each_move(position, |chosen| {
        after.push(game.try_play(position, chosen, |_| ()).expect("a move that was visited"));
    });
    let values = after.iter().map(|position| value(game, position, known));
    let best = if game.to_move(position) == Seat::FIRST { values.max() } else { values.min() };
    let best = best.expect("a position that has not ended has a move");
    known.insert(*position, best);
    best
}

#[test]
fn small_boards_have_their_published_values() {
    for &(holes, values) in VALUES {
        for (counters, &wanted) in (1..).zip(values) {
            let readings = format!("standard.counters-{counters}.holes-{holes}");
            let (game, _) = read_readings(Kind::Kalah, &readings).expect("a size the rules allow");
            let found = value(&game, &game.start(), &mut HashMap::new());
            assert_eq!(found, wanted, "Kalah({holes}, {counters})");
        }
    }
}
