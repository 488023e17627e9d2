//! The options `mode` and `autoplay`: what an embed is for, and whether its game plays itself.

use super::{Parts, keys::value};

/// What an embed of a board is for. A lesson is another page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    #[default]
    Play,
    /// A game to go through; nobody plays on it.
    Replay,
    /// A board that stands still.
    Diagram,
}

const NAMES: [(&str, Mode); 3] = [("play", Mode::Play), ("replay", Mode::Replay), ("diagram", Mode::Diagram)];

/// The mode that the start-up of a page sends on to the page of the course.
const LESSON: &str = "lesson";

impl Mode {
    /// The mode of an address; an unknown one is the usual.
    pub fn of(text: &str) -> Mode {
        let known = value(text, "mode").and_then(|value| NAMES.iter().find(|(name, _)| *name == value));
        known.map(|(_, mode)| *mode).unwrap_or_default()
    }

    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(_, mode)| *mode == self).map_or("", |(name, _)| name)
    }

    /// What stands around the board where the address does not say.
    pub const fn parts(self) -> Parts {
        match self {
            Mode::Play => Parts::USUAL,
            Mode::Replay => Parts::REPLAY,
            Mode::Diagram => Parts::NONE,
        }
    }
}

/// The values of `mode` and `autoplay` that mean nothing.
pub(super) fn unknown(text: &str) -> Vec<&str> {
    let mode =
        value(text, "mode").filter(|value| *value != LESSON && NAMES.iter().all(|(name, _)| name != value));
    let plays = value(text, "autoplay").filter(|value| !["0", "1"].contains(value));
    mode.into_iter().chain(plays).collect()
}

/// `autoplay=1`: the game plays itself from the moment that the address names.
pub fn plays_itself(text: &str) -> bool {
    value(text, "autoplay") == Some("1")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{Part, parts};

    #[test]
    fn a_mode_brings_what_stands_around_its_board() {
        assert_eq!(Mode::of("moves=a&mode=replay"), Mode::Replay);
        assert_eq!(Mode::of("mode=lesson"), Mode::Play);
        assert!(parts("mode=replay").has(Part::Moves) && !parts("mode=replay").has(Part::Controls));
        assert_eq!(parts("mode=diagram").write(), "none");
        assert_eq!(parts("mode=diagram&ui=title").write(), "title");
        assert_eq!(parts("mode=play"), parts(""));
    }

    #[test]
    fn what_means_nothing_is_told() {
        for mode in NAMES.map(|(name, _)| name).into_iter().chain([LESSON]) {
            assert!(unknown(&format!("mode={mode}&autoplay=1")).is_empty(), "{mode}");
        }
        assert_eq!(unknown("mode=film&autoplay=yes"), ["film", "yes"]);
    }
}
