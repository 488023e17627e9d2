//! Millions of random games, with every law checked at every move, and the results of a run.

use std::{collections::BTreeMap, ops::ControlFlow};

use super::{Broken, Lawful, of_end, of_move, of_move_text, of_position_text, of_start};
use crate::{engine::seat::Seats, notation::Record, playout::Playouts};

/// Moves after which a game is assumed never to end.
const LONGEST: usize = 50_000;

/// One move in this many is also written and read back, with the position after it: that takes longer than all
/// other checks.
const WRITTEN: u64 = 64;

/// The first game that has broken a law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstBroken {
    /// The number of the game in the sequence of the seed, from 1.
    pub number: u64,
    pub broken: Broken,
    /// The game up to the move that broke the law.
    pub record: String,
}

/// The results of a run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SoakResult {
    pub games: u64,
    pub moves: u64,
    /// The moves of the longest game.
    pub longest: usize,
    /// Games won by each seat alone.
    pub won: [u64; 3],
    /// Games whose win is shared.
    pub shared: u64,
    /// The number of games by the id of the clause that ended them.
    pub ends: BTreeMap<&'static str, u64>,
    /// Games that broke a law; each is abandoned at once.
    pub broken: u64,
    pub first: Option<FirstBroken>,
}

/// Plays this many random games; `on_begin` is called with the number of each, from 1, before it begins.
pub fn soak<F: Lawful>(
    game: F,
    preset: &'static str,
    games: u64,
    seed: u64,
    mut on_begin: impl FnMut(u64),
) -> SoakResult {
    let mut result = SoakResult::default();
    let mut playouts = Playouts::new(game, seed);
    let mut moves = Vec::new();
    if let Err(broken) = of_start(&game) {
        result.record_broken(0, broken, record(game, preset, &[]));
    }
    for number in 1..=games {
        on_begin(number);
        moves.clear();
        let outcome = playouts.play_while(game.start(), |before, chosen, after| {
            moves.push(chosen);
            result.moves += 1;
            match of_next(&game, before, chosen, after, result.moves % WRITTEN == 0) {
                _ if moves.len() > LONGEST => ControlFlow::Break(Broken::new("a game ends", LONGEST)),
                Err(broken) => ControlFlow::Break(broken),
                Ok(()) => ControlFlow::Continue(()),
            }
        });
        result.games += 1;
        result.longest = result.longest.max(moves.len());
        let ended = match outcome {
            ControlFlow::Break(broken) => Err(broken),
            ControlFlow::Continue(outcome) => of_end(&game, outcome).map(|()| outcome),
        };
        match ended {
            Err(broken) => result.record_broken(number, broken, record(game, preset, &moves)),
            Ok(outcome) => {
                let clause =
                    game.clauses().get(usize::from(outcome.clause.0)).map_or("?", |clause| clause.id);
                *result.ends.entry(clause).or_default() += 1;
                result.record_win(outcome.winners);
            }
        }
    }
    result
}

fn of_next<F: Lawful>(
    game: &F,
    before: &F::Position,
    chosen: F::Move,
    after: &F::Position,
    written: bool,
) -> Result<(), Broken> {
    of_move(game, before, chosen, after)?;
    if written {
        of_position_text(game, after)?;
        of_move_text(game, chosen)?;
    }
    Ok(())
}

fn record<F: Lawful>(game: F, preset: &'static str, moves: &[F::Move]) -> String {
    let (names, moves) = (Default::default(), moves.to_vec());
    Record { game, preset, setup: None, names, moves, outcome: None, stop: None }.to_text()
}

impl SoakResult {
    fn record_broken(&mut self, number: u64, broken: Broken, record: String) {
        self.broken += 1;
        self.first.get_or_insert(FirstBroken { number, broken, record });
    }

    fn record_win(&mut self, winners: Seats) {
        let mut seats = winners.iter();
        match (seats.next(), seats.next()) {
            (Some(seat), None) => self.won[seat.index()] += 1,
            _ => self.shared += 1,
        }
    }

    /// A line for the table of runs, and one for each broken law.
    pub fn row(&self, name: &str, seats: usize, seconds: f64) -> String {
        let share = |count: u64| format!("{:.1}", 100.0 * count as f64 / self.games.max(1) as f64);
        let won: Vec<String> = self.won.iter().take(seats).map(|&count| share(count)).collect();
        let ends: Vec<String> = self.ends.iter().map(|(clause, count)| format!("{clause} {count}")).collect();
        let mut text = format!(
            "{name:<34} {:>8} {:>10} {:>7.1} {:>6} {:>15} {:>6} {:>6} {:>7.1}  {}",
            self.games,
            self.moves,
            self.moves as f64 / self.games.max(1) as f64,
            self.longest,
            won.join(" "),
            share(self.shared),
            self.broken,
            seconds,
            ends.join(", "),
        );
        if let Some(FirstBroken { number, broken, record }) = &self.first {
            text += &format!("\n  game {number} breaks a law first: {broken}\n{record}");
        }
        text
    }
}

/// The heading of the table.
pub fn heading() -> String {
    format!(
        "{:<34} {:>8} {:>10} {:>7} {:>6} {:>15} {:>6} {:>6} {:>7}  ends by clause",
        "game preset", "games", "moves", "mean", "most", "won % by seat", "shared", "broken", "seconds"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::Kind, games::sample};

    #[test]
    fn a_run_counts_every_game_once_and_is_the_same_for_the_same_seed() {
        let game = sample::PLAIN.game();
        let mut heard = Vec::new();
        let result = soak(game, "standard", 40, 3, |number| heard.push(number));
        assert_eq!(heard, (1..=40).collect::<Vec<_>>());
        assert_eq!((result.games, result.broken, result.first.clone()), (40, 0, None));
        assert_eq!(result.ends.values().sum::<u64>(), 40);
        assert_eq!(result.won.iter().sum::<u64>() + result.shared, 40);
        assert_eq!(result, soak(game, "standard", 40, 3, |_| ()));
        let row = result.row("a game standard", Kind::Sowing(game.kind()).seats(), 1.0);
        assert!(row.contains("kal.winner 40"), "{row}");
    }

    #[test]
    fn the_first_broken_law_is_reported_with_its_game() {
        let mut result = SoakResult::default();
        for number in [7, 9] {
            result.record_broken(number, Broken::new("a law", number), "the moves\n".into());
        }
        let row = result.row("a game", 2, 0.0);
        assert!(row.contains("game 7 breaks a law first: a law: 7\nthe moves"), "{row}");
        assert_eq!(result.broken, 2);
    }
}
