//! The opponent's worker: requests and answers as text, slices, progress, stops, and results that repeat.

mod answers;
#[path = "../support/worker.rs"]
mod asked;
mod text;

use papan::{
    engine::{Kind, family::Family, pasang::Pasang, sowing::Sowing},
    notation::Written,
    options,
    playout::Playouts,
    session::Session,
};

/// A random game of every kind as an address, and whether it is over there.
fn games() -> Vec<(Kind, String)> {
    fn of<F: Written>(plain: F, all: &mut Vec<(Kind, String)>) {
        for preset in plain.presets() {
            let game = plain.with_preset(preset.name).expect("its own preset");
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
            Kind::Sowing(_) => of(Sowing::by_name(kind.name()).expect("a game"), &mut all),
            Kind::Pasang => of(Pasang::default(), &mut all),
        }
    }
    all
}
