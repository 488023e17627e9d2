//! How games go that are played by chance, and games of the opponent with itself: how long, and who wins.

use super::text::Table;
use crate::{
    engine::{Game, Kind, Outcome, family::Family, pasang::Pasang},
    playout::Playouts,
    search::{Profile, Thinker, Walk, chance::Chance, level::Level, method},
};

/// What is played from the start to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A game that has no rounds.
    Game,
    /// A match of rounds.
    Match,
    /// The first round of a match.
    Round,
}

impl Unit {
    pub const fn name(self) -> &'static str {
        match self {
            Unit::Game => "game",
            Unit::Match => "match",
            Unit::Round => "round",
        }
    }
}

/// What some games came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ends {
    /// The number of moves of each.
    pub moves: Vec<u32>,
    /// How many each seat won alone.
    pub won: [u32; 3],
    /// How many nobody won alone.
    pub shared: u32,
}

impl Ends {
    pub fn add(&mut self, moves: u32, outcome: &Outcome) {
        self.moves.push(moves);
        let mut winners = outcome.winners.iter();
        match (winners.next(), winners.next()) {
            (Some(seat), None) => self.won[seat.index() % 3] += 1,
            _ => self.shared += 1,
        }
    }

    /// The length that this share of the games does not exceed, in moves; `share` is 0 to 1.
    pub fn length(&self, share: f64) -> u32 {
        let mut moves = self.moves.clone();
        moves.sort_unstable();
        let at = (share * moves.len() as f64).ceil() as usize;
        moves.get(at.saturating_sub(1).min(moves.len().saturating_sub(1))).copied().unwrap_or(0)
    }
}

/// The columns of both tables: 5 %, half and 95 % of the games are not longer than so many moves.
const COLUMNS: [&str; 12] = [
    "game", "preset", "player", "unit", "games", "short", "median", "long", "won1", "won2", "won3", "shared",
];

/// How the moves are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// By chance, all legal moves alike.
    Chance,
    /// By the opponent at a level.
    Level(Level),
}

impl std::fmt::Display for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Player::Chance => f.write_str("chance"),
            Player::Level(level) => write!(f, "level-{}", level.number()),
        }
    }
}

fn push(table: &mut Table, [game, preset]: [&str; 2], player: Player, unit: Unit, ends: &Ends) {
    let [first, second, third] = ends.won;
    let [short, median, long] = [0.05, 0.5, 0.95].map(|share| ends.length(share));
    let (unit, games, shared) = (unit.name(), ends.moves.len(), ends.shared);
    table.push([
        &game, &preset, &player, &unit, &games, &short, &median, &long, &first, &second, &third, &shared,
    ]);
}

/// What is played of a game under a preset: the game, or the match and its first round.
fn units<F: Family>(plain: &F, preset: &str, has_rounds: bool) -> Vec<(Unit, F)> {
    let Some(game) = plain.with_preset(preset) else { return Vec::new() };
    if !has_rounds {
        return vec![(Unit::Game, game)];
    }
    let mut round = game;
    match round.set_reading("rounds", "1") {
        Ok(()) => vec![(Unit::Match, game), (Unit::Round, round)],
        Err(_) => vec![(Unit::Match, game)],
    }
}

/// The seed of all games by chance, and how many are played: games or first rounds, and matches.
const SEED: u64 = 7;
const BY_CHANCE: [u32; 2] = [100_000, 20_000];

pub fn random() -> Table {
    let mut table = Table::new(&COLUMNS);
    let [games, matches] = BY_CHANCE;
    table.note("what", "every move is chosen by chance, all legal moves alike");
    table.note("seed", SEED);
    table.note("bound", format!("{games} games or first rounds, {matches} matches, of every preset"));
    for kind in Kind::ALL {
        for preset in kind.presets() {
            rows(kind, preset.name, Player::Chance, BY_CHANCE, &mut table);
        }
    }
    table
}

