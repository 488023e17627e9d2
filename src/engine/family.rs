//! What every family of games has beside its rules: games by name, and their readings by name.

use super::{
    Game, Kind,
    reading::{Preset, Reading},
};

/// Which half of a `reading-value` pair a game does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    Reading,
    Value,
}

/// Games that share a position, a move and an event.
pub trait Family: Game {
    /// The game that has this name in addresses and records, under its default preset; `None` where this
    /// program has none of this family.
    fn named(name: &str) -> Option<Self>;
    fn kind(&self) -> Kind;
    /// Its name in addresses and records.
    fn name(&self) -> &'static str {
        self.kind().name()
    }
    /// Whether its readings leave the first position open: it has to be laid out.
    fn is_laid_out(&self) -> bool {
        false
    }
    /// Whether an event is a place inside a move that a moment can name.
    fn is_step(event: &Self::Event) -> bool;
    /// Carries out one event.
    fn apply(position: &mut Self::Position, event: Self::Event);
    fn readings(&self) -> &'static [Reading];
    /// The named sets of readings, the default first.
    fn presets(&self) -> &'static [Preset];
    /// The name of the value that a reading holds, by its index in [`Family::readings`]; empty past the last.
    fn value(&self, reading: usize) -> &'static str;
    /// Takes a value of a reading, both by name.
    fn read(&mut self, reading: &str, value: &str) -> Result<(), Unread>;

    /// The same game under a preset.
    fn under(&self, preset: &str) -> Option<Self> {
        let preset = self.presets().iter().find(|known| known.name == preset)?;
        let mut game = Self::named(self.name())?;
        for (reading, value) in preset.values {
            game.read(reading, value).ok()?;
        }
        Some(game)
    }
}

/// The indices of a reading and of one of its values, both by name.
pub(crate) fn find(readings: &[Reading], reading: &str, value: &str) -> Result<(usize, usize), Unread> {
    let index = readings.iter().position(|known| known.name == reading).ok_or(Unread::Reading)?;
    let value = readings[index].values.iter().position(|&known| known == value).ok_or(Unread::Value)?;
    Ok((index, value))
}
