//! What is said of Kotu Baendum in English, in our own words.

use super::rules::{Clause, KotuBaendum};
use crate::{
    engine::reading::Readings,
    i18n::{
        english::side,
        game::{
            Ending, GameWords, NoteFault, PresetWords, ReadingWords, complete,
            olinda::{self, clause},
        },
    },
};

impl GameWords for KotuBaendum {
    const NAME: &'static str = "Kotu Baendum";
    const COUNTER: [&'static str; 2] = ["seed", "seeds"];
    const READING_WORDS: &'static [ReadingWords] = READINGS;
    const PRESET_WORDS: &'static [PresetWords] = PRESETS;
    const RANDOM_PLAY: &'static str = "A first round takes 34 moves by the catalogue and 39 by Parker. About 2.4 end holes are tied in it, and 30 or 31 of the 56 seeds lie in them when it ends: whose the tied holes are decides most rounds. Who begins wins 55 of a hundred first rounds by the catalogue, 49 by Parker; the other wins 40 and 46, the rest are level.";
    const POSITION_LAWS: &'static [(&'static str, &'static str)] = &[
        ("A tied hole is an end hole that holds two seeds or more.", "kotu.tie"),
        ("A closed hole is empty; none is closed in the first round.", "kotu.refill-left"),
        ("One hole at most is puta, naga or wala, and none in the first round.", "kotu.puta-naga-wala"),
        ("Who has still the first turn of a round before him begins at an end.", "kotu.end-start"),
        ("The way of the round is open only before its first sowing.", "kotu.direction"),
        ("Between two rounds the board is bare, and who starts the next is to move.", "kotu.round-end"),
    ];
    const TAKES: &'static str = "eats";
    const CLOSED_MARK: &'static str = olinda::CLOSED_MARK;

    fn clauses() -> Vec<&'static str> {
        Clause::ALL.iter().map(|&known| sentence(known)).collect()
    }
    fn ended(ending: &Ending) -> String {
        match Clause::ALL.get(ending.clause()) {
            Some(Clause::MatchEnd) => ending.won(format!("{} cannot sow.", side(ending.loser()))),
            _ => ending.by_score(),
        }
    }
    fn note_fault(key: &str, fault: NoteFault) -> &'static str {
        match key {
            "owed" => "a first turn is owed only by who has not yet had it.",
            _ => olinda::note_fault(key, fault),
        }
    }
    fn note_value(key: &str, value: &str) -> Option<String> {
        Some(olinda::note_value(key, value))
    }
}

const _: () = complete(KotuBaendum::READINGS, READINGS, KotuBaendum::PRESETS, PRESETS);

/// A clause in a sentence.
const fn sentence(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Setup => clause::SETUP,
        Direction => clause::DIRECTION,
        EndStart => "Your first turn of a round begins at one of the two end holes of your row.",
        EndStartFallback => {
            "If neither end hole can be played, the first turn begins at any hole; single seeds have to wait in a first turn too."
        }
        OwnRow => "You begin at a hole of your own row.",
        Singles => clause::SINGLES,
        SinglesStartable => {
            "Only a hole that could be played itself makes the singles wait: one that is tied or marked does not."
        }
        FrontSingle => clause::FRONT_SINGLE,
        FrontHole => clause::FRONT_HOLE,
        Sow => {
            "All seeds of the hole are sown, one to a hole, past closed holes and into the hole they came from too."
        }
        SkipThree => clause::SKIP_THREE,
        SkipMarked => "Tied and marked holes are never skipped, not even with three in them.",
        SkipDeadlock => clause::SKIP_DEADLOCK,
        EatFour => "If your last seed falls in a hole of three, you eat the four.",
        AfterEat => {
            "After eating, by the summary, you lift the next hole and sow on, unless it is empty or marked; by Parker the turn is over."
        }
        Tie => {
            "An end hole that your last seed makes four is tied up instead: nothing is eaten, it bears a mark for the rest of the round, and the turn is over."
        }
        TiedHole => {
            "Tied holes, puta and naga still take seeds, but are never eaten, lifted or played; a last seed there ends the turn."
        }
        Relay => clause::RELAY,
        EmptyEnds => clause::EMPTY_ENDS,
        Endless => clause::ENDLESS,
        RoundEnd => "The round is over when the player to move has no hole that can be played.",
        Collect => {
            "What lies in a row goes to its player, puta and naga included; a tied hole too by the summary, by Parker to whoever tied it."
        }
        Refill => clause::REFILL,
        RefillLeft => clause::REFILL_LEFT,
        PutaNagaWala => clause::PUTA_NAGA_WALA,
        LoserStarts => clause::LOSER_STARTS,
        LoserStartsFull => clause::LOSER_STARTS_FULL,
        Level => clause::LEVEL,
        Twelve => clause::TWELVE,
        TwelveCapture => clause::TWELVE_CAPTURE,
        TwelveTie => "End holes are tied on the same number that this player eats on.",
        MatchEnd => clause::MATCH_END,
        Rounds => clause::ROUNDS,
        SinglesMarked => {
            "If tied and marked holes make singles wait, a single seed in one keeps the single in your front hole waiting too."
        }
        Repetition => {
            "When the same position comes for the third time with the same player to move, or in two hundred turns nothing has been eaten or tied, the round is over."
        }
    }
}

const READINGS: &[ReadingWords] = &[
    olinda::AFTER_CAPTURE,
    ReadingWords {
        asks: "Whose are the seeds of a tied hole?",
        answers: &["The player’s in whose row it lies", "The player’s who tied it"],
    },
    ReadingWords {
        asks: "Who has to begin at an end hole?",
        answers: &["Each player, in the first turn of a round", "Only the player who begins the match"],
    },
    ReadingWords {
        asks: "Are holes of three skipped?",
        answers: &["By all seeds but the last", "No, never"],
    },
    olinda::SKIP_DEADLOCK,
    ReadingWords {
        asks: "Do single seeds have to wait for holes with more?",
        answers: &["Yes, they come last", "No, they may be played at any time"],
    },
    olinda::FRONT_HOLE,
    ReadingWords {
        asks: "From which round on is the loser’s remainder laid out?",
        answers: &["From the second", "From the third: in the second it stays in the store"],
    },
    olinda::DEFICIT_REMOVAL,
    olinda::ARRANGE_UNDER_TWELVE,
    olinda::ROUNDS,
    ReadingWords {
        asks: "Which holes make single seeds wait?",
        answers: &["Those that could be played", "Tied and marked ones too"],
    },
];

const PRESETS: &[PresetWords] = &[
    PresetWords { title: "Catalogue", says: "As the summary in the Ludii catalogue has it." },
    PresetWords {
        title: "Parker 1909",
        says: "As Parker wrote it: eating ends the turn, and a tied hole belongs to whoever tied it.",
    },
];
