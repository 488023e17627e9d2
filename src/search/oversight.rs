//! What a player overlooks: some of the moves that could be made, the long and the quiet ones most readily.

use super::chance::Chance;

/// How much a player overlooks: of moves of a middle kind this share, in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Oversight(pub u8);

/// A move as it strikes the eye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Counters that are put down, over all laps; 0 in games whose moves have no length.
    pub drops: u32,
    /// Whether it takes nothing.
    pub quiet: bool,
}

/// A move of so many counters is as hard to follow as any.
const LONGEST: u32 = 24;
/// No move is overlooked more often than this, in thousandths.
const MOST: u32 = 950;

impl Oversight {
    pub const NONE: Oversight = Oversight(0);

    /// How often a move is overlooked, in thousandths: half of the share for the shortest capture, twice the share
    /// for a long quiet move.
    fn thousandths(self, look: Look) -> u32 {
        let long = if look.drops == 0 { 5 } else { 10 * look.drops.min(LONGEST) / LONGEST };
        let quiet = if look.quiet { 5 } else { 0 };
        (u32::from(self.0) * (5 + long + quiet)).min(MOST)
    }

    /// Whether the move number `place` of the position with this key is overlooked. The same seed overlooks the same
    /// move in every line that leads to the position.
    pub fn overlooks(self, look: Look, seed: u64, key: u64, place: usize) -> bool {
        if self == Oversight::NONE {
            return false;
        }
        let mut chance = Chance::new(seed ^ key.rotate_left(23) ^ (place as u64) << 56);
        chance.below(1000) < self.thousandths(look) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_quiet_moves_are_overlooked_more_often() {
        let often = |drops, quiet| {
            let look = Look { drops, quiet };
            (0..10_000).filter(|&seed| Oversight(30).overlooks(look, seed, 7, 2)).count()
        };
        let all = [(1, false), (12, false), (12, true), (40, true)].map(|(drops, quiet)| often(drops, quiet));
        assert!(all.is_sorted_by(|one, next| one + 500 < *next), "{all:?}");
        assert!((1_300..1_700).contains(&all[0]) && (5_700..6_300).contains(&all[3]), "{all:?}");
        let look = Look { drops: 40, quiet: true };
        assert!((0..1_000).all(|seed| !Oversight::NONE.overlooks(look, seed, 7, 2)));
        assert!((0..1_000).any(|seed| !Oversight(100).overlooks(look, seed, 7, 2)));
    }
}
