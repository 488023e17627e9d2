//! A tree of playouts: every descent goes on with random moves to an end, and the result for each seat is added
//! to every move on the way. Each seat maximises its own result, with two seats or three (Kocsis and Szepesvári
//! 2006, Sturtevant 2008); proved moves are not visited again (Winands and others 2008).

use super::{
    COUNTER, Candidate, Searched, Thinker, Thought, Value,
    chance::Chance,
    mover,
    playout_result::PlayoutResult,
    tree::{self, NodeIndex, Tree},
    variety::Variety,
    walk::Walk,
};
use crate::engine::Outcome;

/// The parameters of a tree of playouts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TreeSettings {
    /// The exploration factor in Kocsis and Szepesvári's bound.
    pub explore: f32,
    /// The part of a playout's value that comes from the lead in counters and not from winning.
    pub margin: f32,
    /// The lead, in hundredths of a counter, that gives half of that part.
    pub scale: i32,
    /// Moves after which a playout is cut off and its position estimated.
    pub cutoff: u32,
    /// Whether playouts go on to the end of the match, not only of the round.
    pub to_match_end: bool,
    /// How many answers are considered at first; the square root of the visits is added.
    pub first_answers: usize,
    /// How many moves the tree may hold.
    pub capacity: usize,
}

impl Default for TreeSettings {
    fn default() -> Self {
        TreeSettings {
            explore: 0.3,
            margin: 0.5,
            scale: 10 * COUNTER,
            cutoff: 2000,
            to_match_end: false,
            first_answers: 24,
            capacity: 1 << 20,
        }
    }
}

/// The results of a move of the root.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct RootStats {
    shares: [f64; 3],
    ahead: [f64; 3],
    nodes: u64,
}

/// Thinks by a tree of playouts.
#[derive(Clone, PartialEq, Debug)]
pub struct Uct<G: Searched> {
    game: G,
    settings: TreeSettings,
    chance: Chance,
    /// The root position.
    root: Walk<G>,
    /// The current position.
    walk: Walk<G>,
    /// `None` if the game is over.
    tree: Option<Tree<G::Move>>,
    /// For every answer of the root.
    root_stats: Vec<RootStats>,
    /// The nodes on the path, and the index of the seat that chose among the answers of each; `None` for a lot.
    path: Vec<(NodeIndex, Option<usize>)>,
    legal: Vec<G::Move>,
    depth: u32,
    nodes: u64,
    /// How to choose among moves that are equally good; `None` for the best.
    variety: Option<Variety>,
}

/// The root's index.
const ROOT: NodeIndex = 0;

impl<G: Searched> Uct<G> {
    /// Starts with a position; `past` are the earlier positions of the game, the oldest first.
    pub fn new(
        game: G,
        position: G::Position,
        past: &[G::Position],
        settings: TreeSettings,
        seed: u64,
    ) -> Self {
        let root = Walk::new(&game, position, past);
        let mut chance = Chance::new(seed);
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        let tree = legal.first().copied().map(|any| {
            let mut tree = Tree::new(any, settings.capacity);
            tree.open(ROOT, &mut legal, &mut chance);
            tree
        });
        let (root_stats, walk, path) = (vec![RootStats::default(); legal.len()], root.clone(), Vec::new());
        Uct {
            game,
            settings,
            chance,
            root,
            walk,
            tree,
            root_stats,
            path,
            legal,
            depth: 0,
            nodes: 0,
            variety: None,
        }
    }

    /// Searches in order to play: in the opening, chooses among moves that are equally good.
    #[must_use]
    pub fn to_play(self, variety: Variety) -> Self {
        Uct { variety: Some(variety), ..self }
    }

