//! What the buttons say by which persons end a game. A type of its own: only the program that has the menu carries it.

use super::english::{list, side};
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

/// Says it in English.
pub fn ends(what: Ends) -> String {
    match what {
        Ends::Resign => "Resign".into(),
        Ends::ResignAs(seat) => format!("{} resigns", side(seat)),
        Ends::Surely { wins } => {
            let names: Vec<_> = wins.iter().map(|seat| side(seat).to_string()).collect();
            let win = if names.len() > 1 { "win" } else { "wins" };
            format!("Resign? {} {win}.", list(&names))
        }
        Ends::Agree => "Agree on a draw".into(),
        Ends::Offer => "Offer a draw".into(),
    }
}
