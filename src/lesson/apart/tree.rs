//! All games of two readings, the shorter first.

use std::collections::HashMap;

use super::pair::{Pair, Played, State, Telling};
use crate::{
    engine::{
        Game,
        history::{Digest, Met},
    },
    lesson::seen::Compared,
};

/// A game of the search of all games, and the node before its last move.
struct Node<F: Game> {
    state: State<F>,
    before: Option<(usize, F::Move)>,
}

/// All games of up to a length.
struct Tree<F: Game> {
    nodes: Vec<Node<F>>,
    /// The nodes with a digest, so that games that come to the same are followed once.
    known: HashMap<u32, Vec<usize>>,
}

impl<F: Compared> Tree<F> {
    /// The positions of a side since its last irreversible change, from a node backwards.
    fn past<'a>(
        &'a self,
        game: &'a F,
        node: usize,
        side: usize,
        progress: u32,
    ) -> impl Iterator<Item = &'a F::Position> {
        let steps = std::iter::successors(Some(node), |at| self.nodes[*at].before.map(|(before, _)| before));
        let positions = steps.map(move |at| &self.nodes[at].state.at[side]);
        positions.take_while(move |position| game.progress(position) == progress)
    }

    fn met(&self, game: &F, node: usize, side: usize, position: &F::Position) -> Met {
        let cycle = F::CYCLE.unwrap_or(0);
        let mut met = Met { times: 1, since: 0 };
        for earlier in self.past(game, node, side, game.progress(position)) {
            met.since += 1;
            met.times += u32::from(met.since as usize >= cycle && earlier == position);
        }
        met
    }

    /// Whether two nodes have the same positions, now and since the last irreversible change in any order.
    fn is_same(&self, games: &[F; 2], (node, state): (usize, &State<F>), other: usize) -> bool {
        let of = &self.nodes[other];
        let Some((before, _)) = of.before else { return false };
        if of.state.at != state.at || of.state.is_over != state.is_over {
            return false;
        }
        F::CYCLE.is_none()
            || (0..2).all(|side| {
                let progress = games[side].progress(&state.at[side]);
                let mut mine: Vec<_> = self.past(&games[side], node, side, progress).collect();
                let theirs = self.past(&games[side], before, side, progress);
                theirs.into_iter().all(|position| match mine.iter().position(|known| *known == position) {
                    Some(at) => {
                        mine.swap_remove(at);
                        true
                    }
                    None => false,
                }) && mine.is_empty()
            })
    }

    /// Adds a game of one move more, unless a known one comes to the same.
    fn add(&mut self, games: &[F; 2], before: usize, chosen: F::Move, state: State<F>) {
        let digest = state.at[0].digest() ^ state.at[1].digest().rotate_left(7);
        let known = self.known.get(&digest).into_iter().flatten();
        if known.copied().any(|other| self.is_same(games, (before, &state), other)) {
            return;
        }
        self.known.entry(digest).or_default().push(self.nodes.len());
        self.nodes.push(Node { state, before: Some((before, chosen)) });
    }

    fn moves(&self, node: usize, last: Option<F::Move>) -> Vec<F::Move> {
        let steps = std::iter::successors(Some(node), |at| self.nodes[*at].before.map(|(before, _)| before));
        let mut moves: Vec<F::Move> = last.into_iter().collect();
        moves.extend(steps.filter_map(|at| self.nodes[at].before.map(|(_, chosen)| chosen)));
        moves.reverse();
        moves
    }
}

/// Plays all games, the shorter first; gives the first that tells apart and shows it best, and the length up to which no
/// game does.
pub fn all_games<F: Compared>(games: [F; 2], most: usize) -> (Option<Telling<F>>, usize) {
    let mut pair = Pair::new(games);
    if pair.starts_differ() {
        return (Some(Telling { moves: Vec::new(), is_agreed: false }), 0);
    }
    let mut tree = Tree { nodes: vec![Node { state: pair.start(), before: None }], known: HashMap::new() };
    let (mut both, mut one, mut played, mut length, mut level) = (Vec::new(), Vec::new(), 0, 0, 0..1);
    if pair.agree_differs(&tree.nodes[0].state) {
        return (Some(Telling { moves: Vec::new(), is_agreed: true }), 0);
    }
    while !level.is_empty() {
        let mut best: Option<(usize, usize, Telling<F>)> = None;
        for node in level.clone() {
            let state = tree.nodes[node].state;
            pair.legal(&state, &mut both, &mut one);
            let mut found = |shows: usize, events: usize, last, is_agreed, tree: &Tree<F>| {
                if best.as_ref().is_none_or(|(known, length, _)| (shows, events) < (*known, *length)) {
                    best = Some((shows, events, Telling { moves: tree.moves(node, Some(last)), is_agreed }));
                }
            };
            if let Some(&last) = one.first() {
                found(1, 0, last, false, &tree);
            }
            for &chosen in &both {
                played += 1;
                let met = |side: usize, position: &F::Position| tree.met(&games[side], node, side, position);
                match pair.play(&state, chosen, met) {
                    Played::Apart(shows) => {
                        found(shows, pair.events[0].len() + pair.events[1].len(), chosen, false, &tree);
                    }
                    Played::Alike(next) if pair.agree_differs(&next) => found(1, 1, chosen, true, &tree),
                    Played::Alike(next) => tree.add(&games, node, chosen, next),
                }
            }
            // a level that was begun when games were found is ended, if it is not too large
            if played > most {
                return (best.map(|(.., telling)| telling), length);
            }
        }
        if let Some((.., telling)) = best {
            return (Some(telling), length);
        }
        (level, length) = (level.end..tree.nodes.len(), length + 1);
    }
    (None, length)
}
