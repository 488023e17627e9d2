//! Labels of the buttons by which players end a game. A type of its own: only the program with this menu
//! contains its texts.

use super::{
    Localized,
    ended::winners,
    keyed::{KeyedMessage, keyed},
};
use crate::engine::seat::{Seat, Seats};

/// What such a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndLabel {
    /// The only person at the board resigns.
    Resign,
    /// One of several persons resigns.
    ResignAs(Seat),
    /// The second click, which confirms; says who then wins.
    Surely {
        wins: Seats,
    },
    /// The players agree on a draw.
    Agree,
    /// Offers the opponent a draw.
    Offer,
    /// The players agree that each keeps what lies in the own row, or that is offered to the opponent.
    AgreeRows,
    OfferRows,
}

impl Localized for EndLabel {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            EndLabel::Resign => keyed!("ends-resign"),
            EndLabel::ResignAs(seat) => keyed!("ends-resign-as", seat),
            EndLabel::Surely { wins } => keyed!("ends-surely", wins = winners(wins)),
            EndLabel::Agree => keyed!("ends-agree"),
            EndLabel::Offer => keyed!("ends-offer"),
            EndLabel::AgreeRows => keyed!("ends-agree-rows"),
            EndLabel::OfferRows => keyed!("ends-offer-rows"),
        }
    }
}
