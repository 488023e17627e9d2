//! What is said of Puhulmutu in English, in our own words.

use super::rules::{Clause, Puhulmutu};
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

impl GameWords for Puhulmutu {
    const NAME: &'static str = "Puhulmutu";
    const COUNTER: [&'static str; 2] = ["seed", "seeds"];
    const READING_WORDS: &'static [ReadingWords] = READINGS;
    const PRESET_WORDS: &'static [PresetWords] = PRESETS;
    const RANDOM_PLAY: &'static str = "A first round takes 204 moves, a match of three about 410. No hole is tied, so rounds seldom end by themselves: of a hundred first rounds 66 end because nothing has been eaten in two hundred turns, 26 because a position has come three times, seven with a row that is empty. Who begins wins 43 of a hundred first rounds, the other 51, the rest are level; matches both win alike.";
    const POSITION_LAWS: &'static [(&'static str, &'static str)] = &[
        ("A closed hole is empty; none is closed in the first round.", "puhul.refill-left"),
        ("One hole at most is puta, naga or wala, and none in the first round.", "puhul.puta-naga-wala"),
        ("The way of the round is open only before its first sowing.", "puhul.direction"),
        ("Between two rounds the board is bare, and who starts the next is to move.", "puhul.round-end"),
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
        olinda::note_fault(key, fault)
    }
    fn note_value(key: &str, value: &str) -> Option<String> {
        Some(olinda::note_value(key, value))
    }
}

const _: () = complete(Puhulmutu::READINGS, READINGS, Puhulmutu::PRESETS, PRESETS);

/// A clause in a sentence.
const fn sentence(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Setup => clause::SETUP,
        Direction => clause::DIRECTION,
        Singles => clause::SINGLES,
        FrontSingle => clause::FRONT_SINGLE,
        FrontHole => clause::FRONT_HOLE,
        SkipThree => clause::SKIP_THREE,
        SkipDeadlock => clause::SKIP_DEADLOCK,
        Relay => clause::RELAY,
        EmptyEnds => clause::EMPTY_ENDS,
        Endless => clause::ENDLESS,
        Refill => clause::REFILL,
        RefillLeft => clause::REFILL_LEFT,
        PutaNagaWala => clause::PUTA_NAGA_WALA,
        LoserStarts => clause::LOSER_STARTS,
        LoserStartsFull => clause::LOSER_STARTS_FULL,
        Level => clause::LEVEL,
        Twelve => clause::TWELVE,
        TwelveCapture => clause::TWELVE_CAPTURE,
        MatchEnd => clause::MATCH_END,
        Rounds => clause::ROUNDS,
        OwnRow => "You begin at any hole of your own row.",
        SinglesStartable => {
            "Only a hole that could be played itself makes the singles wait: a puta or naga does not."
        }
        Sow => "All seeds of the hole are sown, one to a hole, past closed holes.",
        Origin => "The hole that the seeds came from is not passed over.",
        SkipMarked => "Puta and naga are never skipped, not even with three in them.",
        EatFour => {
            "If your last seed falls in a hole of three, you eat the four, at the ends of the board too."
        }
        AfterEat => "After eating you lift the next hole and sow on.",
        AfterEatEnds => {
            "The next hole is the next that is not closed; if it is empty, a puta or a naga, the turn is over."
        }
        MarkedHole => "Puta and naga still take seeds, but are never eaten, lifted or played.",
        MarkedEnds => "If the last seed falls in a puta or naga, the turn is over.",
        RoundEnd => "The round is over when the player to move has no seed in his row.",
        RoundEndMarked => "It is over too when nothing in the row may be played.",
        Collect => "Whoever has seeds left in his row takes them.",
        CollectMarked => "What lies in a puta or naga goes to the player of its row too.",
        SinglesMarked => {
            "If puta and naga make singles wait, a puta of one seed keeps the single in your front hole waiting too."
        }
        Repetition => {
            "When the same position comes for the third time with the same player to move, or in two hundred turns nothing has been eaten, the round is over."
        }
    }
}

const READINGS: &[ReadingWords] = &[
    olinda::AFTER_CAPTURE,
    olinda::SKIP_DEADLOCK,
    ReadingWords {
        asks: "Which holes make single seeds wait?",
        answers: &["Those that could be played", "Puta and naga too"],
    },
    olinda::FRONT_HOLE,
    olinda::DEFICIT_REMOVAL,
    olinda::ARRANGE_UNDER_TWELVE,
    olinda::ROUNDS,
];

const PRESETS: &[PresetWords] = &[PresetWords {
    title: "Parker 1909",
    says: "As the Ludii catalogue sums up what Parker reports; where it is silent, as in Kotu Baendum.",
}];
