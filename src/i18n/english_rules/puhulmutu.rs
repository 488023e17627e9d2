//! The rules of Puhulmutu, in our own words; what is the rule of Kotu Baendum too is said as it is there.

use super::{
    PresetWords, ReadingWords, complete,
    kotu_baendum::{Clause as Kotu, clause as same},
    olinda,
};
use crate::engine::{
    reading::Readings,
    sowing::games::puhulmutu::{Clause, Puhulmutu},
};

const _: () = complete(Puhulmutu::READINGS, READINGS, Puhulmutu::PRESETS, PRESETS);

pub const fn clause(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Setup => same(Kotu::Setup),
        Direction => same(Kotu::Direction),
        Singles => same(Kotu::Singles),
        FrontSingle => same(Kotu::FrontSingle),
        FrontHole => same(Kotu::FrontHole),
        SkipThree => same(Kotu::SkipThree),
        SkipDeadlock => same(Kotu::SkipDeadlock),
        Relay => same(Kotu::Relay),
        EmptyEnds => same(Kotu::EmptyEnds),
        Endless => same(Kotu::Endless),
        Refill => same(Kotu::Refill),
        RefillLeft => same(Kotu::RefillLeft),
        PutaNagaWala => same(Kotu::PutaNagaWala),
        LoserStarts => same(Kotu::LoserStarts),
        LoserStartsFull => same(Kotu::LoserStartsFull),
        Level => same(Kotu::Level),
        Twelve => same(Kotu::Twelve),
        TwelveCapture => same(Kotu::TwelveCapture),
        MatchEnd => same(Kotu::MatchEnd),
        Rounds => same(Kotu::Rounds),
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
        Repetition => {
            "When the same position comes for the third time with the same player to move, or in two hundred turns nothing has been eaten, the round is over."
        }
    }
}

pub const READINGS: &[ReadingWords] = &[
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

pub const PRESETS: &[PresetWords] = &[PresetWords {
    title: "Parker 1909",
    says: "As the Ludii catalogue sums up what Parker reports; where it is silent, as in Kotu Baendum.",
}];
