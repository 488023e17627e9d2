//! How the opponent plays: another game with another seed, and nothing given up for it; what is won is ended, and what is
//! lost is defended.

use std::collections::HashSet;

use papan::{
    engine::{
        Game,
        family::Family,
        pasang::Pasang,
        sowing::{Kind, SowingGame},
    },
    playout::Playouts,
    search::{
        Thinker, Walk,
        dispatch::{WithGame, with_game},
        ladder::rungs,
        level::Level,
        method::{self, Method, method, thinker},
        mover,
        oversight::Oversight,
        rung::Rung,
        sight::Sighted,
    },
};

/// The first moves of a game of a rung with itself.
fn opening<G: Sighted + 'static>(game: G, (method, nodes): (Method, u64), seed: u64) -> Vec<String> {
    let mut walk = Walk::new(&game, game.start(), &[]);
    let (mut past, mut moves) = (Vec::new(), Vec::new());
    while moves.len() < 10 {
        let mut thinker = thinker(method, game, walk.position, &past, seed);
        thinker.think(nodes);
        let Some(chosen) = thinker.thought().best() else { break };
        moves.push(format!("{chosen:?}"));
        past.push(walk.position);
        if walk.play(&game, chosen).is_some() || game.outcome(&walk.position).is_some() {
            break;
        }
    }
    moves
}

struct Openings(Rung, &'static str);

impl Openings {
    fn check<G: Sighted + 'static>(self, game: G, kind: papan::engine::Kind) {
        let way = (method(kind, self.0), method::nodes(kind, self.0).min(8_000));
        let all: HashSet<_> = (0..6).map(|seed| opening(game, way, seed)).collect();
        // where hardly a move is good, a few openings are all there are
        assert!(all.len() >= 2, "{} at {}: {} openings", self.1, self.0, all.len());
        assert_eq!(opening(game, way, 3), opening(game, way, 3), "{} at {}", self.1, self.0);
    }
}

impl WithGame for Openings {
    type Output = ();

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) {
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == self.1).expect("a game");
        self.check(game, kind.into());
    }
}

#[test]
fn another_seed_is_another_game_and_the_same_is_the_same() {
    for kind in Kind::ALL {
        for level in Level::ALL {
            with_game(&kind.game(), Openings(Rung::named(level), kind.name()));
        }
    }
    for level in Level::ALL {
        Openings(Rung::named(level), "pasang").check(Pasang::default(), Pasang::default().kind());
    }
}

/// Positions near the ends of random games.
fn endings<G: Game>(game: &G, games: usize, back: usize) -> Vec<(G::Position, Vec<G::Position>)> {
    let mut playouts = Playouts::new(*game, 8);
    let mut all = Vec::new();
    for _ in 0..games {
        let mut positions = Vec::new();
        playouts.play(game.start(), |before, _, _| positions.push(*before));
        if let Some(at) = positions.len().checked_sub(back) {
            all.push((positions[at], positions[..at].to_vec()));
        }
    }
    all
}

/// A thinker that finds the value, and one that plays.
struct Wins;

