//! Random games of every sowing game, as sessions tell them.

use papan::{
    engine::{
        Game,
        sowing::{Kind, Move, Sowing},
    },
    playout::Playouts,
    session::Session,
};

/// Every preset of every game, played at random for `games` games; `look` sees each move, and the session after it.
pub fn each_move(seed: u64, games: usize, mut look: impl FnMut(&Session<Sowing>, Move)) {
    for kind in Kind::ALL {
        for preset in kind.presets() {
            let game = kind.preset(preset.name).unwrap();
            let mut playouts = Playouts::new(game, seed);
            for _ in 0..games {
                let mut moves = Vec::new();
                playouts.play(game.start(), |_, chosen, _| moves.push(chosen));
                let mut session = Session::new(game, game.start());
                for chosen in moves {
                    session = session.play(chosen).unwrap();
                    look(&session, chosen);
                }
            }
        }
    }
}
