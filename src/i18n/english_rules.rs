//! The rules in English: clauses, readings and presets of each game, in our own words.

use crate::engine::{
    reading::{Preset, Reading, Readings},
    sowing::games::{
        adjiboto::{self, Adjiboto},
        kalah::{self, Kalah},
    },
};

/// Words for one reading: what it asks, and what each value answers.
pub struct ReadingWords {
    pub asks: &'static str,
    pub answers: &'static [&'static str],
}

/// Words for one preset: its title and one sentence.
pub struct PresetWords {
    pub title: &'static str,
    pub says: &'static str,
}

/// A table with a word too few does not compile.
const fn complete(readings: &[Reading], words: &[ReadingWords], presets: &[Preset], titles: &[PresetWords]) {
    assert!(readings.len() == words.len() && presets.len() == titles.len());
    let mut at = 0;
    while at < readings.len() {
        assert!(readings[at].values.len() == words[at].answers.len());
        at += 1;
    }
}
const _: () = complete(Adjiboto::READINGS, ADJIBOTO_READINGS, Adjiboto::PRESETS, ADJIBOTO_PRESETS);
const _: () = complete(Kalah::READINGS, KALAH_READINGS, Kalah::PRESETS, KALAH_PRESETS);

pub const fn adjiboto_clause(clause: adjiboto::Clause) -> &'static str {
    use adjiboto::Clause::*;
    match clause {
        Setup => "Each of the ten holes begins with ten beans; the two botos are empty.",
        OwnHole => "You play from one of the five holes on your own side.",
        MinTwo => "A hole with only one bean in it may not be played.",
        Opening => {
            "In your first five turns you play each of your five holes once, in whatever order you like."
        }
        OpeningFallback => {
            "If none of the holes you still have to open can be played, any hole with two beans or more will do. This can only happen in a position that was set up."
        }
        LeaveOne => {
            "One bean stays behind in the hole you play; the rest are dropped one to a hole, anticlockwise."
        }
        FullLap => "A sowing long enough to come round again drops a bean into its own hole too.",
        SingleLap => "When the last bean has fallen the sowing is over, and it is the other player’s turn.",
        CaptureNext => {
            "If the hole just after your last bean holds one, three or five, you take them, whoever’s side it is on."
        }
        CaptureChain => {
            "Then the hole after that is judged the same way, and so on until one holds any other number."
        }
        ChainStops => "A chain of captures ends before it comes round to the hole of the last bean.",
        Compulsory => "What can be taken must be taken.",
        NoFirstCapture => "The move that opens the game takes nothing.",
        Stuck => "If it is your turn and no hole of yours holds two beans, you have lost.",
        Draw => {
            "You are saved if your boto holds at least fifty: enough to fill your five holes with ten again. Then nobody has won."
        }
        Repetition => {
            "When the same position comes for the third time with the same player to move, the game is drawn."
        }
        Pass => {
            "In the counting variant a player who is stuck passes; once both are stuck the fuller boto wins, and equal botos are a draw."
        }
    }
}

pub const ADJIBOTO_READINGS: &[ReadingWords] = &[
    ReadingWords {
        asks: "How does the game open?",
        answers: &["Each player opens every hole once", "Any hole may be played from the start"],
    },
    ReadingWords {
        asks: "How many moves take nothing?",
        answers: &["The first move of the game", "The first ten moves"],
    },
    ReadingWords {
        asks: "Does a long sowing pass over its own hole?",
        answers: &["No, a bean falls there too", "Yes, it is left out"],
    },
    ReadingWords {
        asks: "What if a player is stuck?",
        answers: &["He has lost, or drawn with fifty", "He passes; at the end the beans are counted"],
    },
];

pub const ADJIBOTO_PRESETS: &[PresetWords] = &[
    PresetWords { title: "Herskovits 1929", says: "As it was seen among the Saamaka in 1928." },
    PresetWords {
        title: "Ludii",
        says: "As the Ludii program has it: nothing is taken in the first ten moves.",
    },
    PresetWords {
        title: "Counting",
        says: "A modern variant: whoever is stuck passes, and the most beans win.",
    },
];

pub const fn kalah_clause(clause: kalah::Clause) -> &'static str {
    use kalah::Clause::*;
    match clause {
        Setup => "Every hole begins with the same number of counters; the two stores are empty.",
        OwnHole => "You play from any hole of your own row that is not empty.",
        Sow => {
            "All counters of the hole are sown anticlockwise, one to a hole and one into your own store as you pass it, never into the other store."
        }
        Turns => "The players move in turn.",
        Again => "If the last counter falls into your store you move again.",
        Capture => {
            "If the last counter falls into an empty hole of your own, it goes to your store with the counters opposite."
        }
        End => {
            "When one side is empty the game is over, and the other side’s counters go to that side’s store."
        }
        Winner => "The fuller store wins; equal stores are a draw.",
    }
}

const NUMBERS: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9"];

pub const KALAH_READINGS: &[ReadingWords] = &[
    ReadingWords { asks: "Holes a side", answers: NUMBERS },
    ReadingWords { asks: "Counters a hole", answers: NUMBERS },
    ReadingWords {
        asks: "When does a last counter in an empty hole capture?",
        answers: &["When the hole opposite holds counters", "Always"],
    },
];

pub const KALAH_PRESETS: &[PresetWords] = &[
    PresetWords {
        title: "Standard",
        says: "Six holes, four counters; an empty hole opposite means no capture.",
    },
    PresetWords {
        title: "Irving 2000",
        says: "The rule under which small boards were first solved: the last counter captures even when the hole opposite is empty.",
    },
];