    /// The answer of the root to play. In the opening that is any to which the tree has given at least a quarter of
    /// the visits of the best: by the rule that spreads them, such a move seems nearly as good.
    fn choice(&self, tree: &Tree<G::Move>, best: NodeIndex) -> NodeIndex {
        let Some(variety) = self.variety.filter(|variety| variety.opening) else { return best };
        if tree.node(best).is_proved() {
            return best;
        }
        let (from, least) = (tree.answers(ROOT).start, tree.node(best).visits.div_ceil(4).max(1));
        let good = tree.answers(ROOT).filter(|&answer| {
            let node = tree.node(answer);
            !node.is_proved() && node.visits >= least
        });
        good.max_by_key(|&answer| variety.favour((answer - from) as usize)).unwrap_or(best)
    }

    /// One descent through the tree, a playout, and the update on the way back.
    fn descend(&mut self, tree: &mut Tree<G::Move>) {
        let game = self.game;
        let before = self.nodes;
        self.walk.go_to(&self.root);
        self.path.clear();
        let (mut place, mut ended) = (ROOT, None);
        while ended.is_none() && !tree.node(place).is_proved() {
            let node = tree.node(place);
            // a node is opened on its second visit
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
        let result = if winners != 0 {
            let ahead = game.holdings(&self.walk.position);
            PlayoutResult { shares: tree::shares(winners), ahead: super::ahead(game.seats().count(), ahead) }
        } else {
            let (result, outcome) = self.play_out(ended);
            if let Some(outcome) = outcome {
                tree.node_mut(place).winners =
                    outcome.winners.iter().fold(0, |bits, seat| bits | 1 << seat.index());
            }
            result
        };
        self.record(tree, place, &result, self.nodes - before);
    }

    /// Adds the result of a playout to every node of the path.
    fn record(&mut self, tree: &mut Tree<G::Move>, end: NodeIndex, result: &PlayoutResult, nodes: u64) {
        let worth = result.worth(&self.game, self.settings.margin, self.settings.scale);
        tree.visit(end, worth);
        let mut proved = tree.node(end).is_proved();
        for &(place, by) in self.path.iter().rev() {
            tree.visit(place, worth);
            proved = proved && tree.prove(place, by);
        }
        let first = self.path.get(1).map_or(end, |&(place, _)| place);
        let at = first.saturating_sub(tree.answers(ROOT).start) as usize;
        if let Some(stats) = self.root_stats.get_mut(at) {
            for seat in 0..3 {
                stats.shares[seat] += f64::from(result.shares[seat]);
                stats.ahead[seat] += f64::from(result.ahead[seat]);
            }
            stats.nodes += nodes;
        }
    }

    /// Whether a round has ended on the path and play beyond it is not considered.
    fn is_horizon(&self) -> bool {
        !self.settings.to_match_end
            && !self.path.is_empty()
            && self.game.round_totals(&self.walk.position).is_some()
    }

    /// Gives a node its answers; false if none are available.
    fn open(&mut self, tree: &mut Tree<G::Move>, place: NodeIndex) -> bool {
        let Uct { game, walk, legal, chance, .. } = self;
        legal.clear();
        game.each_move(&walk.position, |chosen| legal.push(chosen));
        tree.open(place, legal, chance)
    }

    /// The answer to try next.
    fn answer(&mut self, tree: &Tree<G::Move>, place: NodeIndex, by: Option<usize>) -> NodeIndex {
        let answers = tree.answers(place);
        let Some(mover) = by else {
            return answers.start + self.chance.below(answers.len()) as NodeIndex;
        };
        let few = self.settings.first_answers;
        let among = match answers.len() <= few {
            true => answers.len(),
            false => few + (tree.node(place).visits as f32).sqrt() as usize,
        };
        tree.choose(place, mover, self.settings.explore, among)
    }

    /// Plays random moves from the current position to an end; also gives the outcome, if the game had ended
    /// already.
    fn play_out(&mut self, mut ended: Option<Outcome>) -> (PlayoutResult, Option<Outcome>) {
        let game = self.game;
        let TreeSettings { cutoff, to_match_end, scale, .. } = self.settings;
        let mut played = 0;
        let moved = !self.path.is_empty();
        while ended.is_none() {
            if !to_match_end
                && (moved || played > 0)
                && let Some(held) = game.round_totals(&self.walk.position)
            {
                ended = game.outcome(&self.walk.position);
                if ended.is_none() {
                    return (PlayoutResult::at_round_end(&game, held), None);
                }
                break;
            }
            if played == cutoff {
                let ahead = game.estimate(&self.walk.position);
                return (PlayoutResult::estimated(&game, ahead, scale), None);
            }
            let Uct { walk, legal, chance, .. } = self;
            let Some(chosen) = game.pick(&walk.position, |count| chance.below(count), legal) else {
                ended = game.outcome(&walk.position);
                break;
            };
            ended = walk.play(&game, chosen);
            played += 1;
            self.nodes += 1;
        }
        let Some(outcome) = ended else { return (PlayoutResult::estimated(&game, [0; 3], scale), None) };
        (PlayoutResult::of_outcome(&game, &self.walk.position, &outcome), ended.filter(|_| played == 0))
    }

    /// The answer to play: the shortest proved win, else the most visited one, unless a proved answer is better than what
    /// that one can be expected to bring. Where all is lost, the answer that lasts longest.
    fn best(tree: &Tree<G::Move>, place: NodeIndex, mover: usize) -> Option<NodeIndex> {
        let tried = tree.answers(place).filter(|&answer| !tree.node(answer).is_proved());
        let tried = tried.max_by_key(|&answer| tree.node(answer).visits);
        let share = |answer: NodeIndex| tree.node(answer).share(mover);
        let proved = tree.answers(place).filter(|&answer| tree.node(answer).is_proved());
        let proved = proved.max_by(|&one, &other| {
            let end = |answer: NodeIndex| {
                let node = tree.node(answer);
                let far = i32::from(node.far);
                (if share(answer) == 0.0 { far } else { -far }, node.visits)
            };
            share(one).total_cmp(&share(other)).then(end(one).cmp(&end(other)))
        });
        match (tried, proved) {
            (Some(tried), Some(proved)) if share(proved) >= share(tried).max(f32::EPSILON) => Some(proved),
            (tried, proved) => tried.or(proved),
        }
    }

    /// The expected line after an answer of the root, beginning with the answer.
    fn line(&self, tree: &Tree<G::Move>, answer: NodeIndex) -> Vec<G::Move> {
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
            self.descend(&mut tree);
        }
        let proved = tree.node(ROOT).is_proved();
        self.tree = Some(tree);
        proved
    }

