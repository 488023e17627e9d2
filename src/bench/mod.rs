//! Speed: random games through the engine beside hand-written loops of the same games, in one run.

#[cfg(not(target_arch = "wasm32"))]
pub mod strength;
pub mod thinking;

use fastrand::Rng;

use crate::{
    engine::{
        Game,
        family::Family,
        pasang::{NAME, Pasang},
        reading::{Preset, Readings},
        sowing::{Kind, SowingGame, position::Event},
    },
    games::for_kind,
    playout::Playouts,
    search::sight::Sighted,
};

/// A game written by hand as tightly as one board at a time allows: what the engine is measured against. No clauses, no
/// events, no repetition where play does not need it, one set of readings.
pub struct Hand<G> {
    /// The game under the readings that the loop has.
    pub game: G,
    /// The preset with these readings; or that and what differs from it, as an address says it.
    pub preset: &'static str,
    /// Plays one random game; how many moves it took.
    pub play: fn(&mut Rng) -> u32,
}

/// What a game is measured beside. What other systems reach in random games was measured once, by their own playouts, one
/// thread of a shared Zen 4 server, CPU time: for orientation, as another machine gives other figures on both sides.
pub trait Benched: SowingGame + Sighted + 'static {
    /// Ludii (Java): moves a second; a lap of a sowing counts as a move there.
    const LUDII: Option<f64> = None;
    /// OpenSpiel (C++, -O3): games a second.
    const OPENSPIEL: Option<f64> = None;
    /// How many times as many games as usual make a round, where games are short.
    const BATCHES: u32 = 1;

    fn hand() -> Option<Hand<Self>> {
        None
    }
    /// The readings under which players are compared.
    fn for_strength(self) -> Self {
        self
    }
}

/// One row of the table: rates are the best of many short rounds, for whatever else a machine does makes one slower and
/// none quicker.
pub struct Row {
    pub game: &'static str,
    pub preset: &'static str,
    /// Random games a second through the engine.
    pub games: f64,
    /// Moves a second through the engine.
    pub moves: f64,
    /// Laps a second: a move of a sowing game may have many. None where nothing is sown.
    pub laps: Option<f64>,
    /// Random games a second of the hand-written loop, where there is one.
    pub hand: Option<f64>,
    /// [`Benched::LUDII`] and [`Benched::OPENSPIEL`].
    pub others: [Option<f64>; 2],
}

impl Row {
    /// The row with what other systems reach.
    fn beside<G: Benched>(self) -> Row {
        Row { others: [G::LUDII, G::OPENSPIEL], ..self }
    }
}

/// A figure, or a dash where there is none.
fn cell(value: Option<f64>, width: usize, decimals: usize) -> String {
    value.map_or_else(|| format!(" {:>width$}", "–"), |value| format!(" {value:>width$.decimals$}"))
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Row { game, preset, games, moves, laps, hand, others: [ludii, openspiel] } = self;
        let times = |rate: f64, other: Option<f64>| other.map(|other| rate / other);
        let ludii = laps.and_then(|laps| times(laps, *ludii));
        write!(f, "{game:<17} {preset:<18}")?;
        for (value, width, decimals) in [
            (Some(*games), 10, 0),
            (Some(*moves), 11, 0),
            (Some(1e9 / moves), 6, 0),
            (*laps, 11, 0),
            (*hand, 10, 0),
            (times(*games, *hand), 6, 2),
            (ludii, 6, 0),
            (times(*games, *openspiel), 6, 1),
        ] {
            f.write_str(&cell(value, width, decimals))?;
        }
        Ok(())
    }
}

/// The heading of a table of [`Row`]s: rates a second, nanoseconds a move, and how many times as quick as others.
pub fn heading() -> String {
    format!(
        "{:<17} {:<18} {:>10} {:>11} {:>6} {:>11} {:>10} {:>6} {:>6} {:>6}",
        "game", "preset", "games/s", "moves/s", "ns", "laps/s", "hand/s", "ratio", "×Ludii", "×OpenS"
    )
}

const ROUNDS: usize = 40;

