//! Every level plays every game under every reading to its end.

use papan::{
    engine::{
        Game,
        family::Family,
        pasang::Pasang,
        sowing::{Kind, Sowing, SowingGame},
    },
    search::{
        Thinker, Thought, Walk,
        dispatch::{WithGame, with_game},
        ladder::rungs,
        level::Level,
        method::{self, Method, thinker, tree_settings},
        rung::Rung,
        sight::Sighted,
    },
};

type Opponent<G> = fn(
    &G,
    <G as Game>::Position,
    &[<G as Game>::Position],
    Rung,
    u64,
) -> Box<dyn Thinker<Move = <G as Game>::Move>>;

fn thought<G: Game>(
    game: &G,
    opponent: Opponent<G>,
    walk: &Walk<G>,
    past: &[G::Position],
    (rung, nodes): (Rung, u64),
    seed: u64,
) -> Thought<G::Move> {
    let mut thinker = opponent(game, walk.position, past, rung, seed);
    thinker.think(nodes);
    thinker.thought()
}

/// Plays a game, its seats taking the levels in turn; the moves.
fn played<G: Game>(game: &G, opponent: Opponent<G>, levels: [(Rung, u64); 2], seed: u64) -> Vec<G::Move> {
    let mut walk = Walk::new(game, game.start(), &[]);
    let (mut past, mut moves) = (Vec::new(), Vec::new());
    loop {
        assert!(moves.len() < 20_000, "a game without end");
        let by = levels[game.to_move(&walk.position).index() % 2];
        let chosen = thought(game, opponent, &walk, &past, by, seed + moves.len() as u64).best();
        let chosen = chosen.expect("a game that goes on has a move");
        assert!(game.is_legal(&walk.position, chosen), "{chosen:?} in {:?}", walk.position);
        past.push(walk.position);
        moves.push(chosen);
        let outcome = walk.play(game, chosen);
        if outcome.is_some() || game.outcome(&walk.position).is_some() {
            return moves;
        }
    }
}

fn sown() -> Opponent<Sowing> {
    method::sowing
}

fn captured() -> Opponent<Pasang> {
    method::pasang
}

const fn named(level: Level, nodes: u64) -> (Rung, u64) {
    (Rung::named(level), nodes)
}

const LEARNERS: [(Rung, u64); 2] = [named(Level::Taking, 1), named(Level::Answering, 1)];
const SHORT: [(Rung, u64); 2] = [named(Level::Strong, 300), named(Level::Ahead, 300)];

#[test]
fn every_preset_is_played_to_its_end() {
    for kind in Kind::ALL {
        for preset in kind.presets() {
            let game = kind.preset(preset.name).expect("a preset");
            played(&game, sown(), LEARNERS, 1);
            played(&game, sown(), SHORT, 1);
        }
    }
    for preset in Pasang::default().presets() {
        let game = Pasang::default().with_preset(preset.name).expect("a preset");
        played(&game, captured(), LEARNERS, 1);
        played(&game, captured(), SHORT, 1);
    }
}

/// The games that differ from the default in one reading.
fn readings<F: Family>(plain: F) -> Vec<F> {
    let mut games = Vec::new();
    for reading in plain.readings() {
        for value in reading.values {
            let mut game = plain;
            game.set_reading(reading.name, value).expect("a reading of the game");
            if !game.is_laid_out() {
                games.push(game);
            }
        }
    }
    games
}

#[test]
fn every_reading_is_played_to_its_end() {
    let learners = [named(Level::First, 1), named(Level::Taking, 1)];
    for game in Kind::ALL.into_iter().flat_map(|kind| readings(kind.game())) {
        played(&game, sown(), learners, 2);
    }
    for game in readings(Pasang::default()) {
        played(&game, captured(), learners, 2);
    }
}

#[test]
fn a_seed_says_what_is_played() {
    let rounds = |kind: &Kind| kind.seats() == 2 && kind.has_rounds();
    let Some(kind) = Kind::ALL.into_iter().find(rounds) else { return };
    let game = kind.game();
    for levels in [LEARNERS, SHORT, [named(Level::First, 1), named(Level::Strongest, 500)]] {
        let games = [3, 3, 4].map(|seed| played::<Sowing>(&game, sown(), levels, seed));
        assert_eq!(games[0], games[1]);
        assert_ne!(games[0], games[2], "{levels:?}");
    }
}

#[test]
fn a_level_keeps_to_its_nodes() {
    for game in Kind::ALL.map(Kind::game) {
        for rung in rungs(game.kind().into()) {
            let walk = Walk::new(&game, game.start(), &[]);
            let nodes = method::nodes(game.kind().into(), rung).min(30_000);
            let thought = thought(&game, sown(), &walk, &[], (rung, nodes), 1);
            assert!(thought.nodes < nodes.max(200) + 5_000, "{:?} {rung}: {}", game.kind(), thought.nodes);
        }
        for level in Level::ALL {
            assert_eq!(Level::numbered(level.number()), Some(level));
        }
    }
}

/// A tree that is grown from the start of a game; how many nodes each candidate got.
struct Tree(Method);

impl WithGame for Tree {
    type Output = Vec<u64>;

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) -> Vec<u64> {
        let mut tree = thinker(self.0, game, game.start(), &[], 1);
        tree.think(60_000);
        let thought = tree.thought();
        assert!(thought.best().is_some());
        thought.candidates.iter().map(|candidate| candidate.nodes).collect()
    }
}

#[test]
fn a_lot_is_nobody_s_choice() {
    for game in Kind::ALL.into_iter().flat_map(|kind| readings(kind.game())) {
        let walk = Walk::new(&game, game.start(), &[]);
        if !game.draws_lot(&walk.position) {
            continue;
        }
        // looking ahead, too, all of them are told
        let ahead = thought(&game, sown(), &walk, &[], named(Level::Strong, 60_000), 1);
        let nodes = with_game(&game, Tree(Method::Tree(tree_settings(game.kind().into()))));
        assert_eq!(ahead.candidates.len(), nodes.len());
        let most = nodes.iter().max().expect("moves");
        let least = nodes.iter().min().expect("moves");
        // all are tried about as often: what is drawn has no favourite
        assert!(*least * 3 > *most, "{nodes:?}");
        assert!(ahead.best().is_some());
    }
}
