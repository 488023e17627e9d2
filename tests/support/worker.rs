//! What is asked of the opponent's worker, and what it finds.

use papan::{
    engine::Kind,
    worker::{Command, Reply, Request, Rung, State, Want, Worker},
};

/// A request for a move at the beginning of a game.
pub fn request(kind: Kind, game: &str) -> Request {
    Request {
        turn: 5,
        want: Want::Move,
        kind,
        rung: Rung::of_level(2),
        nodes: Some(5_000),
        seed: 17,
        game: game.into(),
    }
}

/// What the worker finds in the end.
pub fn result(request: &Request) -> Reply {
    let mut worker = Worker::default();
    assert_eq!(worker.receive(&Command::Think(request.clone()).write()), None);
    for _ in 0..1_000_000 {
        if let Some(text) = worker.slice() {
            let reply = Reply::read(&text).expect("an answer");
            assert!(reply.state != State::More, "there is no progress where no time passes: {text}");
            return reply;
        }
    }
    panic!("no result")
}