/// Measures every game and preset; `now` is a clock in milliseconds, `batch` the games a round.
pub fn run(now: impl Fn() -> f64, batch: u32) -> Vec<Row> {
    let (mut rows, mut other) = (Vec::new(), Vec::new());
    for kind in Kind::ALL {
        for_kind!(kind, Game => {
            let batch = Game::BATCHES * batch;
            for preset in kind.presets() {
                // the game itself, not the family: what search will play
                if let Some(game) = under::<Game>(preset) {
                    let hand = Game::hand().filter(|hand| hand.preset == preset.name).map(|hand| hand.play);
                    rows.push(row(kind.name(), preset.name, game, hand, &now, batch, is_lap).beside::<Game>());
                }
            }
            if let Some(hand) = Game::hand().filter(|hand| hand.preset.contains('.')) {
                let row = row(kind.name(), hand.preset, hand.game, Some(hand.play), &now, batch, is_lap);
                other.push(row.beside::<Game>());
            }
        });
    }
    let pasang = Pasang::default();
    for preset in pasang.presets() {
        rows.extend(
            pasang.under(preset.name).map(|game| row(NAME, preset.name, game, None, &now, batch, |_| false)),
        );
    }
    rows.extend(other);
    rows
}

/// A game under one of its presets.
fn under<G: Readings>(preset: &Preset) -> Option<G> {
    let mut game = G::default();
    for (name, value) in preset.values {
        let reading = G::READINGS.iter().position(|known| known.name == *name)?;
        let value = G::READINGS[reading].values.iter().position(|known| known == value)?;
        game.set_value(reading, value).then_some(())?;
    }
    Some(game)
}

/// A lap begins where counters are lifted.
fn is_lap(event: &Event) -> bool {
    matches!(event, Event::Lift { .. })
}

/// Engine and hand loop take turns, so that a change of the machine's speed meets both.
fn row<G: Game>(
    name: &'static str,
    preset: &'static str,
    game: G,
    hand: Option<fn(&mut Rng) -> u32>,
    now: &impl Fn() -> f64,
    batch: u32,
    is_lap: impl Fn(&G::Event) -> bool,
) -> Row {
    let start = game.start();
    let (mut games, mut moves, mut hands) = (Vec::new(), Vec::new(), Vec::new());
    for seed in 0..ROUNDS as u64 {
        let (seconds, played) = engine_round(game, seed, batch, now);
        games.push(f64::from(batch) / seconds);
        moves.push(played as f64 / seconds);
        if let Some(hand) = hand {
            let (seconds, played) = hand_round(hand, seed, batch, now);
            // the sum is used, so that the loop cannot be left out
            if played > 0 {
                hands.push(f64::from(batch) / seconds);
            }
        }
    }
    let (mut played, mut laps) = (0u64, 0u64);
    let mut playouts = Playouts::new(game, 0);
    for _ in 0..batch.div_ceil(10) {
        playouts.play(start, |before, chosen, _| {
            played += 1;
            game.play(&mut { *before }, chosen, |cited| laps += u64::from(is_lap(&cited.what)));
        });
    }
    let moves = best(moves);
    let laps = (laps > 0).then(|| moves * laps as f64 / played as f64);
    Row {
        game: name,
        preset,
        games: best(games),
        moves,
        laps,
        hand: hand.map(|_| best(hands)),
        others: [None; 2],
    }
}

/// Some games through the engine: how many seconds and moves they took. A function that is entered anew for every
/// round: wasm that a browser has compiled quickly first is replaced by better code only when it is entered again.
#[inline(never)]
fn engine_round<G: Game>(game: G, seed: u64, batch: u32, now: &impl Fn() -> f64) -> (f64, u64) {
    let (start, mut playouts) = (game.start(), Playouts::new(game, seed));
    let (from, mut played) = (now(), 0u64);
    for _ in 0..batch {
        playouts.play(start, |_, _, _| played += 1);
    }
    ((now() - from) / 1000.0, played)
}

/// The same through a loop written by hand.
#[inline(never)]
fn hand_round(hand: fn(&mut Rng) -> u32, seed: u64, batch: u32, now: &impl Fn() -> f64) -> (f64, u64) {
    let mut rng = Rng::with_seed(seed);
    let (from, mut played) = (now(), 0u64);
    for _ in 0..batch {
        played += u64::from(hand(&mut rng));
    }
    ((now() - from) / 1000.0, played)
}

fn best(rates: Vec<f64>) -> f64 {
    rates.into_iter().fold(f64::NAN, f64::max)
}
