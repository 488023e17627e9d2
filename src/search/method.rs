//! The way of thinking of each rung of a game's ladder.

use super::{
    COUNTER, Searched, Thinker, Walk,
    alpha_beta::AlphaBeta,
    best_reply::BestReply,
    endgame::Endgame,
    endings::{Endings, Shared, Solving},
    ladder::on_ladder,
    level::{FEW_MOVES, Level},
    oversight::Oversight,
    profile::{Profile, profile},
    rung::{Rung, Skill},
    sight::{Glance, Judgement, Sight, Sighted},
    uct::{TreeSettings, Uct},
    variety::Variety,
};
use crate::{
    engine::{Game, Kind, pasang::Pasang, sowing::Sowing},
    games::each,
};

/// Entries of the search table: 1 MB, which stays in the processor's cache. With four times as many, the
/// strongest level reaches the same depth with one node in a hundred less, but takes an eighth longer.
pub const ENTRIES: usize = 1 << 16;

/// One way to choose a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Method {
    Glance(Judgement),
    /// This many moves ahead, some of them overlooked.
    BestReply(u32, Oversight),
    /// As many moves ahead as its nodes allow; only for two.
    AlphaBeta,
    Tree(TreeSettings),
}

/// The way of thinking of a game at a rung: what measured best, see docs/strength.txt. A rung that the game's ladder
/// has not is the one below it.
pub fn method(kind: Kind, rung: Rung) -> Method {
    let rung = on_ladder(kind, rung);
    match rung.level() {
        Some(Level::First) => {
            Method::Glance(Judgement { own: beginner(kind), blur: profile(kind).blur, ..Judgement::WHOLE })
        }
        Some(Level::Taking) => Method::Glance(Judgement::WHOLE),
        Some(Level::Answering) => of_skill(kind, Skill::Answering(0)),
        Some(Level::Ahead) => Method::BestReply(4, Oversight::NONE),
        Some(Level::Strong | Level::Strongest) => searching(kind),
        None => of_skill(kind, skill(kind, rung)),
    }
}

/// How far a beginner counts.
fn beginner(kind: Kind) -> Sight {
    Sight { laps: profile(kind).laps[0], drops: 8, again: false }
}

/// The way of thinking of a skill.
pub fn of_skill(kind: Kind, skill: Skill) -> Method {
    match skill {
        Skill::Counting { share, blur } => {
            Method::Glance(Judgement { short: (beginner(kind), Oversight(share)), blur, ..Judgement::WHOLE })
        }
        Skill::Answering(share) => {
            let answer = Sight { laps: profile(kind).laps[1], drops: u32::MAX, again: false };
            let overlooks = Oversight(share);
            Method::Glance(Judgement { reply: Some(answer), overlooks, ..Judgement::WHOLE })
        }
        Skill::Ahead(moves, share) => Method::BestReply(moves, Oversight(share)),
        Skill::Nodes(_) => searching(kind),
    }
}

/// The way of thinking of levels 5 and 6.
fn searching(kind: Kind) -> Method {
    if profile(kind).looks_ahead { Method::AlphaBeta } else { Method::Tree(tree_settings(kind)) }
}

/// What a rung between two levels can do.
fn skill(kind: Kind, rung: Rung) -> Skill {
    let between = profile(kind).between.iter().find(|step| step.tenths == rung.tenths());
    between.map_or(Skill::Nodes(Profile::DEFAULT.strong), |step| step.skill)
}

/// How many nodes a rung of a game thinks for. A rung must not get more, or it plays above itself; only the strongest
/// may, which stands for about a tenth of a second. What looks at each move once is done whatever this number; what
/// looks a few moves ahead stops there, mostly long before.
pub fn nodes(kind: Kind, rung: Rung) -> u64 {
    let rung = on_ladder(kind, rung);
    let profile = profile(kind);
    if let Some(level) = rung.level() {
        let own = if level == Level::Strong { profile.strong } else { profile.nodes };
        return level.nodes().unwrap_or(own);
    }
    match skill(kind, rung) {
        Skill::Counting { .. } | Skill::Answering(_) => 1,
        Skill::Ahead(..) => FEW_MOVES,
        Skill::Nodes(nodes) => nodes,
    }
}

/// How to grow a game's tree. In games with rounds, counters carry over to the next and so count too.
pub fn tree_settings(kind: Kind) -> TreeSettings {
    match profile(kind).counts || kind.has_rounds() {
        true => TreeSettings { explore: 0.2, margin: 1.0, ..TreeSettings::default() },
        false => TreeSettings::default(),
    }
}

