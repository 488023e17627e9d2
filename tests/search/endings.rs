//! Small games and endings: the search finds what the plainest solver finds, and says that it is proved.

use std::collections::{HashMap, HashSet};

use fastrand::Rng;
use papan::games::kalah::rules::CaptureRule;
use papan::games::kalah::rules::Kalah;
use papan::{
    engine::{
        Game,
        family::Family,
        pasang::{
            Pasang,
            board::{Colour, Point},
            position::Piece,
            setup,
        },
        seat::Seat,
        sowing::{Kind, Sowing, position::Position, setup::Setup},
    },
    search::Searched,
};

use crate::brute::{agree, solve};

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
            if game.ended(&position).is_some() || !met.insert(position) {
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

/// A position with so many counters on the board, in some of its holes; the others have been taken.
fn scattered(sowing: &Sowing, rng: &mut Rng, counters: u32, holes: &[usize]) -> Option<Position> {
    let mut setup = sowing.empty();
    for _ in 0..counters {
        setup.holes[holes[rng.usize(..holes.len())]] += 1;
    }
    setup.to_move = rng.usize(..2);
    let wanted = sowing.wanted(&setup);
    let taken = wanted - counters;
    setup.stores[0] = rng.u32(..=taken.min(255));
    setup.stores[1] = taken - setup.stores[0];
    sowing.position(&Setup { ..setup }).ok()
}

/// Compares the search and the solver on positions that are laid out at random; how many could be compared.
fn compare<G: Searched<Position = Position>>(
    game: &G,
    sowing: &Sowing,
    counters: std::ops::RangeInclusive<u32>,
    holes: &[usize],
    seed: u64,
) -> usize {
    let mut rng = Rng::with_seed(seed);
    let (mut known, mut compared) = (HashMap::new(), 0);
    for count in 0..200 {
        let counters = rng.u32(counters.clone());
        let Some(position) = scattered(sowing, &mut rng, counters, holes) else { continue };
        if game.ended(&position).is_some() {
            continue;
        }
        if let Some(wanted) = solve(game, &position, &mut known) {
            let all = (count % 2 == 0).then_some(&mut known);
            agree(game, &position, wanted, all, sowing.kind().name());
            compared += 1;
        }
    }
    compared
}

#[test]
fn endings_of_sowing_games_are_solved() {
    // the board of Adjiboto cannot be smaller: two holes a side hold all that still lies there
    let corners = [0, 4, 5, 9];
    let all: Vec<usize> = (0..12).collect();
    for preset in ["herskovits-1929", "counting"] {
        let sowing = Kind::Adjiboto.preset(preset).unwrap();
        let Sowing::Adjiboto(game) = sowing else { panic!("another game") };
        let compared = compare(&game, &sowing, 4..=14, &corners, 5);
        assert!(compared > 100, "adjiboto {preset}: {compared}");
    }
    for preset in ["catalogue", "parker-1909", "ludii"] {
        let sowing = Kind::MangalaSuez.preset(preset).unwrap();
        let Sowing::MangalaSuez(game) = sowing else { panic!("another game") };
        let compared = compare(&game, &sowing, 2..=6, &all, 6);
        assert!(compared > 60, "mangala {preset}: {compared}");
    }
    // nearly every ending of Oware can come round: see `past`
}

/// A board of a few tokens anywhere but in the passages, and both kas.
fn few_tokens(rng: &mut Rng, tokens: usize) -> setup::Setup {
    let mut laid = setup::Setup::empty();
    laid.passages = [Some(0), Some(10)];
    laid.ka_tokens = [Some(Colour::Black), Some(Colour::White)];
    let mut points: Vec<Point> = Point::all()
        .filter(|point| point.is_playable() && !matches!(point.column(), 0 | 10) && point.row() < 11)
        .collect();
    rng.shuffle(&mut points);
    laid.put(points[0], Some(Piece::Ka(Seat::FIRST)));
    laid.put(points[1], Some(Piece::Ka(Seat::SECOND)));
    // near each other, so that there is something to take
    let near = |point: &&Point| point.column().abs_diff(5) < 4 && point.row().abs_diff(5) < 4;
    for &point in points[2..].iter().filter(near).take(tokens) {
        laid.put(point, Some(Piece::Token(if rng.bool() { Colour::Black } else { Colour::White })));
    }
    laid.to_move = rng.usize(..2);
    laid
}

#[test]
fn endings_of_pasang_are_solved() {
    for preset in ["encyclopedia", "traditional"] {
        let mut game = Pasang::default().under(preset).unwrap();
        game.read("pattern", "custom").unwrap();
        let (mut known, mut compared, mut rng) = (HashMap::new(), 0, Rng::with_seed(8));
        for count in 0..400 {
            let tokens = rng.usize(2..=8);
            let mut laid = few_tokens(&mut rng, tokens);
            let taken = game.taken(&laid).unwrap();
            laid.scores[0] = rng.u32(taken / 3..=2 * taken / 3);
            laid.scores[1] = taken - laid.scores[0];
            let position = game.position(&laid).expect("a position that obeys the laws");
            if game.ended(&position).is_some() {
                continue;
            }
            let wanted = solve(&game, &position, &mut known).expect("no position of Pasang comes again");
            let all = (count % 2 == 0).then_some(&mut known);
            agree(&game, &position, wanted, all, preset);
            compared += 1;
        }
        assert!(compared > 100, "{preset}: {compared}");
    }
}
