//! The tree of playouts against a search that goes through everything.

use papan::{
    engine::Outcome,
    playout::Playouts,
    search::{
        Searched, Thinker, Walk,
        best_reply::BestReply,
        shares,
        sight::Sighted,
        uct::{TreeSettings, Uct},
    },
};

/// What the first of two seats has of the win when both do their best; `None` where that takes too long to find.
fn solved<G: Searched>(game: &G, walk: &Walk<G>, outcome: Option<Outcome>, left: &mut u32) -> Option<f32> {
    if let Some(outcome) = outcome.or_else(|| game.outcome(&walk.position)) {
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
pub fn endings<G: Sighted>(game: G, least: u32) {
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
            let mut thinker = Uct::new(
                game,
                rest[0],
                past,
                TreeSettings { to_match_end: true, ..TreeSettings::default() },
                seed,
            );
            assert!(thinker.think(4_000_000), "not proved: {:?}", rest[0]);
            let thought = thinker.thought();
            let best = &thought.candidates[0];
            assert!(best.value.proved && !best.value.exact, "a mean of random games proves no lead");
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
