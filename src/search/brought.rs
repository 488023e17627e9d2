//! What the end of a playout is worth to each seat.

use super::{Searched, ahead, shares, tree};
use crate::engine::Outcome;

/// What one playout has brought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Brought {
    /// One win, shared among the seats.
    pub shares: [f32; 3],
    /// By how much each seat is ahead of the mean, in hundredths of a counter.
    pub ahead: [i32; 3],
}

impl Brought {
    /// The game is over.
    pub fn over<G: Searched>(game: &G, position: &G::Position, outcome: &Outcome) -> Brought {
        let ahead = ahead(game.seats().count(), game.holdings(position));
        Brought { shares: shares(outcome), ahead }
    }

    /// A round is over, and each seat has so much: whoever has most has won it.
    pub fn paused<G: Searched>(game: &G, held: [i32; 3]) -> Brought {
        let seats = game.seats().count();
        let held = held.iter().take(seats as usize).copied().enumerate();
        let most = held.clone().map(|(_, held)| held).max();
        let winners = held.clone().fold(0, |bits, (seat, held)| bits | u8::from(Some(held) == most) << seat);
        let mut all = [0; 3];
        held.for_each(|(seat, held)| all[seat % 3] = held);
        Brought { shares: tree::shares(winners), ahead: ahead(seats, all) }
    }

    /// Nobody knows who would have won: whoever seems ahead is the likelier to, twice as likely to fail as not at
    /// `scale` hundredths of a counter.
    pub fn unsure<G: Searched>(game: &G, ahead: [i32; 3], scale: i32) -> Brought {
        Brought { shares: parts(game.seats().count(), ahead, scale), ahead }
    }

    /// What it is worth: for the most part having won, and for `margin` of it having more.
    pub fn worth<G: Searched>(&self, game: &G, margin: f32, scale: i32) -> [f32; 3] {
        let parts = parts(game.seats().count(), self.ahead, scale);
        let mut worth = self.shares;
        for (worth, part) in worth.iter_mut().zip(parts) {
            *worth += margin * (part - *worth);
        }
        worth
    }
}

/// One, in parts for each seat: the greater the more it is ahead. At `scale` a seat has half of what it can have more
/// than the others.
fn parts(seats: u32, ahead: [i32; 3], scale: i32) -> [f32; 3] {
    let mut parts = ahead.map(|ahead| 1.0 + ahead as f32 / (ahead.abs() + scale.max(1)) as f32);
    for part in parts.iter_mut().skip(seats as usize) {
        *part = 0.0;
    }
    let sum = parts.iter().sum::<f32>().max(f32::EPSILON);
    parts.map(|part| part / sum)
}
