//! A tree of playouts: every walk through it goes on by chance to an end, and what it brings each seat is added to
//! every move on the way. Each seat prefers what brings it most, be they two or three (Kocsis and Szepesvári 2006,
//! Sturtevant 2008); what is proved is not tried again (Winands and others 2008).

use super::{
    COUNTER, Candidate, Searched, Thinker, Thought, Value,
    brought::Brought,
    chance::Chance,
    mover,
    tree::{self, Place, Tree},
    walk::Walk,
};
use crate::engine::Outcome;

/// How a tree of playouts is grown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How much a move is worth a visit because little is known of it: the factor in Kocsis and Szepesvári's bound.
    pub explore: f32,
    /// How much of what a playout brings is for the counters that a seat is ahead by, and not for having won.
    pub margin: f32,
    /// Being ahead by so much, in hundredths of a counter, brings half of what can be had so.
    pub scale: i32,
    /// Moves after which a playout is broken off and what seems to be so is taken for its end.
    pub cut: u32,
    /// Playouts go on to the end of the match, and not of the round.
    pub whole: bool,
    /// How many answers are tried where there are more than can be; as many again each time the visits are four
    /// times as many.
    pub few: usize,
    /// How many moves the tree may hold.
    pub room: usize,
}

impl Default for Manner {
    fn default() -> Self {
        Manner {
            explore: 0.3,
            margin: 0.5,
            scale: 10 * COUNTER,
            cut: 2000,
            whole: false,
            few: 24,
            room: 1 << 20,
        }
    }
}

/// What has been brought to a move of the root.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Kept {
    shares: [f64; 3],
    ahead: [f64; 3],
    nodes: u64,
}

/// Thinks by a tree of playouts.
#[derive(Clone, PartialEq, Debug)]
pub struct Uct<G: Searched> {
    game: G,
    manner: Manner,
    chance: Chance,
    /// Where the thinking begins.
    root: Walk<G>,
    /// Where it is.
    walk: Walk<G>,
    /// None where the game is over.
    tree: Option<Tree<G::Move>>,
    /// For every answer of the root.
    kept: Vec<Kept>,
    /// The nodes gone through, and who chose among the answers of each; nobody where it was by lot.
    path: Vec<(Place, Option<usize>)>,
    legal: Vec<G::Move>,
    depth: u32,
    nodes: u64,
}

/// The root's place.
const ROOT: Place = 0;

impl<G: Searched> Uct<G> {
    /// Thinks about a position; `past` are those that the game has passed through before it, the oldest first.
    pub fn new(game: G, position: G::Position, past: &[G::Position], manner: Manner, seed: u64) -> Self {
        let root = Walk::new(&game, position, past);
        let mut chance = Chance::new(seed);
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        let tree = legal.first().copied().map(|any| {
            let mut tree = Tree::new(any, manner.room);
            tree.open(ROOT, &mut legal, &mut chance);
            tree
        });
        let (kept, walk, path) = (vec![Kept::default(); legal.len()], root.clone(), Vec::new());
        Uct { game, manner, chance, root, walk, tree, kept, path, legal, depth: 0, nodes: 0 }
    }

    /// Goes once through the tree, on to an end, and back.
    fn go(&mut self, tree: &mut Tree<G::Move>) {
        let game = self.game;
        let before = self.nodes;
        self.walk.go_to(&self.root);
        self.path.clear();
        let (mut place, mut ended) = (ROOT, None);
        while ended.is_none() && !tree.node(place).is_proved() {
            let node = tree.node(place);
            // what has been visited before is opened
            if !node.is_open() && (node.visits == 0 || self.is_horizon() || !self.open(tree, place)) {
                break;
            }
            let by = (!game.is_lot(&self.walk.position)).then(|| mover(&game, &self.walk.position));
            self.path.push((place, by));
            place = self.answer(tree, place, by);
            self.nodes += 1;
            ended = self.walk.play(&game, tree.node(place).chosen);
        }
        self.depth = self.depth.max(self.path.len() as u32);
        let winners = tree.node(place).winners;
        let brought = if winners != 0 {
            let ahead = game.holdings(&self.walk.position);
            Brought { shares: tree::shares(winners), ahead: super::ahead(game.seats().count(), ahead) }
        } else {
            let (brought, outcome) = self.play_out(ended);
            if let Some(outcome) = outcome {
                tree.node_mut(place).winners =
                    outcome.winners.iter().fold(0, |bits, seat| bits | 1 << seat.index());
            }
            brought
        };
        self.keep(tree, place, &brought, self.nodes - before);
    }

    /// Takes back through the tree what an end has brought.
    fn keep(&mut self, tree: &mut Tree<G::Move>, end: Place, brought: &Brought, nodes: u64) {
        let worth = brought.worth(&self.game, self.manner.margin, self.manner.scale);
        tree.visit(end, worth);
        let mut proved = tree.node(end).is_proved();
        for &(place, by) in self.path.iter().rev() {
            tree.visit(place, worth);
            proved = proved && tree.prove(place, by);
        }
        let first = self.path.get(1).map_or(end, |&(place, _)| place);
        let at = first.saturating_sub(tree.answers(ROOT).start) as usize;
        if let Some(kept) = self.kept.get_mut(at) {
            for seat in 0..3 {
                kept.shares[seat] += f64::from(brought.shares[seat]);
                kept.ahead[seat] += f64::from(brought.ahead[seat]);
            }
            kept.nodes += nodes;
        }
    }

    /// Whether a round has ended on the way, and what follows is not looked at.
    fn is_horizon(&self) -> bool {
        !self.manner.whole && !self.path.is_empty() && self.game.pause(&self.walk.position).is_some()
    }

