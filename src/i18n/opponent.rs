//! Messages about the opponent. A type of its own: only the program that plays with it contains its texts.

use super::{
    format::format,
    quoted::shortened,
    said::{Said, said},
};
use crate::engine::seat::Seat;

/// Why there is no opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// Its files could not be loaded.
    NotLoaded,
    /// The browser does not allow workers here.
    NotAllowed,
    /// It has crashed.
    Broken,
    /// It no longer replies.
    Silent,
}

impl Lost {
    /// The reason for a word used by the page's side of the opponent.
    pub fn named(word: &str) -> Lost {
        match word {
            "load" => Lost::NotLoaded,
            "refused" => Lost::NotAllowed,
            "silent" => Lost::Silent,
            _ => Lost::Broken,
        }
    }
}

/// Why the option `seats` cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatsTrouble {
    /// The number of players differs from the number of seats.
    Count { found: usize, seats: usize },
    /// A word is not a player; also the number of levels.
    Player { word: String, levels: u8 },
}

/// Messages of the panel for the opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opposed {
    /// The label for who plays a seat.
    PlayedBy(Seat),
    Person,
    Level(u8),
    /// The default level.
    UsualLevel(u8),
    Waits,
    Thinks,
    /// Stopped by a person.
    Stopped,
    Lost(Lost),
    Stop,
    Think,
    /// It plays every seat while people watch.
    Watched,
    /// It plays every seat, but waits to be started.
    Halted,
    /// The game is over.
    Over,
    Start,
    Pause,
    /// A person takes over a seat of the opponent, and gives it back.
    Take(Seat),
    Give(Seat),
    /// It was offered a draw: it is considering, has agreed, or has declined.
    Weighs,
    Agrees,
    Refuses,
    /// The address asks for players that do not exist.
    Unseated(SeatsTrouble),
}

/// The word by which Fluent files select the reason.
pub(super) const fn word(why: Lost) -> &'static str {
    match why {
        Lost::NotLoaded => "not-loaded",
        Lost::NotAllowed => "not-allowed",
        Lost::Broken => "broken",
        Lost::Silent => "silent",
    }
}

/// The message in the language of the page.
pub fn opposed(what: Opposed) -> String {
    format(&said(what))
}

fn said(what: Opposed) -> Said {
    match what {
        Opposed::PlayedBy(seat) => said!("opponent-played-by", seat),
        Opposed::Person => said!("opponent-person"),
        Opposed::Level(level) => said!("opponent-level", level),
        Opposed::UsualLevel(level) => said!("opponent-usual-level", level),
        Opposed::Waits => said!("opponent-waits"),
        Opposed::Thinks => said!("opponent-thinks"),
        Opposed::Stopped => said!("opponent-stopped"),
        Opposed::Lost(why) => Said::new(&["opponent-lost-", word(why)].concat()),
        Opposed::Stop => said!("opponent-stop"),
        Opposed::Think => said!("opponent-think"),
        Opposed::Watched => said!("opponent-watched"),
        Opposed::Halted => said!("opponent-halted"),
        Opposed::Over => said!("opponent-over"),
        Opposed::Start => said!("opponent-start"),
        Opposed::Pause => said!("opponent-pause"),
        Opposed::Take(seat) => said!("opponent-take", seat),
        Opposed::Give(seat) => said!("opponent-give", seat),
        Opposed::Weighs => said!("opponent-weighs"),
        Opposed::Agrees => said!("opponent-agrees"),
        Opposed::Refuses => said!("opponent-refuses"),
        Opposed::Unseated(SeatsTrouble::Count { found, seats }) => {
            said!("opponent-unseated-count", found, seats)
        }
        Opposed::Unseated(SeatsTrouble::Player { word, levels }) => {
            said!("opponent-unseated-player", word = shortened(&word), levels)
        }
    }
}
