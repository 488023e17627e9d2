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
        ladder::rungs,
        method::{self, Method, thinker},
        sight::Sighted,
    },
};

const NODES: u64 = 30_000;

/// What the opponent's worker thinks at once.
const PORTION: u64 = 2_000;

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

/// In portions, as the opponent's worker deals them out, and at once, as levels are measured.
fn check_rungs<G: Sighted + 'static>(kind: papan::engine::Kind, game: G) {
    let mut positions = Vec::new();
    Playouts::new(game, 9).play(game.start(), |before, _, _| positions.push(*before));
    for rung in rungs(kind) {
        let (method, nodes) = (method::method(kind, rung), method::nodes(kind, rung));
        if !matches!(method, Method::BestReply(..)) {
            continue;
        }
        for part in 0..4 {
            let at = part * positions.len() / 4;
            let begin = || {
                let mut thinker = thinker(method, game, positions[at], &positions[..at], 5);
                thinker.plan(nodes);
                thinker
            };
            let (mut whole, mut dealt) = (begin(), begin());
            whole.think(nodes);
            for _ in 0..nodes / PORTION {
                if dealt.think(PORTION) {
                    break;
                }
            }
            assert_eq!(whole.thought(), dealt.thought(), "{} at {rung}, move {at}", kind.name());
        }
    }
}

struct CheckRungs(papan::engine::Kind);

impl WithGame for CheckRungs {
    type Output = ();

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) {
        check_rungs(self.0, game);
    }
}

#[test]
fn who_looks_a_few_moves_ahead_plays_on_a_page_as_in_the_measurements() {
    for kind in Kind::ALL {
        with_game(&kind.game(), CheckRungs(papan::engine::Kind::Sowing(kind)));
    }
    check_rungs(papan::engine::Kind::Pasang, Pasang::default());
}
