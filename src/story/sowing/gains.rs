//! What seats have gained since the start of a match of rounds.

use crate::engine::{
    Game,
    sowing::{Sowing, position::Position},
};

/// For each seat what it holds above its stake, with its debts counted.
pub fn gains(game: &Sowing, position: &Position) -> [i32; 3] {
    let mut gains = [0; 3];
    for seat in game.seats().iter() {
        let at = seat.index();
        gains[at] = i32::from(position.store(seat)) - game.kind().stakes()[at];
    }
    for (from, to, count) in game.debts(position) {
        let count = i32::from(count);
        gains[from.index()] -= count;
        gains[to.index()] += count;
    }
    gains
}
