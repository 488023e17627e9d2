//! What the buttons say by which persons end a game. A type of its own: only the program that has the menu carries it.

use super::{ended::winners, format::format, said::said};
use crate::engine::seat::{Seat, Seats};

/// What such a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// The only person at the board gives up.
    Resign,
    /// One of several persons does.
    ResignAs(Seat),
    /// Asked once before: who wins then.
    Surely { wins: Seats },
    /// The persons agree that nobody has won.
    Agree,
    /// The opponent is asked whether it agrees.
    Offer,
}

/// Says it in the words of the page.
pub fn ends(what: Ends) -> String {
    format(&match what {
        Ends::Resign => said!("ends-resign"),
        Ends::ResignAs(seat) => said!("ends-resign-as", seat),
        Ends::Surely { wins } => said!("ends-surely", wins = winners(wins)),
        Ends::Agree => said!("ends-agree"),
        Ends::Offer => said!("ends-offer"),
    })
}
