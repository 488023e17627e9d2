//! How a beginner looks at a move: only as far as they can count.

use super::{
    COUNTER, Candidate, Searched, Thinker, Thought, Value, ahead,
    chance::Chance,
    mover,
    oversight::{Look, Oversight},
    playout_result::PlayoutResult,
    rows::in_stores,
};
use crate::engine::{
    Outcome,
    clause::Cited,
    pasang::{self, Pasang},
    seat::Seat,
    sowing::{
        SowingGame,
        position::{self, Position},
    },
};

/// A game whose moves can be followed event by event.
pub trait Sighted: Searched {
    /// Applies one event.
    fn apply_event(position: &mut Self::Position, event: Self::Event);
    /// Counters are lifted: a lap begins.
    fn is_lift(event: &Self::Event) -> bool;
    /// One counter is put down.
    fn is_drop(event: &Self::Event) -> bool;
    /// The counters that each seat has visibly taken, in hundredths.
    fn taken(position: &Self::Position) -> [i32; 3];
}

impl<G: SowingGame + Searched> Sighted for G {
    fn apply_event(position: &mut Position, event: position::Event) {
        position.apply(event);
    }
    fn is_lift(event: &position::Event) -> bool {
        matches!(event, position::Event::Lift { .. })
    }
    fn is_drop(event: &position::Event) -> bool {
        matches!(event, position::Event::Drop { .. } | position::Event::Bank { .. })
    }
    fn taken(position: &Position) -> [i32; 3] {
        in_stores(position)
    }
}

impl Sighted for Pasang {
    fn apply_event(position: &mut pasang::position::Position, event: pasang::position::Event) {
        position.apply(event);
    }
    fn is_lift(_: &pasang::position::Event) -> bool {
        false
    }
    fn is_drop(_: &pasang::position::Event) -> bool {
        false
    }
    fn taken(position: &pasang::position::Position) -> [i32; 3] {
        let of = |seat| COUNTER * i32::from(position.score(seat));
        [of(Seat::FIRST), of(Seat::SECOND), 0]
    }
}

/// How far a move is followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Laps; what a relay brings after them is not seen.
    pub laps: u32,
    /// Counters of a lap; a player who counts no further does not know where a longer lap ends.
    pub drops: u32,
    /// Whether a second move of the same player is seen.
    pub again: bool,
}

impl Sight {
    /// A whole move, to its end.
    pub const WHOLE: Sight = Sight { laps: u32::MAX, drops: u32::MAX, again: true };

    /// The position after the visible part of a move, and whether that is the whole move.
    pub fn after<G: Sighted>(
        &self,
        game: &G,
        position: &G::Position,
        chosen: G::Move,
    ) -> (G::Position, bool) {
        let (mut seen, mut after) = (*position, *position);
        let (mut laps, mut drops, mut sees) = (0, 0, true);
        game.play(&mut after, chosen, |Cited { event, .. }| {
            if G::is_lift(&event) {
                (laps, drops) = (laps + 1, 0);
            }
            drops += u32::from(G::is_drop(&event));
            sees = sees && laps <= self.laps && drops <= self.drops;
            if sees {
                G::apply_event(&mut seen, event);
            }
        });
        (if sees { after } else { seen }, sees)
    }
}

/// How a move strikes the eye of a player who looks over what can be done.
pub fn look<G: Sighted>(game: &G, position: &G::Position, chosen: G::Move) -> Look {
    let (mut after, mut drops) = (*position, 0);
    let me = mover(game, position);
    game.play(&mut after, chosen, |Cited { event, .. }| drops += u32::from(G::is_drop(&event)));
    Look { drops, quiet: G::taken(&after)[me] <= G::taken(position)[me] }
}

/// What the seats are ahead by at the end of a game: that a move wins or loses is plain to see, whatever has been taken.
fn decided(mut ahead: [i32; 3], seats: usize, outcome: &Outcome) -> [i32; 3] {
    for (at, ahead) in ahead.iter_mut().enumerate().take(seats) {
        let wins = Seat::at(at).is_some_and(|seat| outcome.winners.has(seat));
        *ahead += match (wins, outcome.winners.count()) {
            (false, _) => -COUNTER * COUNTER,
            (true, 1) => COUNTER * COUNTER,
            (true, _) => 0,
        };
    }
    ahead
}

/// How a beginner judges: by what a move wins, and perhaps by what the answer wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgement {
    pub own: Sight,
    /// How far an answer is followed; `None` if answers are not considered.
    pub reply: Option<Sight>,
    /// Moves within this lead of the best look equally good, in hundredths of a counter.
    pub blur: i32,
    /// How far some of its own moves are followed, and how many of them.
    pub short: (Sight, Oversight),
    /// The answers that are overlooked.
    pub overlooks: Oversight,
}

