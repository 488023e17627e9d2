//! One number for how good a position is in a game of two, and what it means.

use super::{COUNTER, Searched, Value, ahead};
use crate::engine::{Outcome, seat::Seat};

/// What a win is worth beside the counters by which the winner is ahead; no game has so many.
pub const WON: i32 = 1 << 24;
/// More than anything is worth.
pub const ALL: i32 = 2 * WON;
/// No estimate is worth so much: a win always is.
pub const SURE: i32 = WON / 2;
const LOST: i32 = -SURE;

/// What the end of a game is worth to a seat: a win more than any number of counters, and the more the further ahead
/// he is; a draw nothing, whoever has more.
pub fn worth<G: Searched>(game: &G, position: &G::Position, outcome: &Outcome, seat: Seat) -> i32 {
    let mine = ahead(2, game.holdings(position))[seat.index() & 1];
    match (outcome.winners.has(seat), outcome.winners.has(seat.other())) {
        (true, false) => WON + mine,
        (false, true) => mine - WON,
        _ => 0,
    }
}

/// What a worth means: `proved` says whether the worth itself is.
pub fn value<G: Searched>(game: &G, worth: i32, seat: Seat, proved: bool) -> Value {
    let ahead = match worth {
        SURE.. => worth - WON,
        ..=LOST => worth + WON,
        _ => worth,
    };
    let won = match worth {
        SURE.. => 1.0,
        ..=LOST => 0.0,
        0 if proved => 0.5,
        _ => 1.0 / (1.0 + (-(worth as f32) / game.swing().max(COUNTER) as f32).exp()),
    };
    let (own, other) = (seat.index() & 1, 1 - (seat.index() & 1));
    let mut value = Value { proved, ..Value::default() };
    (value.prospects[own], value.prospects[other]) = (won, 1.0 - won);
    (value.ahead[own], value.ahead[other]) = (ahead, -ahead);
    value
}
