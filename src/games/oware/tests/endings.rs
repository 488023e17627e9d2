//! What is forced in Oware with few counters on the board, held against every move, plain solving and played games.

use fastrand::Rng;
use papan::{
    engine::{Game, Kind, Outcome, seat::Seat, sowing, sowing::position::Position},
    games::oware::rules::{Oware, SlamRule},
    search::{
        Searched, Walk,
        endings::{
            CIRCLING, Endings, Forced, Shared,
            board::{Board, Boards},
        },
        method,
        rung::Rung,
    },
    worker::{Command, Reply, Request, State, Want, Worker},
};

use crate::support::{
    brute::{no_past, solve_after},
    worker::{request, result},
};

/// The endings of a game with at most so many counters.
fn endings(game: &Oware, most: usize) -> Endings {
    let mut endings = Endings::default();
    let small = Oware::SMALL.expect("Oware has endings");
    assert!(endings.go_on(game, &small, most, u64::MAX) > 0);
    assert!(endings.is_solved(most));
    endings
}

/// The board after each move, by how many more counters the mover gains than the other.
fn successors(game: &Oware, before: &Board) -> Vec<(i8, Board)> {
    let small = Oware::SMALL.expect("Oware has endings");
    let (position, mut all) = ((small.position)(before), Vec::new());
    game.each_move(&position, |chosen| {
        let mut after = position;
        game.play(&mut after, chosen, |_| ());
        all.push((((small.lead)(&after) - (small.lead)(&position)) as i8, (small.board)(&after)));
    });
    all
}

#[test]
fn what_is_forced_is_what_the_best_move_leads_to() {
    for &grand_slam in SlamRule::ALL {
        let game = Oware { grand_slam, ..Oware::default() };
        let endings = endings(&game, 7);
        let find = |board: &Board| endings.find(board).expect("a solved board");
        for board in (0..=7).flat_map(Boards::new) {
            let Forced { own, other, .. } = find(&board);
            let after: Vec<(i8, Forced)> =
                successors(&game, &board).iter().map(|(gain, after)| (*gain, find(after))).collect();
            let rows = |holes: &[u8]| holes.iter().sum::<u8>() as i8;
            let kept = rows(&board[..6]) - rows(&board[6..]);
            let best = after.iter().map(|(gain, after)| gain + after.other).max().unwrap_or(kept);
            let worst = after.iter().map(|(gain, after)| after.own - gain).min().unwrap_or(-kept);
            assert_eq!((own, other), (best, worst), "{board:?}");
            assert!(own + other <= 0, "both force more than there is: {board:?}");
        }
    }
}

/// With eleven counters it takes longest to come to a capture.
#[test]
fn the_longest_ways_get_shorter_with_every_move() {
    let game = Oware::default();
    let endings = endings(&game, 11);
    let mut long = 0;
    for board in Boards::new(11) {
        let Some(Forced { own, own_far: 100..CIRCLING, .. }) = endings.find(&board) else { continue };
        long += 1;
        let far = endings.find(&board).map(|found| found.own_far);
        let nearer = successors(&game, &board).iter().any(|(gain, after)| {
            let found = endings.find(after).expect("a solved board");
            gain + found.other == own && Some(found.other_far) < far
        });
        assert!(nearer, "no move gets nearer: {board:?}");
    }
    assert!(long > 0, "no way is long");
}

#[test]
fn plain_solving_finds_nothing_else() {
    let game = Oware::default();
    let (endings, small) = (endings(&game, 6), Oware::SMALL.expect("Oware has endings"));
    let (mut compared, mut rng) = (0, Rng::with_seed(4));
    for board in (1..=5).flat_map(Boards::new).filter(|_| rng.u8(..12) == 0) {
        let position = (small.position)(&board);
        if game.outcome(&position).is_some() {
            continue;
        }
        let Some(worth) = solve_after(&game, &position, &no_past(&game, &position), &mut 600) else {
            continue;
        };
        let (least, most) = endings.lead(&game, &small, &position, Seat::FIRST).expect("a solved board");
        assert!(least <= 0 || worth > 0, "{board:?}: {least} to {most}, {worth}");
        assert!(most >= 0 || worth < 0, "{board:?}: {least} to {most}, {worth}");
        assert!(least < 0 || worth >= 0, "{board:?}: {least} to {most}, {worth}");
        assert!(most > 0 || worth <= 0, "{board:?}: {least} to {most}, {worth}");
        compared += u32::from(least > 0 || most < 0 || least == most);
    }
    assert!(compared > 50, "{compared} compared");
}

