//! What is said on the home page: by its program, and in its file.

use crate::engine::Kind;

pub use super::english_home::say;

/// What the program of the home page says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hall {
    /// How many of all games fit what is asked.
    Found {
        found: usize,
        all: usize,
    },
    /// The button that stops the boards, and that lets them play again.
    Stop,
    Play,
    /// The link to a game as its board shows it, after so many moves.
    GoOn {
        moves: usize,
    },
    Name(Kind),
    /// How far a kept game has come.
    Kept {
        moves: usize,
        over: bool,
    },
}

/// Words of the home page that stand in the file alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnHome {
    Kept,
    KeptNote,
    Find,
    Search,
    Players,
    Board,
    Place,
    Any,
    Clear,
    Nothing,
    Where,
    Who,
    When,
    Length,
    /// So many players.
    Seats(usize),
    Rows {
        rows: u8,
        holes: u8,
    },
    Square {
        side: u8,
    },
    /// A part of the world by its name in addresses.
    Region(&'static str),
    Lasts {
        moves: u32,
        minutes: u32,
    },
    /// What the lengths are measured of, and what of a label is ours.
    Ours {
        thought: u32,
    },
    News,
    Version(&'static str),
}