impl Judgement {
    /// Sees every move to its end, but no answer.
    pub const WHOLE: Judgement = Judgement {
        own: Sight::WHOLE,
        reply: None,
        blur: 0,
        short: (Sight::WHOLE, Oversight::NONE),
        overlooks: Oversight::NONE,
    };
}

/// Thinks as far as a beginner sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Glance<G: Sighted> {
    game: G,
    position: G::Position,
    judgement: Judgement,
    /// The legal moves, with each seat's estimated lead after each; the best first.
    seen: Vec<(G::Move, [i32; 3])>,
    nodes: u64,
    done: bool,
    seed: u64,
}

impl<G: Sighted> Glance<G> {
    pub fn new(game: G, position: G::Position, judgement: Judgement, seed: u64) -> Self {
        let mut seen = Vec::new();
        game.each_move(&position, |chosen| seen.push((chosen, [0; 3])));
        Chance::new(seed).shuffle(&mut seen);
        Glance { game, position, judgement, seen, nodes: 0, done: false, seed }
    }

    /// Each seat's estimated lead after a move.
    fn judge(&mut self, at: usize) -> [i32; 3] {
        let Some(&(chosen, _)) = self.seen.get(at) else { return [0; 3] };
        let Glance { game, position, judgement, .. } = *self;
        let me = mover(&game, &position);
        let (short, share) = judgement.short;
        let miscounts = share != Oversight::NONE
            && share.overlooks(look(&game, &position, chosen), self.seed, game.key(&position), at);
        let own = if miscounts { short } else { judgement.own };
        let (after, whole) = own.after(&game, &position, chosen);
        let taken = G::taken(&after);
        self.nodes += 1;
        let seats = game.seats().count();
        let mut ahead = ahead(seats, taken);
        if whole
            && own.again
            && let Some(outcome) = game.outcome(&after)
        {
            return decided(ahead, seats as usize, &outcome);
        }
        if !whole {
            return ahead;
        }
        let other = mover(&game, &after);
        if other == me {
            // a second move has some value
            ahead[me] += if own.again { COUNTER } else { 0 };
            return ahead;
        }
        let Some(sight) = judgement.reply else { return ahead };
        let mut best: Option<[i32; 3]> = None;
        let (overlooks, mut place) = (judgement.overlooks, 0);
        let key = if overlooks == Oversight::NONE { 0 } else { game.key(&after) };
        game.each_move(&after, |answer| {
            place += 1;
            if overlooks != Oversight::NONE
                && overlooks.overlooks(look(&game, &after, answer), self.seed, key, place)
            {
                return;
            }
            let (answered, whole) = sight.after(&game, &after, answer);
            let mut left = super::ahead(seats, G::taken(&answered));
            if whole && let Some(outcome) = game.outcome(&answered) {
                left = decided(left, seats as usize, &outcome);
            }
            self.nodes += 1;
            if best.is_none_or(|best| left[other] > best[other]) {
                best = Some(left);
            }
        });
        best.unwrap_or(ahead)
    }
}

impl<G: Sighted> Thinker for Glance<G> {
    type Move = G::Move;

    /// Looks at every move at once, however few the nodes.
    fn think(&mut self, _: u64) -> bool {
        if self.done {
            return true;
        }
        self.done = true;
        let me = mover(&self.game, &self.position);
        let mut best: Option<usize> = None;
        for at in 0..self.seen.len() {
            self.seen[at].1 = self.judge(at);
            if best.is_none_or(|best| self.seen[at].1[me] > self.seen[best].1[me]) {
                best = Some(at);
            }
        }
        // the order is random already, so the first move that looks as good as the best is chosen
        let least = best.map_or(0, |best| self.seen[best].1[me]) - self.judgement.blur;
        self.seen.sort_by_key(|(_, ahead)| std::cmp::Reverse(ahead[me].min(least)));
        true
    }

    fn thought(&self) -> Thought<G::Move> {
        let each = self.nodes / self.seen.len().max(1) as u64;
        let candidates = self.seen.iter().map(|&(chosen, ahead)| {
            let prospects = PlayoutResult::estimated(&self.game, ahead, 10 * COUNTER).shares;
            Candidate {
                value: Value { prospects, ahead, ..Value::default() },
                line: vec![chosen],
                nodes: each,
            }
        });
        Thought { candidates: candidates.collect(), depth: u32::from(self.done), nodes: self.nodes }
    }
}
