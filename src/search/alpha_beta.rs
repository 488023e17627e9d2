//! The opponent that looks ahead, for two players: principal-variation search with iterative deepening by
//! choices.

use super::{
    Candidate, Searched, Thinker, Thought, Value,
    deep::Deep,
    endings::Shared,
    found::{Found, LineState, Window},
    table::{Bound, Table},
    variety::Variety,
    worth::{ALL, SURE, value},
};
use crate::engine::{
    history::{History, Trail},
    seat::Seat,
};

/// The greatest depth, in choices.
const DEEPEST: i32 = 100;
/// The longest line reported, in moves.
const LINE: usize = 24;

/// A legal move of the root.
struct Root<M> {
    chosen: M,
    line: Vec<M>,
    /// Worth for the seat to move.
    found: Found,
    nodes: u64,
    /// Its number among the legal moves.
    place: usize,
    /// The last depth at which its worth was found exactly, and the first at which it was a proved loss; 0 for none.
    exact_at: i32,
    lost_at: i32,
}

impl<M> Root<M> {
    fn is_lost(&self) -> bool {
        self.lost_at > 0
    }

    /// Whether it is proved to be no loss.
    fn is_safe(&self) -> bool {
        self.found.low && self.found.worth >= 0
    }
}

/// Searches a position of a game of two; games of three are not supported.
///
/// The search can be interrupted at any node and resumed, so the same number of nodes gives the same result,
/// however it is divided into calls.
pub struct AlphaBeta<G: Searched> {
    /// Whether every move gets an exact worth. Otherwise all but the best are only known not to be better.
    pub all: bool,
    deep: Deep<G>,
    position: G::Position,
    seat: Seat,
    state: LineState,
    roots: Vec<Root<G::Move>>,
    /// The depth being searched, and the last one completed.
    depth: i32,
    completed_depth: i32,
    /// The index of the move being searched, whether it is a re-search, whether it has begun, and the node
    /// count at its start.
    at: usize,
    is_re_search: bool,
    in_progress: Option<(Seat, u64)>,
    /// The best worth of this depth.
    alpha: i32,
    solved: bool,
    /// How to choose among moves that are equally good; `None` for the best.
    variety: Option<Variety>,
}

impl<G: Searched> AlphaBeta<G> {
    /// Starts with a position that `past` has met but not left; the table has room for about `entries` entries
    /// of 16 bytes.
    pub fn new(game: G, position: G::Position, past: &History<G::Position>, entries: usize) -> Self {
        let (trail, stretch) = Trail::after(past, game.progress(&position));
        let mut table = Table::new(entries);
        table.grow_older();
        let mut deep = Deep::new(game, table, trail);
        let mut roots = Vec::new();
        let seat = game.to_move(&position);
        let guess = game.estimate(&position)[seat.index() & 1].clamp(1 - SURE, SURE - 1);
        let found = Found { worth: guess, bound: Bound::None, low: false, high: false, by_past: false };
        game.each_move(&position, |chosen| {
            let (move_score, place) = (game.move_score(&position, chosen), roots.len());
            let root = Root { chosen, line: vec![chosen], found, nodes: 0, place, exact_at: 0, lost_at: 0 };
            roots.push((move_score, root));
        });
        roots.sort_by_key(|(move_score, _)| std::cmp::Reverse(*move_score));
        if !roots.is_empty() {
            deep.trail.leave(&position);
        }
        AlphaBeta {
            all: false,
            deep,
            position,
            seat,
            state: LineState { stretch, twice: 0 },
            roots: roots.into_iter().map(|(_, root)| root).collect(),
            depth: 1,
            completed_depth: 0,
            at: 0,
            is_re_search: false,
            in_progress: None,
            alpha: -ALL,
            solved: false,
            variety: None,
        }
    }

    /// Looks endings up, where they are solved.
    #[must_use]
    pub fn knowing(mut self, endings: Shared) -> Self {
        self.deep.endings = Some(endings);
        self
    }

    /// Searches in order to play, not to value: chooses among moves that are equally good, is content with a proved win,
    /// which is then the shortest that was found, and defends a lost position as long as possible.
    #[must_use]
    pub fn to_play(mut self, variety: Variety) -> Self {
        variety.shuffle(&mut self.roots);
        self.sort_roots();
        self.variety = Some(variety);
        self
    }

    /// Puts the moves of the root into the order in which they are tried first.
    fn sort_roots(&mut self) {
        let (game, position) = (self.deep.game, self.position);
        self.roots.sort_by_key(|root| std::cmp::Reverse(game.move_score(&position, root.chosen)));
    }

    /// What a move may be worth less than the best and still be chosen.
    fn noise(&self) -> i32 {
        self.variety.map_or(0, |variety| variety.noise)
    }

    /// Positions reached by moves so far.
    pub fn nodes(&self) -> u64 {
        self.deep.nodes
    }

    /// Whether nothing is left to find.
    pub fn is_solved(&self) -> bool {
        self.solved || self.roots.is_empty()
    }

    /// The index of the seat to move.
    pub fn mover(&self) -> usize {
        self.seat.index() & 1
    }

    /// Whether every move gets a full window, and so an exact worth.
    fn is_full_window(&self) -> bool {
        self.all || self.deep.game.is_lot(&self.position)
    }

