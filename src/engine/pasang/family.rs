//! Pasang as a family: its name, and its readings by name.

use super::{
    Layout, NAME, Pasang,
    position::{Event, Position},
};
use crate::engine::{
    Kind,
    family::{self, Family, UnknownReading},
    reading::{Preset, Reading, Readings},
};

impl Family for Pasang {
    fn by_name(name: &str) -> Option<Pasang> {
        (name == NAME).then(Pasang::default)
    }
    fn kind(&self) -> Kind {
        Kind::Pasang
    }
    fn is_laid_out(&self) -> bool {
        self.pattern == Layout::Custom
    }
    fn is_step(event: &Event) -> bool {
        event.is_step()
    }
    fn apply(position: &mut Position, event: Event) {
        position.apply(event);
    }
    fn readings(&self) -> &'static [Reading] {
        Pasang::READINGS
    }
    fn presets(&self) -> &'static [Preset] {
        Pasang::PRESETS
    }
    fn value(&self, reading: usize) -> &'static str {
        let value = Readings::value(self, reading);
        Pasang::READINGS.get(reading).and_then(|known| known.values.get(value)).copied().unwrap_or("")
    }
    fn set_reading(&mut self, reading: &str, value: &str) -> Result<(), UnknownReading> {
        let (index, value) = family::find(Pasang::READINGS, reading, value)?;
        self.set_value(index, value);
        Ok(())
    }
}
