//! What every family of games offers besides its rules: games and readings by name.

use super::{
    Game, Kind,
    reading::{Preset, Reading},
};

/// Which half of a `reading-value` pair is unknown to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnknownReading {
    Reading,
    Value,
}

/// Games that share a position, a move and an event.
pub trait Family: Game {
    /// The game with this name in addresses and records, under its default preset; `None` where this program
    /// has no game of that name in this family.
    fn by_name(name: &str) -> Option<Self>;
    fn kind(&self) -> Kind;
    /// Its name in addresses and records.
    fn name(&self) -> &'static str {
        self.kind().name()
    }
    /// Whether its readings leave the first position open, so that it has to be laid out by hand.
    fn is_laid_out(&self) -> bool {
        false
    }
    /// Whether an event is a step: a place inside a move that a moment can name.
    fn is_step(event: &Self::Event) -> bool;
    /// Applies one event.
    fn apply(position: &mut Self::Position, event: Self::Event);
    fn readings(&self) -> &'static [Reading];
    /// The named sets of readings, the default first.
    fn presets(&self) -> &'static [Preset];
    /// The name of the value that a reading holds; `reading` is its index in [`Family::readings`]. Empty past
    /// the last.
    fn value(&self, reading: usize) -> &'static str;
    /// Sets a reading to a value, both by name.
    fn set_reading(&mut self, reading: &str, value: &str) -> Result<(), UnknownReading>;

    /// The same game under a preset.
    fn with_preset(&self, preset: &str) -> Option<Self> {
        let preset = self.presets().iter().find(|known| known.name == preset)?;
        let mut game = Self::by_name(self.name())?;
        for (reading, value) in preset.values {
            game.set_reading(reading, value).ok()?;
        }
        Some(game)
    }
}

/// The indices of a reading and of one of its values, both by name.
pub(crate) fn find(
    readings: &[Reading],
    reading: &str,
    value: &str,
) -> Result<(usize, usize), UnknownReading> {
    let index = readings.iter().position(|known| known.name == reading).ok_or(UnknownReading::Reading)?;
    let value =
        readings[index].values.iter().position(|&known| known == value).ok_or(UnknownReading::Value)?;
    Ok((index, value))
}
