//! The opponent's worker: requests and answers as text, slices, progress, stops, and results that repeat.

mod answers;
mod text;

use papan::{
    engine::{Kind, family::Family, pasang::Pasang, sowing::Sowing},
    notation::Written,
    options,
    playout::Playouts,
    session::Session,
    worker::{Heard, Reply, Request, Want, Worker},
};

/// A request for a move at the beginning of a game.
fn request(kind: Kind, game: &str) -> Request {
    Request { turn: 5, want: Want::Move, kind, level: 2, nodes: Some(5_000), seed: 17, game: game.into() }
}

/// What the worker finds in the end.
fn result(request: &Request) -> Reply {
    let mut worker = Worker::default();
    assert_eq!(worker.hear(&Heard::Think(request.clone()).write()), None);
    for _ in 0..1_000_000 {
        if let Some(text) = worker.slice() {
            assert!(!worker.is_busy(), "there is no progress where no time passes: {text}");
            return Reply::read(&text).expect("an answer");
        }
    }
    panic!("no result")
}

/// A random game of every kind as an address, and whether it is over there.
fn games() -> Vec<(Kind, String)> {
    fn of<F: Written>(plain: F, all: &mut Vec<(Kind, String)>) {
        for preset in plain.presets() {
            let game = plain.under(preset.name).expect("its own preset");
            let mut session = Session::new(game, game.start());
            let mut moves = Vec::new();
            Playouts::new(game, 3).play(game.start(), |_, chosen, _| moves.push(chosen));
            all.push((plain.kind(), options::write(&session, preset.name, None)));
            for &chosen in moves.iter().take(moves.len().min(30) - 1) {
                session = session.play(chosen).expect("a legal move");
            }
            all.push((plain.kind(), options::write(&session, preset.name, None)));
        }
    }
    let mut all = Vec::new();
    for kind in Kind::ALL {
        match kind {
            Kind::Sowing(_) => of(Sowing::named(kind.name()).expect("a game"), &mut all),
            Kind::Pasang => of(Pasang::default(), &mut all),
        }
    }
    all
}
