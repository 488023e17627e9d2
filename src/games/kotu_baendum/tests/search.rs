//! How far the lower levels see in Kotu Baendum.

use papan::{
    engine::{
        Game,
        sowing::{
            Move,
            position::{Event, Position},
        },
    },
    games::kotu_baendum::rules::KotuBaendum,
    playout::Playouts,
    search::sight::Sight,
};

const LAP: Sight = Sight { laps: 1, drops: u32::MAX, again: false };

/// The position of a move up to a number of liftings, from its events.
fn up_to_lift(game: &KotuBaendum, before: &Position, chosen: Move, lift: u32) -> Option<Position> {
    let (mut lifts, mut seen) = (0, *before);
    game.play(&mut before.clone(), chosen, |cited| {
        lifts += u32::from(matches!(cited.event, Event::Lift { .. }));
        if lifts < lift {
            seen.apply(cited.event);
        }
    });
    (lifts >= lift).then_some(seen)
}

#[test]
fn a_move_is_followed_as_far_as_the_sight_allows() {
    let game = KotuBaendum::default();
    let mut playouts = Playouts::new(game, 4);
    let (mut cut, mut whole) = (0, 0);
    for _ in 0..30 {
        playouts.play(game.start(), |before, chosen, _| {
            for laps in 1..4 {
                let (seen, to_its_end) = Sight { laps, ..LAP }.after(&game, before, chosen);
                let mut after = *before;
                game.play(&mut after, chosen, |_| ());
                match up_to_lift(&game, before, chosen, laps + 1) {
                    Some(expected) => {
                        assert_eq!((seen, to_its_end), (expected, false));
                        cut += 1;
                    }
                    None => {
                        assert_eq!((seen, to_its_end), (after, true));
                        whole += 1;
                    }
                }
            }
        });
    }
    assert!(cut > 1000 && whole > 1000, "{cut} {whole}");
}
