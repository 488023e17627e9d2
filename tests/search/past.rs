//! Repetition: what came before the root, and what comes twice within the search, count as the rules have it.

use fastrand::Rng;
use papan::engine::sowing::SowingGame;
use papan::{
    engine::{
        Game, Hole,
        history::History,
        seat::Seat,
        sowing::{Kind, Move, Sowing, position::Position, setup::Setup},
    },
    search::{Searched, Thinker, alpha_beta::AlphaBeta, worth::value},
};

use crate::brute::{no_past, solve_after};

/// Positions with a few counters in which the search and a solver that carries the past along can be compared: how
/// many, and in how many of them a line ends by repetition.
fn compare<G: Searched<Position = Position>>(game: &G, sowing: &Sowing, counters: u32) -> (u32, u32) {
    let mut rng = Rng::with_seed(3);
    let (mut compared, mut repeating) = (0, 0);
    for _ in 0..300 {
        let mut setup = sowing.empty();
        for _ in 0..counters {
            setup.holes[rng.usize(..12)] += 1;
        }
        setup.to_move = rng.usize(..2);
        let taken = sowing.wanted(&setup) - counters;
        setup.stores[0] = taken / 2;
        setup.stores[1] = taken - taken / 2;
        let Ok(position) = sowing.position(&setup) else { continue };
        if game.ended(&position).is_some() {
            continue;
        }
        let past = no_past(game, &position);
        let Some(wanted) = solve_after(game, &position, &past, &mut 3_000) else { continue };
        let again = crate::brute::solve(game, &position, &mut Default::default()).is_none();
        let mut thinker = AlphaBeta::new(*game, position, &past, 1 << 12);
        let done = thinker.think(50_000);
        let best = thinker.thought().candidates[0].value;
        if done && best.proved {
            let seat = game.to_move(&position);
            let worth = if seat == Seat::FIRST { wanted } else { -wanted };
            assert_eq!(best, value(game, worth, seat, true), "{position:?}");
            compared += 1;
            repeating += u32::from(again);
        }
    }
    (compared, repeating)
}

#[test]
fn lines_that_come_round_are_ended_by_the_rule() {
    let sowing = Kind::Oware.preset("abapa").unwrap();
    let Sowing::Oware(game) = sowing else { panic!("another game") };
    let (mut compared, mut repeating) = (0, 0);
    for counters in 2..=3 {
        let (more, again) = compare(&game, &sowing, counters);
        (compared, repeating) = (compared + more, repeating + again);
    }
    assert!(compared > 100 && repeating > 20, "oware: {compared}, {repeating}");
    let sowing = Kind::MangalaSuez.preset("catalogue").unwrap();
    let Sowing::MangalaSuez(game) = sowing else { panic!("another game") };
    let (compared, repeating) = compare(&game, &sowing, 3);
    assert!(compared > 100, "mangala: {compared}, {repeating}");
}

/// The line of `tests/repetition.rs`: twice round, and the next time is a draw.
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
