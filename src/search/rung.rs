//! The rungs of the ladder: the six levels, and what lies between them.

use std::{fmt, str::FromStr};

use super::level::Level;

/// A rung, in tenths of a level: 30 is level 3, 35 lies half-way between 3 and 4. A game's ladder has the six levels
/// and as many rungs between them as it needs: see [`super::profile::Profile`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rung(u8);

impl Rung {
    pub const LOWEST: Rung = Rung::named(Level::First);
    pub const STRONGEST: Rung = Rung::named(Level::Strongest);
    pub const DEFAULT: Rung = Rung::named(Level::DEFAULT);

    /// The rung of a level.
    pub const fn named(level: Level) -> Rung {
        Rung(10 * level.number())
    }

    /// The rung of a level by its number, which is clamped to 1…6.
    pub fn of_level(number: u8) -> Rung {
        let number = number.clamp(1, Level::ALL.len() as u8);
        Level::numbered(number).map_or(Rung::STRONGEST, Rung::named)
    }

    /// 10 to 60.
    pub const fn tenths(self) -> u8 {
        self.0
    }

    /// `None` outside 10…60.
    pub const fn of_tenths(tenths: u8) -> Option<Rung> {
        if tenths >= Rung::LOWEST.0 && tenths <= Rung::STRONGEST.0 { Some(Rung(tenths)) } else { None }
    }

    /// As an address has it: `3`, or `35` between two levels.
    pub fn figures(self) -> String {
        self.to_string().replace('.', "")
    }

    /// Reads what [`figures`](Rung::figures) writes, and nothing else.
    pub fn of_figures(text: &str) -> Option<Rung> {
        match *text.as_bytes() {
            [_] => text.parse().ok(),
            [whole, part] => {
                [char::from(whole), '.', char::from(part)].iter().collect::<String>().parse().ok()
            }
            _ => None,
        }
    }

    /// The level whose rung it is; `None` between two levels.
    pub const fn level(self) -> Option<Level> {
        if self.0.is_multiple_of(10) { Level::numbered(self.0 / 10) } else { None }
    }
}

impl From<Level> for Rung {
    fn from(level: Level) -> Rung {
        Rung::named(level)
    }
}

/// `3`, or `3.5` between two levels.
impl fmt::Display for Rung {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 10 {
            0 => write!(to, "{}", self.0 / 10),
            part => write!(to, "{}.{part}", self.0 / 10),
        }
    }
}

/// A rung between two levels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Between {
    /// Its place, in tenths of a level.
    pub tenths: u8,
    pub skill: Skill,
}

/// What a rung between two levels can do; shares are in hundredths.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Skill {
    /// Sees its own move; of this share only as much as level 1. Within a lead of so many hundredths of a counter it takes
    /// moves for equal.
    Counting { share: u8, blur: i32 },
    /// Sees answers, but overlooks this share.
    Answering(u8),
    /// Looks this many moves ahead, but overlooks this share of what can be done.
    Ahead(u32, u8),
    /// Thinks like level 5, with so many nodes.
    Nodes(u64),
}

impl Between {
    pub const fn new(tenths: u8, skill: Skill) -> Between {
        Between { tenths, skill }
    }
}

/// The text is no rung.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRung;

/// Reads what [`Display`](fmt::Display) writes, and nothing else: `3.0` and `03` are no other forms of `3`.
impl FromStr for Rung {
    type Err = NoRung;

    fn from_str(text: &str) -> Result<Rung, NoRung> {
        let (whole, part) = match *text.as_bytes() {
            [whole] => (whole, b'0'),
            [whole, b'.', part @ b'1'..=b'9'] => (whole, part),
            _ => return Err(NoRung),
        };
        if !whole.is_ascii_digit() {
            return Err(NoRung);
        }
        Rung::of_tenths(10 * (whole - b'0') + (part - b'0')).ok_or(NoRung)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rung_is_read_as_it_is_written() {
        for tenths in 0..=u8::MAX {
            let Some(rung) = Rung::of_tenths(tenths) else { continue };
            assert_eq!(rung.to_string().parse(), Ok(rung));
            assert_eq!(Rung::of_figures(&rung.figures()), Some(rung));
            assert_eq!(rung.level().is_some(), tenths % 10 == 0);
        }
        for level in Level::ALL {
            assert_eq!(level.number().to_string().parse(), Ok(Rung::named(level)));
        }
        for text in ["30", "61", "333", "é"] {
            assert_eq!(Rung::of_figures(text), None, "{text}");
        }
        for text in ["", "0", "7", "6.1", "0.9", "3.0", "03", "3.", ".5", "3.55", "+3", "3,5", "\u{663}"] {
            assert_eq!(text.parse::<Rung>(), Err(NoRung), "{text}");
            assert_eq!(Rung::of_figures(text), None, "{text}");
        }
    }
}
