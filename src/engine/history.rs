//! The positions met so far in a game, for the clauses on repetition.

/// How often a position has been met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Met {
    /// 1 for the first time.
    pub times: u32,
    /// Moves played since the last irreversible change.
    pub since: u32,
}

/// A short hash, compared before whole positions are.
pub trait Digest {
    /// A hash: equal positions have the same; others seldom do.
    fn digest(&self) -> u32;
}

/// Hashes several numbers into one of 64 bits: every bit of the input affects all of the result.
#[inline(always)]
pub fn mix(parts: impl Iterator<Item = u64>) -> u64 {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    let sum = parts.fold(0, |sum: u64, part| (sum.rotate_left(26) ^ part).wrapping_mul(ODD));
    let sum = (sum ^ sum >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    sum ^ sum >> 29
}

/// The positions since the last irreversible change, the newest last.
///
/// Whole positions are kept and compared, so repetition is found exactly.
#[derive(Clone, PartialEq, Debug)]
pub struct History<P> {
    since: Vec<P>,
    /// Digests of the first positions in `since`, computed only when a position is compared with them, which is
    /// rare. One more may follow: the digest of the position met last.
    digests: Vec<u32>,
    /// A Bloom filter over digests: a digest whose bit is unset has not been met.
    bits: [u64; BITS],
    progress: u32,
}

/// Size of the filter in words of 64 bits. Few of its 1024 bits are set, because few moves follow one another
/// without an irreversible change.
const BITS: usize = 16;

/// Sets the bit of a position; gives its digest and whether the bit was already set.
#[inline(always)]
fn note<P: Digest>(bits: &mut [u64; BITS], position: &P) -> (u32, bool) {
    let digest = position.digest();
    let word = &mut bits[digest as usize / 64 % BITS];
    let (before, bit) = (*word, 1 << (digest % 64));
    *word |= bit;
    (digest, before & bit != 0)
}

impl<P> Default for History<P> {
    fn default() -> Self {
        History { since: Vec::new(), digests: Vec::new(), bits: [0; BITS], progress: 0 }
    }
}

impl<P: Copy + Eq + Digest> History<P> {
    /// Counts how often a position has been met, this time included.
    ///
    /// `progress` is the game's number that never falls ([`super::Game::progress`]): when it changes, no
    /// earlier position can come again, and all are forgotten. `cycle` is the fewest moves after which a
    /// position can come again ([`super::Game::CYCLE`]): more recent positions are not compared.
    #[inline]
    pub fn meet(&mut self, position: &P, progress: u32, cycle: usize) -> Met {
        if progress != self.progress {
            self.clear();
            self.progress = progress;
        }
        let far = (self.since.len() + 1).saturating_sub(cycle);
        let times = if far == 0 { 1 } else { 1 + self.times(position, far) };
        Met { times, since: self.since.len() as u32 }
    }

    /// How often a position is among the first `far`. Kept out of line because it is seldom needed.
    #[inline(never)]
    #[cold]
    fn times(&mut self, position: &P, far: usize) -> u32 {
        // drops the digest of a position that was met but not left; its bit stays set
        self.digests.truncate(self.since.len());
        for new in self.since.iter().skip(self.digests.len()) {
            self.digests.push(note(&mut self.bits, new).0);
        }
        let (digest, known) = note(&mut self.bits, position);
        let alike = self.digests.iter().zip(&self.since).take(if known { far } else { 0 });
        let alike = alike.filter(|&(&of, _)| of == digest);
        let times = alike.filter(|&(_, earlier)| earlier == position).count() as u32;
        self.digests.push(digest);
        times
    }

    /// Stores the position met last, before a move is played in it. Copying it right after a change would stall
    /// on pending writes. If the rules have changed it since it was met, the change was irreversible, and the
    /// next position equals none of these.
    #[inline]
    pub fn leave(&mut self, position: &P) {
        self.since.push(*position);
    }

    /// Copies another history, reusing the memory of this one.
    pub fn copy(&mut self, other: &Self) {
        self.since.clone_from(&other.since);
        self.digests.clone_from(&other.digests);
        self.bits = other.bits;
        self.progress = other.progress;
    }

    pub fn clear(&mut self) {
        self.since.clear();
        self.digests.clear();
        self.bits = [0; BITS];
        self.progress = 0;
    }
}

/// A run of positions in a [`Trail`] without an irreversible change: where it begins, and its progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    first: usize,
    progress: u32,
}

/// The positions of a game, followed by those of the line that search is following. Search takes moves back, so
/// positions that a [`History`] would forget after an irreversible change are kept.
#[derive(Clone, Debug)]
pub struct Trail<P> {
    line: Vec<P>,
    digests: Vec<u32>,
}

impl<P: Copy + Eq + Digest> Trail<P> {
    /// A trail for a position with this past; the position itself is not yet in it.
    pub fn after(past: &History<P>, progress: u32) -> (Trail<P>, Stretch) {
        let line = if past.progress == progress { past.since.clone() } else { Vec::new() };
        (Trail { line, digests: Vec::new() }, Stretch { first: 0, progress })
    }

