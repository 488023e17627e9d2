//! Labels of the buttons by which players end a game. A type of its own: only the program with this menu
//! contains its texts.

use super::{ended::winners, format::format, said::said};
use crate::engine::seat::{Seat, Seats};

/// What such a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// The only person at the board resigns.
    Resign,
    /// One of several persons resigns.
    ResignAs(Seat),
    /// The second click, which confirms; says who then wins.
    Surely { wins: Seats },
    /// The players agree on a draw.
    Agree,
    /// Offers the opponent a draw.
    Offer,
}

/// The label in the language of the page.
pub fn ends(what: Ends) -> String {
    format(&match what {
        Ends::Resign => said!("ends-resign"),
        Ends::ResignAs(seat) => said!("ends-resign-as", seat),
        Ends::Surely { wins } => said!("ends-surely", wins = winners(wins)),
        Ends::Agree => said!("ends-agree"),
        Ends::Offer => said!("ends-offer"),
    })
}
