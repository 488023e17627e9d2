//! Plain players to measure against, and the levels.

use std::time::{Duration, Instant};

use crate::{
    engine::{Game, Kind, Outcome},
    search::{
        chance::Chance,
        level::{FEW_MOVES, Level},
        method::{self, Method, method, of_skill, thinker, tree_settings},
        oversight::Oversight,
        rung::{Rung, Skill},
        shares,
        sight::Sighted,
    },
};

/// A player to be measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Player {
    Random,
    /// Makes the move that takes the most counters: level 2, without its blur but for that of the opening.
    Greedy,
    /// UCT without knowledge, with this many playouts a move, each to the end of the game.
    Uct(u32),
    /// The same with playouts to the end of the round, the unit that is measured.
    UctInRounds(u32),
    /// The same, for the average time of the other player's moves.
    UctInTime,
    /// Alpha-beta to this depth in moves; for three players, best-reply search.
    Deep(u32),
    /// Alpha-beta with this many nodes a move; two players only.
    Ahead(u64),
    /// A tree of playouts with this many nodes a move.
    Tree(u64),
    /// A rung, and a factor on its nodes.
    Rung(Rung, f64),
    /// As a rung between two levels that looks ahead: so many moves, and the share it overlooks, in hundredths.
    Look(u32, u8),
    /// As level 6, with so many nodes, but always its best move: no variety.
    Steady(u64),
    /// Plain alpha-beta of the same time as the other player, times this factor: no table, no order but the estimate.
    Plain(u32),
    /// As level 5, with so many nodes.
    Nodes(u64),
    /// As a rung that sees answers and overlooks this share.
    Answering(u8),
    /// As a rung that counts this share of its moves short, and takes moves for equal within so many hundredths of a counter.
    Counting(u8, i32),
}

impl std::fmt::Display for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Uct(playouts) => write!(f, "uct-{playouts}"),
            Player::UctInRounds(playouts) => write!(f, "uct-{playouts}-round"),
            Player::UctInTime => f.write_str("uct-time"),
            Player::Deep(moves) => write!(f, "deep-{moves}"),
            Player::Ahead(nodes) => write!(f, "ahead-{nodes}"),
            Player::Tree(nodes) => write!(f, "tree-{nodes}"),
            Player::Rung(rung, _) => write!(f, "level-{rung}"),
            Player::Look(moves, share) => write!(f, "look-{moves}-{share}"),
            Player::Steady(nodes) => write!(f, "steady-{nodes}"),
            Player::Plain(times) => write!(f, "plain-{times}"),
            Player::Nodes(nodes) => write!(f, "nodes-{nodes}"),
            Player::Answering(share) => write!(f, "answering-{share}"),
            Player::Counting(share, blur) => write!(f, "counting-{share}-{blur}"),
        }
    }
}

/// From so many nodes it is seen how many a player looks at in a second.
const TRIAL: u64 = 50_000;

/// The effort of choosing a move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Effort {
    pub nodes: u64,
    pub time: Duration,
}

/// What a player knows when choosing a move.
pub struct Turn<'a, G: Game> {
    pub kind: Kind,
    pub game: G,
    pub position: G::Position,
    /// The positions before this one, the oldest first.
    pub past: &'a [G::Position],
    pub seed: u64,
    /// The average time of the other player's moves.
    pub time: Duration,
}

