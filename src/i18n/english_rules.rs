//! The rules in English: clauses, readings and presets of each game, in our own words.

use crate::engine::{
    reading::{Preset, Reading, Readings},
    sowing::games::{
        adjiboto::{self, Adjiboto},
        kalah::{self, Kalah},
        mangala_suez::{self, MangalaSuez},
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
const _: () = complete(MangalaSuez::READINGS, SUEZ_READINGS, MangalaSuez::PRESETS, SUEZ_PRESETS);
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

pub const fn suez_clause(clause: mangala_suez::Clause) -> &'static str {
    use mangala_suez::Clause::*;
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

pub const SUEZ_READINGS: &[ReadingWords] = &[
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

pub const SUEZ_PRESETS: &[PresetWords] = &[
    PresetWords { title: "Catalogue", says: "As the summary in the Ludii catalogue has it." },
    PresetWords {
        title: "Parker 1909",
        says: "As Parker wrote it. From the third turn on nobody chooses anything: each turn begins where the last one ended.",
    },
    PresetWords { title: "Ludii", says: "As the Ludii program has it: every turn begins where you like." },
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
            "When your last counter ends in an empty hole on your own side, it goes to your store with the counters opposite."
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
