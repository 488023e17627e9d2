//! The opponent that looks ahead, in an ending: besides, it looks up what can be forced on the boards with few counters.

use super::{
    COUNTER, Candidate, Searched, Thinker, Thought, Value,
    alpha_beta::AlphaBeta,
    endings::{Board, Forced, Shared, Small, on_own_rows},
};
use crate::engine::seat::Seat;

/// Looking ahead comes first: most endings it solves at once, and it finds the expected lines.
const FIRST: u64 = 20_000;

/// Looks ahead, then solves the boards with few counters, then looks ahead again with what is left.
pub struct Endgame<G: Searched> {
    game: G,
    position: G::Position,
    small: Small<G::Position>,
    ahead: AlphaBeta<G>,
    endings: Shared,
    /// The nodes that solving may take; where it takes more, it looks ahead instead.
    budget: u64,
    /// The least and the greatest lead of the first seat where a position that has been met twice ends the game; `None`
    /// if none has.
    again: Option<(i32, i32)>,
    spent: u64,
}

/// What is proved of a move: by how many counters the seat that makes it wins at least and at most, and in how many moves
/// it gets there.
#[derive(Clone, Copy)]
struct Proved {
    least: i32,
    most: i32,
    far: u16,
    other_far: u16,
}

impl<G: Searched> Endgame<G> {
    /// A search with what is known of endings besides, if the position has a small board. `past` are the earlier positions of
    /// the game, the oldest first.
    pub fn over(
        ahead: AlphaBeta<G>,
        game: G,
        position: G::Position,
        past: &[G::Position],
        endings: Shared,
    ) -> Box<dyn Thinker<Move = G::Move>>
    where
        G: 'static,
    {
        let ahead = ahead.knowing(endings.clone());
        match G::SMALL.filter(|small| small.holds(&position)) {
            Some(small) => Box::new(Endgame::new(ahead, game, position, past, (small, endings))),
            None => Box::new(ahead),
        }
    }

    fn new(
        ahead: AlphaBeta<G>,
        game: G,
        position: G::Position,
        past: &[G::Position],
        (small, endings): (Small<G::Position>, Shared),
    ) -> Self {
        let mut again = None;
        for (at, one) in
            past.iter().enumerate().filter(|(_, one)| game.progress(one) == game.progress(&position))
        {
            if past.iter().skip(at + 1).any(|other| other == one) {
                let lead = (small.lead)(one) + on_rows(&(small.board)(one), game.to_move(one));
                let (least, most) = again.unwrap_or((lead, lead));
                again = Some((lead.min(least), lead.max(most)));
            }
        }
        Endgame { game, position, small, ahead, endings, budget: 0, again, spent: 0 }
    }

    fn nodes(&self) -> u64 {
        self.ahead.nodes() + self.spent
    }

    fn counters(&self) -> usize {
        (self.small.counters)(&self.position)
    }

    fn is_solved(&self) -> bool {
        self.endings.borrow().is_solved(self.counters())
    }

    /// Solves boards, if that is not too much.
    fn solve(&mut self, nodes: u64) {
        let (counters, mut endings) = (self.counters(), self.endings.borrow_mut());
        if endings.missing(counters) <= self.budget {
            let spent = endings.go_on(&self.game, &self.small, counters, nodes);
            self.spent += spent;
            self.budget = self.budget.saturating_sub(spent);
        }
    }

    /// Whether it is proved who wins: by a move that does, or of all moves.
    fn is_decided(&self) -> bool {
        let (candidates, mover) = (self.thought().candidates, self.ahead.mover());
        let wins = |best: &Candidate<G::Move>| best.value.proved && best.value.prospects[mover] == 1.0;
        candidates.first().is_some_and(wins) || candidates.iter().all(|candidate| candidate.value.proved)
    }

    /// What is proved of a move, if its ending is solved.
    fn proved(&self, chosen: G::Move) -> Option<Proved> {
        let mut after = self.position;
        self.game.play(&mut after, chosen, |_| ());
        let Forced { own, other, own_far, other_far } =
            self.endings.borrow().find(&(self.small.board)(&after))?;
        let sign = if self.game.to_move(&self.position) == Seat::FIRST { 1 } else { -1 };
        let lead = sign * (self.small.lead)(&after);
        let (mut least, mut most) = (lead + i32::from(other), lead - i32::from(own));
        if let Some((low, high)) =
            self.again.filter(|_| self.game.progress(&after) == self.game.progress(&self.position))
        {
            // whoever forces something may come to a position that ends the game
            let (low, high) = if sign > 0 { (low, high) } else { (-high, -low) };
            (least, most) = (least.min(low), most.max(high));
        }
        Some(Proved { least, most, far: other_far, other_far: own_far })
    }
}

