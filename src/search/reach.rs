//! Plays a move of a line, and finds out whether its position was met before.

use super::{Searched, found::LineState};
use crate::engine::{Game, Outcome, history::Trail};

/// Moves since the last irreversible change from which their number is part of the table's key. Some games end
/// a round after a number of quiet moves, and no line that began earlier is long enough to get there.
pub const LONG: u32 = 64;

/// How a position was reached on a line.
pub enum Reached {
    New,
    /// Met before, and the game goes on.
    Again,
    Ended(Outcome),
}

/// A position after a move, its line's state, and how it was reached.
pub type Arrival<G> = (<G as Game>::Position, LineState, Reached);

/// Plays a move of a line.
#[inline(always)]
pub fn reach<G: Searched>(
    game: &G,
    trail: &mut Trail<G::Position>,
    before: &G::Position,
    chosen: G::Move,
    mut state: LineState,
) -> Arrival<G> {
    let mut position = *before;
    game.play(&mut position, chosen, |_| ());
    let Some(cycle) = G::CYCLE else { return (position, state, Reached::New) };
    let stretch = trail.stretch(state.stretch, game.progress(&position));
    if stretch != state.stretch {
        state = LineState { stretch, twice: 0 };
    }
    let met = trail.meet(&position, stretch, cycle);
    if met.times <= 1 && met.since < LONG {
        return (position, state, Reached::New);
    }
    if let Some(outcome) = game.on_repetition(&mut position, met, |_| ()) {
        return (position, state, Reached::Ended(outcome));
    }
    // the repetition may have ended a round
    state.stretch = trail.stretch(stretch, game.progress(&position));
    if met.times <= 1 {
        return (position, state, Reached::New);
    }
    state.twice ^= game.key(&position).rotate_left(17) | 1;
    (position, state, Reached::Again)
}
