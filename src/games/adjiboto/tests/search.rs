//! What search finds of Adjiboto, and how far the lower levels see.

use papan::{
    engine::{
        Game, Hole,
        history::History,
        sowing::{Kind, Move, Sowing, SowingGame, position::Position, setup::Setup},
    },
    games::adjiboto::rules::Adjiboto,
    search::{Thinker, alpha_beta::AlphaBeta, sight::Sight},
};

use crate::support::{brute::no_past, endings, tree};

/// The smallest position: all counters left lie in two holes a side.
#[test]
fn endings_are_solved() {
    for preset in ["herskovits-1929", "counting"] {
        let sowing = Kind::Adjiboto.preset(preset).unwrap();
        let Sowing::Adjiboto(game) = sowing else { panic!("another game") };
        let compared = endings::compare(&game, &sowing, 4..=14, &[0, 4, 5, 9], 5);
        assert!(compared > 100, "{preset}: {compared}");
    }
}

#[test]
fn what_is_proved_is_so() {
    tree::endings(Adjiboto::default(), 5);
}

/// The line of `repetition.rs`: twice round, and the next time is a draw.
#[test]
fn what_came_before_the_root_is_remembered() {
    // e A a B b C c D d E: each hole in turn
    const CYCLE: [u8; 10] = [4, 5, 0, 6, 1, 7, 2, 8, 3, 9];
    let sowing = Kind::Adjiboto.preset("herskovits-1929").unwrap();
    let Sowing::Adjiboto(game) = sowing else { panic!("another game") };
    let holes = vec![9, 7, 5, 3, 11, 10, 8, 6, 4, 2];
    let mut position = game.position(&Setup { holes, stores: vec![20, 15], ..Setup::default() }).unwrap();
    let cycle = 10;
    let mut past = History::default();
    past.meet(&position, game.progress(&position), cycle);
    for hole in CYCLE.iter().chain(&CYCLE[..9]) {
        past.leave(&position);
        position = game.try_play(&position, Move::Sow(Hole(*hole)), |_| ()).unwrap();
        past.meet(&position, game.progress(&position), cycle);
    }
    let last = Move::Sow(Hole(CYCLE[9]));
    let drawn = |past: &History<Position>| {
        let mut thinker = AlphaBeta::new(game, position, past, 1 << 10);
        thinker.all = true;
        thinker.think(2_000);
        let thought = thinker.thought();
        let found = thought.candidates.iter().find(|candidate| candidate.line[0] == last).unwrap();
        found.value.proved && found.value.prospects == [0.5, 0.5, 0.0]
    };
    assert!(drawn(&past), "the third time ends the game");
    assert!(!drawn(&no_past(&game, &position)), "it does not where nothing came before");
}

#[test]
fn whoever_counts_to_eight_loses_a_sowing_of_nine() {
    let game = Adjiboto::default();
    let start = game.start();
    let eight = Sight { drops: 8, laps: 1, again: false };
    let (seen, whole) = eight.after(&game, &start, Move::Sow(Hole(0)));
    assert!(!whole);
    assert_eq!((seen.count(Hole(8)), seen.count(Hole(9)), seen.hand()), (11, 10, 1));
    let (_, whole) = Sight { drops: 9, laps: 1, again: false }.after(&game, &start, Move::Sow(Hole(0)));
    assert!(whole);
}
