//! Hostile requests to the opponent's worker, and hostile answers: what cannot be read is refused in words.

use papan::{
    engine::Kind,
    options,
    playout::Playouts,
    session::Session,
    worker::{Command, Reply, State, Worker},
};

use crate::mutations::{inputs, some};

/// Requests of every kind of game at its start and some moves on.
fn requests() -> Vec<String> {
    fn of<F: papan::notation::Written>(plain: F, all: &mut Vec<String>) {
        for preset in plain.presets() {
            let game = plain.with_preset(preset.name).expect("its own preset");
            let mut session = Session::new(game, game.start());
            let mut moves = Vec::new();
            Playouts::new(game, 4).play(game.start(), |_, chosen, _| moves.push(chosen));
            for &chosen in moves.iter().take(8) {
                session = session.play(chosen).expect("a legal move");
            }
            for want in ["move", "values"] {
                let game = options::write(&session, preset.name, None);
                all.push(format!("turn=5&want={want}&game={}&level=3&seed=17&nodes=10&{game}", plain.name()));
            }
        }
    }
    let mut all = vec!["stop=5".into()];
    for kind in Kind::ALL {
        match kind {
            Kind::Sowing(kind) => of(kind.game(), &mut all),
            Kind::Pasang => of(papan::engine::pasang::Pasang::default(), &mut all),
        }
    }
    all
}

#[test]
fn nothing_that_a_worker_is_asked_breaks_it() {
    let (mut thought, mut refused, mut worker) = (0, 0, Worker::default());
    for text in inputs(11, &requests()) {
        match worker.receive(&text) {
            None => {
                if let Ok(heard @ Command::Think(_)) = Command::read(&text) {
                    assert_eq!(Command::read(&heard.write()), Ok(heard));
                    thought += usize::from(worker.is_busy());
                }
                // the first portion: who has asked for very much waits for the rest
                let said = worker.slice().and_then(|said| Reply::read(&said));
                assert!(said.is_none_or(|reply| reply.state == State::Done && !reply.lines.is_empty()));
            }
            Some(said) => {
                let reply = Reply::read(&said).expect("an answer");
                let is_fault = reply.state == State::Refused;
                assert!(
                    is_fault != reply.why.is_empty() && (is_fault || text.starts_with("stop=")),
                    "{text}"
                );
                refused += usize::from(is_fault);
            }
        }
    }
    some(thought);
    some(refused);
}

#[test]
fn nothing_that_a_worker_answers_breaks_a_page() {
    let answers: Vec<String> = requests()
        .iter()
        .filter_map(|request| {
            let mut worker = Worker::default();
            worker.receive(request).or_else(|| worker.slice())
        })
        .collect();
    let mut read = 0;
    for text in inputs(12, &answers) {
        if let Some(reply) = Reply::read(&text) {
            assert_eq!(Reply::read(&reply.write()), Some(reply));
            read += 1;
        }
    }
    some(read);
}
