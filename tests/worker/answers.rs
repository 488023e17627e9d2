//! What the worker finds: legal moves, as many as were asked for, the same again, in time.

use super::{games, request, result};
use papan::{
    engine::{Game, Kind, family::Family, pasang::Pasang, sowing, sowing::Sowing},
    notation::Written,
    options,
    playout::Playouts,
    session::Session,
    worker::{Heard, LEVELS, Reply, Request, State, Want, Worker},
};

const KALAH: Kind = Kind::Sowing(sowing::Kind::Kalah);

/// The legal moves in the position that an address shows, as text; and how many play.
fn legal(kind: Kind, address: &str) -> (Vec<String>, usize) {
    fn of<F: Written>(plain: F, address: &str) -> (Vec<String>, usize) {
        let session: Session<F> = options::read(plain, address).session;
        let mut moves = Vec::new();
        session.game().each_move(session.position(), |chosen| moves.push(session.game().write_move(chosen)));
        (moves, session.game().seats().count() as usize)
    }
    match kind {
        Kind::Sowing(_) => of(Sowing::named(kind.name()).expect("a game"), address),
        Kind::Pasang => of(Pasang::default(), address),
    }
}

#[test]
fn every_game_under_every_preset_is_answered_at_every_level() {
    for (number, (kind, game)) in games().into_iter().enumerate() {
        let (legal, seats) = legal(kind, &game);
        let mut asked = request(kind, &game);
        asked.level = number as u8 % LEVELS + 1;
        let reply = result(&asked);
        let [line] = &reply.lines[..] else { panic!("{}: {reply:?}", kind.name()) };
        assert!(legal.iter().any(|legal| legal == line.first()), "{}: {reply:?}", kind.name());
        assert_eq!((reply.turn, reply.state), (5, State::Done));

        (asked.want, asked.nodes) = (Want::Values, Some(2_000));
        let reply = result(&asked);
        let mut found: Vec<_> = reply.lines.iter().map(|line| line.first().to_string()).collect();
        let mut wanted = legal;
        found.sort();
        wanted.sort();
        assert_eq!(found, wanted, "{}", kind.name());
        for line in &reply.lines {
            let sum: u32 = line.prospects.iter().map(|&share| u32::from(share)).sum();
            assert!(line.prospects.len() == seats && line.ahead.len() == seats && sum <= 1000 * seats as u32);
        }
    }
}

#[test]
fn a_seed_repeats_however_fast_the_machine_is() {
    let asked = Heard::Think(request(KALAH, "moves=c")).write();
    let thought = |milliseconds: f64| {
        let mut worker = Worker::default();
        // what was thought before leaves nothing behind
        worker.hear(&Heard::Think(request(KALAH, "moves=a_A")).write());
        worker.slice();
        worker.hear(&asked);
        for _ in 0..1_000 {
            match worker.slice() {
                Some(text) if !worker.is_busy() => return text,
                _ => worker.took(milliseconds),
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
    (asked.level, asked.nodes) = (5, Some(u64::MAX));
    worker.hear(&Heard::Think(asked).write());
    let mut told = Vec::new();
    for _ in 0..100 {
        told.extend(worker.slice());
        // slow: one portion a slice
        worker.took(20.0);
    }
    assert!((15..=20).contains(&told.len()), "{} in two seconds", told.len());
    let told: Vec<_> = told.iter().filter_map(|text| Reply::read(text)).collect();
    assert!(told.iter().all(|reply| reply.state == State::More && reply.lines.len() == 1));
    assert!(told.windows(2).all(|two| two[0].nodes < two[1].nodes));
}

#[test]
fn a_slice_becomes_as_long_as_it_should_take() {
    let slices = |milliseconds: f64| {
        let mut worker = Worker::default();
        let mut asked = request(KALAH, "");
        (asked.level, asked.nodes) = (5, Some(200_000));
        worker.hear(&Heard::Think(asked).write());
        let mut slices = 0;
        while worker.is_busy() {
            worker.slice();
            worker.took(milliseconds);
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
    (asked.level, asked.nodes) = (5, Some(u64::MAX));
    worker.hear(&Heard::Think(asked).write());
    assert_eq!(worker.slice(), None);
    assert_eq!(worker.hear(&Heard::Stop(4).write()), None);
    assert!(worker.is_busy(), "the stop was for another turn");
    let reply = worker.hear(&Heard::Stop(5).write()).and_then(|text| Reply::read(&text)).expect("an answer");
    assert_eq!((reply.turn, reply.state, reply.lines.len()), (5, State::Stopped, 1));
    assert!(!worker.is_busy() && reply.nodes > 0);
    assert_eq!((worker.slice(), worker.hear("stop=5")), (None, None));
}

#[test]
fn a_request_takes_the_place_of_the_one_before() {
    let mut worker = Worker::default();
    let mut asked = request(KALAH, "");
    worker.hear(&Heard::Think(asked.clone()).write());
    asked.turn = 6;
    worker.hear(&Heard::Think(asked).write());
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
    let plain = Sowing::named(KALAH.name()).expect("a game");
    let mut seen = 0;
    for seed in 0..4 {
        let (mut session, mut moves) = (Session::new(plain, plain.start()), Vec::new());
        Playouts::new(plain, seed).play(plain.start(), |_, chosen, _| moves.push(chosen));
        for &chosen in &moves[..moves.len() - 6] {
            session = session.play(chosen).expect("a legal move");
        }
        let values = |session: &Session<Sowing>| {
            let asked = request(KALAH, &options::write(session, "standard", None));
            result(&Request { want: Want::Values, level: 6, nodes: None, ..asked })
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
