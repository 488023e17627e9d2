//! The opponent that looks ahead in games of two: a principal-variation search, a choice deeper every time.

use super::{
    Candidate, Searched, Thinker, Thought,
    deep::Deep,
    found::{Found, Way, Window},
    table::{Bound, Table},
    worth::{ALL, SURE, value},
};
use crate::engine::{
    history::{History, Trail},
    seat::Seat,
};

/// Choices that are looked ahead at most.
const DEEPEST: i32 = 100;
/// Moves of a line that are told at most.
const LINE: usize = 24;

/// A legal move of the root.
struct Root<M> {
    chosen: M,
    line: Vec<M>,
    /// In worth for the seat to move.
    found: Found,
    nodes: u64,
}

/// Looks ahead from one position of a game of two; of a game of three it has no idea.
///
/// What is searched can be left at any node and gone on with, so that the same nodes give the same thoughts however
/// they are asked for.
pub struct AlphaBeta<G: Searched> {
    /// Every move is given a worth of its own. Otherwise all but the best are only known not to be better.
    pub all: bool,
    deep: Deep<G>,
    position: G::Position,
    seat: Seat,
    way: Way,
    roots: Vec<Root<G::Move>>,
    /// How far is being looked, and how far has been.
    depth: i32,
    done: i32,
    /// Which move is being searched, whether again, whether it has been begun, and at what count of nodes.
    at: usize,
    again: bool,
    begun: Option<(Seat, u64)>,
    /// The best worth of this depth.
    alpha: i32,
    solved: bool,
}

impl<G: Searched> AlphaBeta<G> {
    /// Begins to think about a position: `past` has met it and not yet left it; the table has room for about so many
    /// entries of 16 bytes.
    pub fn new(game: G, position: G::Position, past: &History<G::Position>, entries: usize) -> Self {
        AlphaBeta::with(game, position, past, Table::new(entries))
    }

    /// Goes on with what was found of earlier positions of the same game.
    pub fn with(game: G, position: G::Position, past: &History<G::Position>, mut table: Table) -> Self {
        table.grow_older();
        let (trail, stretch) = Trail::after(past, game.progress(&position));
        let mut deep = Deep::new(game, table, trail);
        let mut roots = Vec::new();
        let seat = game.to_move(&position);
        let guess = game.estimate(&position)[seat.index() & 1].clamp(1 - SURE, SURE - 1);
        let found = Found { worth: guess, bound: Bound::None, low: false, high: false, by_past: false };
        game.each_move(&position, |chosen| {
            let promise = game.promise(&position, chosen);
            roots.push((promise, Root { chosen, line: vec![chosen], found, nodes: 0 }));
        });
        roots.sort_by_key(|(promise, _)| std::cmp::Reverse(*promise));
        if !roots.is_empty() {
            deep.trail.leave(&position);
        }
        AlphaBeta {
            all: false,
            deep,
            position,
            seat,
            way: Way { stretch, twice: 0 },
            roots: roots.into_iter().map(|(_, root)| root).collect(),
            depth: 1,
            done: 0,
            at: 0,
            again: false,
            begun: None,
            alpha: -ALL,
            solved: false,
        }
    }

    /// The table, for thinking about the next position.
    pub fn into_table(self) -> Table {
        self.deep.table
    }

    /// Every move has a worth of its own.
    fn wide(&self) -> bool {
        self.all || self.deep.game.is_lot(&self.position)
    }

    /// Begins or goes on with one move of the root; nothing when the nodes are spent.
    fn search(&mut self, until: u64) -> Option<Found> {
        let first = self.at == 0;
        let (wide, mover, alpha) = (self.wide() || first || self.again, self.seat, self.alpha);
        let seat = match self.begun {
            Some((seat, _)) => seat,
            None => {
                let chosen = self.roots.get(self.at)?.chosen;
                let window = match wide {
                    true if self.wide() => Window::FULL,
                    true => Window { alpha, beta: ALL },
                    false => Window::scout(alpha),
                };
                let same = |seat| if seat == mover { window } else { window.turned() };
                let from = self.deep.nodes;
                let (found, seat) = self.deep.play(&self.position, chosen, self.way, self.depth - 1, same);
                self.begun = Some((seat, from));
                if let Some(found) = found {
                    return Some(if seat == mover { found } else { found.turned() });
                }
                seat
            }
        };
        let found = self.deep.go_on(until)?;
        Some(if seat == mover { found } else { found.turned() })
    }

