//! Which positions have been met before: for the clauses that speak of repetition.

/// How a position has been met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Met {
    /// How often, 1 for the first time.
    pub times: u32,
    /// How many moves have been played since the last change that cannot be taken back.
    pub since: u32,
}

/// The positions since the last change that cannot be taken back, the newest last.
///
/// Positions are kept whole and compared whole, so repetition is found exactly.
#[derive(Clone, PartialEq, Debug)]
pub struct History<P> {
    since: Vec<P>,
    progress: u32,
}

impl<P> Default for History<P> {
    fn default() -> Self {
        History { since: Vec::new(), progress: 0 }
    }
}

impl<P: Copy + Eq> History<P> {
    /// Notes a position and says how it has now been met.
    ///
    /// `progress` is the game's number that never falls ([`super::Game::progress`]): when it
    /// changes, nothing before can come again and is forgotten. `cycle` is the fewest moves after which a
    /// position can come again ([`super::Game::CYCLE`]): nothing nearer is looked at.
    #[inline]
    pub fn meet(&mut self, position: &P, progress: u32, cycle: usize) -> Met {
        if progress != self.progress {
            self.since.clear();
            self.progress = progress;
        }
        let far = (self.since.len() + 1).saturating_sub(cycle);
        let times = 1 + self.since[..far].iter().filter(|earlier| *earlier == position).count() as u32;
        let since = self.since.len() as u32;
        self.since.push(*position);
        Met { times, since }
    }

    pub fn clear(&mut self) {
        self.since.clear();
        self.progress = 0;
    }
}
