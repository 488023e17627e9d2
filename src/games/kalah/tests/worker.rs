//! The opponent's worker on games of Kalah: slices, progress, stops, results that repeat, and what it cannot read.

use papan::{
    engine::{Game, Kind, family::Family, sowing, sowing::Sowing},
    notation::Written,
    options,
    playout::Playouts,
    search::ladder::rungs,
    session::Session,
    worker::{Command, Reply, Request, RequestError, Rung, State, Want, Worker},
};

use crate::support::worker::{request, result};

const KALAH: Kind = Kind::Sowing(sowing::Kind::Kalah);

#[test]
fn a_seed_repeats_however_fast_the_machine_is() {
    let asked = Command::Think(request(KALAH, "moves=c")).write();
    let thought = |milliseconds: f64| {
        let mut worker = Worker::default();
        // earlier requests do not affect the result
        worker.receive(&Command::Think(request(KALAH, "moves=a_A")).write());
        worker.slice();
        worker.receive(&asked);
        for _ in 0..1_000 {
            match worker.slice() {
                Some(text) if !worker.is_busy() => return text,
                _ => worker.record_duration(milliseconds),
            }
        }
        panic!("no result")
    };
    assert_eq!(thought(0.1), thought(1_000.0));
}

#[test]
fn progress_is_told_ten_times_a_second_at_most() {
    let mut worker = Worker::default();
    let mut asked = request(KALAH, "");
    (asked.rung, asked.nodes) = (Rung::of_level(5), Some(u64::MAX));
    worker.receive(&Command::Think(asked).write());
    let mut replies = Vec::new();
    for _ in 0..100 {
        replies.extend(worker.slice());
        // slow: one portion a slice
        worker.record_duration(20.0);
    }
    assert!((15..=20).contains(&replies.len()), "{} in two seconds", replies.len());
    let replies: Vec<_> = replies.iter().filter_map(|text| Reply::read(text)).collect();
    assert!(replies.iter().all(|reply| reply.state == State::More && reply.lines.len() == 1));
    assert!(replies.windows(2).all(|two| two[0].nodes < two[1].nodes));
}

#[test]
fn a_slice_becomes_as_long_as_it_should_take() {
    let slices = |milliseconds: f64| {
        let mut worker = Worker::default();
        let mut asked = request(KALAH, "");
        (asked.rung, asked.nodes) = (Rung::of_level(5), Some(200_000));
        worker.receive(&Command::Think(asked).write());
        let mut slices = 0;
        while worker.is_busy() {
            worker.slice();
            worker.record_duration(milliseconds);
            slices += 1;
        }
        slices
    };
    // short ones grow to twice what they were, long ones are no longer than a portion of 2,000 nodes
    assert_eq!((slices(0.1), slices(10.0), slices(50.0)), (7, 100, 100));
}

#[test]
fn a_stop_is_answered_with_what_is_known_and_only_for_its_turn() {
    let mut worker = Worker::default();
    let mut asked = request(KALAH, "");
    (asked.rung, asked.nodes) = (Rung::of_level(5), Some(u64::MAX));
    worker.receive(&Command::Think(asked).write());
    assert_eq!(worker.slice(), None);
    assert_eq!(worker.receive(&Command::Stop(4).write()), None);
    assert!(worker.is_busy(), "the stop was for another turn");
    let reply =
        worker.receive(&Command::Stop(5).write()).and_then(|text| Reply::read(&text)).expect("an answer");
    assert_eq!((reply.turn, reply.state, reply.lines.len()), (5, State::Stopped, 1));
    assert!(!worker.is_busy() && reply.nodes > 0);
    assert_eq!((worker.slice(), worker.receive("stop=5")), (None, None));
}

#[test]
fn a_request_takes_the_place_of_the_one_before() {
    let mut worker = Worker::default();
    let mut asked = request(KALAH, "");
    worker.receive(&Command::Think(asked.clone()).write());
    asked.turn = 6;
    worker.receive(&Command::Think(asked).write());
    let mut said = None;
    while said.is_none() {
        said = worker.slice();
    }
    assert_eq!(said.and_then(|text| Reply::read(&text)).map(|reply| reply.turn), Some(6));
}

#[test]
fn the_moment_looked_at_is_what_is_asked_about() {
    let now = result(&request(KALAH, "moves=a&at=m0"));
    assert_eq!(now, result(&request(KALAH, "")));
    assert_ne!(now.lines, result(&request(KALAH, "moves=a")).lines);
}

#[test]
fn every_move_has_a_value_of_its_own() {
    let plain = Sowing::by_name(KALAH.name()).expect("a game");
    let mut seen = 0;
    for seed in 0..4 {
        let (mut session, mut moves) = (Session::new(plain, plain.start()), Vec::new());
        Playouts::new(plain, seed).play(plain.start(), |_, chosen, _| moves.push(chosen));
        for &chosen in &moves[..moves.len() - 6] {
            session = session.play(chosen).expect("a legal move");
        }
        let values = |session: &Session<Sowing>| {
            let asked = request(KALAH, &options::write(session, "standard", None));
            result(&Request { want: Want::Values, rung: Rung::STRONGEST, nodes: None, ..asked })
        };
        for line in &values(&session).lines {
            assert!(line.proved, "{}", line.moves);
            let after = session.play(plain.read_move(line.first()).expect("a move")).expect("a legal move");
            if !after.is_over() {
                // as if it had been made: what the best answer to it comes to
                assert_eq!(line.ahead, values(&after).lines[0].ahead, "{}", line.moves);
                seen += 1;
            }
        }
    }
    assert!(seen > 4, "{seen}");
}

