//! What a rung between two levels can do.

/// A rung between two levels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Between {
    /// Its place, in tenths of a level.
    pub tenths: u8,
    pub skill: Skill,
}

/// What a rung between two levels can do; shares are in hundredths.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Skill {
    /// Sees its own move; of this share only as much as level 1. Within a lead of so many hundredths of a counter it takes
    /// moves for equal.
    Counting { share: u8, blur: i32 },
    /// Sees answers, but overlooks this share.
    Answering(u8),
    /// Looks this many moves ahead, but overlooks this share of what can be done.
    Ahead(u32, u8),
    /// Thinks like level 5, with so many nodes.
    Nodes(u64),
}

impl Between {
    pub const fn new(tenths: u8, skill: Skill) -> Between {
        Between { tenths, skill }
    }
}
