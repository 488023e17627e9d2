//! Speed: random games through the engine beside hand-written loops of the same games, in one run.

mod hand;
mod others;
#[cfg(not(target_arch = "wasm32"))]
pub mod strength;
pub mod thinking;

use fastrand::Rng;

use crate::{
    engine::{
        Game,
        family::Family,
        pasang::{NAME, Pasang},
        sowing::{
            Kind, Sowing,
            games::{
                adjiboto::Adjiboto,
                kalah::Kalah,
                kotu_baendum::KotuBaendum,
                mangala_suez::MangalaSuez,
                oware::Oware,
                puhulmutu::Puhulmutu,
                raja_pasu::RajaPasu,
                raja_pasu_mandiri::{RajaPasuMandiri, RoundsRule},
            },
            position::Event,
        },
    },
    playout::Playouts,
};

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
}

/// A figure, or a dash where there is none.
fn cell(value: Option<f64>, width: usize, decimals: usize) -> String {
    value.map_or_else(|| format!(" {:>width$}", "–"), |value| format!(" {value:>width$.decimals$}"))
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Row { game, preset, games, moves, laps, hand } = self;
        let times = |rate: f64, other: Option<f64>| other.map(|other| rate / other);
        let ludii = laps.and_then(|laps| times(laps, others::ludii(game)));
        write!(f, "{game:<17} {preset:<18}")?;
        for (value, width, decimals) in [
            (Some(*games), 10, 0),
            (Some(*moves), 11, 0),
            (Some(1e9 / moves), 6, 0),
            (*laps, 11, 0),
            (*hand, 10, 0),
            (times(*games, *hand), 6, 2),
            (ludii, 6, 0),
            (times(*games, others::openspiel(game)), 6, 1),
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
    let mut rows = Vec::new();
    for kind in Kind::ALL {
        for preset in kind.presets() {
            // the game itself, not the family: what search will play
            let (name, now) = (kind.name(), &now);
            rows.extend(kind.preset(preset.name).map(|sowing| match sowing {
                Sowing::Adjiboto(game) => {
                    let game: &Adjiboto = &game;
                    let hand =
                        (*game == Adjiboto::default()).then_some(hand::adjiboto as fn(&mut Rng) -> u32);
                    row(name, preset.name, *game, hand, now, batch, is_lap)
                }
                Sowing::MangalaSuez(game) => {
                    let game: &MangalaSuez = &game;
                    row(name, preset.name, *game, None, now, batch, is_lap)
                }
                Sowing::KotuBaendum(game) => {
                    let game: &KotuBaendum = &game;
                    row(name, preset.name, *game, None, now, batch, is_lap)
                }
                Sowing::Puhulmutu(game) => {
                    let game: &Puhulmutu = &game;
                    row(name, preset.name, *game, None, now, batch, is_lap)
                }
                Sowing::RajaPasuMandiri(game) => {
                    let game: &RajaPasuMandiri = &game;
                    row(name, preset.name, *game, None, now, batch, is_lap)
                }
                Sowing::RajaPasu(game) => {
                    let game: &RajaPasu = &game;
                    row(name, preset.name, *game, None, now, batch, is_lap)
                }
                Sowing::Kalah(game) => {
                    let game: &Kalah = &game;
                    let hand = (*game == Kalah::default()).then_some(hand::kalah as fn(&mut Rng) -> u32);
                    row(name, preset.name, *game, hand, now, 4 * batch, is_lap)
                }
                Sowing::Oware(game) => {
                    let game: &Oware = &game;
                    row(name, preset.name, *game, None, now, batch, is_lap)
                }
            }));
        }
    }
    let pasang = Pasang::default();
    for preset in pasang.presets() {
        rows.extend(
            pasang.under(preset.name).map(|game| row(NAME, preset.name, game, None, &now, batch, |_| false)),
        );
    }
    // the hand-written loop is of one round
    let round = RajaPasuMandiri { rounds: RoundsRule::One, ..RajaPasuMandiri::default() };
    let hand = Some(hand::raja_pasu_mandiri as fn(&mut Rng) -> u32);
    rows.push(row(Kind::RajaPasuMandiri.name(), "catalogue.rounds-1", round, hand, &now, batch, is_lap));
    rows
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
    Row { game: name, preset, games: best(games), moves, laps, hand: hand.map(|_| best(hands)) }
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
