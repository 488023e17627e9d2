//! What is said on the home page: by its program, and in its file.

use super::{
    format::format,
    message::name,
    said::{ToValue, said},
};
use crate::engine::Kind;

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

/// Says it in the words of the page.
pub fn say(hall: Hall) -> String {
    format(&match hall {
        Hall::Found { found, all } => {
            let found = if found == all { "all".value() } else { found.value() };
            said!("home-found", found, all)
        }
        Hall::Stop => said!("home-stop"),
        Hall::Play => said!("home-play"),
        Hall::GoOn { moves } => said!("home-go-on", moves),
        Hall::Name(kind) => name(kind),
        Hall::Kept { moves, over } => said!("home-kept", moves, over),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_one_is_said_as_one() {
        let said = [(1, 1), (1, 9), (0, 9), (9, 9)].map(|(found, all)| say(Hall::Found { found, all }));
        assert_eq!(said, ["1 game", "1 of 9 games", "None of 9 games", "9 games"]);
        assert_eq!(say(Hall::Kept { moves: 1, over: true }), "1 move, ended");
        assert_eq!(say(Hall::GoOn { moves: 12 }), "Go on from here, after 12 moves");
    }
}
