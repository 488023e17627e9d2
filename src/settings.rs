//! How games are displayed; no setting affects a game.

/// A setting: its name in addresses, its values, and the index of the default.
pub struct Setting {
    pub name: &'static str,
    pub values: &'static [&'static str],
    default: usize,
}

/// The settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// The speed of a move's animation.
    Speed,
    Sound,
    /// Whether pointing at a hole shows where its last counter would fall.
    Ghost,
    /// Whether a tap plays at once, or shows first where the move leads.
    Tap,
    /// Whether a move is played automatically if it is the only one.
    Forced,
    /// Which seat is at the near side of the screen.
    Orient,
    /// Whether the seats are exchanged when a game is played again.
    Again,
    Theme,
    /// Whether the pages of Arabic write figures as ٠١٢٣ does; the page's letters do that, its text stays the same.
    Digits,
}

/// All settings, in the order of [`Set`].
pub const SETTINGS: [Setting; 9] = [
    Setting { name: "speed", values: &["0.25", "0.5", "1", "2", "4", "instant"], default: 2 },
    Setting { name: "sound", values: &["off", "on"], default: 0 },
    Setting { name: "ghost", values: &["on", "off"], default: 0 },
    Setting { name: "tap", values: &["once", "twice"], default: 0 },
    Setting { name: "forced", values: &["play", "wait"], default: 0 },
    Setting { name: "orient", values: &["first", "second", "third", "turn", "far"], default: 0 },
    Setting { name: "again", values: &["exchange", "keep"], default: 0 },
    Setting { name: "theme", values: &["auto", "light", "dark", "contrast"], default: 0 },
    Setting { name: "digits", values: &["latin", "arabic"], default: 0 },
];

/// The settings in the menu. Where there is room, speed can also be set beside the controls of a move.
pub const MENU: [Set; 9] = [
    Set::Speed,
    Set::Sound,
    Set::Tap,
    Set::Ghost,
    Set::Forced,
    Set::Orient,
    Set::Again,
    Set::Theme,
    Set::Digits,
];

/// The factor for each value of [`Set::Speed`]; 0 is instant.
const SPEEDS: [f64; 6] = [0.25, 0.5, 1.0, 2.0, 4.0, 0.0];

/// A person's settings: the index of a value for each of [`SETTINGS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings([u8; SETTINGS.len()]);

impl Default for Settings {
    fn default() -> Settings {
        Settings(SETTINGS.each_ref().map(|setting| setting.default as u8))
    }
}

impl Settings {
    /// Applies `key=value` pairs joined by `&`; other keys are ignored. Also gives the invalid values.
    pub fn read(self, text: &str) -> (Settings, Vec<String>) {
        let mut settings = self;
        let mut unknown = Vec::new();
        for (key, value) in text.split('&').filter_map(|pair| pair.split_once('=')) {
            if SETTINGS.iter().any(|setting| setting.name == key) && !settings.put(key, value) {
                unknown.push(value.into());
            }
        }
        (settings, unknown)
    }

    /// Sets a value, both by name; `false` if the setting or the value does not exist.
    pub fn put(&mut self, name: &str, value: &str) -> bool {
        let found = SETTINGS.iter().position(|setting| setting.name == name).and_then(|setting| {
            Some((setting, SETTINGS[setting].values.iter().position(|&known| known == value)?))
        });
        if let Some((setting, value)) = found {
            self.0[setting] = value as u8;
        }
        found.is_some()
    }

    /// The settings that differ from the defaults, as [`Settings::read`] reads them.
    pub fn write(self) -> String {
        let set =
            SETTINGS.iter().zip(self.0).filter(|(setting, value)| setting.default != usize::from(*value));
        let pairs =
            set.map(|(setting, value)| format!("{}={}", setting.name, setting.values[usize::from(value)]));
        pairs.collect::<Vec<_>>().join("&")
    }

    /// The name of a value.
    pub fn get(self, set: Set) -> &'static str {
        SETTINGS[set as usize].values[usize::from(self.0[set as usize])]
    }

    /// The factor for the speed of a move's animation: 1 is normal, 0 is instant.
    pub fn speed(self) -> f64 {
        SPEEDS[usize::from(self.0[Set::Speed as usize])]
    }
}
