//! The tree of playouts: what it has to keep to whatever the game. What it proves is tested in the rooms.

use papan::{
    engine::sowing::{Kind, Sowing, SowingGame},
    playout::Playouts,
    search::{
        Thinker, Walk,
        dispatch::{WithGame, with_game},
        sight::Sighted,
        uct::{TreeSettings, Uct},
    },
};

/// One win is shared out, in every candidate, at every stage of the thinking.
struct SharedOut(TreeSettings);

impl WithGame for SharedOut {
    type Output = ();

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) {
        let mut playouts = Playouts::new(game, 5);
        let mut positions = Vec::new();
        playouts.play(game.start(), |before, _, _| positions.push(*before));
        for (at, &position) in positions.iter().enumerate().step_by(7) {
            let mut thinker = Uct::new(game, position, &positions[..at], self.0, 1);
            for nodes in [0, 1, 100, 2_000] {
                thinker.think(nodes);
                let thought = thinker.thought();
                let mut legal = 0;
                game.each_move(&position, |chosen| {
                    legal += 1;
                    assert!(
                        thought.candidates.iter().any(|candidate| candidate.line.first() == Some(&chosen))
                    );
                });
                assert_eq!(thought.candidates.len(), legal);
                for candidate in &thought.candidates {
                    let sum: f32 = candidate.value.prospects.iter().sum();
                    assert!((sum - 1.0).abs() < 1e-3, "{:?}", candidate.value);
                    let ahead: i32 = candidate.value.ahead.iter().sum();
                    assert!(ahead.abs() <= 5, "{:?}", candidate.value);
                }
            }
        }
    }
}

/// A game for three, one of rounds and one of a single round, as far as there are any, each with where its playouts are
/// cut short.
fn games() -> Vec<(Sowing, TreeSettings)> {
    let usual = TreeSettings::default();
    let two = |rounds| Kind::ALL.into_iter().find(|kind| kind.seats() == 2 && kind.has_rounds() == rounds);
    let all = [
        (Kind::ALL.into_iter().find(|kind| kind.seats() == 3), TreeSettings { cutoff: 300, ..usual }),
        (two(true), usual),
        (two(false), TreeSettings { cutoff: 20, ..usual }),
    ];
    all.into_iter().filter_map(|(kind, settings)| Some((kind?.game(), settings))).collect()
}

#[test]
fn one_win_is_shared_out() {
    for to_match_end in [false, true] {
        for (game, settings) in games() {
            with_game(&game, SharedOut(TreeSettings { to_match_end, ..settings }));
        }
    }
}

/// Thinks for longer and longer in a room of five hundred.
struct Budget;

impl WithGame for Budget {
    type Output = ();

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) {
        let settings = TreeSettings { capacity: 500, ..TreeSettings::default() };
        let mut thinker = Uct::new(game, game.start(), &[], settings, 1);
        let mut before = 0;
        for slice in [100, 1_000, 10_000, 100_000] {
            thinker.think(slice);
            let nodes = thinker.thought().nodes;
            assert!(
                nodes >= before + slice && nodes < before + slice + 3_000,
                "{nodes} after {before} and {slice}"
            );
            before = nodes;
        }
        // a tree that may not grow goes on with playouts, and stays shallow
        assert!(thinker.thought().depth < 20);
    }
}

#[test]
fn a_tree_keeps_to_its_budget_and_its_room() {
    // the game for three, where there is one
    with_game(&games()[0].0, Budget);
}

/// Plays a game to its end by its first moves, and thinks about that.
struct Finished;

impl WithGame for Finished {
    type Output = ();

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) {
        let mut walk = Walk::new(&game, game.start(), &[]);
        let mut over = false;
        while !over && game.outcome(&walk.position).is_none() {
            let mut first = None;
            game.each_move(&walk.position, |chosen| first = first.or(Some(chosen)));
            over = walk.play(&game, first.expect("a game that goes on has a move")).is_some();
        }
        let mut thinker = Uct::new(game, walk.position, &[], TreeSettings::default(), 1);
        if game.outcome(&walk.position).is_some() {
            assert!(thinker.think(1_000));
            assert_eq!(thinker.thought().best(), None);
        }
    }
}

#[test]
fn a_finished_game_is_nothing_to_think_about() {
    Kind::ALL.into_iter().for_each(|kind| with_game(&kind.game(), Finished));
}
