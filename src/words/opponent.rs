//! Messages about the opponent. A type of its own: only the program that plays with it contains its texts.

use super::{
    Localized,
    keyed::{KeyedMessage, keyed},
    quoted::shortened,
    rung::rung,
};
use crate::engine::seat::Seat;

/// Why there is no opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WorkerFailure {
    /// Its files could not be loaded.
    NotLoaded,
    /// The browser does not allow workers here.
    NotAllowed,
    /// It has crashed.
    Broken,
    /// It no longer replies.
    Silent,
}

impl WorkerFailure {
    /// The reason for a word used by the page's side of the opponent.
    pub fn from_word(word: &str) -> WorkerFailure {
        match word {
            "load" => WorkerFailure::NotLoaded,
            "refused" => WorkerFailure::NotAllowed,
            "silent" => WorkerFailure::Silent,
            _ => WorkerFailure::Broken,
        }
    }
}

/// Why the option `seats` cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatsError {
    /// The number of players differs from the number of seats.
    Count { found: usize, seats: usize },
    /// A word is not a player; also the number of levels.
    Player { word: String, levels: u8 },
}

/// Messages of the panel for the opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpponentMessage {
    /// The label for who plays a seat.
    PlayedBy(Seat),
    Person,
    /// A level, in tenths.
    Level(u8),
    /// The default level, in tenths.
    UsualLevel(u8),
    /// A level for the next game, in tenths: harder or easier than that of the game before.
    Harder(u8),
    Easier(u8),
    Waits,
    Thinks,
    /// Stopped by a person.
    Stopped,
    Failed(WorkerFailure),
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
    Unseated(SeatsError),
}

/// The word by which Fluent files select the reason.
pub(super) const fn failure_word(why: WorkerFailure) -> &'static str {
    match why {
        WorkerFailure::NotLoaded => "not-loaded",
        WorkerFailure::NotAllowed => "not-allowed",
        WorkerFailure::Broken => "broken",
        WorkerFailure::Silent => "silent",
    }
}

impl Localized for OpponentMessage {
    fn keyed(&self) -> KeyedMessage {
        match self {
            OpponentMessage::PlayedBy(seat) => keyed!("opponent-played-by", seat),
            OpponentMessage::Person => keyed!("opponent-person"),
            OpponentMessage::Level(tenths) => keyed!("opponent-level", level = rung(*tenths)),
            OpponentMessage::UsualLevel(tenths) => keyed!("opponent-usual-level", level = rung(*tenths)),
            OpponentMessage::Harder(tenths) => keyed!("opponent-harder", level = rung(*tenths)),
            OpponentMessage::Easier(tenths) => keyed!("opponent-easier", level = rung(*tenths)),
            OpponentMessage::Waits => keyed!("opponent-waits"),
            OpponentMessage::Thinks => keyed!("opponent-thinks"),
            OpponentMessage::Stopped => keyed!("opponent-stopped"),
            OpponentMessage::Failed(why) => {
                KeyedMessage::new(&["opponent-lost-", failure_word(*why)].concat())
            }
            OpponentMessage::Stop => keyed!("opponent-stop"),
            OpponentMessage::Think => keyed!("opponent-think"),
            OpponentMessage::Watched => keyed!("opponent-watched"),
            OpponentMessage::Halted => keyed!("opponent-halted"),
            OpponentMessage::Over => keyed!("opponent-over"),
            OpponentMessage::Start => keyed!("opponent-start"),
            OpponentMessage::Pause => keyed!("opponent-pause"),
            OpponentMessage::Take(seat) => keyed!("opponent-take", seat),
            OpponentMessage::Give(seat) => keyed!("opponent-give", seat),
            OpponentMessage::Weighs => keyed!("opponent-weighs"),
            OpponentMessage::Agrees => keyed!("opponent-agrees"),
            OpponentMessage::Refuses => keyed!("opponent-refuses"),
            OpponentMessage::Unseated(SeatsError::Count { found, seats }) => {
                keyed!("opponent-unseated-count", found, seats)
            }
            OpponentMessage::Unseated(SeatsError::Player { word, levels }) => {
                keyed!("opponent-unseated-player", word = shortened(word), levels)
            }
        }
    }
}
