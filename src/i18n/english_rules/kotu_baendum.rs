//! The rules of Kotu Baendum, in our own words.

use super::{PresetWords, ReadingWords, complete, olinda};
use crate::engine::{reading::Readings, sowing::games::kotu_baendum::KotuBaendum};

pub use crate::engine::sowing::games::kotu_baendum::Clause;

const _: () = complete(KotuBaendum::READINGS, READINGS, KotuBaendum::PRESETS, PRESETS);

pub const fn clause(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Setup => "Each of the fourteen holes begins with four seeds; the two stores are empty.",
        Direction => {
            "With the first move of the round its player chooses clockwise or anticlockwise; everybody keeps to it until the round is over."
        }
        EndStart => "Your first turn of a round begins at one of the two end holes of your row.",
        EndStartFallback => {
            "If neither end hole can be played, the first turn begins at any hole; single seeds have to wait in a first turn too."
        }
        OwnRow => "You begin at a hole of your own row.",
        Singles => "A single seed has to wait as long as you have a hole with more.",
        SinglesStartable => {
            "Only a hole that could be played itself makes the singles wait: one that is tied or marked does not."
        }
        FrontSingle => "A single seed in your front hole has to wait as long as you have other single seeds.",
        FrontHole => "The front hole is the last one of your row in the direction of play.",
        Sow => {
            "All seeds of the hole are sown, one to a hole, past closed holes and into the hole they came from too."
        }
        SkipThree => "A hole of three is skipped by every seed but the last one in the hand.",
        SkipMarked => "Tied and marked holes are never skipped, not even with three in them.",
        SkipDeadlock => {
            "If there is nothing but threes to sow into, no hole is skipped for the rest of that lap."
        }
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
        Relay => "If the last seed falls in any other hole with seeds, all of them are lifted and sown on.",
        EmptyEnds => "If the last seed falls in an empty hole, the turn is over.",
        Endless => "Some sowings never end. After a thousand liftings a turn stops where it stands.",
        RoundEnd => "The round is over when the player to move has no hole that can be played.",
        Collect => {
            "What lies in a row goes to its player, puta and naga included; a tied hole too by the summary, by Parker to whoever tied it."
        }
        Refill => {
            "For the next round everybody fills holes with four seeds side by side, as many as he can. The winner fills his row and keeps the rest; holes the loser leaves empty are closed for the round."
        }
        RefillLeft => {
            "The loser fills his row from his left. From the right it would be the same game in a mirror."
        }
        PutaNagaWala => {
            "What is left over goes into the next hole: one seed makes it a puta, two a naga, three a wala. The other player takes three, two or one out of the hole opposite, so that both are alike. A wala is played like any other hole."
        }
        LoserStarts => "The loser begins the next round, and it is played towards the holes that are closed.",
        LoserStartsFull => "If no hole is closed, the loser’s round is played anticlockwise all the same.",
        Level => {
            "If both have the same number, whoever did not begin the last round begins the next and chooses its direction."
        }
        Twelve => {
            "With fewer than twelve seeds you may lay them out yourself: one or two in your first end hole, none to two in each of the next five, none to four in the other end hole. Empty ones are closed. The other player fills a whole row, and there is no puta, naga or wala."
        }
        TwelveCapture => {
            "Whoever has laid out his seeds himself eats on making three if he put two in his first end hole, on making two if he put one; his seeds skip holes of one less. The other player keeps to four and three."
        }
        TwelveTie => "End holes are tied on the same number that this player eats on.",
        MatchEnd => {
            "The match is over when a player has nothing to sow at the start of a round: the other has won."
        }
        Rounds => {
            "Otherwise, after the agreed number of rounds, whoever has more seeds has won; equal is a draw."
        }
        Repetition => {
            "When the same position comes for the third time with the same player to move, or in two hundred turns nothing has been eaten or tied, the round is over."
        }
    }
}

pub const READINGS: &[ReadingWords] = &[
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

pub const PRESETS: &[PresetWords] = &[
    PresetWords { title: "Catalogue", says: "As the summary in the Ludii catalogue has it." },
    PresetWords {
        title: "Parker 1909",
        says: "As Parker wrote it: eating ends the turn, and a tied hole belongs to whoever tied it.",
    },
];
