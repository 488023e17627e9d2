//! What search finds of Kalah, and how far the lower levels see.

use std::collections::{HashMap, HashSet};

use papan::{
    engine::{
        Game, Hole,
        seat::Seat,
        sowing::{Kind, Move, SowingGame, position::Position, setup::Setup},
    },
    games::kalah::rules::{CaptureRule, Kalah},
    search::{
        Thinker,
        level::Level,
        method::{Method, method},
        sight::{Glance, Judgement},
    },
};

use crate::support::{
    brute::{agree, solve},
    tree,
};

#[test]
fn every_position_of_a_small_kalah_is_solved() {
    for (capture, each, fewest) in [
        (CaptureRule::OppositeNonempty, 2, 15),
        (CaptureRule::Always, 2, 15),
        (CaptureRule::OppositeNonempty, 3, 40),
    ] {
        let game = Kalah::sized(2, each, capture).unwrap();
        let (mut met, mut new) = (HashSet::new(), vec![game.start()]);
        let mut known = HashMap::new();
        while let Some(position) = new.pop() {
            if game.outcome(&position).is_some() || !met.insert(position) {
                continue;
            }
            let wanted = solve(&game, &position, &mut known).expect("no position of Kalah comes again");
            agree(&game, &position, wanted, Some(&mut known), "kalah");
            agree(&game, &position, wanted, None, "kalah");
            game.each_move(&position, |chosen| {
                new.push(game.try_play(&position, chosen, |_| ()).unwrap());
            });
        }
        assert!(met.len() >= fewest, "{} positions", met.len());
    }
}

#[test]
fn what_is_proved_is_so() {
    tree::endings(Kalah::default(), 30);
}

/// A position of Kalah, the first seat to move.
fn kalah(holes: [u32; 12], stores: [u32; 2]) -> (Kalah, Position) {
    let game = Kalah::default();
    let (holes, stores) = (holes.to_vec(), stores.to_vec());
    let setup = Setup { holes, marks: Vec::new(), stores, to_move: 0, notes: Vec::new() };
    (game, game.position(&setup).expect("48 counters"))
}

fn choice((game, position): (Kalah, Position), judgement: Judgement, seed: u64) -> Option<Move> {
    let mut thinker = Glance::new(game, position, judgement, seed);
    assert!(thinker.think(1));
    thinker.thought().best()
}

fn learner(level: Level) -> Judgement {
    match method(Kind::Kalah.into(), level.into()) {
        Method::Glance(judgement) => judgement,
        other => panic!("{other:?} is no learner's way"),
    }
}

#[test]
fn lower_levels_overlook_an_answer_that_higher_ones_see() {
    // c takes one counter opposite and its own; but then A takes the eight in f
    let hanging = || kalah([1, 0, 1, 0, 0, 8, 0, 0, 1, 0, 0, 5], [16, 16]);
    for seed in 0..20 {
        let (game, position) = hanging();
        let taken = choice(hanging(), learner(Level::Taking), seed).expect("a move");
        let mut after = position;
        game.play(&mut after, taken, |_| ());
        let most = [0, 2, 5].map(|hole| {
            let mut after = position;
            game.play(&mut after, Move::Sow(Hole(hole)), |_| ());
            after.store(Seat::FIRST)
        });
        assert_eq!(Some(after.store(Seat::FIRST)), most.into_iter().max());
    }
}

#[test]
fn what_looks_the_same_is_for_the_seed() {
    let same = kalah([1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1], [19, 18]);
    let blurred = Judgement { blur: 1_000, ..learner(Level::First) };
    let all: HashSet<_> = (0..60).filter_map(|seed| choice(same, blurred, seed)).collect();
    assert_eq!(all.len(), 5);
}
