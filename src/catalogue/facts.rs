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
    /// Minutes until a person who has never played it plays by its rules. Our own estimate, so it is `editorial`: a
    /// minute for every [`WORDS_A_MINUTE`] words of its rules, then made less or more by a few minutes by what there
    /// is to keep in mind at a move (`tests/lengths.rs` holds it near the words).
    pub learn: u32,
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

impl Length {
    /// The minutes that visitors are told: to the nearest five, for nobody’s game lasts as long as another’s.
    pub const fn to_play(self) -> u32 {
        match (self.minutes + 2) / 5 * 5 {
            0 => 5,
            minutes => minutes,
        }
    }
}

/// Seconds counted for a choice, in addition to the time in which its move is shown. Ours: a person who has just
/// learnt a game and does not ponder.
pub const THOUGHT: u32 = 10;

/// Words of rules that are learnt in a minute: read, understood and tried on the board. Ours.
pub const WORDS_A_MINUTE: u32 = 25;

pub const fn facts(kind: Kind) -> &'static Facts {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Rules => <Rules as Documented>::FACTS),
        Kind::Pasang => Pasang::FACTS,
    }
}

/// The game of [`Documented::EXAMPLE`].
pub const fn example(kind: Kind) -> &'static str {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Rules => <Rules as Documented>::EXAMPLE),
        Kind::Pasang => Pasang::EXAMPLE,
    }
}

/// Whether it is proved that whoever begins wins a game under this preset with best play.
pub fn is_proved_for_first(kind: Kind, preset: &str) -> bool {
    let presets = match kind {
        Kind::Sowing(kind) => for_kind!(kind, Rules => <Rules as Documented>::PROVED_FOR_FIRST),
        Kind::Pasang => Pasang::PROVED_FOR_FIRST,
    };
    presets.contains(&preset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{family::Family, pasang::board::SIDE};

    #[test]
    fn every_game_has_all_facts() {
        for kind in Kind::ALL {
            let Facts { regions, century, board, learn, length, sources } = facts(kind);
            assert!((19..=21).contains(century) && !sources.is_empty(), "{}", kind.name());
            assert!(!regions.is_empty() && regions.iter().all(|region| Region::ALL.contains(region)));
            assert!((5..=1000).contains(&length.moves) && (1..=90).contains(&length.minutes), "{length:?}");
            assert!((2..=60).contains(learn), "{}: {learn}", kind.name());
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
    fn a_length_is_told_to_the_nearest_five_minutes() {
        let told = [0, 1, 7, 8, 12, 13, 76].map(|minutes| Length { moves: 10, minutes }.to_play());
        assert_eq!(told, [5, 5, 5, 10, 10, 15, 75]);
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
