//! The opponent that looks ahead, in an ending: besides, it solves the ending as a whole.

use super::{
    Candidate, Searched, Thinker, Thought, Value,
    alpha_beta::AlphaBeta,
    ending::{Ending, Verdict},
};

/// Looking ahead comes first: most endings it solves at once, and by how much they are won too.
const FIRST: u64 = 20_000;
/// An ending of more positions is left to looking ahead: 8 MB.
const MOST: usize = 100_000;

/// Looks ahead, then lists the ending, then looks ahead again with what is left.
pub struct Endgame<G: Searched> {
    ahead: AlphaBeta<G>,
    /// `None` when it is too large.
    ending: Option<Ending<G>>,
    spent: u64,
    solved: bool,
}

impl<G: Searched> Endgame<G> {
    /// Starts with looking ahead at a position; `past` are the earlier positions of the game, the oldest first.
    pub fn new(game: G, position: G::Position, past: &[G::Position], ahead: AlphaBeta<G>) -> Self {
        Endgame { ahead, ending: Some(Ending::new(game, position, past)), spent: 0, solved: false }
    }

    fn nodes(&self) -> u64 {
        self.ahead.nodes() + self.spent
    }

    fn verdict(&self, candidate: &Candidate<G::Move>) -> Verdict {
        match (&self.ending, candidate.line.first()) {
            (Some(ending), Some(&chosen)) if self.solved => ending.verdict(chosen),
            _ => Verdict::Unknown,
        }
    }
}

/// The rank of a move: wins by the shortest way, then what is not known to lose, then losses by the longest way.
fn rank(verdict: Verdict, drawn: bool) -> (u8, u16) {
    match verdict {
        Verdict::Wins(far) => (0, far),
        Verdict::Draws if drawn => (1, 0),
        Verdict::Draws | Verdict::Unknown => (2, 0),
        Verdict::Loses(far) => (3, u16::MAX - far),
    }
}

impl<G: Searched> Thinker for Endgame<G> {
    type Move = G::Move;

    fn think(&mut self, nodes: u64) -> bool {
        let until = self.nodes().saturating_add(nodes);
        let first = FIRST.saturating_sub(self.ahead.nodes());
        if first > 0 && self.ahead.think(nodes.min(first)) {
            return true;
        }
        if let Some(ending) = self.ending.as_mut().filter(|_| !self.solved && self.ahead.nodes() >= FIRST) {
            let left = until.saturating_sub(self.ahead.nodes() + self.spent);
            self.solved = ending.go_on(ending.moves + left, MOST);
            self.spent = ending.moves;
            if ending.positions() > MOST {
                self.ending = None;
            }
        }
        if self.solved
            && matches!(self.thought().candidates.first(), Some(best) if best.value.proved && best.value.prospects[0] != 0.5)
        {
            return true;
        }
        let left = until.saturating_sub(self.nodes());
        left > 0 && (self.solved || self.ending.is_none()) && self.ahead.think(left)
    }

    fn value_all(&mut self) {
        self.ahead.value_all();
    }

    fn find_best(&mut self) {
        self.ahead.find_best();
    }

    fn thought(&self) -> Thought<G::Move> {
        let thought = self.ahead.thought();
        if !self.solved {
            return Thought { nodes: self.nodes(), ..thought };
        }
        let mover = self.ahead.mover();
        let mut candidates: Vec<(Verdict, Candidate<G::Move>)> =
            thought.candidates.into_iter().map(|candidate| (self.verdict(&candidate), candidate)).collect();
        for (verdict, candidate) in &mut candidates {
            candidate.value = valued(*verdict, candidate.value, mover);
        }
        let drawn = candidates.iter().all(|(verdict, _)| !matches!(verdict, Verdict::Unknown));
        candidates.sort_by_key(|(verdict, _)| rank(*verdict, drawn));
        let candidates = candidates.into_iter().map(|(_, candidate)| candidate).collect();
        Thought { candidates, nodes: self.nodes(), ..thought }
    }
}

/// A value with what is proved of it.
fn valued(verdict: Verdict, value: Value, mover: usize) -> Value {
    let share = match verdict {
        Verdict::Wins(_) => 1.0,
        Verdict::Draws => 0.5,
        Verdict::Loses(_) => 0.0,
        Verdict::Unknown => return value,
    };
    let mut prospects = [0.0; 3];
    (prospects[mover & 1], prospects[1 - (mover & 1)]) = (share, 1.0 - share);
    Value { prospects, proved: true, ..value }
}
