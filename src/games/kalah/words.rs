//! What is said of Kalah in English, in our own words.

use super::rules::{Clause, Kalah};
use crate::{
    engine::reading::Readings,
    i18n::game::{GameWords, PresetWords, ReadingWords, complete},
};

impl GameWords for Kalah {
    const NAME: &'static str = "Kalah";
    const COUNTER: [&'static str; 2] = ["counter", "counters"];
    const READING_WORDS: &'static [ReadingWords] = READINGS;
    const PRESET_WORDS: &'static [PresetWords] = PRESETS;

    fn clauses() -> Vec<&'static str> {
        Clause::ALL.iter().map(|&known| clause(known)).collect()
    }
}

const _: () = complete(Kalah::READINGS, READINGS, Kalah::PRESETS, PRESETS);

/// A clause in a sentence.
const fn clause(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Setup => "Every hole begins with the same number of counters; the two stores are empty.",
        OwnHole => "You play from any hole of your own row that is not empty.",
        Sow => {
            "All counters of the hole are sown anticlockwise, one to a hole and one into your own store as you pass it, never into the other store."
        }
        Turns => "The players move in turn.",
        Again => "If the last counter falls into your store you move again.",
        Capture => {
            "When your last counter ends in an empty hole on your own side, it goes to your store with the counters opposite."
        }
        End => {
            "When one side is empty the game is over, and the other side’s counters go to that side’s store."
        }
        Winner => "The fuller store wins; equal stores are a draw.",
    }
}

const NUMBERS: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9"];

const READINGS: &[ReadingWords] = &[
    ReadingWords { asks: "Holes a side", answers: NUMBERS },
    ReadingWords { asks: "Counters a hole", answers: NUMBERS },
    ReadingWords {
        asks: "When does a last counter in an empty hole capture?",
        answers: &["When the hole opposite holds counters", "Always"],
    },
];

const PRESETS: &[PresetWords] = &[
    PresetWords {
        title: "Standard",
        says: "Six holes, four counters; an empty hole opposite means no capture.",
    },
    PresetWords {
        title: "Irving 2000",
        says: "The rule under which small boards were first solved: the last counter captures even when the hole opposite is empty.",
    },
];
