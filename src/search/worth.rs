//! Worth: one number for how good a position is in a game of two.

use super::{COUNTER, Searched, Value, ahead};
use crate::engine::{Outcome, seat::Seat};

/// The worth of a win apart from the winner's lead; greater than any lead.
pub const WON: i32 = 1 << 24;
/// More than any worth.
pub const ALL: i32 = 2 * WON;
/// Greater than any estimate, and less than any win.
pub const SURE: i32 = WON / 2;
const LOST: i32 = -SURE;

/// The worth of the end of a game to a seat: a win is more than any number of counters and grows with the lead;
/// a draw is 0, whatever the counters.
pub fn worth<G: Searched>(game: &G, position: &G::Position, outcome: &Outcome, seat: Seat) -> i32 {
    let mine = ahead(2, game.holdings(position))[seat.index() & 1];
    match (outcome.winners.has(seat), outcome.winners.has(seat.other())) {
        (true, false) => WON + mine,
        (false, true) => mine - WON,
        _ => 0,
    }
}

/// The value of a worth; `proved` says whether the worth is proved, and so who wins and by how much.
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
    let mut value = Value { proved, exact: proved, ..Value::default() };
    (value.prospects[own], value.prospects[other]) = (won, 1.0 - won);
    (value.ahead[own], value.ahead[other]) = (ahead, -ahead);
    value
}
