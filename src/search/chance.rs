//! A pseudorandom generator: the same seed gives the same numbers.

/// Steele, Lea and Flood's SplitMix64.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance(u64);

impl Chance {
    pub const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    #[inline(always)]
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number from 0 to `count` − 1; 0 if `count` is 0.
    #[inline(always)]
    pub const fn below(&mut self, count: usize) -> usize {
        ((self.draw() >> 32).wrapping_mul(count as u64) >> 32) as usize
    }

    /// Puts a list into a random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}