/// An ending with other stores, so that either may be ahead.
fn ending(rng: &mut Rng, most: u32) -> Position {
    let kind = sowing::Kind::Oware.game();
    let mut setup = kind.empty();
    let all = rng.u32(2..=most);
    for _ in 0..all {
        setup.holes[rng.usize(..12)] += 1;
    }
    setup.to_move = rng.usize(..2);
    setup.stores[0] = rng.u32(20 - most / 2..=24);
    setup.stores[1] = 48 - all - setup.stores[0];
    kind.position(&setup).expect("a position of 48 counters")
}

/// Plays on: the seat with a choice by what is known of endings, the other by chance or as well as that.
fn play_on(game: &Oware, from: Position, known: &Shared, knows: Seat, rng: &mut Rng) -> Outcome {
    let (mut walk, mut past) = (Walk::new(game, from, &[]), Vec::new());
    let sowing = sowing::Kind::Oware.game();
    loop {
        if let Some(outcome) = game.outcome(&walk.position) {
            return outcome;
        }
        let by_chance = game.to_move(&walk.position) != knows && rng.bool();
        let chosen = if by_chance {
            game.pick(&walk.position, |count| rng.usize(..count), &mut Vec::new())
        } else {
            let mut thinker = method::sowing_knowing(
                &sowing,
                walk.position,
                &past,
                Rung::STRONGEST,
                rng.u64(..),
                known.clone(),
            );
            thinker.think(30_000);
            thinker.thought().best()
        };
        past.push(walk.position);
        assert!(past.len() < 1_000, "an ending without end");
        if let Some(outcome) = walk.play(game, chosen.expect("a move")) {
            return outcome;
        }
    }
}

#[test]
fn what_is_forced_is_got_in_play() {
    let (game, mut rng) = (Oware::default(), Rng::with_seed(9));
    let (small, known) = (Oware::SMALL.expect("Oware has endings"), Shared::default());
    known.borrow_mut().go_on(&game, &small, 9, u64::MAX);
    let (mut won, mut held) = (0, 0);
    for _ in 0..150 {
        let position = ending(&mut rng, 9);
        if game.outcome(&position).is_some() {
            continue;
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            let lead = known.borrow().lead(&game, &small, &position, seat);
            let (least, _) = lead.expect("a solved ending");
            if least < 0 {
                continue;
            }
            let outcome = play_on(&game, position, &known, seat, &mut rng);
            assert!(outcome.winners.has(seat), "{position:?} for {seat:?}");
            assert!(least == 0 || outcome.winners.count() == 1, "only drawn: {position:?}");
            (won, held) = (won + u32::from(least > 0), held + u32::from(least == 0));
        }
    }
    assert!(won > 50 && held > 3, "{won} won, {held} held");
}

/// A position near the end, and another with few counters.
const NEAR: &str = "pos=0-0-3-0-1-4-2-0-1-0-3-0_17-17_1";
const FEW: &str = "pos=0-0-1-0-1-2-2-0-1-0-1-0_20-20_1";

fn asked(game: &str, want: Want, nodes: Option<u64>) -> Request {
    let oware = Kind::Sowing(sowing::Kind::Oware);
    Request { want, nodes, rung: Rung::STRONGEST, ..request(oware, game) }
}

#[test]
fn the_worker_solves_endings_before_they_are_asked_about() {
    let mut worker = Worker::default();
    let mut answer = |request: &Request, then: u32| {
        worker.receive(&Command::Think(request.clone()).write());
        let reply = (0..1_000_000).find_map(|_| {
            worker.slice().and_then(|text| Reply::read(&text)).filter(|reply| reply.state == State::Done)
        });
        (0..then).for_each(|_| assert!(worker.slice().is_none()));
        (reply.expect("an answer"), worker.is_busy())
    };
    let alone = result(&asked(FEW, Want::Move, Some(20_000)));
    let (_, goes_on) = answer(&asked(NEAR, Want::Move, None), 400);
    assert!(goes_on, "nothing is solved in advance");
    let (known, _) = answer(&asked(FEW, Want::Values, Some(20_000)), 0);
    assert!(known.lines.iter().all(|line| line.proved), "{known:?}");
    // a request that repeats knows nothing of that
    assert_eq!(answer(&asked(FEW, Want::Move, Some(20_000)), 0).0, alone);
}