/// The levels that play themselves, and how many games or first rounds, and matches.
const STRONG: [(Level, [u32; 2]); 2] = [(Level::Ahead, [1000, 400]), (Level::Strong, [100, 0])];
/// How many moves by chance these games begin with.
const OPENING: u32 = 2;

pub fn strong() -> Table {
    let mut table = Table::new(&COLUMNS);
    table.note("what", format!("the opponent plays itself, after {OPENING} moves by chance"));
    table.note("seed", "the number of the game, from 0");
    for (level, [games, matches]) in STRONG {
        let number = level.number();
        let nodes = match level.nodes() {
            Some(nodes) => format!("{nodes} nodes a move"),
            None => format!("{} nodes a move or what the game's profile has", Profile::DEFAULT.strong),
        };
        table.note("bound", format!("level {number}, of {nodes}: {games} games or first rounds, {matches} matches, of the default preset"));
    }
    for kind in Kind::ALL {
        if let Some(preset) = kind.presets().first() {
            for (level, counts) in STRONG {
                rows(kind, preset.name, Player::Level(level), counts, &mut table);
            }
        }
    }
    table
}

/// The rows of a game under a preset: so many games or first rounds, and matches.
pub fn rows(kind: Kind, preset: &str, player: Player, [games, matches]: [u32; 2], table: &mut Table) {
    let count = |unit| if unit == Unit::Match { matches } else { games };
    let mut add = |game: &str, unit: Unit, ends: Ends| {
        if !ends.moves.is_empty() {
            push(table, [game, preset], player, unit, &ends);
        }
    };
    match kind {
        Kind::Sowing(kind) => {
            for (unit, game) in units(&kind.game(), preset, kind.has_rounds()) {
                add(
                    kind.name(),
                    unit,
                    match player {
                        Player::Chance => by_chance(game, count(unit)),
                        Player::Level(level) => {
                            with_itself(game, level, count(unit), |position, past, seed| {
                                method::sowing(&game, position, past, level.into(), seed)
                            })
                        }
                    },
                );
            }
        }
        Kind::Pasang => {
            for (unit, game) in units(&Pasang::default(), preset, false) {
                add(
                    game.name(),
                    unit,
                    match player {
                        Player::Chance => by_chance(game, count(unit)),
                        Player::Level(level) => {
                            with_itself(game, level, count(unit), |position, past, seed| {
                                method::pasang(&game, position, past, level.into(), seed)
                            })
                        }
                    },
                );
            }
        }
    }
}

fn by_chance<F: Family>(game: F, games: u32) -> Ends {
    let mut playouts = Playouts::new(game, SEED);
    let mut ends = Ends::default();
    for _ in 0..games {
        let mut moves = 0;
        let outcome = playouts.play(game.start(), |_, _, _| moves += 1);
        ends.add(moves, &outcome);
    }
    ends
}

type Thinks<F> = Box<dyn Thinker<Move = <F as Game>::Move>>;

fn with_itself<F: Family>(
    game: F,
    level: Level,
    games: u32,
    thinker: impl Fn(F::Position, &[F::Position], u64) -> Thinks<F>,
) -> Ends {
    let mut ends = Ends::default();
    for seed in 0..games {
        let mut chance = Chance::new(seed.into());
        let (mut walk, mut past, mut moves) = (Walk::new(&game, game.start(), &[]), Vec::new(), 0);
        loop {
            let mut legal = Vec::new();
            game.each_move(&walk.position, |chosen| legal.push(chosen));
            let chosen = if moves < OPENING || legal.len() < 2 {
                legal.get(chance.below(legal.len())).copied()
            } else {
                let mut thinker = thinker(walk.position, &past, chance.draw());
                // what is counted is the best play, not its variety
                thinker.find_best();
                thinker.think(method::nodes(game.kind(), level.into()));
                thinker.thought().best()
            };
            let Some(chosen) = chosen else { break };
            past.push(walk.position);
            moves += 1;
            let repeated = walk.play(&game, chosen);
            if let Some(outcome) = repeated.or_else(|| game.outcome(&walk.position)) {
                ends.add(moves, &outcome);
                break;
            }
        }
    }
    ends
}
