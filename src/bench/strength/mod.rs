//! Strength: players play each other from random openings until it is clear which is stronger.

pub mod interval;
mod noise;
mod pairings;
mod players;
mod record;

use std::time::Duration;

use crate::{
    bench::opened::Opened,
    engine::{Kind, pasang::Pasang},
    games::for_kind,
    search::{chance::Chance, mover, shares, sight::Sighted},
};
use interval::Tally;
use players::{Effort, Player, Turn};

/// One win, shared among those of `seats` seats that have most.
fn most(seats: u32, held: [i32; 3]) -> [f64; 3] {
    let all = held.iter().take(seats as usize);
    let most = all.clone().max().copied().unwrap_or(0);
    let winners = all.filter(|&&held| held == most).count().max(1);
    let mut won = [0.0; 3];
    for (won, held) in won.iter_mut().zip(held).take(seats as usize) {
        *won = if held == most { 1.0 / winners as f64 } else { 0.0 };
    }
    won
}

/// Two players, of whom the first is measured.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pairing {
    player: Player,
    against: Player,
    /// The share that the player is to be shown to reach or to miss.
    bound: f64,
    /// Whether whole matches are played, not only their first rounds.
    whole: bool,
    /// How many games are played before it may stop early.
    least: u32,
    /// The number of the first opening; each is played with the player in every seat.
    first: u32,
}

/// The effort of one side's moves.
#[derive(Clone, Copy, Debug, Default)]
struct Spent {
    moves: u64,
    nodes: u64,
    time: Duration,
}

impl Spent {
    fn add(&mut self, effort: Effort) {
        if effort.nodes > 0 {
            self.moves += 1;
            self.nodes += effort.nodes;
            self.time += effort.time;
        }
    }

    fn each(&self) -> Duration {
        self.time / u32::try_from(self.moves.max(1)).unwrap_or(u32::MAX)
    }
}

/// Plays one game, match or first round, with the player in one seat and the other in the rest; gives the
/// player's share of the win.
fn game<G: Sighted + 'static>(
    (kind, game): (Kind, G),
    pairing: &Pairing,
    seat: usize,
    seed: u64,
    spent: &mut [Spent; 2],
) -> f64 {
    let mut chance = Chance::new(seed);
    // random openings, the same for every seat in which the player sits in turn
    let mut opening = Chance::new(seed / u64::from(game.seats().count()));
    let mut played = Opened::new(game, opening.below(5));
    loop {
        let seed = chance.draw();
        let ended = played.play(&mut opening, |position, past, _| {
            let turn = Turn { kind, game, position, past, seed, time: spent[0].each() };
            let side = usize::from(mover(&game, &position) != seat);
            let player = [pairing.player, pairing.against][side];
            let (chosen, effort) = player.choose(&turn);
            spent[side].add(effort);
            chosen
        });
        match ended {
            Some(None) => {}
            Some(Some(outcome)) => return f64::from(shares(&outcome)[seat]),
            None => return 0.0,
        }
        if !pairing.whole
            && let Some(held) = game.round_totals(&played.walk.position)
        {
            return most(game.seats().count(), held)[seat];
        }
    }
}

/// What came of the games of a pairing.
struct Played {
    tally: Tally,
    spent: [Spent; 2],
    /// From how many openings, each played with the player in every seat, it won more than its part, its part, and less. Many
    /// an opening is won by one seat whoever sits there: such a one is even.
    openings: [u32; 3],
}

/// Plays until `most` games have been played, or it is clear on which side of the bound the share lies.
fn pair<G: Sighted + 'static>(game_of: (Kind, G), pairing: &Pairing, mut tally: Tally, most: u32) -> Played {
    let seats = game_of.1.seats().count();
    let first = u64::from(pairing.first) * u64::from(seats);
    let mut spent = [Spent::default(); 2];
    let (mut openings, mut of_opening) = ([0; 3], 0.0);
    for number in tally.games()..most {
        let seat = (number % seats) as usize;
        let share = game(game_of, pairing, seat, first + u64::from(number), &mut spent);
        tally.add(seat, share);
        of_opening += share;
        if (number + 1) % seats == 0 {
            openings[usize::from(of_opening < 1.01) + usize::from(of_opening < 0.99)] += 1;
            of_opening = 0.0;
        }
        if number + 1 >= pairing.least && (number + 1) % seats == 0 && tally.excludes(pairing.bound) {
            break;
        }
    }
    Played { tally, spent, openings }
}

/// The same for a game by its kind, under its default readings.
fn of(kind: Kind, pairing: &Pairing, so_far: Tally, most: u32) -> Played {
    let Kind::Sowing(sowing) = kind else {
        return pair((kind, Pasang::default()), pairing, so_far, most);
    };
    for_kind!(sowing, Game => pair((kind, Game::default()), pairing, so_far, most))
}

pub use pairings::command;