    /// The stretch of a position that follows those in the trail; `before` is the stretch of the last one left.
    #[inline(always)]
    pub fn stretch(&self, before: Stretch, progress: u32) -> Stretch {
        if progress == before.progress { before } else { Stretch { first: self.line.len(), progress } }
    }

    /// Counts how often a position has been met, as [`History::meet`] does.
    #[inline(always)]
    pub fn meet(&mut self, position: &P, stretch: Stretch, cycle: usize) -> Met {
        let since = self.since(stretch);
        let far = (since as usize + 1).saturating_sub(cycle);
        let times = if far == 0 { 1 } else { 1 + self.times(position, stretch.first, far) };
        Met { times, since }
    }

    /// Moves played since the last irreversible change.
    #[inline(always)]
    pub fn since(&self, stretch: Stretch) -> u32 {
        self.line.len().saturating_sub(stretch.first) as u32
    }

    #[inline(never)]
    fn times(&mut self, position: &P, first: usize, far: usize) -> u32 {
        let new = self.line.iter().skip(self.digests.len());
        self.digests.extend(new.map(Digest::digest));
        let digest = position.digest();
        let earlier = self.digests.iter().zip(&self.line).skip(first).take(far);
        earlier.filter(|&(&of, earlier)| of == digest && earlier == position).count() as u32
    }

    /// Stores a position, before a move is played in it.
    #[inline(always)]
    pub fn leave(&mut self, position: &P) {
        self.line.push(*position);
    }

    /// Goes back to the position stored last.
    #[inline(always)]
    pub fn take_back(&mut self) {
        self.line.pop();
        self.digests.truncate(self.line.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position that is only a number; its progress is kept beside it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Number(u8);

    impl Digest for Number {
        fn digest(&self) -> u32 {
            // unequal positions may have the same digest
            u32::from(self.0 % 4)
        }
    }

    /// Follows every line of numbers to a depth and compares each result with that of a history that followed
    /// the line alone.
    fn follow(
        trail: &mut Trail<Number>,
        stretch: Stretch,
        played: &mut Vec<(Number, u32)>,
        left: u32,
    ) -> u32 {
        let (here, progress) = played[played.len() - 1];
        let mut again = 0;
        trail.leave(&here);
        for next in 0..3 {
            // only one of the two directions is irreversible
            let progress = progress + u32::from(here.0 == 8 && next == 1);
            played.push((Number(next * 4), progress));
            let next = Number(next * 4);
            let stretch = trail.stretch(stretch, progress);
            let met = trail.meet(&next, stretch, 2);
            let mut alone = History::default();
            let mut wanted = Met { times: 0, since: 0 };
            for (position, progress) in played.iter() {
                wanted = alone.meet(position, *progress, 2);
                alone.leave(position);
            }
            assert_eq!(met, wanted, "{played:?}");
            again += u32::from(met.times > 2);
            if left > 0 {
                again += follow(trail, stretch, played, left - 1);
            }
            played.pop();
        }
        trail.take_back();
        again
    }

    #[test]
    fn a_history_counts_what_it_was_told_to_keep() {
        // random positions, some met but not left, now and then an irreversible change
        let mut chance = 7u32;
        let mut next = |below: u32| {
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (chance >> 16) % below
        };
        for cycle in 1..4 {
            let (mut history, mut kept, mut progress, mut most) = (History::default(), Vec::new(), 0, 0);
            for _ in 0..20_000 {
                if next(40) == 0 {
                    progress += 1;
                    kept.clear();
                }
                let number = Number(next(12) as u8);
                let met = history.meet(&number, progress, cycle);
                let far = (kept.len() + 1).saturating_sub(cycle);
                let times = 1 + kept.iter().take(far).filter(|&&earlier| earlier == number).count() as u32;
                assert_eq!(met, Met { times, since: kept.len() as u32 });
                most = most.max(times);
                if next(5) > 0 {
                    history.leave(&number);
                    kept.push(number);
                }
            }
            assert!(most > 5, "{most}");
        }
    }

    #[test]
    fn moves_taken_back_leave_a_trail_as_if_never_played() {
        let mut past = History::default();
        let mut played = vec![(Number(8), 3), (Number(0), 3), (Number(4), 3)];
        for (position, progress) in &played[..2] {
            past.meet(position, *progress, 2);
            past.leave(position);
        }
        past.meet(&played[2].0, 3, 2);
        let (mut trail, stretch) = Trail::after(&past, 3);
        assert!(follow(&mut trail, stretch, &mut played, 5) > 100);
        let (mut trail, stretch) = Trail::after(&History::default(), 3);
        let mut played = vec![(Number(8), 3)];
        assert!(follow(&mut trail, stretch, &mut played, 5) > 10);
    }
}
