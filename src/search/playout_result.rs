//! The value of the end of a playout to each seat.

use super::{Searched, ahead, shares, tree};
use crate::engine::Outcome;

/// The result of one playout.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayoutResult {
    /// One win, shared among the seats.
    pub shares: [f32; 3],
    /// By how much each seat is ahead of the mean, in hundredths of a counter.
    pub ahead: [i32; 3],
}

impl PlayoutResult {
    /// The result of a finished game.
    pub fn of_outcome<G: Searched>(game: &G, position: &G::Position, outcome: &Outcome) -> PlayoutResult {
        let ahead = ahead(game.seats().count(), game.holdings(position));
        PlayoutResult { shares: shares(outcome), ahead }
    }

    /// The result at the end of a round, with `held` by seat: the seat with most has won it.
    pub fn at_round_end<G: Searched>(game: &G, held: [i32; 3]) -> PlayoutResult {
        let seats = game.seats().count();
        let held = held.iter().take(seats as usize).copied().enumerate();
        let most = held.clone().map(|(_, held)| held).max();
        let winners = held.clone().fold(0, |bits, (seat, held)| bits | u8::from(Some(held) == most) << seat);
        let mut all = [0; 3];
        held.for_each(|(seat, held)| all[seat % 3] = held);
        PlayoutResult { shares: tree::shares(winners), ahead: ahead(seats, all) }
    }

    /// The result of an unfinished game: each seat's part of the win grows with its estimated lead; `scale`, in
    /// hundredths of a counter, is that of `parts`.
    pub fn estimated<G: Searched>(game: &G, ahead: [i32; 3], scale: i32) -> PlayoutResult {
        PlayoutResult { shares: parts(game.seats().count(), ahead, scale), ahead }
    }

    /// The value to each seat: mainly for winning, and `margin` of it for the lead.
    pub fn worth<G: Searched>(&self, game: &G, margin: f32, scale: i32) -> [f32; 3] {
        let parts = parts(game.seats().count(), self.ahead, scale);
        let mut worth = self.shares;
        for (worth, part) in worth.iter_mut().zip(parts) {
            *worth += margin * (part - *worth);
        }
        worth
    }
}

/// One win, divided among the seats; a greater lead gives a greater part. At a lead of `scale` a seat gets half
/// of the greatest possible surplus.
fn parts(seats: u32, ahead: [i32; 3], scale: i32) -> [f32; 3] {
    let mut parts = ahead.map(|ahead| 1.0 + ahead as f32 / (ahead.abs() + scale.max(1)) as f32);
    for part in parts.iter_mut().skip(seats as usize) {
        *part = 0.0;
    }
    let sum = parts.iter().sum::<f32>().max(f32::EPSILON);
    parts.map(|part| part / sum)
}
