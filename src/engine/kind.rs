//! Which game it is, of any family.

use super::{
    clause::Clause,
    pasang::{self, Pasang},
    reading::{Preset, Reading, Readings},
    sowing,
};

/// A game by its name, without its readings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Sowing(sowing::Kind),
    Pasang,
}

impl From<sowing::Kind> for Kind {
    fn from(kind: sowing::Kind) -> Kind {
        Kind::Sowing(kind)
    }
}

impl Kind {
    /// Every game: the documented ones, then those for comparison. The home page has an order of its own
    /// (`catalogue::easiest_first`).
    pub const ALL: [Kind; sowing::Kind::ALL.len() + 1] = {
        let mut all = [Kind::Pasang; sowing::Kind::ALL.len() + 1];
        // Pasang stands between the documented games and those for comparison, in whatever order the list has them
        let (mut place, mut to_compare) = (0, false);
        loop {
            let mut game = 0;
            while game < sowing::Kind::ALL.len() {
                let kind = sowing::Kind::ALL[game];
                if kind.is_to_compare() == to_compare {
                    all[place] = Kind::Sowing(kind);
                    place += 1;
                }
                game += 1;
            }
            if to_compare {
                break;
            }
            (place, to_compare) = (place + 1, true);
        }
        all
    };

    /// The name of its family; the program for its pages is called after it.
    pub const fn family(self) -> &'static str {
        match self {
            Kind::Sowing(_) => "sowing",
            Kind::Pasang => "pasang",
        }
    }

    /// The game's name in addresses and records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Sowing(kind) => kind.name(),
            Kind::Pasang => pasang::NAME,
        }
    }

    pub fn by_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether the game is included for comparison only and not documented.
    pub const fn is_to_compare(self) -> bool {
        match self {
            Kind::Sowing(kind) => kind.is_to_compare(),
            Kind::Pasang => false,
        }
    }

    /// How many people play.
    pub const fn seats(self) -> usize {
        match self {
            Kind::Sowing(kind) => kind.seats(),
            Kind::Pasang => 2,
        }
    }

    /// Whether it is played in rounds.
    pub const fn has_rounds(self) -> bool {
        match self {
            Kind::Sowing(kind) => kind.has_rounds(),
            Kind::Pasang => false,
        }
    }

    /// The reading that chooses the pattern in which the pieces are laid out; `None` for a game without patterns. A
    /// game that has one has a page of its patterns.
    pub const fn pattern_reading(self) -> Option<&'static str> {
        match self {
            Kind::Sowing(_) => None,
            Kind::Pasang => Some(pasang::PATTERN_READING),
        }
    }

    /// The table that every clause's id indexes.
    pub const fn clauses(self) -> &'static [Clause] {
        match self {
            Kind::Sowing(kind) => kind.clauses(),
            Kind::Pasang => pasang::Clause::TABLE,
        }
    }

    pub const fn readings(self) -> &'static [Reading] {
        match self {
            Kind::Sowing(kind) => kind.readings(),
            Kind::Pasang => Pasang::READINGS,
        }
    }

    /// The named sets of readings, the default first.
    pub const fn presets(self) -> &'static [Preset] {
        match self {
            Kind::Sowing(kind) => kind.presets(),
            Kind::Pasang => Pasang::PRESETS,
        }
    }

    /// The index of a reading's value under the default preset.
    pub fn default_value(self, reading: usize) -> usize {
        match self {
            Kind::Sowing(kind) => kind.default_value(reading),
            Kind::Pasang => Readings::value(&Pasang::default(), reading),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reading_that_chooses_a_pattern_is_one_of_the_game() {
        for kind in Kind::ALL {
            let known = |name: &str| kind.readings().iter().any(|reading| reading.name == name);
            assert!(kind.pattern_reading().is_none_or(known), "{}", kind.name());
        }
    }
}
