//! Messages of the home page: those of its program, and those in its HTML.

use super::{
    Localized,
    facts::{self, GameFact},
    keyed::{KeyedMessage, ToValue, keyed},
    rule_texts::name,
    rung::rung,
    standing::Goal,
    texts::named_variants,
};
use crate::engine::Kind;

/// Messages of the home page's program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HomeMessage {
    /// How many of all games match the filters.
    Found {
        found: usize,
        all: usize,
    },
    /// The button that stops the boards' games, and the one that restarts them.
    Stop,
    Play,
    /// The link to a game as its board shows it after `moves` moves.
    GoOn {
        moves: usize,
    },
    Name(Kind),
    /// The progress of a saved game.
    SavedGame {
        moves: usize,
        over: bool,
    },
    /// How far the visitor has come in the course of a game.
    Learned {
        done: usize,
        all: usize,
    },
    /// A player of a saved game that is the computer, with its level in tenths.
    Computer {
        level: u8,
    },
}

named_variants! {
/// Texts of the home page that appear only in its HTML.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HomePageText {
    SavedGames,
    SavedGamesNote,
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
    /// That the games are in the order of the minutes to learn them, and that the minutes are ours.
    EasiestFirst,
    /// Our own estimate of the minutes to learn a game and to play it.
    Minutes {
        learn: u32,
        play: u32,
    },
    /// The number of players.
    Seats(usize),
    Rows {
        rows: u8,
        holes: u8,
    },
    Square {
        side: u8,
    },
    /// A region of the world, by its name in addresses.
    Region(&'static str),
    GameLength {
        moves: u32,
    },
    /// How minutes and lengths of games are reckoned, and which labels are ours.
    HowMeasured {
        words: u32,
        thought: u32,
    },
    News,
    Version(&'static str),
    /// One line of news, by its name in the catalogue.
    NewsOf(&'static str),
    /// What the board of the page's opening is: which game, that it can be played here, and its aim.
    Lead(Kind),
    /// The note at that board: the game, its people and place.
    OnBoard(Kind),
    /// The century of the record whose rules are followed, and when it was made.
    Century {
        century: u8,
        kind: Kind,
    },
}
}

impl Localized for HomePageText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            HomePageText::Seats(seats) => keyed!("home-page-seats", seats),
            HomePageText::Rows { rows, holes } => keyed!("home-page-rows", rows, holes),
            HomePageText::Square { side } => keyed!("home-page-square", side),
            HomePageText::Region(name) => KeyedMessage::new(&["region-", name].concat()),
            HomePageText::GameLength { moves } => keyed!("home-page-game-length", moves),
            HomePageText::Minutes { learn, play } => keyed!("home-page-minutes", learn, play),
            HomePageText::NewsOf(name) => KeyedMessage::new(&["news-", name].concat()),
            HomePageText::Century { century, kind } => {
                keyed!("home-page-century", century, time = facts::keyed(kind, GameFact::Time))
            }
            HomePageText::Lead(kind) => {
                keyed!("home-page-lead", name = name(kind), aim = Goal::from(kind).keyed())
            }
            HomePageText::OnBoard(kind) => keyed!(
                "home-page-on-board",
                name = name(kind),
                people = facts::keyed(kind, GameFact::People),
                place = facts::keyed(kind, GameFact::Place)
            ),
            HomePageText::HowMeasured { words, thought } => {
                keyed!("home-page-how-measured", words, thought)
            }
            HomePageText::Version(version) => keyed!("home-page-version", version),
            text => text.key("home-page-"),
        }
    }
}

impl Localized for HomeMessage {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            HomeMessage::Found { found, all } => {
                let found = if found == all { "all".value() } else { found.value() };
                keyed!("home-found", found, all)
            }
            HomeMessage::Stop => keyed!("home-stop"),
            HomeMessage::Play => keyed!("home-play"),
            HomeMessage::GoOn { moves } => keyed!("home-go-on", moves),
            HomeMessage::Name(kind) => name(kind),
            HomeMessage::SavedGame { moves, over } => keyed!("home-saved-game", moves, over),
            HomeMessage::Learned { done, all } => keyed!("home-learned", done, all),
            HomeMessage::Computer { level } => keyed!("home-computer", level = rung(level)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::say;

    #[test]
    fn a_single_one_is_said_as_one() {
        let keyed =
            [(1, 1), (1, 9), (0, 9), (9, 9)].map(|(found, all)| say(&HomeMessage::Found { found, all }));
        assert_eq!(keyed, ["1 game", "1 of 9 games", "None of 9 games", "9 games"]);
        assert_eq!(say(&HomeMessage::SavedGame { moves: 1, over: true }), "1 move, ended");
        assert_eq!(say(&HomeMessage::GoOn { moves: 12 }), "Continue after 12 moves");
    }

    #[test]
    fn every_part_of_the_world_has_a_name() {
        for place in crate::catalogue::Region::ALL {
            assert!(!say(&HomePageText::Region(place.name())).is_empty(), "{place:?}");
        }
    }
}