/// Reads what [`Display`](std::fmt::Display) writes.
impl std::str::FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let unknown = || format!("{text} is no player");
        let (name, rest) = text.split_once('-').unwrap_or((text, ""));
        let number = |text: &str| text.parse::<u64>().map_err(|_| unknown());
        Ok(match name {
            "random" => Player::Random,
            "greedy" => Player::Greedy,
            "level" => Player::Rung(rest.parse().map_err(|_| unknown())?, 1.0),
            "steady" => Player::Steady(number(rest)?),
            "plain" => Player::Plain(number(rest)? as u32),
            "nodes" => Player::Nodes(number(rest)?),
            "ahead" => Player::Ahead(number(rest)?),
            "tree" => Player::Tree(number(rest)?),
            "deep" => Player::Deep(number(rest)? as u32),
            "uct" => Player::Uct(number(rest)? as u32),
            "answering" => Player::Answering(number(rest)? as u8),
            "counting" => {
                let (share, blur) = rest.split_once('-').ok_or_else(unknown)?;
                Player::Counting(number(share)? as u8, number(blur)? as i32)
            }
            "look" => {
                let (moves, share) = rest.split_once('-').ok_or_else(unknown)?;
                Player::Look(number(moves)? as u32, number(share)? as u8)
            }
            _ => return Err(unknown()),
        })
    }
}

impl Player {
    /// Chooses a legal move, `None` if there is none; also gives its effort.
    pub fn choose<G: Sighted + 'static>(&self, turn: &Turn<'_, G>) -> (Option<G::Move>, Effort) {
        let from = Instant::now();
        let Turn { kind, game, position, past, seed, time } = *turn;
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        let mut chance = Chance::new(seed);
        if legal.len() < 2 || game.is_lot(&position) {
            let at = chance.below(legal.len());
            return (legal.get(at).copied(), Effort::default());
        }
        let think = |method: Method, nodes: u64| {
            let mut thinker = thinker(method, game, position, past, seed);
            thinker.plan(nodes);
            thinker.think(nodes);
            let thought = thinker.thought();
            (thought.best(), thought.nodes)
        };
        let (chosen, nodes) = match self {
            Player::Random => (legal.get(chance.below(legal.len())).copied(), 0),
            Player::Greedy => think(method(kind, Level::Taking.into()), 1),
            Player::Uct(playouts) => Plain::new(turn, true).best(|done| done < *playouts),
            Player::UctInRounds(playouts) => Plain::new(turn, false).best(|done| done < *playouts),
            Player::UctInTime => {
                Plain::new(turn, false).best(|done| done < 2 || done % 16 > 0 || from.elapsed() < time)
            }
            Player::Deep(moves) => think(Method::BestReply(*moves, Oversight::NONE), u64::MAX),
            Player::Ahead(nodes) => think(Method::AlphaBeta, *nodes),
            Player::Tree(nodes) => think(Method::Tree(tree_settings(kind)), *nodes),
            Player::Rung(rung, times) => {
                think(method(kind, *rung), (method::nodes(kind, *rung) as f64 * times) as u64)
            }
            Player::Look(moves, share) => think(Method::BestReply(*moves, Oversight(*share)), FEW_MOVES),
            Player::Steady(nodes) => {
                let mut thinker = thinker(method(kind, Rung::STRONGEST), game, position, past, seed);
                thinker.find_best();
                thinker.think(*nodes);
                (thinker.thought().best(), thinker.thought().nodes)
            }
            Player::Plain(times) => {
                let plain = Method::BestReply(40, Oversight::NONE);
                let mut thinker = thinker(plain, game, position, past, seed);
                if !thinker.think(TRIAL) {
                    // a depth that is not ended is begun anew, so the rest is asked for at once
                    let left = (time * *times).as_secs_f64() / from.elapsed().as_secs_f64() - 1.0;
                    thinker.think((TRIAL as f64 * left.max(0.0)) as u64);
                }
                (thinker.thought().best(), thinker.thought().nodes)
            }
            Player::Nodes(nodes) => think(method(kind, Level::Strong.into()), *nodes),
            Player::Answering(share) => think(of_skill(kind, Skill::Answering(*share)), 1),
            Player::Counting(share, blur) => {
                think(of_skill(kind, Skill::Counting { share: *share, blur: *blur }), 1)
            }
        };
        (chosen, Effort { nodes, time: from.elapsed() })
    }
}

/// A node of plain UCT: each seat's wins, and the answers to it.
struct Node<G: Game> {
    visits: f64,
    won: [f64; 3],
    answers: Option<Vec<(G::Move, Node<G>)>>,
}

