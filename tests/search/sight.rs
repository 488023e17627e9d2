//! How far a learner sees.

use std::collections::HashSet;

use papan::engine::sowing::SowingGame;
use papan::games::adjiboto::rules::Adjiboto;
use papan::games::kalah::rules::Kalah;
use papan::games::kotu_baendum::rules::KotuBaendum;
use papan::{
    engine::{
        Game, Hole,
        seat::Seat,
        sowing::{
            Kind, Move,
            position::{Event, Position},
            setup::Setup,
        },
    },
    playout::Playouts,
    search::{
        Thinker,
        level::{Level, Way, way},
        sight::{Glance, Judgement, Sight},
    },
};

const LAP: Sight = Sight { laps: 1, drops: u32::MAX, again: false };

/// A move up to its so-manieth lifting, told by its events.
fn up_to_lift(game: &KotuBaendum, before: &Position, chosen: Move, lift: u32) -> Option<Position> {
    let (mut lifts, mut seen) = (0, *before);
    game.play(&mut before.clone(), chosen, |cited| {
        lifts += u32::from(matches!(cited.what, Event::Lift { .. }));
        if lifts < lift {
            seen.apply(cited.what);
        }
    });
    (lifts >= lift).then_some(seen)
}

#[test]
fn a_sight_ends_where_it_says() {
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

#[test]
fn whoever_counts_to_eight_loses_a_sowing_of_nine() {
    let game = Adjiboto::default();
    let start = game.start();
    let eight = Sight { drops: 8, ..LAP };
    let (seen, whole) = eight.after(&game, &start, Move::Sow(Hole(0)));
    assert!(!whole);
    assert_eq!((seen.count(Hole(8)), seen.count(Hole(9)), seen.hand()), (11, 10, 1));
    let (_, whole) = Sight { drops: 9, ..LAP }.after(&game, &start, Move::Sow(Hole(0)));
    assert!(whole);
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
    match way(Kind::Kalah.into(), level) {
        Way::Glance(judgement) => judgement,
        other => panic!("{other:?} is no learner's way"),
    }
}

#[test]
fn an_answer_is_overlooked_until_it_is_learnt_to_look_for() {
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
