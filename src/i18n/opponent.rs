//! What is said of the opponent. A type of its own: only the program that asks it carries its words.

use super::{english::side, quoted::quoted};
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

/// Tells it in English, the language every page is complete in.
pub fn opposed(what: Opposed) -> String {
    match what {
        Opposed::PlayedBy(seat) => format!("Who plays for {}", side(seat)),
        Opposed::Person => "A person".into(),
        Opposed::Level(level) => format!("The opponent, level {level}"),
        Opposed::UsualLevel(level) => format!("The opponent, level {level} (usual)"),
        Opposed::Waits => "The opponent waits.".into(),
        Opposed::Thinks => "The opponent thinks.".into(),
        Opposed::Stopped => "The opponent is stopped. Play goes on by hand.".into(),
        Opposed::Lost(why) => match why {
            Lost::NotLoaded => {
                "The opponent could not start: its files could not be loaded. Play goes on by hand."
            }
            Lost::NotAllowed => {
                "The opponent could not start: the browser does not allow it here. Play goes on by hand."
            }
            Lost::Broken => "The opponent has stopped by a fault of its own. Play goes on by hand.",
            Lost::Silent => "The opponent does not answer. Play goes on by hand.",
        }
        .into(),
        Opposed::Stop => "Stop".into(),
        Opposed::Think => "Let it think".into(),
        Opposed::Watched => "The opponent plays for every seat.".into(),
        Opposed::Halted => "The opponent plays for every seat, and waits to be started.".into(),
        Opposed::Over => "The game is over.".into(),
        Opposed::Start => "Start".into(),
        Opposed::Pause => "Pause".into(),
        Opposed::Take(seat) => format!("Take {}’s seat", side(seat)),
        Opposed::Give(seat) => format!("Give {}’s seat back", side(seat)),
        Opposed::Weighs => "The opponent weighs the draw that is offered.".into(),
        Opposed::Agrees => "The opponent agrees on a draw.".into(),
        Opposed::Refuses => "The opponent refuses the draw: it thinks that it stands better.".into(),
        Opposed::Unseated(trouble) => format!("{} Persons play.", unseated(&trouble)),
    }
}

fn unseated(trouble: &SeatsTrouble) -> String {
    match trouble {
        SeatsTrouble::Count { found, seats } => {
            let players = if *found == 1 { "one player".into() } else { format!("{found} players") };
            format!("The address names {players} for {seats} seats.")
        }
        SeatsTrouble::Player { word, levels } => {
            let word = quoted(word);
            format!("{word} in the address is no player: a person is h, the opponent ai1 to ai{levels}.")
        }
    }
}
