//! Best-reply search (Schadd and Winands 2011; with the other opponents' ordinary moves kept, Esser and others
//! 2013): the thinker maximises their own worth. Between two of their moves at most one opponent makes the move
//! that is worst for the thinker; the others make the move that looks best for themselves. With two seats it is
//! plain alpha-beta.

use super::{
    COUNTER, Candidate, Thinker, Thought, Value,
    chance::Chance,
    mover,
    oversight::Oversight,
    playout_result::PlayoutResult,
    shares,
    sight::{Sighted, look},
    variety::Variety,
};
use crate::engine::Outcome;

/// More than any lead.
const WON: i32 = 1 << 24;

/// A move, the position after it, and the estimated lead of its mover there.
struct Answer<G: Sighted> {
    chosen: G::Move,
    after: G::Position,
    outcome: Option<Outcome>,
    seems: i32,
}

/// Iterative deepening by moves.
#[derive(Clone, PartialEq, Debug)]
pub struct BestReply<G: Sighted> {
    game: G,
    position: G::Position,
    me: usize,
    /// The positions from the root to the current one.
    path: Vec<G::Position>,
    /// The legal moves, each with its line and the thinker's lead after it; the best first.
    candidates: Vec<(i32, Vec<G::Move>)>,
    /// The legal moves in the order of the game.
    order: Vec<G::Move>,
    /// The last depth completed, in moves, and the greatest allowed.
    depth: u32,
    max_depth: u32,
    nodes: u64,
    /// How many nodes it may have in all, where that is known.
    planned: u64,
    /// A number of nodes known to be too few for the next depth.
    insufficient_nodes: u64,
    /// Whether every line within the depth reached the end of the game, or who wins is found.
    complete: bool,
    /// What it overlooks of all moves but its first, by this seed.
    overlooks: Oversight,
    seed: u64,
    /// How to choose among moves that are equally good; `None` for the best.
    variety: Option<Variety>,
}

impl<G: Sighted> BestReply<G> {
    /// Starts with a position, to search at most `max_depth` moves ahead; `past` are the earlier positions of the
    /// game, the oldest first.
    pub fn new(game: G, position: G::Position, past: &[G::Position], max_depth: u32, seed: u64) -> Self {
        let mut candidates = Vec::new();
        game.each_move(&position, |chosen| candidates.push((0, vec![chosen])));
        let order = candidates.iter().filter_map(|(_, line)| line.first()).copied().collect();
        Chance::new(seed).shuffle(&mut candidates);
        let path = past.iter().copied().chain([position]).collect();
        let me = mover(&game, &position);
        BestReply {
            game,
            position,
            me,
            path,
            candidates,
            order,
            depth: 0,
            max_depth,
            nodes: 0,
            planned: 0,
            insufficient_nodes: 0,
            complete: false,
            overlooks: Oversight::NONE,
            seed,
            variety: None,
        }
    }

    /// Searches in order to play: overlooks some moves, and chooses among moves that are equally good.
    #[must_use]
    pub fn to_play(self, variety: Variety, overlooks: Oversight) -> Self {
        BestReply { variety: Some(variety), overlooks, ..self }
    }

    /// Plays a move at the end of the path, and ends the round if a repetition does.
    fn play(&mut self, before: &G::Position, chosen: G::Move) -> (G::Position, Option<Outcome>) {
        let mut after = *before;
        self.game.play(&mut after, chosen, |_| ());
        self.nodes += 1;
        let Some(cycle) = G::CYCLE else { return (after, None) };
        let progress = self.game.progress(&after);
        let mut met = crate::engine::history::Met { times: 1, since: 0 };
        for earlier in self.path.iter().rev().take_while(|earlier| self.game.progress(earlier) == progress) {
            met.since += 1;
            met.times += u32::from(met.since as usize >= cycle && *earlier == after);
        }
        let outcome = self.game.on_repetition(&mut after, met, |_| ());
        (after, outcome)
    }

    /// The worth of the end of a game to the thinker.
    fn end_worth(&self, position: &G::Position, outcome: &Outcome) -> i32 {
        let seats = self.game.seats().count();
        let share = shares(outcome)[self.me] * seats as f32;
        let won = (share - 1.0) / (seats.max(2) - 1) as f32 * WON as f32;
        won as i32 + super::ahead(seats, self.game.holdings(position))[self.me]
    }

