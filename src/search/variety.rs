//! Variety: with another seed another game, as long as nothing is given up for it.

use super::chance::Chance;

/// How a move is chosen among those that are equally good as far as the search can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variety {
    seed: u64,
    /// Moves whose values differ by no more are equally good, in hundredths of a counter; 0 after the opening, when only
    /// equal values are.
    pub noise: i32,
    /// Whether the game is in its opening.
    pub opening: bool,
}

/// The opening, in moves of all seats: long enough for games to part, and too short for what little a choice may cost
/// to add up.
const OPENING: usize = 12;

impl Variety {
    /// For a position after so many moves, with the noise of the game.
    pub const fn new(seed: u64, moves: usize, noise: i32) -> Variety {
        let opening = moves < OPENING;
        Variety { seed, noise: if opening { noise } else { 0 }, opening }
    }

    /// How much a seed favours the move number `place` of a position: the choice is the one with most.
    pub const fn favour(self, place: usize) -> u64 {
        Chance::new(self.seed ^ (place as u64 + 1) << 48).draw()
    }

    /// Puts a list into an order that follows from the seed.
    pub fn shuffle<T>(self, list: &mut [T]) {
        Chance::new(self.seed).shuffle(list);
    }
}