impl WithGame for Wins {
    type Output = (u32, u32);

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) -> (u32, u32) {
        let (mut won, mut lost) = (0, 0);
        for (position, past) in endings(&game, 30, 8) {
            // playing takes more nodes than finding the best: moves that are as good get values too
            let think = |position, past: &[G::Position], best: bool| {
                let mut thinker = thinker(Method::AlphaBeta, game, position, past, 7);
                if best {
                    thinker.find_best();
                }
                let nodes = if best { 50_000 } else { 400_000 };
                thinker.plan(nodes);
                thinker.think(nodes);
                thinker.thought()
            };
            let best = think(position, &past, true);
            let Some(value) = best.candidates.first().map(|best| best.value).filter(|value| value.proved)
            else {
                continue;
            };
            let me = mover(&game, &position);
            let played = think(position, &past, false);
            let candidate = &played.candidates[0];
            // who wins does not change by what is chosen
            assert!(candidate.value.proved, "{position:?}");
            assert_eq!(candidate.value.prospects, value.prospects, "{position:?}");
            match value.prospects[me] {
                1.0 => {
                    won += 1;
                    // a win is no longer than the best one's line, and is ended: each move brings it nearer
                    let (mut walk, mut past) = (Walk::new(&game, position, &past), past);
                    let (mut moves, mut chosen) = (0, candidate.line[0]);
                    loop {
                        past.push(walk.position);
                        let ended = walk.play(&game, chosen).or_else(|| game.outcome(&walk.position));
                        if let Some(outcome) = ended {
                            let seat = papan::engine::seat::Seat::at(me).expect("a seat");
                            assert!(outcome.winners.has(seat), "{position:?}");
                            break;
                        }
                        moves += 1;
                        assert!(moves < 60, "a win without end: {position:?}");
                        let next = think(walk.position, &past, false);
                        chosen = next.best().expect("a move");
                        let share = next.candidates[0].value.prospects[me];
                        assert_eq!(share, 1.0, "{position:?}");
                    }
                }
                0.0 => lost += 1,
                _ => (),
            }
        }
        (won, lost)
    }
}

#[test]
fn what_is_won_is_ended_and_never_given_up() {
    let (mut won, mut lost) = (0, 0);
    for kind in Kind::ALL.into_iter().filter(|kind| kind.seats() == 2 && !kind.has_rounds()) {
        let (more, other) = with_game(&kind.game(), Wins);
        (won, lost) = (won + more, lost + other);
    }
    assert!(won > 20 && lost > 5, "{won} won, {lost} lost");
}

/// How many moves an ending takes when both play as the opponent does.
struct Lost;

impl WithGame for Lost {
    type Output = u32;

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) -> u32 {
        let mut compared = 0;
        for (position, past) in endings(&game, 40, 6) {
            let me = mover(&game, &position);
            let mut thinker = thinker(Method::AlphaBeta, game, position, &past, 7);
            thinker.think(100_000);
            let thought = thinker.thought();
            let lost = |value: &papan::search::Value| value.proved && value.prospects[me] == 0.0;
            if thought.candidates.len() < 2 || !thought.candidates.iter().all(|one| lost(&one.value)) {
                continue;
            }
            // the win after the chosen move takes at least as deep a search as after any other
            let depth = |chosen| {
                let mut walk = Walk::new(&game, position, &past);
                let mut past = past.clone();
                past.push(position);
                if walk.play(&game, chosen).is_some() || game.outcome(&walk.position).is_some() {
                    return 0;
                }
                let mut thinker = thinker_of(game, walk.position, &past);
                thinker.think(100_000);
                thinker.thought().depth
            };
            let depths: Vec<u32> = thought.candidates.iter().map(|one| depth(one.line[0])).collect();
            assert!(depths[0] + 1 >= depths.iter().copied().max().unwrap_or(0), "{position:?}: {depths:?}");
            compared += 1;
        }
        compared
    }
}

fn thinker_of<G: Sighted + 'static>(
    game: G,
    position: G::Position,
    past: &[G::Position],
) -> Box<dyn Thinker<Move = G::Move>> {
    thinker(Method::AlphaBeta, game, position, past, 7)
}

#[test]
fn what_is_lost_is_defended_longest() {
    let kinds = Kind::ALL.into_iter().filter(|kind| kind.seats() == 2 && !kind.has_rounds());
    let compared: u32 = kinds.map(|kind| with_game(&kind.game(), Lost)).sum();
    assert!(compared > 5, "{compared}");
}

/// What overlooks nothing proves; what overlooks something proves nothing.
struct Overlooking;

impl WithGame for Overlooking {
    type Output = ();

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) {
        for (position, past) in endings(&game, 10, 3) {
            let thought = |share| {
                let method = Method::BestReply(4, Oversight(share));
                let mut thinker = thinker(method, game, position, &past, 5);
                thinker.think(20_000);
                thinker.thought()
            };
            let (all, some) = (thought(0), thought(60));
            assert!(some.nodes <= all.nodes.max(20_000) && some.candidates.len() == all.candidates.len());
            assert!(some.candidates.iter().all(|candidate| !candidate.value.proved));
        }
    }
}