type Position<G> = <G as Game>::Position;
type Thinking<G> = Box<dyn Thinker<Move = <G as Game>::Move>>;

/// A position of a game that is thought about: its earlier positions, the oldest first, and what chance there is.
struct Asked<'a, G: Game> {
    game: G,
    position: G::Position,
    past: &'a [G::Position],
    seed: u64,
    /// Endings that earlier searches have solved.
    endings: Shared,
}

impl<G: Sighted + 'static> Asked<'_, G> {
    /// A game that begins with a position somebody has set up has no opening: there nothing is given up for variety.
    fn variety(&self) -> Variety {
        let is_from_start = *self.past.first().unwrap_or(&self.position) == self.game.start();
        let moves = if is_from_start { self.past.len() } else { usize::MAX };
        Variety::new(self.seed, moves, <G as Searched>::PROFILE.noise)
    }

    fn glance(self, judgement: Judgement) -> Thinking<G> {
        // in the opening a learner does not count to the last counter, so that games differ
        let blur = if self.variety().opening { judgement.blur.max(COUNTER) } else { judgement.blur };
        Box::new(Glance::new(self.game, self.position, Judgement { blur, ..judgement }, self.seed))
    }

    fn best_reply(self, moves: u32, overlooks: Oversight) -> Thinking<G> {
        let variety = self.variety();
        let best = BestReply::new(self.game, self.position, self.past, moves, self.seed);
        Box::new(best.to_play(variety, overlooks))
    }

    fn alpha_beta(self) -> Thinking<G> {
        let variety = self.variety();
        let Asked { game, position, past, endings, .. } = self;
        let walk = Walk::new(&game, position, past);
        let ahead = AlphaBeta::new(game, position, walk.past(), ENTRIES).to_play(variety);
        Endgame::over(ahead, game, position, past, endings)
    }

    fn tree(self, settings: TreeSettings) -> Thinking<G> {
        let variety = self.variety();
        Box::new(Uct::new(self.game, self.position, self.past, settings, self.seed).to_play(variety))
    }

    /// Of the two searches it names the one that the game's rungs use, so that a program holds only that: both together
    /// are a quarter more code.
    fn rung(self, kind: Kind, rung: Rung) -> Thinking<G> {
        match method(kind, rung) {
            Method::Glance(judgement) => self.glance(judgement),
            Method::BestReply(moves, overlooks) => self.best_reply(moves, overlooks),
            Method::AlphaBeta | Method::Tree(_) if <G as Searched>::PROFILE.looks_ahead => self.alpha_beta(),
            Method::AlphaBeta | Method::Tree(_) => self.tree(tree_settings(kind)),
        }
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
) -> Thinking<G> {
    let asked = Asked { game, position, past, seed, endings: Shared::default() };
    match method {
        Method::Glance(judgement) => asked.glance(judgement),
        Method::BestReply(moves, overlooks) => asked.best_reply(moves, overlooks),
        Method::AlphaBeta => asked.alpha_beta(),
        Method::Tree(settings) => asked.tree(settings),
    }
}

/// The opponent of a sowing game at a rung.
pub fn sowing(
    game: &Sowing,
    position: Position<Sowing>,
    past: &[Position<Sowing>],
    rung: Rung,
    seed: u64,
) -> Thinking<Sowing> {
    sowing_knowing(game, position, past, rung, seed, Shared::default())
}

/// The same with endings that earlier searches have solved.
pub fn sowing_knowing(
    game: &Sowing,
    position: Position<Sowing>,
    past: &[Position<Sowing>],
    rung: Rung,
    seed: u64,
    endings: Shared,
) -> Thinking<Sowing> {
    let kind = Kind::Sowing(game.kind());
    each!(game, game: Rules => Asked { game: *game, position, past, seed, endings }.rung(kind, rung))
}

/// Goes on solving endings that a position is near to, if there is more to solve.
pub fn solving(game: &Sowing, position: &Position<Sowing>, endings: &Shared) -> Option<Solving> {
    each!(game, game: Rules => Endings::near(endings, *game, position))
}

/// The opponent of Pasang at a rung.
pub fn pasang(
    game: &Pasang,
    position: Position<Pasang>,
    past: &[Position<Pasang>],
    rung: Rung,
    seed: u64,
) -> Thinking<Pasang> {
    Asked { game: *game, position, past, seed, endings: Shared::default() }.rung(Kind::Pasang, rung)
}