/// The lead of the first seat in what lies in the rows, on a board where this seat moves.
fn on_rows(board: &Board, mover: Seat) -> i32 {
    let own = i32::from(on_own_rows(board));
    if mover == Seat::FIRST { own } else { -own }
}

impl Proved {
    /// The order of moves: what wins, by most counters and then by the shortest way; what does not lose; what may lose;
    /// what loses, by fewest counters and then by the longest way.
    fn rank(self) -> (u8, i32, i32) {
        match (self.least, self.most) {
            (1.., _) => (0, -self.least, self.far.into()),
            (0, _) => (1, 0, 0),
            (_, ..=-1) => (3, -self.most, -i32::from(self.other_far)),
            _ => (2, 0, 0),
        }
    }

    /// A value with what is proved of it besides: who wins. The lead is that of play to the last counter.
    fn value(self, value: Value, mover: usize) -> Value {
        let share = match (self.least, self.most) {
            (1.., _) => 1.0,
            (_, ..=-1) => 0.0,
            (0, 0) => 0.5,
            _ => return value,
        };
        let mut proved = Value { proved: true, exact: false, ..value };
        let (own, other) = (mover, 1 - mover);
        (proved.prospects[own], proved.prospects[other]) = (share, 1.0 - share);
        if self.least == self.most {
            let ahead = self.least * COUNTER / 2;
            (proved.ahead[own], proved.ahead[other]) = (ahead, -ahead);
        }
        proved
    }
}

/// The same for a move of which looking ahead has found a value.
fn rank_of(value: &Value, mover: usize) -> (u8, i32, i32) {
    let lead = 2 * value.ahead[mover] / COUNTER;
    match value.prospects[mover] {
        _ if !value.proved => (2, 0, 0),
        1.0 => (0, -lead, 0),
        0.0 => (3, -lead, 0),
        _ => (1, 0, 0),
    }
}

impl<G: Searched> Thinker for Endgame<G> {
    type Move = G::Move;

    fn think(&mut self, nodes: u64) -> bool {
        let until = self.nodes().saturating_add(nodes);
        let first = FIRST.saturating_sub(self.ahead.nodes());
        // at its greatest depth looking ahead has nothing more to do, and may still not know who wins
        if first > 0 && self.ahead.think(nodes.min(first)) && self.ahead.is_solved() {
            return true;
        }
        self.solve(until.saturating_sub(self.nodes()));
        if self.is_solved() && self.is_decided() {
            return true;
        }
        let left = until.saturating_sub(self.nodes());
        left > 0 && self.ahead.think(left)
    }

    fn plan(&mut self, nodes: u64) {
        self.budget = nodes.saturating_sub(FIRST + self.spent);
    }

    fn value_all(&mut self) {
        self.ahead.value_all();
    }

    fn find_best(&mut self) {
        self.ahead.find_best();
    }

    fn thought(&self) -> Thought<G::Move> {
        let thought = self.ahead.thought();
        if !self.is_solved() {
            return Thought { nodes: self.nodes(), ..thought };
        }
        let mover = self.ahead.mover();
        let proved =
            |candidate: &Candidate<G::Move>| candidate.line.first().and_then(|&chosen| self.proved(chosen));
        let mut candidates: Vec<(Option<Proved>, Candidate<G::Move>)> =
            thought.candidates.into_iter().map(|candidate| (proved(&candidate), candidate)).collect();
        for (proved, candidate) in &mut candidates {
            if let Some(proved) = proved {
                candidate.value = proved.value(candidate.value, mover);
            }
        }
        candidates.sort_by_key(|(proved, candidate)| {
            let found = rank_of(&candidate.value, mover);
            proved.map_or(found, |proved| proved.rank().min(found))
        });
        let candidates = candidates.into_iter().map(|(_, candidate)| candidate).collect();
        Thought { candidates, nodes: self.nodes(), ..thought }
    }
}
