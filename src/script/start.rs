//! The start of a game, from the options of a script: readings and position.

use super::{
    family::Scripted,
    fault::{Code, Fault},
    given::Given,
};
use crate::{engine::family::UnknownReading, notation::ReadingsError};

/// The options that are read here.
pub const OPTIONS: [&str; 3] = ["preset", "readings", "position"];

/// A game under its readings, before its first move.
pub struct Start<F: Scripted> {
    pub game: F,
    pub preset: &'static str,
    pub position: F::Position,
}

impl<F: Scripted> Start<F> {
    /// Reads `preset`, `readings` and `position`; `plain` is the game under its default preset.
    pub fn read(plain: F, options: &Given) -> Result<Start<F>, Fault> {
        let named = options.text("preset")?;
        let preset = plain.presets().iter().find(|known| named.is_none_or(|name| known.name == name));
        let unknown = || ReadingsError::Preset(named.unwrap_or_default().into());
        let preset = preset.ok_or_else(unknown)?.name;
        let mut game = plain.with_preset(preset).ok_or_else(unknown)?;
        for (reading, value) in options.texts("readings")? {
            game.set_reading(reading, value).map_err(|error| match error {
                UnknownReading::Reading => ReadingsError::Reading(reading.into()),
                UnknownReading::Value => {
                    ReadingsError::Value { reading: reading.into(), value: value.into() }
                }
            })?;
        }
        let position = match options.text("position")? {
            Some(text) => game.read_position(text).map_err(|error| game.no_position(text, error))?,
            None if game.is_laid_out() => {
                let message =
                    "Under these readings the start is laid out by hand: give it as the option position.";
                return Err(Fault::new(Code::Position, message));
            }
            None => game.start(),
        };
        Ok(Start { game, preset, position })
    }
}
