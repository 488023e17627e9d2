//! The levels of the opponent: how far each looks, and by which way of thinking.

use super::{
    COUNTER, Searched, Thinker, Walk,
    alpha_beta::AlphaBeta,
    best_reply::BestReply,
    sight::{Glance, Judgement, Sight, Sighted},
    uct::{TreeSettings, Uct},
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
    pub const DEFAULT: Level = Level::Answering;

    /// From 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub const fn numbered(number: u8) -> Option<Level> {
        if number >= 1 && number <= 6 { Some(Level::ALL[number as usize - 1]) } else { None }
    }

    /// How many nodes it thinks for; for the strongest, about a tenth of a second on one core. The other levels
    /// must not get more, or they play above their level. The first three look at each move once and are done,
    /// whatever this number; the fourth stops at its depth (`method`), mostly long before.
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

/// One way to choose a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Method {
    Glance(Judgement),
    /// This many moves ahead.
    BestReply(u32),
    /// As many moves ahead as its nodes allow; only for two.
    AlphaBeta,
    Tree(TreeSettings),
}

/// The way of thinking of a game at a level: the one that measured best, see docs/strength.txt.
pub fn method(kind: Kind, level: Level) -> Method {
    let [first, answer] = profile(kind).laps;
    let first = Sight { laps: first, drops: 8, again: false };
    let answer = Sight { laps: answer, drops: u32::MAX, again: false };
    match level {
        Level::First => Method::Glance(Judgement { own: first, reply: None, blur: profile(kind).blur }),
        Level::Taking => Method::Glance(Judgement { own: Sight::WHOLE, reply: None, blur: 0 }),
        Level::Answering => Method::Glance(Judgement { own: Sight::WHOLE, reply: Some(answer), blur: 0 }),
        Level::Ahead => Method::BestReply(4),
        Level::Strong | Level::Strongest if profile(kind).looks_ahead => Method::AlphaBeta,
        Level::Strong | Level::Strongest => Method::Tree(tree_settings(kind)),
    }
}

/// How to think about a game, by measurement: see docs/strength.txt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Profile {
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

impl Profile {
    /// For a game without measurements of its own.
    pub const DEFAULT: Profile = Profile { looks_ahead: false, laps: [1, 2], blur: COUNTER, counts: false };
}

const fn profile(kind: Kind) -> Profile {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Rules => <Rules as Searched>::PROFILE),
        Kind::Pasang => <Pasang as Searched>::PROFILE,
    }
}

/// How to grow a game's tree. In games with rounds, counters carry over to the next and so count too.
pub fn tree_settings(kind: Kind) -> TreeSettings {
    match profile(kind).counts || kind.has_rounds() {
        true => TreeSettings { explore: 0.2, margin: 1.0, ..TreeSettings::default() },
        false => TreeSettings::default(),
    }
}

/// A thinker for a position of a game, by any way of thinking; `past` are the earlier positions of the game, the
/// oldest first.
pub fn thinker<G: Sighted + 'static>(
    method: Method,
    game: G,
    position: G::Position,
    past: &[G::Position],
    seed: u64,
) -> Box<dyn Thinker<Move = G::Move>> {
    match method {
        Method::Glance(judgement) => Box::new(Glance::new(game, position, judgement, seed)),
        Method::AlphaBeta => looking_ahead(game, position, past),
        Method::BestReply(moves) => Box::new(BestReply::new(game, position, past, moves, seed)),
        Method::Tree(settings) => Box::new(Uct::new(game, position, past, settings, seed)),
    }
}

fn looking_ahead<G: Sighted + 'static>(
    game: G,
    position: G::Position,
    past: &[G::Position],
) -> Box<dyn Thinker<Move = G::Move>> {
    let walk = Walk::new(&game, position, past);
    Box::new(AlphaBeta::new(game, position, walk.past(), ENTRIES))
}

/// A thinker of a level. Of the two searches it names the one that the game's levels use, so that a program holds only that:
/// both together are a quarter more code.
fn of_level<G: Sighted + 'static>(
    (kind, level): (Kind, Level),
    game: G,
    position: G::Position,
    past: &[G::Position],
    seed: u64,
) -> Box<dyn Thinker<Move = G::Move>> {
    match method(kind, level) {
        Method::Glance(judgement) => Box::new(Glance::new(game, position, judgement, seed)),
        Method::BestReply(moves) => Box::new(BestReply::new(game, position, past, moves, seed)),
        Method::AlphaBeta | Method::Tree(_) if <G as Searched>::PROFILE.looks_ahead => {
            looking_ahead(game, position, past)
        }
        Method::AlphaBeta | Method::Tree(_) => {
            Box::new(Uct::new(game, position, past, tree_settings(kind), seed))
        }
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
    let kind = Kind::Sowing(game.kind());
    each!(game, game: Rules => of_level((kind, level), *game, position, past, seed))
}

/// The opponent of Pasang at a level.
pub fn pasang(
    game: &Pasang,
    position: Position<Pasang>,
    past: &[Position<Pasang>],
    level: Level,
    seed: u64,
) -> Box<dyn Thinker<Move = <Pasang as Game>::Move>> {
    of_level((Kind::Pasang, level), *game, position, past, seed)
}
