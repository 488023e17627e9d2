//! However the nodes are dealt out, the thoughts are the same, and no slice takes more than it was given.

use papan::{
    engine::{Game, history::History, pasang::Pasang},
    games::{
        adjiboto::rules::Adjiboto, kalah::rules::Kalah, kotu_baendum::rules::KotuBaendum,
        mangala_suez::rules::MangalaSuez, oware::rules::Oware, puhulmutu::rules::Puhulmutu,
        raja_pasu::rules::RajaPasu,
    },
    playout::Playouts,
    search::{Searched, Thinker, Thought, alpha_beta::AlphaBeta},
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

#[test]
fn slices_change_nothing() {
    check(Adjiboto::default());
    check(MangalaSuez::default());
    check(KotuBaendum::default());
    check(Puhulmutu::default());
    check(RajaPasu::default());
    check(Kalah::default());
    check(Oware::default());
    check(Pasang::default());
}

#[test]
fn every_move_is_thought_of_before_the_first_node() {
    let game = Kalah::default();
    let thinker = AlphaBeta::new(game, game.start(), &History::default(), 0);
    let thought = thinker.thought();
    assert_eq!((thought.candidates.len(), thought.depth, thought.nodes), (6, 0, 0));
    assert!(thought.candidates.iter().all(|candidate| candidate.line.len() == 1));
    assert!(thought.best().is_some());
}