    /// Takes what has been found of one move.
    fn accept(&mut self, found: Found) {
        let begun = self.begun.take();
        let from = begun.map_or(0, |(_, from)| from);
        let spent = self.deep.nodes - from;
        let scouted = self.at > 0 && !self.again && !self.wide();
        let better = found.worth > self.alpha || self.at == 0;
        let line = match (better || self.wide() || self.depth == 1, self.roots.get(self.at)) {
            (true, Some(root)) => self.line(root.chosen),
            _ => Vec::new(),
        };
        let Some(root) = self.roots.get_mut(self.at) else { return };
        root.nodes += spent;
        if scouted && better && found.bound != Bound::Exact {
            self.again = true;
            return;
        }
        self.again = false;
        root.found = found;
        if !line.is_empty() {
            root.line = line;
        }
        if better {
            self.alpha = found.worth;
            // what is best so far stands first, the others in their order behind it
            if let Some(roots) = self.roots.get_mut(..=self.at) {
                roots.rotate_right(1);
            }
        }
        self.at += 1;
        if self.at == self.roots.len() {
            self.end_depth();
        }
    }

    fn end_depth(&mut self) {
        let best_low = self.roots.first().is_some_and(|best| best.found.low);
        self.solved = best_low && self.roots.iter().all(|root| root.found.high);
        if self.wide() {
            self.solved = self.roots.iter().all(|root| root.found.low && root.found.high);
        }
        // the best stays first among equals
        self.roots.sort_by_key(|root| std::cmp::Reverse(root.found.worth));
        self.done = self.depth;
        self.depth += 1;
        self.at = 0;
        self.alpha = -ALL;
    }

    /// What is expected after a move of the root, as the table has it.
    fn line(&self, chosen: G::Move) -> Vec<G::Move> {
        let game = self.deep.game;
        let (mut position, mut line) = (self.position, vec![chosen]);
        game.play(&mut position, chosen, |_| ());
        while line.len() < LINE && !game.is_lot(&position) {
            let Some(known) = self.deep.table.get(game.key(&position)) else { break };
            let (mut place, mut found) = (0u16, None);
            game.each_move(&position, |chosen| {
                if place == known.best {
                    found = Some(chosen);
                }
                place = place.saturating_add(1);
            });
            let Some(next) = found else { break };
            game.play(&mut position, next, |_| ());
            line.push(next);
        }
        line
    }
}

impl<G: Searched> Thinker for AlphaBeta<G> {
    type Move = G::Move;

    fn think(&mut self, nodes: u64) -> bool {
        let until = self.deep.nodes.saturating_add(nodes);
        while !self.solved && self.depth <= DEEPEST && !self.roots.is_empty() {
            if self.deep.nodes >= until {
                return false;
            }
            match self.search(until) {
                Some(found) => self.accept(found),
                None => return false,
            }
        }
        true
    }

    fn value_all(&mut self) {
        self.all = true;
    }

    fn thought(&self) -> Thought<G::Move> {
        let candidate = |root: &Root<G::Move>| {
            let Found { worth, low, high, .. } = root.found;
            // a bound is a proof too where it says who wins
            let decided = low && worth >= SURE || high && worth <= -SURE;
            let value = value(&self.deep.game, worth, self.seat, low && high || decided);
            Candidate { value, line: root.line.clone(), nodes: root.nodes }
        };
        let mut roots: Vec<&Root<G::Move>> = self.roots.iter().collect();
        if self.wide() {
            roots.sort_by_key(|root| std::cmp::Reverse(root.found.worth));
        }
        Thought {
            candidates: roots.into_iter().map(candidate).collect(),
            depth: self.done as u32,
            nodes: self.deep.nodes,
        }
    }
}
