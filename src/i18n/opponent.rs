//! What is said of the opponent. A type of its own: only the program that asks it carries its words.

use super::{
    format::format,
    quoted::shortened,
    said::{Said, said},
};
use crate::engine::seat::Seat;

/// Why there is no opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// Its files did not come.
    NotLoaded,
    /// The browser starts no such program here.
    NotAllowed,
    /// It has stopped by a fault of its own.
    Broken,
    /// It says nothing any more.
    Silent,
}

impl Lost {
    /// By the word that the page's side of it uses.
    pub fn named(word: &str) -> Lost {
        match word {
            "load" => Lost::NotLoaded,
            "refused" => Lost::NotAllowed,
            "silent" => Lost::Silent,
            _ => Lost::Broken,
        }
    }
}

/// Why an address does not say who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatsTrouble {
    /// So many players for so many seats.
    Count { found: usize, seats: usize },
    /// This word is none; there are so many levels.
    Player { word: String, levels: u8 },
}

/// What the desk says of the opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opposed {
    /// Who plays for a seat.
    PlayedBy(Seat),
    Person,
    Level(u8),
    /// The one that is taken where nobody has chosen.
    UsualLevel(u8),
    Waits,
    Thinks,
    /// A person has stopped it.
    Stopped,
    Lost(Lost),
    Stop,
    Think,
    /// It plays for every seat, while somebody watches.
    Watched,
    /// It would, but waits for somebody to start it.
    Halted,
    /// Nobody plays any more.
    Over,
    Start,
    Pause,
    /// A person takes a seat that is the opponent's, and gives it back.
    Take(Seat),
    Give(Seat),
    /// A draw has been offered to it: it looks at the board, has agreed, or has not.
    Weighs,
    Agrees,
    Refuses,
    /// The address asks for players that there are not.
    Unseated(SeatsTrouble),
}

/// Why there is no opponent, by the word that files choose by.
pub(super) const fn word(why: Lost) -> &'static str {
    match why {
        Lost::NotLoaded => "not-loaded",
        Lost::NotAllowed => "not-allowed",
        Lost::Broken => "broken",
        Lost::Silent => "silent",
    }
}

/// Tells it in the words of the page.
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
