//! Finds a short game that tells two values of a reading apart: first among all games, then among random ones.

use fastrand::Rng;

use super::{
    Apart, Bound, Length,
    pair::{Pair, Played, State, Telling},
    pairs,
    tree::all_games,
};
use crate::{
    engine::{Game, family::Family, history::History},
    lesson::{compare::AGREED, seen::Compared},
    notation::write_readings,
};

/// How much is searched.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The most moves that are played where all games are.
    pub moves: usize,
    /// Random games, and attempts to shorten the shortest of them.
    pub games: usize,
    pub attempts: usize,
}

impl Effort {
    /// What tables are made with.
    pub const WHOLE: Effort = Effort { moves: 1_500_000, games: 3_000, attempts: 6_000 };
    /// With readings beside which another might have an effect.
    const QUICK: Effort = Effort { moves: 60_000, games: 200, attempts: 0 };
}

/// A random game is given up after so many moves.
const LONGEST: usize = 600;

/// Random games of two readings.
struct Random<F: Compared> {
    pair: Pair<F>,
    rng: Rng,
    past: [History<F::Position>; 2],
    both: Vec<F::Move>,
    one: Vec<F::Move>,
}

impl<F: Compared> Random<F> {
    fn new(games: [F; 2]) -> Random<F> {
        let past = [History::default(), History::default()];
        Random { pair: Pair::new(games), rng: Rng::with_seed(1), past, both: Vec::new(), one: Vec::new() }
    }

    /// Plays the first moves, then random ones, of at most `most` moves in all; the game, if it tells apart.
    fn play(&mut self, first: &[F::Move], most: usize) -> Option<Telling<F>> {
        let mut state: State<F> = self.pair.start();
        let mut moves = Vec::with_capacity(first.len() + 32);
        for (side, past) in self.past.iter_mut().enumerate() {
            past.clear();
            meet(past, &self.pair.games[side], &state.at[side]);
        }
        while moves.len() < most && !state.is_over {
            self.pair.legal(&state, &mut self.both, &mut self.one);
            if let Some(&chosen) = self.one.first() {
                moves.push(chosen);
                return Some(Telling { moves, is_agreed: false });
            }
            let chosen = match first.get(moves.len()) {
                Some(&chosen) => chosen,
                None if self.both.is_empty() => return None,
                None => self.both[self.rng.usize(..self.both.len())],
            };
            let (past, games) = (&mut self.past, self.pair.games);
            past.iter_mut().zip(&state.at).for_each(|(past, left)| past.leave(left));
            let met = |side: usize, position: &F::Position| meet(&mut past[side], &games[side], position);
            let next = self.pair.play(&state, chosen, met);
            moves.push(chosen);
            match next {
                Played::Apart(_) => return Some(Telling { moves, is_agreed: false }),
                Played::Alike(next) if self.pair.agree_differs(&next) => {
                    return Some(Telling { moves, is_agreed: true });
                }
                Played::Alike(next) => state = next,
            }
        }
        None
    }

    /// The shortest of so many games, made shorter by playing others from its positions.
    fn shortest(&mut self, effort: Effort) -> Option<Telling<F>> {
        let mut best: Option<Telling<F>> = None;
        for _ in 0..effort.games {
            let most = best.as_ref().map_or(LONGEST, |best| best.moves.len().saturating_sub(1));
            best = self.play(&[], most).or(best);
        }
        let mut best = best?;
        let mut tried = 0;
        while tried < effort.attempts {
            // late positions lead to the same difference, early ones to others
            let kept = self.rng.usize(..best.moves.len().max(1));
            tried += 1;
            if let Some(shorter) = self.play(&best.moves[..kept], best.moves.len().saturating_sub(1)) {
                best = shorter;
            }
        }
        Some(best)
    }
}

fn meet<F: Game>(
    past: &mut History<F::Position>,
    game: &F,
    position: &F::Position,
) -> crate::engine::history::Met {
    past.meet(position, game.progress(position), F::CYCLE.unwrap_or(usize::MAX))
}

/// What was found of two games.
struct Search<F: Game> {
    telling: Option<Telling<F>>,
    length: Length,
    bound: Bound,
}

fn search<F: Compared>(games: [F; 2], effort: Effort) -> Search<F> {
    let (telling, moves) = all_games(games, effort.moves);
    if telling.is_some() {
        return Search { telling, length: Length::Shortest, bound: Bound { moves, games: 0 } };
    }
    let telling = Random::new(games).shortest(effort);
    let length = if telling.is_some() { Length::Short } else { Length::None };
    Search { telling, length, bound: Bound { moves, games: effort.games } }
}

/// The readings beside which another is tried: the default preset, the others, and each other value of each other reading.
fn bases<F: Family>(plain: F, reading: usize) -> Vec<(F, &'static str)> {
    let name = plain.readings()[reading].name;
    let usual = plain.value(reading);
    let presets = plain.presets();
    let first = presets.first().map_or("", |preset| preset.name);
    let of_presets = presets.iter().filter_map(|preset| Some((plain.with_preset(preset.name)?, preset.name)));
    let of_values = plain.readings().iter().filter(|other| other.name != name).flat_map(|other| {
        other.values.iter().filter_map(move |value| {
            let mut game = plain;
            game.set_reading(other.name, value).ok()?;
            (game != plain).then_some((game, first))
        })
    });
    let mut all: Vec<(F, &'static str)> = Vec::new();
    for (mut game, preset) in of_presets.chain(of_values) {
        if game.set_reading(name, usual).is_ok() && all.iter().all(|(known, _)| *known != game) {
            all.push((game, preset));
        }
    }
    all
}

/// The line of a table for a reading and two of its values.
pub fn line<F: Compared>(plain: F, reading: usize, values: [&str; 2], effort: Effort) -> String {
    let name = plain.readings()[reading].name;
    let with = |base: &F| {
        values.map(|value| {
            let mut game = *base;
            // a value of the game's own list
            let _ = game.set_reading(name, value);
            game
        })
    };
    let mut found = search(with(&plain), effort);
    let mut base = String::new();
    if found.telling.is_none() {
        let others = bases(plain, reading);
        let helps =
            others.iter().skip(1).find(|(other, _)| search(with(other), Effort::QUICK).telling.is_some());
        if let Some((other, preset)) = helps {
            found = search(with(other), effort);
            base = write_readings(other, preset);
        }
    }
    let mut moves: Vec<String> = Vec::new();
    if let Some(telling) = &found.telling {
        // both games write moves alike, unless their boards differ, and then they differ at the start
        moves.extend(telling.moves.iter().map(|chosen| plain.write_move(*chosen)));
        moves.extend(telling.is_agreed.then(|| AGREED.into()));
    }
    let moves = moves.join("_");
    Apart { reading: name, values, base: &base, moves: &moves, length: found.length, bound: found.bound }
        .write()
}

/// The table of a game.
pub fn table<F: Compared>(plain: F, effort: Effort) -> String {
    let lines =
        pairs(&plain).into_iter().map(|(reading, values)| line(plain, reading, values, effort) + "\n");
    lines.collect()
}
