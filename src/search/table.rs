//! The transposition table: results of positions, kept while there is room.

/// How a value relates to the true one at the searched depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bound {
    /// Nothing is known.
    #[default]
    None,
    /// The true value is this or more.
    Least,
    /// The true value is this or less.
    Most,
    Exact,
}

/// The result of a position, for the seat to move.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Entry {
    key: u64,
    /// In hundredths of a counter; see [`super::worth`].
    pub value: i32,
    /// The index of the best move among the legal ones, in the order in which the game visits them.
    pub best: u16,
    /// Depth in choices.
    pub depth: u8,
    /// The lowest two bits hold a [`Bound`], then one bit for each proof, then four bits for the generation.
    marks: u8,
}

const LOW: u8 = 4;
const HIGH: u8 = 8;

impl Entry {
    pub fn new(value: i32, best: u16, depth: u8, bound: Bound, low: bool, high: bool) -> Entry {
        let proofs = if low { LOW } else { 0 } | if high { HIGH } else { 0 };
        Entry { key: 0, value, best, depth, marks: bound as u8 | proofs }
    }

    #[inline(always)]
    pub const fn bound(&self) -> Bound {
        match self.marks & 3 {
            0 => Bound::None,
            1 => Bound::Least,
            2 => Bound::Most,
            _ => Bound::Exact,
        }
    }

    /// Whether it is proved that the true value is not less.
    #[inline(always)]
    pub const fn low(&self) -> bool {
        self.marks & LOW != 0
    }

    /// Whether it is proved that the true value is not more.
    #[inline(always)]
    pub const fn high(&self) -> bool {
        self.marks & HIGH != 0
    }

    /// The value of keeping it: proofs do not age, and a deeper search is worth more.
    #[inline(always)]
    const fn weight(&self, generation: u8) -> u32 {
        let proofs = (self.marks & (LOW | HIGH)).count_ones();
        let young = if self.marks >> 4 == generation { 64 } else { 0 };
        if self.marks == 0 { 0 } else { 1 + self.depth as u32 + 8 * proofs + young }
    }
}

/// Entries that share a cache line.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; 4]);

/// A table of a fixed size: the least valuable entry is replaced.
pub struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl Table {
    /// Room for about `entries` entries of 16 bytes, rounded down to a power of two, at least four.
    pub fn new(entries: usize) -> Table {
        let buckets = (entries / 4).max(1);
        let buckets = if buckets.is_power_of_two() { buckets } else { buckets.next_power_of_two() / 2 };
        Table { buckets: vec![Bucket::default(); buckets], generation: 0 }
    }

    /// Starts a new generation; older entries are replaced more easily.
    pub fn grow_older(&mut self) {
        self.generation = (self.generation + 1) % 16;
    }

    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        // the number of buckets is a power of two
        (key >> 8) as usize & (self.buckets.len() - 1)
    }

    #[inline(always)]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let Bucket(entries) = self.buckets.get(self.place(key))?;
        // a branch would be mispredicted, so all are compared and the match is selected without one
        let at = |place: usize| usize::from(entries[place].key == key) << place;
        let found = at(0) | at(1) | at(2) | at(3);
        let entry = entries[(found | 8).trailing_zeros() as usize % 4];
        (found != 0 && entry.marks != 0).then_some(entry)
    }

    #[inline(always)]
    pub fn put(&mut self, key: u64, entry: Entry) {
        let generation = self.generation;
        let place = self.place(key);
        let Some(bucket) = self.buckets.get_mut(place) else { return };
        let (mut least, mut at) = (u32::MAX, 0);
        for (index, old) in bucket.0.iter().enumerate() {
            if old.key == key && old.marks != 0 {
                at = index;
                break;
            }
            let weight = old.weight(generation);
            if weight < least {
                (least, at) = (weight, index);
            }
        }
        bucket.0[at] = Entry { key, marks: entry.marks & 0xF | generation << 4, ..entry };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_found_until_a_more_valuable_one_replaces_it() {
        let mut table = Table::new(7);
        let entry = |depth, low| Entry::new(-250, 3, depth, Bound::Least, low, false);
        for key in 1..=4 {
            table.put(key, entry(key as u8, key == 1));
        }
        let found = table.get(1).unwrap();
        assert_eq!((found.value, found.best, found.depth), (-250, 3, 1));
        assert_eq!((found.bound(), found.low(), found.high()), (Bound::Least, true, false));
        assert_eq!(table.get(5), None);
        table.put(5, entry(9, false));
        // the shallowest entry without a proof has been replaced
        assert!(table.get(2).is_none() && [1, 3, 4, 5].iter().all(|&key| table.get(key).is_some()));
        table.grow_older();
        table.put(6, entry(0, false));
        table.put(7, entry(0, false));
        // a new entry stays although it is shallow
        assert!(table.get(6).is_some() && table.get(7).is_some());
        assert_eq!(size_of::<Entry>(), 16);
    }
}