    fn answers(&mut self, position: &G::Position) -> Vec<Answer<G>> {
        let by = mover(&self.game, position);
        let game = self.game;
        let mut answers = Vec::new();
        game.each_move(position, |chosen| {
            let (after, outcome) = self.play(position, chosen);
            let seems = game.estimate(&after)[by].saturating_add(game.move_score(position, chosen));
            answers.push(Answer { chosen, after, outcome, seems });
        });
        self.overlook(position, &mut answers);
        answers.sort_by_key(|answer| std::cmp::Reverse(answer.seems));
        answers
    }

    /// Removes the answers that are overlooked; one is always seen.
    fn overlook(&self, position: &G::Position, answers: &mut Vec<Answer<G>>) {
        if self.overlooks == Oversight::NONE {
            return;
        }
        let (game, key, mut place, mut left) = (&self.game, self.game.key(position), 0, answers.len());
        answers.retain(|answer| {
            place += 1;
            let overlooked = left > 1
                && self.overlooks.overlooks(look(game, position, answer.chosen), self.seed, key, place);
            left -= usize::from(overlooked);
            !overlooked
        });
    }

    /// The worth of a position to the thinker, and the line; `None` when the nodes are used up. `replied`: an
    /// opponent has made its worst move for the thinker since the thinker's last move.
    fn value(
        &mut self,
        (position, outcome): (&G::Position, Option<Outcome>),
        depth: u32,
        (mut least, mut most): (i32, i32),
        replied: bool,
        until: u64,
    ) -> Option<(i32, Vec<G::Move>)> {
        if let Some(outcome) = outcome {
            return Some((self.end_worth(position, &outcome), Vec::new()));
        }
        if depth == 0 {
            let ended = self.game.outcome(position);
            let value = ended.map_or_else(
                || self.game.estimate(position)[self.me],
                |ended| self.end_worth(position, &ended),
            );
            self.complete &= ended.is_some();
            return Some((value, Vec::new()));
        }
        if self.nodes >= until {
            return None;
        }
        self.path.push(*position);
        let answers = self.answers(position);
        let mine = mover(&self.game, position) == self.me;
        let three = self.game.seats().count() > 2;
        // an opponent who has replied already, or leaves it to the other, makes the move that looks best for
        // themselves
        let ordinary = three && !mine;
        let mut best: Option<(i32, Vec<G::Move>)> = None;
        let mut tries = Vec::new();
        if ordinary {
            tries.extend(answers.first().map(|answer| (answer, replied)));
        }
        if !(ordinary && replied) {
            tries.extend(answers.iter().map(|answer| (answer, !mine)));
        }
        for (answer, replied) in tries {
            let after = (&answer.after, answer.outcome);
            let found = self.value(after, depth - 1, (least, most), replied, until);
            let Some((value, line)) = found else {
                self.path.pop();
                return None;
            };
            let better =
                best.as_ref().is_none_or(|(best, _)| if mine { value > *best } else { value < *best });
            if better {
                let line = std::iter::once(answer.chosen).chain(line).collect();
                best = Some((value, line));
            }
            if mine {
                least = least.max(value);
            } else {
                most = most.min(value);
            }
            if least >= most {
                break;
            }
        }
        self.path.pop();
        Some(best.unwrap_or_else(|| match self.game.outcome(position) {
            Some(ended) => (self.end_worth(position, &ended), Vec::new()),
            None => (self.game.estimate(position)[self.me], Vec::new()),
        }))
    }

