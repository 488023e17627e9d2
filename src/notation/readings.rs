//! Readings as text, a preset and the differences from it: `herskovits-1929.stuck-pass_then_count`.

use crate::engine::family::{Family, UnknownReading};

/// The part of the text that a game does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadingsError {
    Preset(String),
    /// Not of the form `reading-value`.
    Pair(String),
    Reading(String),
    Value {
        reading: String,
        value: String,
    },
}

/// The preset's name, then each reading that differs from it, sorted by name, joined by dots.
pub fn write_readings(game: &impl Family, preset: &str) -> String {
    let mut text = String::from(preset);
    for (reading, value) in differences(game, preset) {
        for part in [".", reading, "-", value] {
            text.push_str(part);
        }
    }
    text
}

/// The readings in which a game differs from a preset, sorted by name, with their values.
pub fn differences<F: Family>(game: &F, preset: &str) -> Vec<(&'static str, &'static str)> {
    let plain = game.with_preset(preset).or_else(|| F::by_name(game.name())).unwrap_or(*game);
    let mut differing: Vec<(&str, &str)> = Vec::new();
    for (index, reading) in game.readings().iter().enumerate() {
        let value = game.value(index);
        if value != plain.value(index) {
            // there are few, so insertion sort is enough
            let place =
                differing.iter().position(|(name, _)| *name > reading.name).unwrap_or(differing.len());
            differing.insert(place, (reading.name, value));
        }
    }
    differing
}

/// Reads what [`write_readings`] writes, for the same game as `plain`; the empty text is the default preset.
/// Also gives the preset's name.
pub fn read_readings<F: Family>(plain: F, text: &str) -> Result<(F, &'static str), ReadingsError> {
    let mut parts = text.split('.');
    let named = parts.next().unwrap_or("");
    let preset = plain
        .presets()
        .iter()
        .find(|preset| preset.name == named || named.is_empty())
        .ok_or_else(|| ReadingsError::Preset(named.into()))?;
    let mut game = plain.with_preset(preset.name).ok_or_else(|| ReadingsError::Preset(named.into()))?;
    for part in parts {
        let (reading, value) = part.split_once('-').ok_or_else(|| ReadingsError::Pair(part.into()))?;
        game.set_reading(reading, value).map_err(|unknown| match unknown {
            UnknownReading::Reading => ReadingsError::Reading(reading.into()),
            UnknownReading::Value => ReadingsError::Value { reading: reading.into(), value: value.into() },
        })?;
    }
    Ok((game, preset.name))
}
