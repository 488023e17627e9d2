//! For each reading of a game the games that tell its values apart, from tables that `cargo xtask tables apart` writes:
//! `reading | value | value | base readings, or - | moves joined by _, or - | shortest, short or none | bound`. The bound is
//! `D,N`: all games of up to D moves were played, and N random ones.

pub mod find;
mod pair;
mod tree;

use crate::{
    engine::{Kind, family::Family, sowing},
    lesson::{
        compare::{AGREED, Comparison},
        seen::Compared,
    },
    notation::{read_readings, write_readings},
};

/// The table of Pasang, which has no room of its own.
const PASANG: &str = include_str!("../apart-pasang.txt");

/// The table of a game.
pub fn table(kind: Kind) -> &'static str {
    let place = |kind| sowing::Kind::ALL.iter().position(|known| *known == kind);
    match kind {
        Kind::Sowing(kind) => place(kind).map_or("", |place| crate::games::APART[place]),
        Kind::Pasang => PASANG,
    }
}

/// What is known of the length of a game that tells two values apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// All shorter games were played.
    Shortest,
    /// The shortest of those that were found.
    Short,
    /// None was found.
    None,
}

impl Length {
    pub const ALL: [Length; 3] = [Length::Shortest, Length::Short, Length::None];

    pub const fn name(self) -> &'static str {
        match self {
            Length::Shortest => "shortest",
            Length::Short => "short",
            Length::None => "none",
        }
    }
}

/// What was searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bound {
    /// All games of up to so many moves.
    pub moves: usize,
    /// And so many random games.
    pub games: usize,
}

/// A line of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Apart<'a> {
    pub reading: &'a str,
    pub values: [&'a str; 2],
    /// The readings beside this one, as addresses have them; empty for the default preset.
    pub base: &'a str,
    pub moves: &'a str,
    pub length: Length,
    pub bound: Bound,
}

impl<'a> Apart<'a> {
    /// Reads a line; `None` where it has not the form.
    pub fn read(line: &'a str) -> Option<Apart<'a>> {
        let mut parts = line.split(" | ");
        let mut next = || parts.next();
        let (reading, a, b, base, moves) = (next()?, next()?, next()?, next()?, next()?);
        let length = next().and_then(|name| Length::ALL.into_iter().find(|known| known.name() == name))?;
        let (all, games) = next()?.split_once(',')?;
        let bound = Bound { moves: all.parse().ok()?, games: games.parse().ok()? };
        let or_none = |text: &'a str| if text == "-" { "" } else { text };
        let (base, moves) = (or_none(base), or_none(moves));
        parts.next().is_none().then_some(Apart { reading, values: [a, b], base, moves, length, bound })
    }

    pub fn write(&self) -> String {
        let or_dash = |text: &str| if text.is_empty() { String::from("-") } else { text.into() };
        let Apart { reading, values: [a, b], base, moves, length, bound } = self;
        let (base, moves, length) = (or_dash(base), or_dash(moves), length.name());
        format!("{reading} | {a} | {b} | {base} | {moves} | {length} | {},{}", bound.moves, bound.games)
    }

    /// The moves in their notation.
    pub fn move_words(&self) -> impl Iterator<Item = &'a str> {
        self.moves.split('_').filter(|word| !word.is_empty() && *word != AGREED)
    }

    /// The game under both values, and the preset of each; `None` where a name is unknown.
    pub fn games<F: Family>(&self, plain: F) -> Option<([F; 2], &'static str)> {
        let (base, preset) = read_readings(plain, self.base).ok()?;
        let mut games = [base; 2];
        for (game, value) in games.iter_mut().zip(self.values) {
            game.set_reading(self.reading, value).ok()?;
        }
        Some((games, preset))
    }

    /// Both readings as addresses have them.
    pub fn readings<F: Family>(&self, plain: F) -> Option<[String; 2]> {
        let (games, preset) = self.games(plain)?;
        Some(games.map(|game| write_readings(&game, preset)))
    }

    /// Plays the moves under both values; `None` where something of the line cannot be read or played.
    pub fn play<F: Compared>(&self, plain: F) -> Option<Comparison<F>> {
        let (games, _) = self.games(plain)?;
        let starts = games.each_ref().map(F::start);
        let mut comparison = Comparison::new(games, starts);
        for word in self.move_words() {
            let chosen = comparison.sessions[0].game().read_move(word)?;
            comparison.push(chosen).ok()?;
        }
        if self.moves.split('_').next_back() == Some(AGREED) {
            comparison.agree();
        }
        Some(comparison)
    }
}

/// The lines of a game's table.
pub fn lines(kind: Kind) -> Vec<Apart<'static>> {
    table(kind).lines().filter_map(Apart::read).collect()
}

/// The pairs of values of which a table has a line each: the default value of each reading with each other value, but for
/// those that leave the start to whoever lays it out.
pub fn pairs<F: Family>(plain: &F) -> Vec<(usize, [&'static str; 2])> {
    let of_reading = |index: usize| {
        let usual = plain.value(index);
        let reading = &plain.readings()[index];
        let has_start = |value: &str| {
            let mut game = *plain;
            game.set_reading(reading.name, value).is_ok() && !game.is_laid_out()
        };
        let others = reading.values.iter().filter(|value| **value != usual && has_start(value));
        others.map(|other| (index, [usual, *other])).collect::<Vec<_>>()
    };
    (0..plain.readings().len()).flat_map(of_reading).collect()
}
