//! The levels of the opponent: how far each of them sees, and by which way of thinking.

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
    /// A first game: sees what the first lap of its own move takes, about.
    First,
    /// Sees its own move to the end, and no answer.
    Taking,
    /// Sees an answer too, but no second move after it; of a relay what its first laps bring.
    Answering,
    /// Sees a few moves ahead.
    Ahead,
    /// Sees what comes of a position in many games.
    Strong,
    /// As strong as the time allows.
    Strongest,
}

impl Level {
    pub const ALL: [Level; 6] =
        [Level::First, Level::Taking, Level::Answering, Level::Ahead, Level::Strong, Level::Strongest];

    /// What is taken where nobody has chosen: it answers at once, and sees what is answered to it.
    pub const USUAL: Level = Level::Answering;

    /// From 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub const fn numbered(number: u8) -> Option<Level> {
        if number >= 1 && number <= 6 { Some(Level::ALL[number as usize - 1]) } else { None }
    }

    /// How many nodes it thinks for: of the strongest, in about a tenth of a second of one core. The others are not
    /// to be given more, or they are not themselves.
    pub const fn nodes(self) -> u64 {
        match self {
            Level::First | Level::Taking | Level::Answering => 1,
            Level::Ahead => 20_000,
            Level::Strong => 60_000,
            Level::Strongest => 1_000_000,
        }
    }
}

/// Entries of the table of what has been found: 1 MB, which stays near the processor. With four times as many the
/// strongest level comes as deep with one node in a hundred less, and takes an eighth longer.
const ENTRIES: usize = 1 << 16;

/// One way of thinking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    Glance(Judgement),
    /// So many moves ahead.
    BestReply(u32),
    /// As many moves ahead as its nodes allow; only for two.
    AlphaBeta,
    Tree(Manner),
}

/// Which way of thinking a game uses at a level: by what measured best, see docs/strength.txt.
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

/// How a game is best thought about, by what was measured of it: see docs/strength.txt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aptitude {
    /// Whether it is played better by looking ahead than by a tree of playouts, with as many nodes.
    pub looks_ahead: bool,
    /// How many laps of his own move a beginner follows, and how many of an answer whoever looks at one.
    pub laps: [u32; 2],
    /// How much a beginner takes for the same, in hundredths of a counter. Where a move is a single lap he sees the
    /// most of it, and has to see it less sharply.
    pub blur: i32,
    /// Whether counters decide, so that a playout is worth what it brings of them: that differs little from move to
    /// move, and less is tried.
    pub counts: bool,
}

impl Aptitude {
    /// Of a game that nothing else was measured of.
    pub const USUAL: Aptitude = Aptitude { looks_ahead: false, laps: [1, 2], blur: COUNTER, counts: false };
}

const fn aptitude(kind: Kind) -> Aptitude {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Rules => <Rules as Searched>::APTITUDE),
        Kind::Pasang => <Pasang as Searched>::APTITUDE,
    }
}

/// How a game's tree is grown. In rounds counters go on to the next, and count as well.
pub fn manner(kind: Kind) -> Manner {
    match aptitude(kind).counts || kind.has_rounds() {
        true => Manner { explore: 0.2, margin: 1.0, ..Manner::default() },
        false => Manner::default(),
    }
}

/// Whoever thinks about a position of a game in a way; `past` are the positions that the game has passed through
/// before it, the oldest first.
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