    /// Searches one depth further; false if the nodes run out first.
    fn deepen(&mut self, until: u64) -> bool {
        let root = self.position;
        let mut candidates = Vec::new();
        self.complete = true;
        for at in 0..self.candidates.len() {
            let Some(&chosen) = self.candidates[at].1.first() else { continue };
            let (after, outcome) = self.play(&root, chosen);
            let answer = self.value((&after, outcome), self.depth, (-2 * WON, 2 * WON), false, until);
            let Some((value, line)) = answer else { return false };
            candidates.push((value, std::iter::once(chosen).chain(line).collect()));
        }
        let lost = |value: i32| value <= -WON / 8;
        let two = self.game.seats().count() == 2 && self.variety.is_some();
        if two && candidates.iter().all(|(value, _)| lost(*value)) && self.depth > 0 {
            // all is lost: what did not look so one move earlier lasts longest
            let last = |line: &Vec<G::Move>| {
                let before = self.candidates.iter().find(|(_, known)| known.first() == line.first());
                before.is_some_and(|(value, _)| !lost(*value))
            };
            candidates.sort_by_key(|(value, line)| std::cmp::Reverse((last(line), *value)));
            self.complete = true;
        } else {
            candidates.sort_by_key(|(value, _): &(i32, Vec<G::Move>)| std::cmp::Reverse(*value));
            // a win is played as soon as it is seen
            self.complete |= two && candidates.first().is_some_and(|(value, _)| *value >= WON / 8);
        }
        self.candidates = candidates;
        self.depth += 1;
        true
    }

    /// The index of the move to play: one of those that are equally good.
    fn choice(&self) -> usize {
        let (Some(variety), Some((best, _))) = (self.variety, self.candidates.first()) else { return 0 };
        if best.abs() >= WON / 8 || self.depth == 0 {
            return 0;
        }
        let place = |line: &[G::Move]| self.order.iter().position(|chosen| line.first() == Some(chosen));
        let good =
            self.candidates.iter().enumerate().filter(|(_, (value, _))| *value >= best - variety.noise);
        let best = good.max_by_key(|(_, (_, line))| variety.favour(place(line).unwrap_or(0)));
        best.map_or(0, |(at, _)| at)
    }
}

impl<G: Sighted> Thinker for BestReply<G> {
    type Move = G::Move;

    /// A depth is searched at once, if need be with all nodes that are planned: in the middle of a line it cannot stop and
    /// go on later. One that needs more is abandoned; only a call with more nodes can complete it.
    fn think(&mut self, nodes: u64) -> bool {
        let from = self.nodes;
        let until = self.nodes.saturating_add(nodes).max(self.planned);
        let nodes = until - from;
        while self.depth < self.max_depth && !self.candidates.is_empty() && !(self.complete && self.depth > 0)
        {
            if nodes <= self.insufficient_nodes {
                return true;
            }
            if !self.deepen(until) {
                self.complete = false;
                self.insufficient_nodes = until - from;
                return false;
            }
            self.insufficient_nodes = 0;
        }
        true
    }

    fn plan(&mut self, nodes: u64) {
        self.planned = nodes;
    }

    fn value_all(&mut self) {
        self.variety = None;
    }

    fn find_best(&mut self) {
        self.variety = None;
    }

    fn thought(&self) -> Thought<G::Move> {
        let seats = self.game.seats().count().clamp(2, 3) as usize;
        let each = self.nodes / self.candidates.len().max(1) as u64;
        let candidates = self.candidates.iter().map(|(value, line)| {
            // a finished game has a worth of a multiple of a quarter of `WON`, plus the lead
            let decided = value.abs() >= WON / 8;
            let mine = (value + WON / 16).rem_euclid(WON / 8) - WON / 16;
            let mut ahead = [-mine / (seats - 1) as i32; 3];
            ahead[self.me % 3] = mine;
            ahead.iter_mut().skip(seats).for_each(|ahead| *ahead = 0);
            let mut prospects = PlayoutResult::estimated(&self.game, ahead, 10 * COUNTER).shares;
            if decided {
                let mine = if *value > 0 { 1.0 } else { 0.0 };
                let others = (1.0 - mine) / (seats - 1) as f32;
                prospects = [0, 1, 2].map(|seat| if seat < seats { others } else { 0.0 });
                prospects[self.me % 3] = mine;
            }
            // with three seats, nobody need make the move assumed to be their best
            let proved = decided && seats == 2 && self.overlooks == Oversight::NONE;
            Candidate {
                value: Value { prospects, ahead, proved, exact: false },
                line: line.clone(),
                nodes: each,
            }
        });
        let mut candidates: Vec<_> = candidates.collect();
        if let Some(candidates) = candidates.get_mut(..=self.choice()) {
            candidates.rotate_right(1);
        }
        Thought { candidates, depth: self.depth, nodes: self.nodes }
    }
}
