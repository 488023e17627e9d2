//! The options `think` and `seed`: how many positions the computer looks at for a move, and the number that its chances come
//! from, so that the same moves are answered alike.

use super::value;

/// At most as many positions are looked at: a minute on a slow machine.
pub const MOST_POSITIONS: u32 = 20_000_000;

/// The limits of the computer's thought, where an address sets them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// How many positions it looks at for a move, in place of what its level has.
    pub positions: Option<u32>,
    /// The seed of its chances; where there is none, every game is another.
    pub seed: Option<u32>,
}

impl Thinking {
    /// Reads the options. Gives with them the values that mean nothing.
    pub fn read(text: &str) -> (Thinking, Vec<&str>) {
        let mut refused = Vec::new();
        let mut number = |key: &str, most: u32, least: u32| {
            let word = value(text, key)?;
            let is_number = !word.is_empty() && word.bytes().all(|figure| figure.is_ascii_digit());
            let read = word.parse().ok().filter(|read| is_number && (least..=most).contains(read));
            refused.extend(read.is_none().then_some(word));
            read
        };
        let positions = number("think", MOST_POSITIONS, 1);
        let seed = number("seed", u32::MAX, 0);
        (Thinking { positions, seed }, refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_and_all_else_is_told() {
        let (read, refused) = Thinking::read("think=5000&seed=7");
        assert_eq!((read, refused.len()), (Thinking { positions: Some(5000), seed: Some(7) }, 0));
        for wrong in
            ["think=0", "think=fast", "think=20000001", "seed=-1", "seed=+1", "seed=", "seed=4294967296"]
        {
            let (read, refused) = Thinking::read(wrong);
            assert_eq!((read, refused.len()), (Thinking::default(), 1), "{wrong}");
        }
    }
}
