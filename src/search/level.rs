//! The six named levels of the opponent.

/// The most nodes of who looks a few moves ahead.
pub const FEW_MOVES: u64 = 20_000;

/// How well the opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// For a first game: sees about what the first lap of its own move takes.
    First,
    /// Sees its own move to the end, but no answer.
    Taking,
    /// Also sees an answer, but no second move after it; of a relay only the first laps.
    Answering,
    /// Sees a few moves ahead.
    Ahead,
    /// Judges a position by many games played from it, or by many positions after it.
    Strong,
    /// As strong as the time allows.
    Strongest,
}

impl Level {
    pub const ALL: [Level; 6] =
        [Level::First, Level::Taking, Level::Answering, Level::Ahead, Level::Strong, Level::Strongest];

    /// The default: it answers at once, and sees the answer to its move.
    pub const DEFAULT: Level = Level::Answering;

    /// From 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// How many nodes it thinks for, if that is the same in every game: levels 5 and 6 have what the game's
    /// [`super::profile::Profile`] says. The first three look at each move once and are done, whatever this number; the
    /// fourth stops at its depth, mostly long before.
    pub const fn nodes(self) -> Option<u64> {
        match self {
            Level::First | Level::Taking | Level::Answering => Some(1),
            Level::Ahead => Some(FEW_MOVES),
            Level::Strong | Level::Strongest => None,
        }
    }

    pub const fn numbered(number: u8) -> Option<Level> {
        if number >= 1 && number <= 6 { Some(Level::ALL[number as usize - 1]) } else { None }
    }
}