/// Textbook UCT: one node a playout, exploration constant √2, random playouts to the end of the game or of the
/// round.
struct Plain<'a, G: Game> {
    turn: &'a Turn<'a, G>,
    /// Whether playouts go on after a round.
    whole: bool,
    chance: Chance,
    nodes: u64,
}

impl<'a, G: Sighted> Plain<'a, G> {
    fn new(turn: &'a Turn<'a, G>, whole: bool) -> Self {
        Plain { turn, whole, chance: Chance::new(!turn.seed), nodes: 0 }
    }

    /// The most visited move, and how many moves were played in the search.
    fn best(mut self, more: impl Fn(u32) -> bool) -> (Option<G::Move>, u64) {
        let mut root = Node { visits: 0.0, won: [0.0; 3], answers: None };
        let mut done = 0;
        while more(done) {
            let mut walk = crate::search::Walk::new(&self.turn.game, self.turn.position, self.turn.past);
            self.visit(&mut root, &mut walk, None, true);
            done += 1;
        }
        let answers = root.answers.unwrap_or_default();
        let most = answers.iter().max_by(|(_, one), (_, other)| one.visits.total_cmp(&other.visits));
        (most.map(|(chosen, _)| *chosen), self.nodes)
    }

    fn visit(
        &mut self,
        node: &mut Node<G>,
        walk: &mut crate::search::Walk<G>,
        outcome: Option<Outcome>,
        root: bool,
    ) -> [f64; 3] {
        let game = &self.turn.game;
        let over = self.over(walk, outcome, root);
        let won = if let Some(won) = over {
            won
        } else if node.visits == 0.0 && !root {
            self.play_out(walk)
        } else {
            let answers = node.answers.get_or_insert_with(|| {
                let mut answers = Vec::new();
                game.each_move(&walk.position, |chosen| {
                    answers.push((chosen, Node { visits: 0.0, won: [0.0; 3], answers: None }));
                });
                answers
            });
            let mover = crate::search::mover(game, &walk.position);
            let visits = node.visits.max(1.0).ln();
            let worth = |answer: &Node<G>| match answer.visits {
                0.0 => f64::INFINITY,
                tried => answer.won[mover] / tried + (2.0 * visits / tried).sqrt(),
            };
            let at = if game.is_lot(&walk.position) {
                self.chance.below(answers.len())
            } else {
                let best = answers
                    .iter()
                    .enumerate()
                    .max_by(|(_, (_, one)), (_, (_, other))| worth(one).total_cmp(&worth(other)));
                best.map_or(0, |(at, _)| at)
            };
            let Some((chosen, answer)) = answers.get_mut(at) else { return [0.0; 3] };
            self.nodes += 1;
            let outcome = walk.play(game, *chosen);
            self.visit(answer, walk, outcome, false)
        };
        node.visits += 1.0;
        for (sum, won) in node.won.iter_mut().zip(won) {
            *sum += won;
        }
        won
    }

    fn play_out(&mut self, walk: &mut crate::search::Walk<G>) -> [f64; 3] {
        let mut room = Vec::new();
        loop {
            let chance = &mut self.chance;
            let Some(chosen) = self.turn.game.pick(&walk.position, |count| chance.below(count), &mut room)
            else {
                return [0.0; 3];
            };
            self.nodes += 1;
            let outcome = walk.play(&self.turn.game, chosen);
            if let Some(won) = self.over(walk, outcome, false) {
                return won;
            }
        }
    }

    /// The shares of the win, if the game or the round is over.
    fn over(&self, walk: &crate::search::Walk<G>, outcome: Option<Outcome>, root: bool) -> Option<[f64; 3]> {
        let game = &self.turn.game;
        if let Some(outcome) = outcome.or_else(|| game.outcome(&walk.position)) {
            return Some(shares(&outcome).map(f64::from));
        }
        let held = game.round_totals(&walk.position).filter(|_| !root && !self.whole)?;
        Some(super::most(game.seats().count(), held))
    }
}
