//! All games of Mangala by Parker's words, listed one by one.

use std::collections::HashSet;

use super::super::rules::MangalaSuez;
use crate::{
    engine::{
        Game, Hole, Outcome,
        seat::Seat,
        sowing::{
            Move,
            position::{Event, Position},
        },
    },
    search::Walk,
};

/// What all games that go on from a position come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    /// The length of each game in moves, from the very start.
    pub moves: Vec<u32>,
    /// How many the first player wins, how many the second, and how many nobody.
    pub ends: [u32; 3],
    /// How many end because a position has come for the third time.
    pub repeated: u32,
    /// How many games have a move that is stopped because it would sow for ever.
    pub endless: u32,
    pub positions: HashSet<Position>,
}

/// A line of play so far.
#[derive(Clone)]
struct Line {
    walk: Walk<MangalaSuez>,
    moves: u32,
    endless: bool,
}

impl Tree {
    /// All games from the start that begin with these moves, and the first player's lead in shells at the end with best
    /// play of both from there on.
    pub fn of(game: &MangalaSuez, first: &[Move]) -> (Tree, i32) {
        let mut tree = Tree::default();
        let mut line = Line { walk: Walk::new(game, game.start(), &[]), moves: 0, endless: false };
        for &chosen in first {
            line.walk.play(game, chosen);
            line.moves += 1;
        }
        let lead = tree.follow(game, line);
        (tree, lead)
    }

    fn follow(&mut self, game: &MangalaSuez, line: Line) -> i32 {
        let position = line.walk.position;
        self.positions.insert(position);
        let mut leads = Vec::new();
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        for chosen in legal {
            let mut next = line.clone();
            let mut stopped = false;
            game.play(&mut position.clone(), chosen, |cited| {
                stopped |= cited.event == Event::Endless;
            });
            next.endless |= stopped;
            next.moves += 1;
            let repeated = next.walk.play(game, chosen);
            let after = next.walk.position;
            self.repeated += u32::from(repeated.is_some());
            leads.push(match repeated.or_else(|| game.outcome(&after)) {
                Some(outcome) => {
                    self.positions.insert(after);
                    self.end(&next, &outcome);
                    let [first, second] = game.shells(&after);
                    first as i32 - second as i32
                }
                None => self.follow(game, next),
            });
        }
        let best =
            if game.to_move(&position) == Seat::FIRST { leads.iter().max() } else { leads.iter().min() };
        best.copied().unwrap_or(0)
    }

    fn end(&mut self, line: &Line, outcome: &Outcome) {
        self.moves.push(line.moves);
        self.endless += u32::from(line.endless);
        let end = match (outcome.winners.has(Seat::FIRST), outcome.winners.has(Seat::SECOND)) {
            (true, false) => 0,
            (false, true) => 1,
            _ => 2,
        };
        self.ends[end] += 1;
    }
}

/// The first two moves that can begin a game: the hole that the first player empties, and that of the second.
pub fn beginnings(game: &MangalaSuez) -> Vec<[Hole; 2]> {
    let mut all = Vec::new();
    let holes = |position: &Position| {
        let mut holes = Vec::new();
        game.each_move(position, |chosen| holes.extend(chosen.hole()));
        holes
    };
    for first in holes(&game.start()) {
        let mut position = game.start();
        game.play(&mut position, Move::Empty(first), |_| ());
        all.extend(holes(&position).into_iter().map(|second| [first, second]));
    }
    all
}
