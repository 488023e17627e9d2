//! The laws of sowing games. The quantity is counted in counters.

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
    fn quantity(&self, position: &Position) -> u32 {
        position.total()
    }

    fn start_quantity(&self) -> u32 {
        self.total()
    }

    fn quantity_change(chosen: Move, event: &Event) -> Option<i32> {
        match (chosen, event) {
            // counters leave the game only before play
            (Move::Empty(_), Event::Remove { count, .. }) => Some(-i32::from(*count)),
            (_, Event::Remove { .. }) => None,
            _ => Some(0),
        }
    }

    fn broken_law(&self, position: &Position) -> Option<&'static str> {
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
