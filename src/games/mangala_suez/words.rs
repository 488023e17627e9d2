//! What is said of Mangala of Suez in English, in our own words.

use super::rules::{Clause, MangalaSuez};
use crate::{
    engine::reading::Readings,
    i18n::game::{Ending, GameWords, NoteFault, PresetWords, ReadingWords, complete},
};

impl GameWords for MangalaSuez {
    const NAME: &'static str = "Mangala of Suez";
    const COUNTER: [&'static str; 2] = ["shell", "shells"];
    const READING_WORDS: &'static [ReadingWords] = READINGS;
    const PRESET_WORDS: &'static [PresetWords] = PRESETS;
    const POSITION_LAWS: &'static [(&'static str, &'static str)] = &[
        (
            "Three holes are emptied before play, two on one side and one on the other; their shells are out of the game.",
            "suez.empties",
        ),
        (
            "The first turns take nothing: a position says how many have been sown of them.",
            "suez.no-early-capture",
        ),
        ("A turn that has to begin at a hole begins at one that holds shells.", "suez.follow"),
    ];
    const STORE: &'static str = "pile";
    const TAKES: &'static str = "eats";
    const NOTHING_TAKEN: &'static str = "Nothing is eaten in a first turn.";

    fn clauses() -> Vec<&'static str> {
        Clause::ALL.iter().map(|&known| clause(known)).collect()
    }
    fn ended(ending: &Ending) -> String {
        ending.by_reason(match Clause::ALL.get(ending.clause()) {
            Some(Clause::Repetition) => "the same position three times",
            Some(Clause::Endless) => "a sowing without end",
            _ => "one side is empty",
        })
    }
    fn note_asks(key: &str) -> Option<&'static str> {
        Some(match key {
            "emptied" => "Holes emptied before play",
            "turns" => "Turns sown of those without captures",
            "from" => "The turn begins here",
            _ => "A sowing has been without end",
        })
    }
    fn note_fault(key: &str, _: NoteFault) -> &'static str {
        match key {
            "emptied" => {
                "before play all holes but the emptied ones are full, and each side empties its share in its turn."
            }
            "turns" => "this is more turns than those without captures.",
            "from" => "a turn begins at a hole that holds shells, after the emptying.",
            _ => "a sowing without end is a draw only in play, under that reading.",
        }
    }
}

const _: () = complete(MangalaSuez::READINGS, READINGS, MangalaSuez::PRESETS, PRESETS);

/// A clause in a sentence.
const fn clause(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Setup => {
            "Nine holes hold eight shells each; three are empty, two of them on one side and one on the other."
        }
        Empties => {
            "The player who begins empties a hole of his, the other one of hers, and the first a second; their shells leave the game. Who chooses, and whose side has two, nobody has written down."
        }
        OwnSide => "You begin at any hole of your own side that has shells.",
        Follow => {
            "A turn has to begin one hole beyond the end of the last one, on whichever side that is: after a capture by the summary, always by Parker once each has sown."
        }
        FollowEmpty => "If that hole is empty, the turn begins at the next one that has shells.",
        Sow => "All shells of the hole are sown anticlockwise, one to a hole.",
        Relay => "If the last shell falls in a hole that has shells, all of them are lifted and sown on.",
        NoEarlyCapture => "In each player’s first turn nothing is eaten: an empty hole ends it.",
        EatOpposite => {
            "If the last shell falls in an empty hole, you eat what lies opposite, on whichever side that is."
        }
        MoveOn => {
            "The shell that ate moves on to the next hole: with the shells it finds there you sow on; in an empty hole it may eat again."
        }
        EndTurn => "An empty hole with nothing opposite ends the turn.",
        Endless => "Some sowings never end. After a thousand liftings a turn stops where it stands.",
        End => "There is one round: it is over when the player to move has no shells on his own side.",
        Leftovers => "Shells that were never eaten count for nobody.",
        Winner => "Whoever has eaten more has won; equal is a draw.",
        Repetition => {
            "When the same position comes for the third time with the same player to move, the round is over."
        }
    }
}

const READINGS: &[ReadingWords] = &[
    ReadingWords {
        asks: "Who empties the three holes?",
        answers: &[
            "The players by turns",
            "The player who begins",
            "The lot: the player who begins taps what was drawn",
        ],
    },
    ReadingWords {
        asks: "Which side has two empty holes?",
        answers: &["The side of the player who begins", "The other side"],
    },
    ReadingWords {
        asks: "When must a turn follow on the last one?",
        answers: &["After a capture", "Always, once each has sown", "Never"],
    },
    ReadingWords {
        asks: "In how many turns is nothing eaten?",
        answers: &["Two", "Three", "Four", "In none"],
    },
    ReadingWords {
        asks: "What does a shell do that moved on into an empty hole?",
        answers: &["It counts as fallen there", "It is sown one hole further"],
    },
    ReadingWords {
        asks: "Does a long sowing pass over its own hole?",
        answers: &["No, a shell falls there too", "Yes, it is left out"],
    },
    ReadingWords { asks: "Who sows first?", answers: &["The player who empties first", "The other player"] },
    ReadingWords {
        asks: "Whose are the shells nobody ate?",
        answers: &["Nobody’s", "The owner’s of the side they lie on"],
    },
    ReadingWords { asks: "What of a sowing without end?", answers: &["The turn ends", "The game is a draw"] },
];

const PRESETS: &[PresetWords] = &[
    PresetWords { title: "Catalogue", says: "As the summary in the Ludii catalogue has it." },
    PresetWords {
        title: "Parker 1909",
        says: "As Parker wrote it. From the third turn on nobody chooses anything: each turn begins where the last one ended.",
    },
    PresetWords { title: "Ludii", says: "As the Ludii program has it: every turn begins where you like." },
];
