//! The options `mode` and `autoplay`: what an embed is for, and whether its game plays itself.

use super::{Parts, keys::value};

/// What an embed of a board is for. Lessons, questions and comparisons are other pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    #[default]
    Play,
    /// A game to go through; nobody plays on it.
    Replay,
    /// A board that stands still.
    Diagram,
    /// A game that plays itself, again and again.
    Demo,
}

const NAMES: [(&str, Mode); 4] =
    [("play", Mode::Play), ("replay", Mode::Replay), ("diagram", Mode::Diagram), ("demo", Mode::Demo)];

/// The modes that the start-up of a page sends on to other pages: the course, the questions, two readings side by side.
const ELSEWHERE: [&str; 3] = ["lesson", "exercise", "compare"];

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
            Mode::Demo => Parts::DEMO,
        }
    }
}

/// The values of `mode` and `autoplay` that mean nothing.
pub(super) fn unknown(text: &str) -> Vec<&str> {
    let known = |word: &str| ELSEWHERE.contains(&word) || NAMES.iter().any(|(name, _)| *name == word);
    let mode = value(text, "mode").filter(|word| !known(word));
    let plays = value(text, "autoplay").filter(|value| !["0", "1"].contains(value));
    mode.into_iter().chain(plays).collect()
}

/// `autoplay=1`: the game plays itself from the moment that the address names; that of a demonstration always does.
pub fn plays_itself(text: &str) -> bool {
    value(text, "autoplay") == Some("1") || Mode::of(text) == Mode::Demo
}

/// The address of an embed as it is opened: a demonstration without moves shows those of the stored game. Where the readings or
/// the position that the address names do not allow them, that is told as of any moves.
pub fn opened(text: &str, example: &str) -> String {
    if Mode::of(text) != Mode::Demo || value(text, "moves").is_some() {
        return text.into();
    }
    let is_asked = |pair: &&str| pair.split_once('=').is_some_and(|(key, _)| value(text, key).is_some());
    let stored = example.split('&').filter(|pair| !is_asked(pair));
    std::iter::once(text).chain(stored).collect::<Vec<_>>().join("&")
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
    fn a_demonstration_shows_the_stored_game_unless_it_is_given_another() {
        let opened = |text: &str| super::opened(text, "v=1&moves=a_B");
        assert_eq!(opened("mode=demo&speed=2&r=other"), "mode=demo&speed=2&r=other&v=1&moves=a_B");
        assert_eq!(opened("mode=demo&v=1"), "mode=demo&v=1&moves=a_B");
        for same in ["", "mode=replay", "mode=demo&moves=c"] {
            assert_eq!(opened(same), same);
        }
        assert!(plays_itself("mode=demo") && !plays_itself("mode=replay"));
    }

    #[test]
    fn what_means_nothing_is_told() {
        for mode in NAMES.map(|(name, _)| name).into_iter().chain(ELSEWHERE) {
            assert!(unknown(&format!("mode={mode}&autoplay=1")).is_empty(), "{mode}");
        }
        assert_eq!(unknown("mode=film&autoplay=yes"), ["film", "yes"]);
    }
}
