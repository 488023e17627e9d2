//! What is said of Raja Pasu in English, in our own words.

use super::rules::{Clause, RajaPasu};
use crate::{
    engine::reading::Readings,
    i18n::{
        english::side,
        game::{Ending, GameWords, NoteFault, PresetWords, ReadingWords, complete, raja, seats_named},
    },
};

impl GameWords for RajaPasu {
    const NAME: &'static str = "Raja Pasu";
    const COUNTER: [&'static str; 2] = ["seed", "seeds"];
    const READING_WORDS: &'static [ReadingWords] = READINGS;
    const PRESET_WORDS: &'static [PresetWords] = PRESETS;
    const RANDOM_PLAY: &'static str = "Who starts wins 79 of a hundred single rounds. That is why the winner of a round starting the next weighs so much, and why three rounds are played.";
    const POSITION_LAWS: &'static [(&'static str, &'static str)] = &[
        ("A closed hole is empty.", "rp.close-from"),
        (
            "The player to move can sow; on a bare board, between two rounds, it is who starts the next.",
            "rp.pass",
        ),
        ("One seed alone is on no board: with it the round is over.", "rp.one-left"),
    ];

    fn clauses() -> Vec<&'static str> {
        Clause::ALL.iter().map(|&known| clause(known)).collect()
    }
    fn ended(ending: &Ending) -> String {
        match Clause::ALL.get(ending.clause()) {
            Some(Clause::MatchEnd) => ending.won(format!("{} cannot fill a hole.", side(ending.loser()))),
            _ => ending.by_score(),
        }
    }
    fn note_fault(key: &str, fault: NoteFault) -> &'static str {
        match key {
            "round" => raja::round_fault(fault),
            _ => "the starter is South or North, and between rounds is to move.",
        }
    }
    fn note_value(_: &str, value: &str) -> Option<String> {
        Some(seats_named(value).into())
    }
}

const _: () = complete(RajaPasu::READINGS, READINGS, RajaPasu::PRESETS, PRESETS);

/// A clause in a sentence.
const fn clause(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Setup => "Each of the fourteen holes begins with seven counters; the two stores are empty.",
        Order => "The players move in turn.",
        OwnRow => "You play from any hole of your own row that is not empty.",
        Sow => {
            "All counters of the hole are sown anticlockwise, one to a hole, its own hole included; closed holes are passed over."
        }
        Fours => "A hole that comes to hold four while counters are being sown is taken at once.",
        FoursOwner => "The four belongs to the owner of the row, whoever is sowing.",
        FoursLast => "A four that the last counter makes is taken too.",
        NextHole => "After the last counter you lift what lies in the hole that follows, and sow on with it.",
        Gap => {
            "If the hole that follows is empty, you take what lies in the hole beyond it, if anything does, and your move is over."
        }
        Endless => "A sowing that never ends is stopped: after a thousand laps a move ends where it stands.",
        Pass => {
            "Whoever has nothing to play is passed over, and plays again once counters have come to his row."
        }
        RoundEnd => "A round is over when nothing more can be taken.",
        OneLeft => "With one counter left on the board nothing more can be taken.",
        Repetition => {
            "When the same position comes for the third time with the same player to move, nothing more will be taken, and the round is over."
        }
        LastMover => "What is left on the board goes to whoever moved last.",
        Leftovers => "By another reading, what is left goes to the owner of the row it lies in.",
        Starter => "Whoever holds more counters after a round begins the next.",
        StarterLevel => "If both hold the same, the next round is begun by whoever began this one.",
        Refill => {
            "For the next round you fill the holes of your row with seven counters each from your store. Holes that cannot be filled are out of play; what is over stays in the store."
        }
        CloseFrom => {
            "You fill your row from its right end inward, as you sit, so that the holes at its left end close first."
        }
        MatchEnd => "A player who cannot fill a single hole has lost the match.",
        Rounds => {
            "Otherwise the match ends after the rounds agreed on, three unless you choose another number: whoever has most counters has won, and equal is a draw."
        }
    }
}

const READINGS: &[ReadingWords] = &[
    ReadingWords {
        asks: "Who takes a four?",
        answers: &[
            "The owner of the row",
            "The player who is sowing",
            "The player who is sowing, in his own row only",
        ],
    },
    ReadingWords { asks: "Is a four taken that the last counter makes?", answers: &["Yes", "No, it stays"] },
    ReadingWords {
        asks: "Does a capture beyond an empty hole go on?",
        answers: &[
            "No, one hole is taken",
            "Yes, as long as an empty hole follows and the next holds counters",
        ],
    },
    ReadingWords {
        asks: "Whose are the counters left at the end of a round?",
        answers: &["The last mover’s", "The owner’s of the row they lie in"],
    },
    ReadingWords {
        asks: "How long is a match?",
        answers: &["Three rounds", "One round", "Until only one player can fill a hole"],
    },
];

const PRESETS: &[PresetWords] = &[PresetWords {
    title: "Catalogue",
    says: "As the summary in the Ludii catalogue tells the game of three, with a row for each of two.",
}];
