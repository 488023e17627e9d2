//! Every game of two under every preset is searched from many positions: nothing breaks, and what is told is legal.

use std::collections::HashSet;

use papan::{
    engine::{
        Game,
        family::Family,
        history::History,
        pasang::Pasang,
        sowing::{Kind, SowingGame},
    },
    playout::Playouts,
    search::{
        Searched, Thinker,
        alpha_beta::AlphaBeta,
        dispatch::{WithGame, with_game},
        sight::Sighted,
    },
};

const POSITIONS: usize = 50;
const NODES: u64 = 20_000;

/// A position of a game with what came before it.
struct Moment<P> {
    position: P,
    past: History<P>,
}

/// Positions of random games, one of each ninth or so, so that beginnings, ends and what lies between rounds are met.
fn moments<G: Game>(game: &G) -> Vec<Moment<G::Position>> {
    let mut playouts = Playouts::new(*game, 11);
    let mut all = Vec::new();
    let mut step = 0;
    while all.len() < POSITIONS {
        let mut past = History::default();
        playouts.play(game.start(), |before, _, _| {
            past.meet(before, game.progress(before), G::CYCLE.unwrap_or(usize::MAX));
            step += 1;
            if step % 9 == 0 && all.len() < POSITIONS {
                all.push(Moment { position: *before, past: past.clone() });
            }
            past.leave(before);
        });
    }
    all
}

fn check<G: Searched>(game: G, name: &str) {
    for (round, Moment { position, past }) in moments(&game).into_iter().enumerate() {
        let mut thinker = AlphaBeta::new(game, position, &past, 1 << 12);
        thinker.all = round % 5 == 0;
        thinker.think(NODES);
        let thought = thinker.thought();
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        assert_eq!(thought.candidates.len(), legal.len(), "{name}: {position:?}");
        assert!(thought.best().is_some_and(|best| legal.contains(&best)), "{name}: {position:?}");
        assert!(thought.nodes <= NODES + 32 && thought.depth > 0, "{name}: {position:?}");
        let mut firsts = HashSet::new();
        for candidate in &thought.candidates {
            let mut now = position;
            for &chosen in &candidate.line {
                now = game.try_play(&now, chosen, |_| ()).expect("a line of legal moves");
            }
            firsts.insert(format!("{:?}", candidate.line[0]));
            let sum: f32 = candidate.value.prospects.iter().sum();
            assert!((sum - 1.0).abs() < 1e-5, "{name}: {position:?}");
            assert_eq!(candidate.value.ahead.iter().sum::<i32>(), 0, "{name}: {position:?}");
        }
        assert_eq!(firsts.len(), legal.len(), "every move is told once: {name}: {position:?}");
    }
}

struct Check(String);

impl WithGame for Check {
    type Output = ();

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) {
        check(game, &self.0);
    }
}

#[test]
fn every_game_of_two_is_searched_under_every_preset() {
    for kind in Kind::ALL.into_iter().filter(|kind| kind.seats() == 2) {
        for preset in kind.presets() {
            let name = format!("{} {}", kind.name(), preset.name);
            with_game(&kind.preset(preset.name).unwrap(), Check(name));
        }
    }
    for preset in Pasang::default().presets() {
        check(Pasang::default().with_preset(preset.name).unwrap(), preset.name);
    }
}
