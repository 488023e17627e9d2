//! What is said where a move is shown as a strip of pictures.

use super::{
    Localized,
    keyed::{KeyedMessage, keyed},
    rule_texts::name,
    texts::named_variants,
};
use crate::engine::{Kind, seat::Seat};

/// Where a counter falls in the sowing of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fall {
    First,
    /// Neither the first nor the last of a lap.
    Next,
    /// The last of a lap, with the number of the lap from 1; 0 if the move has no other.
    Last(usize),
}

named_variants! {
    /// The dialog of a strip, and what stands in the picture itself.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum StripText<'a> {
        /// The button that opens it, and its heading.
        Show,
        Title,
        /// Nothing has been played.
        NoMove,
        Copy,
        Svg,
        Png,
        Print,
        /// The picture as text, to be copied by hand.
        Code,
        /// A frame may have refused to save a file, or to print.
        MayBeRefused,
        /// Two other ways to look at the move.
        Also,
        AsText,
        AsAnimation,
        /// The heading of the picture: the game, the number of the move, and who made it.
        Heading { kind: Kind, number: usize, seat: Seat },
        /// What stands below the picture: the site and the address of the moment.
        Foot { link: &'a str },
        /// Below the first picture.
        Before,
        /// So many laps, or captures, lie between two pictures.
        MoreLaps { count: usize },
        MoreTakes { count: usize },
    }
}

impl Localized for StripText<'_> {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            StripText::Heading { kind, number, seat } => {
                keyed!("strip-heading", name = name(kind), number, seat)
            }
            StripText::Foot { link } => keyed!("strip-foot", link),
            StripText::MoreLaps { count } => keyed!("strip-more-laps", count),
            StripText::MoreTakes { count } => keyed!("strip-more-takes", count),
            text => text.key("strip-"),
        }
    }
}
