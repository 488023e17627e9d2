//! What is said of Oware in English, in our own words.

use super::rules::{Clause, Oware};
use crate::{
    engine::reading::Readings,
    i18n::game::{Ending, GameWords, NoteFault, PresetWords, ReadingWords, complete},
};

impl GameWords for Oware {
    const NAME: &'static str = "Oware";
    const COUNTER: [&'static str; 2] = ["seed", "seeds"];
    const READING_WORDS: &'static [ReadingWords] = READINGS;
    const PRESET_WORDS: &'static [PresetWords] = PRESETS;
    const POSITION_LAWS: &'static [(&'static str, &'static str)] = &[(
        "A game that was ended by repetition has shared out its seeds: none is left on the board.",
        "owa.repetition",
    )];
    const NOTHING_TAKEN: &'static str = "That would be all the other side has: nothing is taken.";
    const REPEATS: &'static str = "The same position has come three times: no more is played.";

    fn clauses() -> Vec<&'static str> {
        Clause::ALL.iter().map(|&known| clause(known)).collect()
    }
    fn ended(ending: &Ending) -> String {
        ending.by_reason(match Clause::ALL.get(ending.clause()) {
            Some(Clause::Majority) => "more than half of all seeds",
            Some(Clause::Repetition) => "the same position three times",
            _ => "no move is left",
        })
    }
    fn note_fault(_: &str, _: NoteFault) -> &'static str {
        "a game that repetition has ended has left no seed on the board."
    }
}

const _: () = complete(Oware::READINGS, READINGS, Oware::PRESETS, PRESETS);

/// A clause in a sentence.
const fn clause(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Setup => "Each of the twelve holes begins with four seeds; the two stores are empty.",
        OwnHole => "You play from any hole of your own row that is not empty.",
        Feed => "When the other row is empty you play a hole whose seeds reach it, as long as you have one.",
        Sow => {
            "All seeds of the hole are sown anticlockwise, one to a hole. A long sowing passes over the hole it came from, and nothing is sown into a store."
        }
        Capture => "If the last seed makes two or three in a hole of the other side, you take them.",
        Chain => {
            "Then you take what lies in the hole before it, and in the one before that, as long as it is the other side’s and holds two or three."
        }
        GrandSlam => {
            "A move may not strip the other side of all its seeds: if it would, it takes nothing. In other places such a move does take them, or may not be played; then, with no other move left, it takes nothing."
        }
        NoFeed => {
            "If you have no move, because your row is empty or because no hole of yours reaches an empty row, the game is over and each side keeps what lies in its row."
        }
        Majority => "Whoever has taken 25 seeds or more has won at once.",
        Repetition => {
            "When the same position comes for the third time with the same player to move, the game is over and each side keeps what lies in its row."
        }
        Winner => "More seeds win; 24 each is a draw.",
    }
}

const READINGS: &[ReadingWords] = &[ReadingWords {
    asks: "What if a move would take all the other side’s seeds?",
    answers: &["It takes nothing", "It takes them", "It may not be played"],
}];

const PRESETS: &[PresetWords] = &[PresetWords {
    title: "Abapa",
    says: "As tournaments play it: a move that would take all the other side’s seeds takes none.",
}];