/// The immediate reply of a worker to a text.
fn why(text: &str) -> String {
    let mut worker = Worker::default();
    let reply = worker.receive(text).and_then(|text| Reply::read(&text)).expect("a refusal");
    assert!(!worker.is_busy());
    assert_eq!((reply.state, reply.lines.len()), (State::Refused, 0));
    reply.why
}

#[test]
fn what_cannot_be_read_is_named() {
    let good = "turn=5&want=move&game=kalah&level=3&seed=17";
    for (text, fault) in [
        ("", RequestError::Turn),
        ("stop=", RequestError::Turn),
        (&good.replace("turn=5", "turn=five"), RequestError::Turn),
        (&good.replace("move", "everything"), RequestError::Want("everything".into())),
        (&good.replace("kalah", "chess"), RequestError::Game("chess".into())),
        (&good.replace("level=3", "level=0"), RequestError::Level("0".into())),
        (&good.replace("level=3", "level=7"), RequestError::Level("7".into())),
        (&good.replace("level=3", "level=3.0"), RequestError::Level("3.0".into())),
        (&good.replace("&level=3", ""), RequestError::Missing("level")),
        (&good.replace("&seed=17", ""), RequestError::Missing("seed")),
        (&good.replace("want=move&", ""), RequestError::Missing("want")),
        (&good.replace("game=kalah&", ""), RequestError::Missing("game")),
        (&format!("{good}&nodes=-1"), RequestError::Nodes("-1".into())),
        (&format!("{good}&v=2"), RequestError::Version("2".into())),
    ] {
        assert_eq!(Command::read(text), Err(fault.clone()), "{text}");
        assert_eq!(why(text), fault.to_string(), "{text}");
    }
    for (game, says) in [
        ("moves=zz", "Move 1, “zz”, names no move on this board."),
        ("moves=c_c_c", "Move 2, “c”, cannot be played: kal.own-hole forbids it."),
        ("moves=c&at=7", "“7” is no moment of a game."),
        ("moves=c&at=m1.2", "“m1.2” is no moment of a game."),
        ("r=nobody", "The game has no preset “nobody”."),
        ("r=standard.capture-never", "The reading “capture” has no value “never”."),
        ("pos=1-2", "A position cannot go on so at character 4."),
        ("pos=1-2_0-0_1", "There are 2 holes, but the board has 12."),
        ("r=standard.counters-1.holes-1&moves=a", "The game is over."),
    ] {
        assert_eq!(why(&Command::Think(request(KALAH, game)).write()), says, "{game}");
    }
}

/// A request is answered at every moment that an address can have: inside a move it is about the position after that move,
/// past the end about the last.
#[test]
fn every_moment_of_an_address_is_answered() {
    let plain = Sowing::by_name(KALAH.name()).expect("a game");
    let position = |game: &str| {
        let session = request(KALAH, game).session(plain).expect("a moment");
        *session.position()
    };
    let all = ["m0", "m1", "m2", "m3"].map(|at| position(&format!("moves=c_d_A&at={at}")));
    for (at, moves) in [("m1.s0", 1), ("m1.s2", 1), ("m2.s3", 2), ("m3.s99", 3), ("m4", 3), ("m99.s1", 3)] {
        assert_eq!(position(&format!("moves=c_d_A&at={at}")), all[moves], "{at}");
    }
    assert!((0..3).all(|at| all[at] != all[at + 1]));
}

#[test]
fn where_one_move_is_legal_it_is_answered_without_a_search() {
    // only f can be sown
    let forced = "pos=0-0-0-0-0-2-4-4-4-4-4-4_10-12_1";
    for rung in rungs(KALAH) {
        let asked = Request { rung, nodes: None, ..request(KALAH, forced) };
        let reply = result(&asked);
        assert_eq!((reply.lines.len(), reply.lines[0].first()), (1, "f"), "{rung}: {reply:?}");
        assert!(reply.nodes < 20, "{rung}: {reply:?}");
    }
    for want in [Want::Hint, Want::Values] {
        let asked = Request { want, rung: Rung::STRONGEST, nodes: Some(5_000), ..request(KALAH, forced) };
        assert!(result(&asked).depth > 0, "a value is wanted");
    }
}

#[test]
fn the_strongest_level_takes_a_tenth_of_a_second_of_any_machine() {
    // a machine that thinks a portion of 2,000 nodes in so many milliseconds; what it takes for a move, and its nodes
    let thought = |portion: f64, nodes: Option<u64>| {
        let mut worker = Worker::default();
        let asked = Request { rung: Rung::STRONGEST, nodes, ..request(KALAH, "") };
        worker.receive(&Command::Think(asked).write());
        let (mut portions, mut milliseconds) = (1.0, 0.0);
        loop {
            let text = worker.slice();
            let took = portion * portions;
            milliseconds += took;
            worker.record_duration(took);
            if !worker.is_busy() {
                let reply = text.and_then(|text| Reply::read(&text)).expect("a result");
                return (milliseconds, reply.nodes);
            }
            // as the worker does it: slices of ten milliseconds
            portions *= if took < 7.5 { 2.0 } else { 1.0 };
        }
    };
    for portion in [0.1, 0.2, 0.4] {
        let (milliseconds, _) = thought(portion, None);
        assert!((90.0..120.0).contains(&milliseconds), "{portion}: {milliseconds}");
    }
    // a slow machine takes its time: the level must not become a weaker one
    assert!(thought(4.0, None).1 >= 250_000);
    for nodes in [2_000, 77_777] {
        assert!((nodes..nodes + 100).contains(&thought(0.2, Some(nodes)).1), "a number of nodes is kept to");
        assert_eq!(thought(4.0, Some(nodes)).1, thought(0.2, Some(nodes)).1);
    }
}