    fn value_all(&mut self) {
        self.variety = None;
    }

    fn find_best(&mut self) {
        self.variety = None;
    }

    fn thought(&self) -> Thought<G::Move> {
        let mut candidates = Vec::new();
        let seats = self.game.seats().count().clamp(1, 3) as usize;
        if let Some(tree) = &self.tree {
            let by = mover(&self.game, &self.root.position);
            let best = Self::best(tree, ROOT, by).map(|best| self.choice(tree, best));
            let mut order: Vec<NodeIndex> = tree.answers(ROOT).collect();
            order.sort_by(|&one, &other| {
                let key = |answer: NodeIndex| (Some(answer) == best, tree.node(answer).visits);
                key(other).cmp(&key(one))
            });
            candidates.extend(order.into_iter().map(|answer| {
                let node = tree.node(answer);
                let stats = self
                    .root_stats
                    .get((answer - tree.answers(ROOT).start) as usize)
                    .copied()
                    .unwrap_or_default();
                let visits = f64::from(node.visits.max(1));
                let even = [0, 1, 2].map(|seat| if seat < seats { 1.0 / seats as f32 } else { 0.0 });
                let prospects = match node.visits {
                    _ if node.is_proved() => tree::shares(node.winners),
                    0 => even,
                    _ => stats.shares.map(|share| (share / visits) as f32),
                };
                let ahead = stats.ahead.map(|ahead| (ahead / visits) as i32);
                // the lead is the mean of games played at random
                let value = Value { prospects, ahead, proved: node.is_proved(), exact: false };
                Candidate { value, line: self.line(tree, answer), nodes: stats.nodes }
            }));
        }
        Thought { candidates, depth: self.depth, nodes: self.nodes }
    }
}
