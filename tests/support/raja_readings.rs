//! The readings of Raja Pasu Mandiri and Raja Pasu as `raja.rs` tells them, and their presets.

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum FoursTo {
    Owner,
    Mover,
    MoverInOwnHoles,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rounds {
    Limit(u32),
    UntilSoleFiller,
}

/// The readings of both games. Those from `mandiri_right` on to `borrowing` are for three players only.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Raja {
    /// Three play Raja Pasu Mandiri, two Raja Pasu.
    pub three: bool,
    pub fours_to: FoursTo,
    pub four_on_last: bool,
    pub gap_chain: bool,
    /// `leftovers: row_owner`. open: where no one has a row, the owner of the hole.
    pub leftovers_to_owner: bool,
    pub rounds: Rounds,
    /// Two players: who has nothing to play ends the round, and is not passed over.
    pub stuck_ends: bool,
    /// Two players: whoever moved last, and so was given the rest, opens the next round.
    pub rest_opens: bool,
    pub mandiri_right: bool,
    /// The counters that the Raja gives each opponent: 1 or 0.
    pub gift: u32,
    /// The rounds for which one is Raja.
    pub reign: u32,
    pub borrowing: bool,
}

impl Raja {
    /// `catalogue` of Raja Pasu Mandiri.
    pub fn mandiri() -> Raja {
        Raja {
            three: true,
            fours_to: FoursTo::Owner,
            four_on_last: true,
            gap_chain: false,
            leftovers_to_owner: false,
            rounds: Rounds::Limit(9),
            stuck_ends: false,
            rest_opens: false,
            mandiri_right: false,
            gift: 1,
            reign: 3,
            borrowing: false,
        }
    }

    /// `de-voogt-2000` of Raja Pasu Mandiri.
    pub fn de_voogt() -> Raja {
        Raja { borrowing: true, ..Raja::mandiri() }
    }

    /// `catalogue` of Raja Pasu.
    pub fn raja_pasu() -> Raja {
        Raja { three: false, rounds: Rounds::Limit(3), gift: 0, ..Raja::mandiri() }
    }

    /// `gering` of Raja Pasu.
    pub fn gering() -> Raja {
        Raja { stuck_ends: true, rest_opens: true, rounds: Rounds::UntilSoleFiller, ..Raja::raja_pasu() }
    }

    pub fn seats(&self) -> usize {
        if self.three { 3 } else { 2 }
    }
}
