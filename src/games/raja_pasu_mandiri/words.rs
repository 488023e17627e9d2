//! What is said of Raja Pasu Mandiri in English, in our own words.

use super::rules::{Clause, RajaPasuMandiri, STAKES};
use crate::{
    engine::{reading::Readings, seat::Seat},
    i18n::{
        Message,
        english::{list, side},
        game::{Ending, GameWords, NoteFault, PresetWords, ReadingWords, complete, raja},
        round::Round,
        say,
    },
};

impl GameWords for RajaPasuMandiri {
    const NAME: &'static str = "Raja Pasu Mandiri";
    const COUNTER: [&'static str; 2] = ["seed", "seeds"];
    const READING_WORDS: &'static [ReadingWords] = READINGS;
    const PRESET_WORDS: &'static [PresetWords] = PRESETS;
    const RANDOM_PLAY: &'static str = "A first round takes 65 moves, a match of nine about 335. More than a third of first rounds end with two counters that go round for ever, which is why a repetition ends a round. The Raja takes 45 of the 98 in the first round on a stake of 42; from the second round on he loses between one and five. Counted by totals the first Raja would win half of all matches; by what each has gained the three win about 31, 34 and 33 of a hundred, and after a single round 39, 20 and 37.";
    const POSITION_LAWS: &'static [(&'static str, &'static str)] = &[
        ("A closed hole is empty.", "rpm.close-from"),
        (
            "The player to move can sow; on a bare board, between two rounds, it is who begins the next.",
            "rpm.pass",
        ),
        ("One seed alone is on no board: with it the round is over.", "rpm.one-left"),
        (
            "Nobody has borrowed before the first round, or more than once before any other.",
            "rpm.borrow-terms",
        ),
    ];

    fn clauses() -> Vec<&'static str> {
        Clause::ALL.iter().map(|&known| clause(known)).collect()
    }
    fn ended(ending: &Ending) -> String {
        let have = if ending.is_draw() { "win" } else { "has won" };
        if let Some(Clause::MatchEnd) = Clause::ALL.get(ending.clause()) {
            return ending.won("no one else can fill a hole.".into());
        }
        let names: Vec<_> = ending.outcome.winners.iter().map(|seat| side(seat).to_string()).collect();
        let gains: Vec<_> = ending
            .counts
            .iter()
            .zip(STAKES)
            .zip(0..)
            .filter_map(|((count, stake), seat)| {
                let gain = say(&Message::Round(Round::Gain(count - stake).into()));
                Some(format!("{} {gain}", side(Seat::at(seat)?)))
            })
            .collect();
        let counted = if ending.debts { ", debts counted" } else { "" };
        format!("{} {have}{counted}: {}.", list(&names), gains.join(", "))
    }
    fn note_fault(key: &str, fault: NoteFault) -> &'static str {
        match key {
            "round" => raja::round_fault(fault),
            _ => "nobody borrows before the first round, or twice before a later one.",
        }
    }
}

const _: () = complete(RajaPasuMandiri::READINGS, READINGS, RajaPasuMandiri::PRESETS, PRESETS);

/// A clause in a sentence.
const fn clause(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Setup => "Each of the fourteen holes begins with seven counters; the three stores are empty.",
        Sections => {
            "The Raja owns the three middle holes of both rows, the Mandiri the two columns to his left (to his right, if that is agreed), and the Pasu the two columns at the other side."
        }
        Order => "The Raja moves first, then the Mandiri, then the Pasu, and round again.",
        OwnHole => "You play from any hole you own that is not empty, in whichever row.",
        Sow => {
            "All counters of the hole are sown anticlockwise, one to a hole, its own hole included; closed holes are passed over."
        }
        Fours => "A hole that comes to hold four while counters are being sown is taken at once.",
        FoursOwner => "The four belongs to the owner of the hole, whoever is sowing.",
        FoursLast => "A four that the last counter makes is taken too.",
        NextHole => "After the last counter you lift what lies in the hole that follows, and sow on with it.",
        Gap => {
            "If the hole that follows is empty, you take what lies in the hole beyond it, if anything does, and your move is over."
        }
        Pass => "Whoever has nothing to play is passed over, and plays again once counters have come to him.",
        RoundEnd => "A round is over when nothing more can be taken.",
        OneLeft => "With one counter left on the board nothing more can be taken.",
        Repetition => {
            "When the same position comes for the third time with the same player to move, nothing more will be taken, and the round is over."
        }
        LastMover => "What is left on the board goes to whoever moved last.",
        Leftovers => "By another reading, what is left goes to the owner of the hole it lies in.",
        Endless => "A sowing that never ends is stopped: after a thousand laps a move ends where it stands.",
        Gift => {
            "After a round, before anything is counted, its Raja gives the Mandiri a counter and then the Pasu, as long as he has one."
        }
        Reign => {
            "You are Raja for three rounds running. Then the Mandiri becomes Raja, the Raja Pasu and the Pasu Mandiri."
        }
        Refill => {
            "For the next round you fill the holes of your new section with seven counters each from your store. Holes that cannot be filled are out of play; what is over stays in the store."
        }
        CloseFrom => {
            "Holes near the middle of the board are filled first, and of two equally near the one with the lower number; those left empty are closed."
        }
        Borrow => "A player who has too few counters for a hole borrows seven.",
        BorrowTerms => {
            "They come from whoever has most. Before the next rounds debts are paid back, as long as seven remain after paying; in the last count they are all settled, and a count can fall below nothing."
        }
        MatchEnd => "If only one player can still fill a hole, that player has won the match.",
        Nine => {
            "Otherwise the match ends after nine rounds, when each has been Raja for three: whoever has gained most over the counters of his first section, 42 or 28, has won, and equal gains share it."
        }
    }
}

const READINGS: &[ReadingWords] = &[
    ReadingWords {
        asks: "At which side of the Raja does the Mandiri sit?",
        answers: &["At his left", "At his right"],
    },
    ReadingWords {
        asks: "Who takes a four?",
        answers: &[
            "The owner of the hole",
            "The player who is sowing",
            "The player who is sowing, in his own holes only",
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
        answers: &["The last mover’s", "The owner’s of the hole they lie in"],
    },
    ReadingWords {
        asks: "What does the Raja give each of the others after a round?",
        answers: &["One counter", "Nothing"],
    },
    ReadingWords {
        asks: "How long is a player Raja?",
        answers: &["For three rounds running", "For one round"],
    },
    ReadingWords {
        asks: "May a player with too few counters borrow?",
        answers: &["No, his holes stay closed", "Yes, seven from the richest"],
    },
    ReadingWords {
        asks: "How long is a match?",
        answers: &["Nine rounds", "One round", "Until only one player can fill a hole"],
    },
];

const PRESETS: &[PresetWords] = &[
    PresetWords {
        title: "Catalogue",
        says: "As the summary in the Ludii catalogue has it, for nine rounds at most.",
    },
    PresetWords {
        title: "de Voogt 2000",
        says: "As it was told in Colombo: whoever has too few counters borrows seven.",
    },
];
