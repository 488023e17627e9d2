//! The tree of playouts against a search that goes through everything.

use papan::games::adjiboto::rules::Adjiboto;
use papan::games::kalah::rules::Kalah;
use papan::games::kotu_baendum::rules::KotuBaendum;
use papan::games::mangala_suez::rules::MangalaSuez;
use papan::games::oware::rules::Oware;
use papan::games::raja_pasu_mandiri::rules::RajaPasuMandiri;
use papan::{
    engine::{Game, Outcome, sowing::Kind},
    playout::Playouts,
    search::{
        Searched, Thinker, Walk,
        best_reply::BestReply,
        shares,
        uct::{Manner, Uct},
    },
};

/// What the first of two seats has of the win when both do their best; `None` where that takes too long to find.
fn solved<G: Searched>(game: &G, walk: &Walk<G>, outcome: Option<Outcome>, left: &mut u32) -> Option<f32> {
    if let Some(outcome) = outcome.or_else(|| game.ended(&walk.position)) {
        return Some(shares(&outcome)[0]);
    }
    *left = left.checked_sub(1)?;
    let mut legal = Vec::new();
    game.each_move(&walk.position, |chosen| legal.push(chosen));
    let first = game.to_move(&walk.position).index() == 0;
    let mut best: Option<f32> = None;
    for chosen in legal {
        let mut after = walk.clone();
        let outcome = after.play(game, chosen);
        let share = solved(game, &after, outcome, left)?;
        best = Some(best.map_or(share, |best| if first { best.max(share) } else { best.min(share) }));
    }
    best
}

/// Random games are followed to near their ends; there the tree has to prove what is so.
fn endings<G: Searched>(game: G, least: u32) {
    let mut playouts = Playouts::new(game, 11);
    let (mut solved_all, mut won) = (0, 0);
    for seed in 0..60 {
        let mut positions = Vec::new();
        playouts.play(game.start(), |before, _, _| positions.push(*before));
        // the earliest of the last positions that can be gone through
        for back in (2..12).rev().filter(|&back| back < positions.len()) {
            let (past, rest) = positions.split_at(positions.len() - back);
            let walk = Walk::new(&game, rest[0], past);
            let Some(share) = solved(&game, &walk, None, &mut 4_000) else { continue };
            let mut thinker =
                Uct::new(game, rest[0], past, Manner { whole: true, ..Manner::default() }, seed);
            assert!(thinker.think(4_000_000), "not proved: {:?}", rest[0]);
            let thought = thinker.thought();
            let best = &thought.candidates[0];
            assert!(best.value.proved);
            assert_eq!(best.value.prospects[0], share, "{:?}", rest[0]);
            let mut reply = BestReply::new(game, rest[0], past, 40, seed);
            assert!(reply.think(4_000_000));
            let best = &reply.thought().candidates[0];
            if share != 0.5 {
                assert_eq!(best.value.prospects[0], share, "best reply: {:?}", rest[0]);
            }
            solved_all += 1;
            won += u32::from(share != 0.5);
            break;
        }
    }
    assert!(solved_all >= least && won > 0, "{solved_all} endings, {won} of them won");
}

#[test]
fn what_is_proved_is_so() {
    endings(Kalah::default(), 30);
    endings(Adjiboto::default(), 5);
    endings(MangalaSuez::default(), 30);
    endings(Oware::default(), 10);
}

/// One win is shared out, in every candidate, at every stage of the thinking.
fn shared_out<G: Searched>(game: G, manner: Manner) {
    let mut playouts = Playouts::new(game, 5);
    let mut positions = Vec::new();
    playouts.play(game.start(), |before, _, _| positions.push(*before));
    for (at, &position) in positions.iter().enumerate().step_by(7) {
        let mut thinker = Uct::new(game, position, &positions[..at], manner, 1);
        for nodes in [0, 1, 100, 2_000] {
            thinker.think(nodes);
            let thought = thinker.thought();
            let mut legal = 0;
            game.each_move(&position, |chosen| {
                legal += 1;
                assert!(thought.candidates.iter().any(|candidate| candidate.line.first() == Some(&chosen)));
            });
            assert_eq!(thought.candidates.len(), legal);
            for candidate in &thought.candidates {
                let sum: f32 = candidate.value.prospects.iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{:?}", candidate.value);
                let ahead: i32 = candidate.value.ahead.iter().sum();
                assert!(ahead.abs() <= 5, "{:?}", candidate.value);
            }
        }
    }
}

#[test]
fn one_win_is_shared_out() {
    for whole in [false, true] {
        shared_out(RajaPasuMandiri::default(), Manner { whole, cut: 300, ..Manner::default() });
        shared_out(KotuBaendum::default(), Manner { whole, ..Manner::default() });
        shared_out(Kalah::default(), Manner { whole, cut: 20, ..Manner::default() });
    }
}

#[test]
fn a_tree_keeps_to_its_budget_and_its_room() {
    let game = RajaPasuMandiri::default();
    let manner = Manner { room: 500, ..Manner::default() };
    let mut thinker = Uct::new(game, game.start(), &[], manner, 1);
    let mut before = 0;
    for slice in [100, 1_000, 10_000, 100_000] {
        thinker.think(slice);
        let nodes = thinker.thought().nodes;
        assert!(
            nodes >= before + slice && nodes < before + slice + 3_000,
            "{nodes} after {before} and {slice}"
        );
        before = nodes;
    }
    // a tree that may not grow goes on with playouts, and stays shallow
    assert!(thinker.thought().depth < 20);
}

#[test]
fn a_finished_game_is_nothing_to_think_about() {
    let game = Kind::Kalah.game();
    let mut walk = Walk::new(&game, game.start(), &[]);
    while game.ended(&walk.position).is_none() {
        let mut first = None;
        game.each_move(&walk.position, |chosen| first = first.or(Some(chosen)));
        walk.play(&game, first.expect("a game that goes on has a move"));
    }
    let papan::engine::sowing::Sowing::Kalah(kalah) = game else { unreachable!("Kalah's own") };
    let mut thinker = Uct::new(kalah, walk.position, &[], Manner::default(), 1);
    assert!(thinker.think(1_000));
    assert_eq!(thinker.thought().best(), None);
}