    /// Gives a node its answers; false where none are to be had.
    fn open(&mut self, tree: &mut Tree<G::Move>, place: Place) -> bool {
        let Uct { game, walk, legal, chance, .. } = self;
        legal.clear();
        game.each_move(&walk.position, |chosen| legal.push(chosen));
        tree.open(place, legal, chance)
    }

    /// The answer to be tried next.
    fn answer(&mut self, tree: &Tree<G::Move>, place: Place, by: Option<usize>) -> Place {
        let answers = tree.answers(place);
        let Some(mover) = by else {
            return answers.start + self.chance.below(answers.len()) as Place;
        };
        let few = self.manner.few;
        let among = match answers.len() <= few {
            true => answers.len(),
            false => few + (tree.node(place).visits as f32).sqrt() as usize,
        };
        tree.choose(place, mover, self.manner.explore, among)
    }

    /// Goes on by chance from where the walk stands, to an end; also how the game has ended there already.
    fn play_out(&mut self, mut ended: Option<Outcome>) -> (Brought, Option<Outcome>) {
        let game = self.game;
        let Manner { cut, whole, scale, .. } = self.manner;
        let mut played = 0;
        let moved = !self.path.is_empty();
        while ended.is_none() {
            if !whole
                && (moved || played > 0)
                && let Some(held) = game.pause(&self.walk.position)
            {
                ended = game.ended(&self.walk.position);
                if ended.is_none() {
                    return (Brought::paused(&game, held), None);
                }
                break;
            }
            if played == cut {
                let ahead = game.estimate(&self.walk.position);
                return (Brought::unsure(&game, ahead, scale), None);
            }
            let Uct { walk, legal, chance, .. } = self;
            let Some(chosen) = game.pick(&walk.position, |count| chance.below(count), legal) else {
                ended = game.ended(&walk.position);
                break;
            };
            ended = walk.play(&game, chosen);
            played += 1;
            self.nodes += 1;
        }
        let Some(outcome) = ended else { return (Brought::unsure(&game, [0; 3], scale), None) };
        (Brought::over(&game, &self.walk.position, &outcome), ended.filter(|_| played == 0))
    }

    /// The answer of a node that is to be played: one that surely wins, else the one that was tried most, unless
    /// something that is proved is better than what that can be expected to bring.
    fn best(tree: &Tree<G::Move>, place: Place, mover: usize) -> Option<Place> {
        let tried = tree.answers(place).filter(|&answer| !tree.node(answer).is_proved());
        let tried = tried.max_by_key(|&answer| tree.node(answer).visits);
        let share = |answer: Place| tree.node(answer).share(mover);
        let proved = tree.answers(place).filter(|&answer| tree.node(answer).is_proved());
        let proved = proved.max_by(|&one, &other| {
            let visits = |answer: Place| tree.node(answer).visits;
            share(one).total_cmp(&share(other)).then(visits(one).cmp(&visits(other)))
        });
        match (tried, proved) {
            (Some(tried), Some(proved)) if share(proved) >= share(tried).max(f32::EPSILON) => Some(proved),
            (tried, proved) => tried.or(proved),
        }
    }

    /// What is expected to follow an answer of the root, itself first.
    fn line(&self, tree: &Tree<G::Move>, answer: Place) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut walk = self.root.clone();
        let mut place = answer;
        loop {
            let chosen = tree.node(place).chosen;
            line.push(chosen);
            if walk.play(&self.game, chosen).is_some() || !tree.node(place).is_open() {
                return line;
            }
            match Self::best(tree, place, mover(&self.game, &walk.position)) {
                Some(next) => place = next,
                None => return line,
            }
        }
    }
}

impl<G: Searched> Thinker for Uct<G> {
    type Move = G::Move;

    fn think(&mut self, nodes: u64) -> bool {
        let Some(mut tree) = self.tree.take() else { return true };
        let until = self.nodes.saturating_add(nodes);
        while self.nodes < until && !tree.node(ROOT).is_proved() {
            self.go(&mut tree);
        }
        let proved = tree.node(ROOT).is_proved();
        self.tree = Some(tree);
        proved
    }

    fn thought(&self) -> Thought<G::Move> {
        let mut candidates = Vec::new();
        let seats = self.game.seats().count().clamp(1, 3) as usize;
        if let Some(tree) = &self.tree {
            let by = mover(&self.game, &self.root.position);
            let best = Self::best(tree, ROOT, by);
            let mut order: Vec<Place> = tree.answers(ROOT).collect();
            order.sort_by(|&one, &other| {
                let key = |answer: Place| (Some(answer) == best, tree.node(answer).visits);
                key(other).cmp(&key(one))
            });
            candidates.extend(order.into_iter().map(|answer| {
                let node = tree.node(answer);
                let kept =
                    self.kept.get((answer - tree.answers(ROOT).start) as usize).copied().unwrap_or_default();
                let visits = f64::from(node.visits.max(1));
                let even = [0, 1, 2].map(|seat| if seat < seats { 1.0 / seats as f32 } else { 0.0 });
                let prospects = match node.visits {
                    _ if node.is_proved() => tree::shares(node.winners),
                    0 => even,
                    _ => kept.shares.map(|share| (share / visits) as f32),
                };
                let ahead = kept.ahead.map(|ahead| (ahead / visits) as i32);
                let value = Value { prospects, ahead, proved: node.is_proved() };
                Candidate { value, line: self.line(tree, answer), nodes: kept.nodes }
            }));
        }
        Thought { candidates, depth: self.depth, nodes: self.nodes }
    }
}
