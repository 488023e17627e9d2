//! A move takes no memory from the heap: not to find it, not to check it, not to play it.

use papan::{
    engine::{Game, history::Met, sowing::Kind},
    playout::Playouts,
};

#[test]
fn moves_are_played_without_the_heap() {
    for kind in Kind::ALL {
        for preset in kind.presets() {
            let game = kind.preset(preset.name).unwrap();
            let mut playouts = Playouts::new(game, 3);
            let mut games = |count| {
                let mut moves = 0u64;
                let counted = allocation_counter::measure(|| {
                    for _ in 0..count {
                        playouts.play(game.start(), |before, chosen, after| {
                            let mut played = game.try_play(before, chosen, |_| ()).unwrap();
                            if played != *after {
                                // the round has ended by repetition
                                game.on_repetition(&mut played, Met { times: 3, since: 0 }, |_| ());
                            }
                            assert_eq!(played, *after);
                            moves += 1;
                        });
                    }
                });
                (counted.count_total, moves)
            };
            // the first games make room in the buffers that all games share
            let (warm, _) = games(500);
            let (taken, moves) = games(500);
            assert!(warm > 0, "the counter counts");
            assert!(taken <= 2 && moves > 5_000, "{}: {taken} times in {moves} moves", preset.name);
        }
    }
}