#[test]
fn who_overlooks_something_proves_nothing() {
    Kind::ALL.into_iter().for_each(|kind| with_game(&kind.game(), Overlooking));
}

#[test]
fn every_rung_has_a_way_and_nodes_that_grow() {
    for kind in papan::engine::Kind::ALL {
        let searching = rungs(kind).into_iter().filter(|&rung| rung > Rung::of_level(4));
        let nodes: Vec<u64> = searching.map(|rung| method::nodes(kind, rung)).collect();
        assert!(nodes.is_sorted_by(|few, more| few < more) && nodes.len() > 1, "{}: {nodes:?}", kind.name());
    }
}

/// What the chosen move is worth less than the best, in hundredths of a counter, for eight seeds.
struct GivenUp;

impl WithGame for GivenUp {
    type Output = i32;

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) -> i32 {
        let mut positions = Vec::new();
        Playouts::new(game, 3).play(game.start(), |before, _, _| positions.push(*before));
        let mut most = 0;
        for &position in positions.iter().skip(4).take(4) {
            let me = mover(&game, &position);
            for seed in 0..8 {
                let two_moves = Method::BestReply(2, Oversight::NONE);
                let mut thinker = thinker(two_moves, game, position, &[], seed);
                thinker.think(100_000);
                let candidates = thinker.thought().candidates;
                let worth = |at: usize| candidates[at].value.ahead[me];
                let best = (0..candidates.len()).map(worth).max().expect("a move");
                most = most.max(best - worth(0));
            }
        }
        most
    }
}

#[test]
fn a_position_that_was_set_up_has_no_opening_in_which_something_is_given_up() {
    for kind in Kind::ALL {
        assert_eq!(with_game(&kind.game(), GivenUp), 0, "{}", kind.name());
    }
}

/// Checks that who sees their own move to its end plays one that wins the game at once; how often there was one.
fn wins_at_once<G: Sighted + 'static>(kind: papan::engine::Kind, game: G) -> u32 {
    let wins = |position: &G::Position, chosen: G::Move| {
        let (mut after, me) = (*position, game.to_move(position));
        game.play(&mut after, chosen, |_| ());
        game.outcome(&after).is_some_and(|outcome| outcome.winners.has(me) && outcome.winners.count() == 1)
    };
    let mut seen = 0;
    for number in 0..40 {
        let mut positions = Vec::new();
        Playouts::new(game, number).play(game.start(), |before, _, _| positions.push(*before));
        for at in positions.len().saturating_sub(3)..positions.len() {
            let mut can_win = false;
            game.each_move(&positions[at], |chosen| can_win |= wins(&positions[at], chosen));
            if game.is_lot(&positions[at]) || !can_win {
                continue;
            }
            for level in [Level::Taking, Level::Answering] {
                let seeing = method(kind, Rung::named(level));
                let mut thinker = thinker(seeing, game, positions[at], &positions[..at], number);
                thinker.think(1);
                let chosen = thinker.thought().best().expect("a move");
                assert!(wins(&positions[at], chosen), "{} {level:?}: {:?}", kind.name(), positions[at]);
                seen += 1;
            }
        }
    }
    seen
}

struct WinsAtOnce(Kind);

impl WithGame for WinsAtOnce {
    type Output = u32;

    fn call<G: Sighted + SowingGame + 'static>(self, game: G) -> u32 {
        wins_at_once(self.0.into(), game)
    }
}

#[test]
fn who_sees_a_move_to_its_end_sees_that_it_wins() {
    for kind in Kind::ALL {
        let seen = with_game(&kind.game(), WinsAtOnce(kind));
        assert!(seen > 0 || kind.has_rounds(), "{}: never", kind.name());
    }
    assert!(wins_at_once(papan::engine::Kind::Pasang, Pasang::default()) > 0);
}
