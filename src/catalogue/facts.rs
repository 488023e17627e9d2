//! The facts by which a visitor chooses a game: the place and time of its record, its board, its length.

use super::{Documented, Source};
use crate::{
    engine::{Kind, pasang::Pasang},
    games::for_kind,
};

/// What the site knows of a game besides its rules and words.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Parts of the world. The grouping is ours, so it is `editorial`. The first is the main one.
    pub regions: &'static [Region],
    /// The century of the record that the rules follow.
    pub century: u8,
    pub board: Board,
    pub length: Length,
    /// All sources that its clauses cite, the most important first.
    pub sources: &'static [Source],
}

/// A part of the world, in our grouping.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    SouthAmerica,
    WestAfrica,
    MiddleEast,
    SouthAsia,
    SoutheastAsia,
    NorthAmerica,
}

impl Region {
    pub const ALL: [Region; 6] = [
        Region::SouthAmerica,
        Region::WestAfrica,
        Region::MiddleEast,
        Region::SouthAsia,
        Region::SoutheastAsia,
        Region::NorthAmerica,
    ];

    /// Its name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Region::SouthAmerica => "south-america",
            Region::WestAfrica => "west-africa",
            Region::MiddleEast => "middle-east",
            Region::SouthAsia => "south-asia",
            Region::SoutheastAsia => "southeast-asia",
            Region::NorthAmerica => "north-america",
        }
    }
}

/// The board of the game's first preset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Board {
    /// Rows of holes.
    Rows { rows: u8, holes: u8 },
    /// A square with a number of points a side.
    Square { side: u8 },
}

impl Board {
    /// Its name in addresses: `2x6`, `11x11`.
    pub fn name(self) -> String {
        match self {
            Board::Rows { rows, holes } => format!("{rows}x{holes}"),
            Board::Square { side } => format!("{side}x{side}"),
        }
    }
}

/// How long a game takes: medians of random games (`tests/lengths.rs` plays them), so `editorial`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Length {
    /// The moves of all players together.
    pub moves: u32,
    /// The duration in minutes: the moves as shown at the usual speed, plus [`THOUGHT`] for each choice.
    pub minutes: u32,
}

/// Seconds counted for a choice, in addition to the time in which its move is shown.
pub const THOUGHT: u32 = 5;

pub const fn facts(kind: Kind) -> &'static Facts {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Rules => <Rules as Documented>::FACTS),
        Kind::Pasang => Pasang::FACTS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{family::Family, pasang::board::SIDE};

    #[test]
    fn every_game_has_all_facts() {
        for kind in Kind::ALL {
            let Facts { regions, century, board, length, sources } = facts(kind);
            assert!((19..=21).contains(century) && !sources.is_empty(), "{}", kind.name());
            assert!(!regions.is_empty() && regions.iter().all(|region| Region::ALL.contains(region)));
            assert!((5..=1000).contains(&length.moves) && (1..=60).contains(&length.minutes), "{length:?}");
            match (kind, *board) {
                (Kind::Sowing(kind), Board::Rows { rows, holes }) => {
                    assert_eq!((rows, holes), (2, kind.game().row()), "{}", Family::name(&kind.game()));
                }
                (Kind::Pasang, Board::Square { side }) => assert_eq!(usize::from(side), usize::from(SIDE)),
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn names_in_addresses_are_plain_and_differ() {
        let names = Region::ALL.map(Region::name);
        for (at, name) in names.iter().enumerate() {
            assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{name}");
            assert!(!names[..at].contains(name), "{name}");
        }
        assert_eq!(Board::Rows { rows: 2, holes: 6 }.name(), "2x6");
        assert_eq!(Board::Square { side: 11 }.name(), "11x11");
    }
}
