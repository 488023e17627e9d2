//! The rules of Adjiboto, in our own words.

use super::{PresetWords, ReadingWords, complete};
use crate::engine::{
    reading::Readings,
    sowing::games::adjiboto::{Adjiboto, Clause},
};

const _: () = complete(Adjiboto::READINGS, READINGS, Adjiboto::PRESETS, PRESETS);

pub const fn clause(clause: Clause) -> &'static str {
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

pub const READINGS: &[ReadingWords] = &[
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

pub const PRESETS: &[PresetWords] = &[
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
