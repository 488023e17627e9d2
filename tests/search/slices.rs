//! However the nodes are dealt out, the thoughts are the same, and no slice takes more than it was given.

use papan::{
    engine::{
        history::History,
        pasang::Pasang,
        sowing::{Kind, SowingGame},
    },
    playout::Playouts,
    search::{
        Searched, Thinker, Thought,
        alpha_beta::AlphaBeta,
        dispatch::{WithGame, with_game},
        sight::Sighted,
    },
};

const NODES: u64 = 30_000;

fn thought<G: Searched>(game: &G, position: G::Position, slice: u64, all: bool) -> Thought<G::Move> {
    let mut thinker = AlphaBeta::new(*game, position, &History::default(), 1 << 10);
    thinker.all = all;
    let mut before = 0;
    while before < NODES {
        let slice = slice.min(NODES - before);
        let done = thinker.think(slice);
        let now = thinker.thought().nodes;
        assert!(now <= before + slice + 32, "{slice} nodes were given, and {} spent", now - before);
        if done {
            break;
        }
        assert!(now >= before + slice, "what was given is spent while there is something to find");
        before = now;
    }
    thinker.thought()
}

fn check<G: Searched>(game: G) {
    let mut playouts = Playouts::new(game, 4);
    for round in 0..3 {
        let mut positions = Vec::new();
        playouts.play(game.start(), |before, _, _| positions.push(*before));
        let position = positions[round * positions.len() / 4];
        let all = round == 1;
        let whole = thought(&game, position, NODES, all);
        assert_eq!(whole, thought(&game, position, NODES, all), "the same twice");
        for slice in [1, 997] {
            assert_eq!(whole, thought(&game, position, slice, all), "in slices of {slice}");
        }
    }
}

struct Check;

impl WithGame for Check {
    type Output = ();

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) {
        check(game);
        let thinker = AlphaBeta::new(game, game.start(), &History::default(), 0);
        let thought = thinker.thought();
        let mut legal = 0;
        game.each_move(&game.start(), |_| legal += 1);
        // every move is thought of before the first node
        assert_eq!((thought.candidates.len(), thought.depth, thought.nodes), (legal, 0, 0));
        assert!(thought.candidates.iter().all(|candidate| candidate.line.len() == 1));
        assert!(thought.best().is_some());
    }
}

#[test]
fn slices_change_nothing() {
    // three look ahead by a tree
    for kind in Kind::ALL.into_iter().filter(|kind| kind.seats() == 2) {
        with_game(&kind.game(), Check);
    }
    check(Pasang::default());
}
