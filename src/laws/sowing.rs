//! The laws of sowing games. Worth is counted in counters.

use super::Lawful;
use crate::engine::{
    Hole,
    seat::Seat,
    sowing::{
        Move, Sowing,
        position::{Event, Position},
    },
};

impl Lawful for Sowing {
    fn worth(&self, position: &Position) -> u32 {
        position.total()
    }

    fn whole(&self) -> u32 {
        self.total()
    }

    fn change(chosen: Move, event: &Event) -> Option<i32> {
        match (chosen, event) {
            // counters leave the game only before play
            (Move::Empty(_), Event::Remove { count, .. }) => Some(-i32::from(*count)),
            (_, Event::Remove { .. }) => None,
            _ => Some(0),
        }
    }

    fn stands(&self, position: &Position) -> Option<&'static str> {
        if position.hand() > 0 {
            return Some("the hand is empty between two moves");
        }
        let closed = position.closed();
        let filled = (0..16).any(|hole| closed >> hole & 1 == 1 && position.count(Hole(hole)) > 0);
        filled.then_some("a closed hole is empty")
    }

    fn is_quiet(before: &Position, after: &Position) -> bool {
        let stores = |of: &Position| [0, 1, 2].map(|seat| Seat::at(seat).map(|seat| of.store(seat)));
        stores(before) == stores(after)
            && (before.is_between(), before.round()) == (after.is_between(), after.round())
    }
}
