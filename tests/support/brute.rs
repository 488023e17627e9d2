//! The plainest solver: every move of every position to the end of the game, with nothing left out.

use std::{collections::HashMap, hash::Hash};

use papan::{
    engine::{Game, history::History, seat::Seat},
    search::{Searched, Thinker, alpha_beta::AlphaBeta, worth::worth},
};

/// What is known of a position: its worth to the first, or that it is being asked for.
pub type Known<P> = HashMap<P, Option<i32>>;

/// What a position is worth to the first when both play their best; nothing where a position can come again.
pub fn solve<G: Searched>(game: &G, position: &G::Position, known: &mut Known<G::Position>) -> Option<i32>
where
    G::Position: Hash,
{
    if let Some(outcome) = game.outcome(position) {
        return Some(worth(game, position, &outcome, Seat::FIRST));
    }
    if let Some(worth) = known.get(position) {
        return *worth;
    }
    known.insert(*position, None);
    let best = best(game, position, after(game, position).iter().map(|next| solve(game, next, known)))?;
    known.insert(*position, Some(best));
    Some(best)
}

/// The same by the rules on repetition, with the past carried along every line; nothing when `left` positions are not
/// enough for it.
pub fn solve_after<G: Searched>(
    game: &G,
    position: &G::Position,
    past: &History<G::Position>,
    left: &mut u32,
) -> Option<i32> {
    if let Some(outcome) = game.outcome(position) {
        return Some(worth(game, position, &outcome, Seat::FIRST));
    }
    *left = left.checked_sub(1)?;
    let cycle = G::CYCLE.unwrap_or(usize::MAX);
    let mut values = Vec::new();
    for mut next in after(game, position) {
        let mut past = past.clone();
        past.leave(position);
        let met = past.meet(&next, game.progress(&next), cycle);
        values.push(match game.on_repetition(&mut next, met, |_| ()) {
            Some(outcome) => Some(worth(game, &next, &outcome, Seat::FIRST)),
            None => solve_after(game, &next, &past, left),
        });
    }
    best(game, position, values.into_iter())
}

fn after<G: Game>(game: &G, position: &G::Position) -> Vec<G::Position> {
    let mut all = Vec::new();
    game.each_move(position, |chosen| {
        all.push(game.try_play(position, chosen, |_| ()).expect("a move that was visited"));
    });
    all
}

fn best<G: Game>(game: &G, position: &G::Position, values: impl Iterator<Item = Option<i32>>) -> Option<i32> {
    let values = values.collect::<Option<Vec<i32>>>()?;
    let first = game.to_move(position) == Seat::FIRST;
    if first { values.into_iter().max() } else { values.into_iter().min() }
}

/// A past that has met a position and nothing before it.
pub fn no_past<G: Game>(game: &G, position: &G::Position) -> History<G::Position> {
    let mut past = History::default();
    past.meet(position, game.progress(position), 1);
    past
}

/// Asserts that the search finds the worth of a position and of every move in it, and says that it is proved.
pub fn agree<G: Searched>(
    game: &G,
    position: &G::Position,
    wanted: i32,
    all: Option<&mut Known<G::Position>>,
    name: &str,
) where
    G::Position: Hash,
{
    let mut thinker = AlphaBeta::new(*game, *position, &no_past(game, position), 1 << 12);
    thinker.all = all.is_some();
    assert!(thinker.think(3_000_000), "{name}: {position:?}");
    let seat = game.to_move(position);
    let thought = thinker.thought();
    let best = &thought.candidates[0];
    assert!(best.value.proved, "{name}: {position:?}");
    let expected =
        papan::search::worth::value(game, if seat == Seat::FIRST { wanted } else { -wanted }, seat, true);
    assert_eq!(best.value, expected, "{name}: {position:?}");
    let Some(known) = all else { return };
    for candidate in &thought.candidates {
        let mut next = *position;
        game.play(&mut next, candidate.line[0], |_| ());
        let Some(mut worth) = solve(game, &next, known) else { continue };
        worth = if seat == Seat::FIRST { worth } else { -worth };
        assert_eq!(
            candidate.value,
            papan::search::worth::value(game, worth, seat, true),
            "{name}: {position:?}"
        );
    }
}
