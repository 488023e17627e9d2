//! The levels of the opponent: how far each looks, and by which way of thinking.

use super::{
    COUNTER, Searched, Thinker, Walk,
    alpha_beta::AlphaBeta,
    best_reply::BestReply,
    sight::{Glance, Judgement, Sight, Sighted},
    uct::{Manner, Uct},
};
use crate::{
    engine::{
        Game, Kind,
        pasang::Pasang,
        sowing::{self, Sowing},
    },
    games::{each, for_kind},
};

/// How well the opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// For a first game: sees about what the first lap of its own move takes.
    First,
    /// Sees its own move to the end, but no answer.
    Taking,
    /// Also sees an answer, but no second move after it; of a relay only the first laps.
    Answering,
    /// Sees a few moves ahead.
    Ahead,
    /// Judges a position by many games played from it.
    Strong,
    /// As strong as the time allows.
    Strongest,
}

impl Level {
    pub const ALL: [Level; 6] =
        [Level::First, Level::Taking, Level::Answering, Level::Ahead, Level::Strong, Level::Strongest];

    /// The default: it answers at once, and sees the answer to its move.
    pub const USUAL: Level = Level::Answering;

    /// From 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub const fn numbered(number: u8) -> Option<Level> {
        if number >= 1 && number <= 6 { Some(Level::ALL[number as usize - 1]) } else { None }
    }

    /// How many nodes it thinks for; for the strongest, about a tenth of a second on one core. The other levels
    /// must not get more, or they play above their level.
    pub const fn nodes(self) -> u64 {
        match self {
            Level::First | Level::Taking | Level::Answering => 1,
            Level::Ahead => 20_000,
            Level::Strong => 60_000,
            Level::Strongest => 1_000_000,
        }
    }
}

/// Entries of the search table: 1 MB, which stays in the processor's cache. With four times as many, the
/// strongest level reaches the same depth with one node in a hundred less, but takes an eighth longer.
const ENTRIES: usize = 1 << 16;

/// One way of thinking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    Glance(Judgement),
    /// This many moves ahead.
    BestReply(u32),
    /// As many moves ahead as its nodes allow; only for two.
    AlphaBeta,
    Tree(Manner),
}

/// The way of thinking of a game at a level: the one that measured best, see docs/strength.txt.
pub fn way(kind: Kind, level: Level) -> Way {
    let [first, answer] = aptitude(kind).laps;
    let first = Sight { laps: first, drops: 8, again: false };
    let answer = Sight { laps: answer, drops: u32::MAX, again: false };
    match level {
        Level::First => Way::Glance(Judgement { own: first, reply: None, blur: aptitude(kind).blur }),
        Level::Taking => Way::Glance(Judgement { own: Sight::WHOLE, reply: None, blur: 0 }),
        Level::Answering => Way::Glance(Judgement { own: Sight::WHOLE, reply: Some(answer), blur: 0 }),
        Level::Ahead => Way::BestReply(4),
        Level::Strong | Level::Strongest if aptitude(kind).looks_ahead => Way::AlphaBeta,
        Level::Strong | Level::Strongest => Way::Tree(manner(kind)),
    }
}

/// How to think about a game, by measurement: see docs/strength.txt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aptitude {
    /// Whether looking ahead plays it better than a tree of playouts with as many nodes.
    pub looks_ahead: bool,
    /// How many laps a beginner follows of their own move, and how many of an answer a level that sees answers
    /// follows.
    pub laps: [u32; 2],
    /// Lead in hundredths of a counter within which a beginner takes moves for equal. It is greater where a
    /// move is a single lap, because there a beginner would see nearly all of it.
    pub blur: i32,
    /// Whether counters decide, so that a playout is valued by its counters: they differ little between moves,
    /// so exploration is lower.
    pub counts: bool,
}

impl Aptitude {
    /// For a game without measurements of its own.
    pub const USUAL: Aptitude = Aptitude { looks_ahead: false, laps: [1, 2], blur: COUNTER, counts: false };
}

const fn aptitude(kind: Kind) -> Aptitude {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Rules => <Rules as Searched>::APTITUDE),
        Kind::Pasang => <Pasang as Searched>::APTITUDE,
    }
}

/// How to grow a game's tree. In games with rounds, counters carry over to the next and so count too.
pub fn manner(kind: Kind) -> Manner {
    match aptitude(kind).counts || kind.has_rounds() {
        true => Manner { explore: 0.2, margin: 1.0, ..Manner::default() },
        false => Manner::default(),
    }
}

/// A thinker for a position of a game, by a way of thinking; `past` are the earlier positions of the game, the
/// oldest first.
pub fn thinking<G: Sighted + 'static>(
    way: Way,
    game: G,
    position: G::Position,
    past: &[G::Position],
    seed: u64,
) -> Box<dyn Thinker<Move = G::Move>> {
    match way {
        Way::Glance(judgement) => Box::new(Glance::new(game, position, judgement, seed)),
        Way::AlphaBeta => {
            let walk = Walk::new(&game, position, past);
            Box::new(AlphaBeta::new(game, position, walk.past(), ENTRIES))
        }
        Way::BestReply(moves) => Box::new(BestReply::new(game, position, past, moves, seed)),
        Way::Tree(manner) => Box::new(Uct::new(game, position, past, manner, seed)),
    }
}

type Position<G> = <G as Game>::Position;

/// The opponent of a sowing game at a level.
pub fn sowing(
    game: &Sowing,
    position: Position<Sowing>,
    past: &[Position<Sowing>],
    level: Level,
    seed: u64,
) -> Box<dyn Thinker<Move = sowing::Move>> {
    let way = way(Kind::Sowing(game.kind()), level);
    each!(game, game: Rules => thinking(way, *game, position, past, seed))
}

/// The opponent of Pasang at a level.
pub fn pasang(
    game: &Pasang,
    position: Position<Pasang>,
    past: &[Position<Pasang>],
    level: Level,
    seed: u64,
) -> Box<dyn Thinker<Move = <Pasang as Game>::Move>> {
    thinking(way(Kind::Pasang, level), *game, position, past, seed)
}
