//! How games are shown to a person: nothing of it changes a game.

/// A thing that can be set: its name in addresses and what it can be, the usual value at `usual`.
pub struct Setting {
    pub name: &'static str,
    pub values: &'static [&'static str],
    usual: usize,
}

/// What can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// How fast the time of a move passes.
    Speed,
    Sound,
    /// Whether a hole that is pointed at shows where its last counter falls.
    Ghost,
    /// Whether a move that is the only one plays itself.
    Forced,
    /// Which seat sits at the near side of the screen.
    Orient,
    Theme,
}

/// Everything that can be set, in the order of [`Set`].
pub const SETTINGS: [Setting; 6] = [
    Setting { name: "speed", values: &["0.25", "0.5", "1", "2", "4", "instant"], usual: 2 },
    Setting { name: "sound", values: &["off", "on"], usual: 0 },
    Setting { name: "ghost", values: &["on", "off"], usual: 0 },
    Setting { name: "forced", values: &["play", "wait"], usual: 0 },
    Setting { name: "orient", values: &["first", "second", "third", "turn"], usual: 0 },
    Setting { name: "theme", values: &["auto", "light", "dark", "contrast"], usual: 0 },
];

/// What is set in the menu; speed has its place beside the time of the move.
pub const MENU: [Set; 5] = [Set::Sound, Set::Ghost, Set::Forced, Set::Orient, Set::Theme];

/// How fast the time of a move passes at each value of [`Set::Speed`]; 0 is at once.
const SPEEDS: [f64; 6] = [0.25, 0.5, 1.0, 2.0, 4.0, 0.0];

/// What a person has set, a value of each of [`SETTINGS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings([u8; SETTINGS.len()]);

impl Default for Settings {
    fn default() -> Settings {
        Settings(SETTINGS.each_ref().map(|setting| setting.usual as u8))
    }
}

impl Settings {
    /// Takes what `key=value` pairs joined by `&` say of settings; also gives the values that they cannot have.
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

    /// Sets one thing, both by name; `false` where there is no such thing or value.
    pub fn put(&mut self, name: &str, value: &str) -> bool {
        let found = SETTINGS.iter().position(|setting| setting.name == name).and_then(|setting| {
            Some((setting, SETTINGS[setting].values.iter().position(|&known| known == value)?))
        });
        if let Some((setting, value)) = found {
            self.0[setting] = value as u8;
        }
        found.is_some()
    }

    /// What differs from the usual, as [`Settings::read`] reads it.
    pub fn write(self) -> String {
        let set = SETTINGS.iter().zip(self.0).filter(|(setting, value)| setting.usual != usize::from(*value));
        let pairs =
            set.map(|(setting, value)| format!("{}={}", setting.name, setting.values[usize::from(value)]));
        pairs.collect::<Vec<_>>().join("&")
    }

    /// The name of a value.
    pub fn get(self, set: Set) -> &'static str {
        SETTINGS[set as usize].values[usize::from(self.0[set as usize])]
    }

    /// How fast the time of a move passes, 1 as written; 0 is at once.
    pub fn speed(self) -> f64 {
        SPEEDS[usize::from(self.0[Set::Speed as usize])]
    }
}