    /// Starts or resumes one move of the root; `None` when the nodes are used up.
    fn search(&mut self, until: u64) -> Option<Found> {
        let first = self.at == 0;
        let (wide, mover, alpha) = (
            self.is_full_window() || first || self.is_re_search,
            self.seat,
            (self.alpha - self.noise()).max(-ALL),
        );
        let seat = match self.in_progress {
            Some((seat, _)) => seat,
            None => {
                let chosen = self.roots.get(self.at)?.chosen;
                let window = match wide {
                    true if self.is_full_window() => Window::FULL,
                    true => Window { alpha, beta: ALL },
                    false => Window::scout(alpha),
                };
                let same = |seat| if seat == mover { window } else { window.negated() };
                let from = self.deep.nodes;
                let (found, seat) = self.deep.play(&self.position, chosen, self.state, self.depth - 1, same);
                self.in_progress = Some((seat, from));
                if let Some(found) = found {
                    return Some(if seat == mover { found } else { found.negated() });
                }
                seat
            }
        };
        let found = self.deep.go_on(until)?;
        Some(if seat == mover { found } else { found.negated() })
    }

    /// Records the result of one move.
    fn accept(&mut self, found: Found) {
        let in_progress = self.in_progress.take();
        let from = in_progress.map_or(0, |(_, from)| from);
        let spent = self.deep.nodes - from;
        let scouted = self.at > 0 && !self.is_re_search && !self.is_full_window();
        let better = found.worth > self.alpha || self.at == 0;
        let good = better || found.worth > self.alpha - self.noise();
        let line = match (good || self.is_full_window() || self.depth == 1, self.roots.get(self.at)) {
            (true, Some(root)) => self.line(root.chosen),
            _ => Vec::new(),
        };
        let Some(root) = self.roots.get_mut(self.at) else { return };
        root.nodes += spent;
        if scouted && good && found.bound != Bound::Exact {
            self.is_re_search = true;
            return;
        }
        self.is_re_search = false;
        root.found = found;
        if found.bound == Bound::Exact {
            root.exact_at = self.depth;
        }
        if root.lost_at == 0 && found.high && found.worth <= -SURE {
            root.lost_at = self.depth;
        }
        if !line.is_empty() {
            root.line = line;
        }
        if better {
            self.alpha = found.worth;
            // moves the best so far to the front; the others keep their order
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
        if self.is_full_window() {
            self.solved = self.roots.iter().all(|root| root.found.low && root.found.high);
        }
        if self.variety.is_some() {
            let won = best_low && self.roots.first().is_some_and(|best| best.found.worth >= SURE);
            self.solved |= won || self.roots.iter().all(Root::is_lost);
        }
        // the sort is stable, so the best stays first among equals
        self.roots.sort_by_key(|root| std::cmp::Reverse(root.found.worth));
        self.completed_depth = self.depth;
        self.depth += 1;
        self.at = 0;
        self.alpha = -ALL;
    }

    /// The moves of the root in the order in which they are played.
    fn in_order(&self) -> Vec<&Root<G::Move>> {
        let mut roots: Vec<&Root<G::Move>> = self.roots.iter().collect();
        if self.is_full_window() {
            roots.sort_by_key(|root| std::cmp::Reverse(root.found.worth));
        }
        let Some(variety) = self.variety else { return roots };
        // what is lost comes last, and of that what was found to be lost last comes first
        roots.sort_by_key(|root| (root.is_lost(), std::cmp::Reverse(root.lost_at)));
        let Some(&best) = roots.first() else { return roots };
        if best.found.worth.abs() >= SURE {
            return roots;
        }
        // of a depth that is not complete, the moves that have been searched
        let depth = if self.at > 0 { self.depth } else { self.completed_depth };
        let is_good = |root: &Root<G::Move>| {
            root.exact_at == depth
                && root.found.worth >= best.found.worth - variety.noise
                && !root.is_lost()
                && (root.is_safe() || !best.is_safe())
        };
        let good = roots.iter().enumerate().filter(|(_, root)| is_good(root));
        let choice = good.max_by_key(|(_, root)| variety.favour(root.place)).map_or(0, |(at, _)| at);
        if let Some(roots) = roots.get_mut(..=choice) {
            roots.rotate_right(1);
        }
        roots
    }

    /// The expected line after a move of the root, from the table.
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
        self.find_best();
    }

    fn find_best(&mut self) {
        if self.variety.take().is_some() {
            self.roots.sort_by_key(|root| root.place);
            self.sort_roots();
        }
    }

    fn thought(&self) -> Thought<G::Move> {
        let candidate = |root: &Root<G::Move>| {
            let Found { worth, low, high, .. } = root.found;
            // a bound that decides who wins is a proof too
            let decided = low && worth >= SURE || high && worth <= -SURE;
            let value = value(&self.deep.game, worth, self.seat, low && high || decided);
            let value = Value { exact: low && high && !self.deep.is_lead_open, ..value };
            Candidate { value, line: root.line.clone(), nodes: root.nodes }
        };
        Thought {
            candidates: self.in_order().into_iter().map(candidate).collect(),
            depth: self.completed_depth as u32,
            nodes: self.deep.nodes,
        }
    }
}
