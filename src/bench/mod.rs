//! Speed: random games through the engine and through hand-written loops of the same games, in one run.

#[cfg(not(target_arch = "wasm32"))]
pub mod endings;
#[cfg(not(target_arch = "wasm32"))]
pub mod opened;
#[cfg(not(target_arch = "wasm32"))]
pub mod proof;
#[cfg(not(target_arch = "wasm32"))]
pub mod strength;
#[cfg(not(target_arch = "wasm32"))]
pub mod tables;
pub mod thinking;
#[cfg(not(target_arch = "wasm32"))]
pub mod weights;

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

/// A hand-written playout loop, as fast as one board at a time allows, to compare the engine with. It has no
/// clauses, no events and one set of readings, and checks repetition only where play needs it.
pub struct HandWritten<G> {
    /// The game under the readings that the loop implements.
    pub game: G,
    /// The preset with these readings, plus any differing readings, as in an address.
    pub preset: &'static str,
    /// Plays one random game; gives the number of moves.
    pub play: fn(&mut Rng) -> u32,
}

/// What a game is compared with. Other systems' random games were measured once, with their own playouts: one
/// thread of a shared Zen 4 server, CPU time. They are for orientation only: another machine gives other
/// figures for both sides.
pub trait Benched: SowingGame + Sighted + 'static {
    /// Ludii (Java): moves a second; it counts a lap of a sowing as a move.
    const LUDII: Option<f64> = None;
    /// OpenSpiel (C++, -O3): games a second.
    const OPENSPIEL: Option<f64> = None;
    /// A factor on the number of games in a round, for short games.
    const BATCHES: u32 = 1;
    /// What is known of this game alone by computation.
    #[cfg(not(target_arch = "wasm32"))]
    const TABLES: &'static [tables::OwnTable] = &[];

    fn hand_written() -> Option<HandWritten<Self>> {
        None
    }
}

/// One row of the table. Rates are the best of many short rounds, because other load on the machine can only
/// slow a round down.
pub struct Row {
    pub game: &'static str,
    pub preset: &'static str,
    /// Random games a second through the engine.
    pub games: f64,
    /// Moves a second through the engine.
    pub moves: f64,
    /// Laps a second, since a move of a sowing game may have many; `None` where nothing is sown.
    pub laps: Option<f64>,
    /// Random games a second of the hand-written loop; `None` where there is none.
    pub hand: Option<f64>,
    /// [`Benched::LUDII`] and [`Benched::OPENSPIEL`].
    pub others: [Option<f64>; 2],
}

impl Row {
    /// The row with the figures of other systems.
    fn beside<G: Benched>(self) -> Row {
        Row { others: [G::LUDII, G::OPENSPIEL], ..self }
    }
}

/// A figure, or a dash if there is none.
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

/// The heading of a table of [`Row`]s: rates a second, nanoseconds a move, and factors by which the engine is
/// faster than the others.
pub fn heading() -> String {
    format!(
        "{:<17} {:<18} {:>10} {:>11} {:>6} {:>11} {:>10} {:>6} {:>6} {:>6}",
        "game", "preset", "games/s", "moves/s", "ns", "laps/s", "hand/s", "ratio", "×Ludii", "×OpenS"
    )
}

const ROUNDS: usize = 40;

/// Measures every game and preset; `now` is a clock in milliseconds, `batch` the number of games a round.
pub fn run(now: impl Fn() -> f64, batch: u32) -> Vec<Row> {
    let (mut rows, mut other) = (Vec::new(), Vec::new());
    for kind in Kind::ALL {
        for_kind!(kind, Game => {
            let batch = Game::BATCHES * batch;
            for preset in kind.presets() {
                // the game's own type rather than the family's, as search uses it
                if let Some(game) = preset_of::<Game>(preset) {
                    let hand = Game::hand_written().filter(|hand| hand.preset == preset.name).map(|hand| hand.play);
                    rows.push(row(kind.name(), preset.name, game, hand, &now, batch, is_lap).beside::<Game>());
                }
            }
            if let Some(hand) = Game::hand_written().filter(|hand| hand.preset.contains('.')) {
                let row = row(kind.name(), hand.preset, hand.game, Some(hand.play), &now, batch, is_lap);
                other.push(row.beside::<Game>());
            }
        });
    }
    let pasang = Pasang::default();
    for preset in pasang.presets() {
        rows.extend(
            pasang
                .with_preset(preset.name)
                .map(|game| row(NAME, preset.name, game, None, &now, batch, |_| false)),
        );
    }
    rows.extend(other);
    rows
}

/// A game under one of its presets.
fn preset_of<G: Readings>(preset: &Preset) -> Option<G> {
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

/// The engine and the hand-written loop alternate, so that a change of the machine's speed affects both.
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
            // uses the sum, so that the compiler cannot remove the loop
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
            game.play(&mut { *before }, chosen, |cited| laps += u64::from(is_lap(&cited.event)));
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

/// Plays some games through the engine; gives seconds and moves. It must be called anew for every round: a
/// browser replaces quickly compiled wasm by optimised code only on the next call of a function.
#[inline(never)]
fn engine_round<G: Game>(game: G, seed: u64, batch: u32, now: &impl Fn() -> f64) -> (f64, u64) {
    let (start, mut playouts) = (game.start(), Playouts::new(game, seed));
    let (from, mut played) = (now(), 0u64);
    for _ in 0..batch {
        playouts.play(start, |_, _, _| played += 1);
    }
    ((now() - from) / 1000.0, played)
}

/// The same through a hand-written loop.
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
