//! What is said of Adjiboto in English, in our own words.

use super::rules::{Adjiboto, Clause};
use crate::{
    engine::reading::Readings,
    i18n::{
        english::side,
        game::{Ending, GameWords, NoteFault, PresetWords, ReadingWords, complete},
    },
};

impl GameWords for Adjiboto {
    const NAME: &'static str = "Adjiboto";
    const COUNTER: [&'static str; 2] = ["bean", "beans"];
    const READING_WORDS: &'static [ReadingWords] = READINGS;
    const PRESET_WORDS: &'static [PresetWords] = PRESETS;
    const POSITION_LAWS: &'static [(&'static str, &'static str)] = &[
        (
            "Each hole is played once before any is played again: a position says which have been.",
            "adj.opening",
        ),
        (
            "The first moves take nothing: a position says how many have been played of them.",
            "adj.no-first-capture",
        ),
        ("Where who is stuck passes, the player to move can sow if the other can.", "adj.pass"),
    ];
    const STORE: &'static str = "boto";
    const NOTHING_TAKEN: &'static str = "Nothing may be taken on this move.";

    fn clauses() -> Vec<&'static str> {
        Clause::ALL.iter().map(|&known| clause(known)).collect()
    }
    fn ended(ending: &Ending) -> String {
        let score = ending.score();
        match Clause::ALL.get(ending.clause()) {
            Some(Clause::Stuck) => {
                ending.won(format!("{} has no hole with two beans.", side(ending.loser())))
            }
            Some(Clause::Draw) => "A draw: the player who is stuck can refill his row.".into(),
            Some(Clause::Repetition) => "A draw: the same position has come three times.".into(),
            _ if ending.is_draw() => format!("A draw: neither can sow, and the botos are equal, {score}"),
            _ => ending.won(format!("neither can sow, and the botos hold {score}")),
        }
    }
    fn note_asks(key: &str) -> Option<&'static str> {
        Some(if key == "played" { "Opened already" } else { "Moves played of those without captures" })
    }
    fn note_fault(key: &str, _: NoteFault) -> &'static str {
        match key {
            "played" => "the holes that were opened are holes of the board.",
            _ => "this is more moves than those without captures.",
        }
    }
}

const _: () = complete(Adjiboto::READINGS, READINGS, Adjiboto::PRESETS, PRESETS);

/// A clause in a sentence.
const fn clause(clause: Clause) -> &'static str {
    use Clause::*;
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

const READINGS: &[ReadingWords] = &[
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

const PRESETS: &[PresetWords] = &[
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
