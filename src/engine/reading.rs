//! Readings: the options of a game's rules where its sources differ or are silent, by name.

use super::clause::ClauseId;

/// One option of a game's rules.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// Stable name in snake_case, as in addresses and records.
    pub name: &'static str,
    /// Stable names of its values; the preset decides the default.
    pub values: &'static [&'static str],
    /// The clause it is a reading of.
    pub clause: ClauseId,
}

/// A named set of values; readings it leaves out keep their defaults.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    pub name: &'static str,
    pub values: &'static [(&'static str, &'static str)],
}

/// A game's readings and the values that it holds.
pub trait Readings: Default + Copy {
    const READINGS: &'static [Reading];
    /// The first preset is the default and changes nothing.
    const PRESETS: &'static [Preset];

    /// Index of the current value in `READINGS[reading].values`.
    fn value(&self, reading: usize) -> usize;
    /// Sets a value; `false` if there is none with these indices.
    fn set_value(&mut self, reading: usize, value: usize) -> bool;
}

/// Declares the values of a reading: an enum, whose first value is the default, and their names.
macro_rules! values {
    ($(#[$doc:meta])* $kind:ident { $($value:ident = $text:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $kind { $($value),+ }
        impl $kind {
            pub const ALL: &'static [$kind] = &[$($kind::$value),+];
            pub const NAMES: &'static [&'static str] = &[$($text),+];
        }
        impl Default for $kind {
            fn default() -> Self { Self::ALL[0] }
        }
    };
}
pub(crate) use values;

/// Declares a game as a struct of its readings. The values of each are written beside it, the default first, or
/// come from an enum of [`values!`] that several games share.
macro_rules! readings {
    ($(#[$doc:meta])* $game:ident {
        $($(#[$fdoc:meta])* $field:ident: $kind:ident $({ $($value:ident = $text:literal),+ })? of $clause:ident;)+
    } presets { $($preset:literal { $($rname:literal = $rvalue:literal),* })+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct $game { $($(#[$fdoc])* pub $field: $kind),+ }

        $($($crate::engine::reading::values! {
            #[doc = concat!("The values of `", stringify!($field), "`.")]
            $kind { $($value = $text),+ }
        })?)+

        impl $crate::engine::reading::Readings for $game {
            const READINGS: &'static [$crate::engine::reading::Reading] = &[$($crate::engine::reading::Reading {
                name: stringify!($field),
                values: $kind::NAMES,
                clause: $crate::engine::clause::ClauseId(Clause::$clause as u8),
            }),+];
            const PRESETS: &'static [$crate::engine::reading::Preset] = &[$($crate::engine::reading::Preset {
                name: $preset,
                values: &[$(($rname, $rvalue)),*],
            }),+];

            fn value(&self, reading: usize) -> usize {
                [$(self.$field as usize),+].get(reading).copied().unwrap_or(0)
            }

            fn set_value(&mut self, reading: usize, value: usize) -> bool {
                let mut at = 0;
                $(
                    if reading == at {
                        let Some(&kind) = $kind::ALL.get(value) else { return false };
                        self.$field = kind;
                        return true;
                    }
                    at += 1;
                )+
                let _ = at;
                false
            }
        }
    };
}
pub(crate) use readings;
