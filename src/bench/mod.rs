//! Speed: random games through the engine beside hand-written loops of the same games, in one run.

mod hand;

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
                raja_pasu::RajaPasu,
                raja_pasu_mandiri::{RajaPasuMandiri, RoundsRule},
            },
        },
    },
    playout::Playouts,
};

/// One row of the table: rates are medians over the rounds.
pub struct Row {
    pub game: &'static str,
    pub preset: &'static str,
    /// Random games a second through the engine.
    pub games: f64,
    /// Moves a second through the engine.
    pub moves: f64,
    /// Random games a second of the hand-written loop, where there is one.
    pub hand: Option<f64>,
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Row { game, preset, games, moves, hand } = self;
        write!(f, "{game:<16} {preset:<18} {games:>11.0} {moves:>12.0}")?;
        match hand {
            Some(hand) => write!(f, " {hand:>11.0} {:>6.2}", games / hand),
            None => write!(f, " {:>11} {:>6}", "–", "–"),
        }
    }
}

/// The heading of a table of [`Row`]s.
pub fn heading() -> String {
    format!(
        "{:<16} {:<18} {:>11} {:>12} {:>11} {:>6}",
        "game", "preset", "games/s", "moves/s", "hand/s", "ratio"
    )
}

const ROUNDS: usize = 9;

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
                    row(name, preset.name, *game, hand, now, batch)
                }
                Sowing::MangalaSuez(game) => {
                    let game: &MangalaSuez = &game;
                    row(name, preset.name, *game, None, now, batch)
                }
                Sowing::KotuBaendum(game) => {
                    let game: &KotuBaendum = &game;
                    row(name, preset.name, *game, None, now, batch)
                }
                Sowing::RajaPasuMandiri(game) => {
                    let game: &RajaPasuMandiri = &game;
                    row(name, preset.name, *game, None, now, batch)
                }
                Sowing::RajaPasu(game) => {
                    let game: &RajaPasu = &game;
                    row(name, preset.name, *game, None, now, batch)
                }
                Sowing::Kalah(game) => {
                    let game: &Kalah = &game;
                    let hand = (*game == Kalah::default()).then_some(hand::kalah as fn(&mut Rng) -> u32);
                    row(name, preset.name, *game, hand, now, 4 * batch)
                }
            }));
        }
    }
    let pasang = Pasang::default();
    for preset in pasang.presets() {
        rows.extend(pasang.under(preset.name).map(|game| row(NAME, preset.name, game, None, &now, batch)));
    }
    // the hand-written loop is of one round
    let round = RajaPasuMandiri { rounds: RoundsRule::One, ..RajaPasuMandiri::default() };
    let hand = Some(hand::raja_pasu_mandiri as fn(&mut Rng) -> u32);
    rows.push(row(Kind::RajaPasuMandiri.name(), "catalogue.rounds-1", round, hand, &now, batch));
    rows
}

/// Engine and hand loop take turns, so that a change of the machine's speed meets both.
fn row<G: Game>(
    name: &'static str,
    preset: &'static str,
    game: G,
    hand: Option<fn(&mut Rng) -> u32>,
    now: &impl Fn() -> f64,
    batch: u32,
) -> Row {
    let start = game.start();
    let (mut games, mut moves, mut hands) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..ROUNDS as u64 {
        let mut playouts = Playouts::new(game, round);
        let (from, mut played) = (now(), 0u64);
        for _ in 0..batch {
            playouts.play(start, |_, _, _| played += 1);
        }
        let seconds = (now() - from) / 1000.0;
        games.push(f64::from(batch) / seconds);
        moves.push(played as f64 / seconds);
        if let Some(hand) = hand {
            let mut rng = Rng::with_seed(round);
            let (from, mut played) = (now(), 0u64);
            for _ in 0..batch {
                played += u64::from(hand(&mut rng));
            }
            // the sum is used, so that the loop cannot be left out
            if played > 0 {
                hands.push(f64::from(batch) / ((now() - from) / 1000.0));
            }
        }
    }
    Row { game: name, preset, games: median(games), moves: median(moves), hand: hand.map(|_| median(hands)) }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
