//! What games of the olinda board say alike: clauses, readings, and what is asked where a position is set up.

use super::{NoteFault, ReadingWords, seats_named};

pub const AFTER_CAPTURE: ReadingWords = ReadingWords {
    asks: "What follows when something has been eaten?",
    answers: &["The next hole is lifted and sown on", "The turn is over"],
};

pub const SKIP_DEADLOCK: ReadingWords = ReadingWords {
    asks: "What if there are only threes to sow into?",
    answers: &["None is skipped for that lap", "None is skipped, and the turn ends with the lap"],
};

pub const FRONT_HOLE: ReadingWords = ReadingWords {
    asks: "Which hole of a row is the front hole?",
    answers: &["The last in the direction of play", "The first in the direction of play"],
};

pub const DEFICIT_REMOVAL: ReadingWords = ReadingWords {
    asks: "How many are taken opposite a puta, naga and wala?",
    answers: &["Three, two and one, so that both holes are alike", "One, two and three, as many as it holds"],
};

pub const ARRANGE_UNDER_TWELVE: ReadingWords = ReadingWords {
    asks: "May fewer than twelve seeds be laid out freely?",
    answers: &["Yes", "No, they are laid out as usual"],
};

pub const ROUNDS: ReadingWords = ReadingWords {
    asks: "How many rounds are played?",
    answers: &["Three", "One", "Five", "As many as it takes, 255 at most"],
};

/// Clauses that these games have word for word.
pub mod clause {
    pub const SETUP: &str = "Each of the fourteen holes begins with four seeds; the two stores are empty.";
    pub const DIRECTION: &str = "With the first move of the round its player chooses clockwise or anticlockwise; everybody keeps to it until the round is over.";
    pub const SINGLES: &str = "A single seed has to wait as long as you have a hole with more.";
    pub const FRONT_SINGLE: &str =
        "A single seed in your front hole has to wait as long as you have other single seeds.";
    pub const FRONT_HOLE: &str = "The front hole is the last one of your row in the direction of play.";
    pub const SKIP_THREE: &str = "A hole of three is skipped by every seed but the last one in the hand.";
    pub const SKIP_DEADLOCK: &str =
        "If there is nothing but threes to sow into, no hole is skipped for the rest of that lap.";
    pub const RELAY: &str =
        "If the last seed falls in any other hole with seeds, all of them are lifted and sown on.";
    pub const EMPTY_ENDS: &str = "If the last seed falls in an empty hole, the turn is over.";
    pub const ENDLESS: &str =
        "Some sowings never end. After a thousand liftings a turn stops where it stands.";
    pub const REFILL: &str = "For the next round everybody fills holes with four seeds side by side, as many as he can. The winner fills his row and keeps the rest; holes the loser leaves empty are closed for the round.";
    pub const REFILL_LEFT: &str =
        "The loser fills his row from his left. From the right it would be the same game in a mirror.";
    pub const PUTA_NAGA_WALA: &str = "What is left over goes into the next hole: one seed makes it a puta, two a naga, three a wala. The other player takes three, two or one out of the hole opposite, so that both are alike. A wala is played like any other hole.";
    pub const LOSER_STARTS: &str =
        "The loser begins the next round, and it is played towards the holes that are closed.";
    pub const LOSER_STARTS_FULL: &str =
        "If no hole is closed, the loser’s round is played anticlockwise all the same.";
    pub const LEVEL: &str = "If both have the same number, whoever did not begin the last round begins the next and chooses its direction.";
    pub const TWELVE: &str = "With fewer than twelve seeds you may lay them out yourself: one or two in your first end hole, none to two in each of the next five, none to four in the other end hole. Empty ones are closed. The other player fills a whole row, and there is no puta, naga or wala.";
    pub const TWELVE_CAPTURE: &str = "Whoever has laid out his seeds himself eats on making three if he put two in his first end hole, on making two if he put one; his seeds skip holes of one less. The other player keeps to four and three.";
    pub const MATCH_END: &str =
        "The match is over when a player has nothing to sow at the start of a round: the other has won.";
    pub const ROUNDS: &str =
        "Otherwise, after the agreed number of rounds, whoever has more seeds has won; equal is a draw.";
}

/// Why a hole cannot bear the mark of a closed one.
pub const CLOSED_MARK: &str = "only an empty hole is closed, and none in the first round.";

/// Why a note cannot be what it is.
pub fn note_fault(key: &str, fault: NoteFault) -> &'static str {
    match key {
        "round" => "the match has no such round.",
        "between" if fault.said => {
            "between two rounds the board is bare and unmarked, and who starts the next is to move."
        }
        "between" => "the player to move cannot sow.",
        "way" => "the way is open before the first sowing, on an unmarked board; later it is one of the two.",
        "starter" => "South starts the first round.",
        _ => "only who starts a later round arranges seeds, and is first to go anticlockwise.",
    }
}

/// A value of a note in words.
pub fn note_value(key: &str, value: &str) -> String {
    match (key, value) {
        ("between", "1") => "is over".into(),
        ("between", _) => "goes on".into(),
        ("way", "open") => "either way".into(),
        ("way", way) => way.into(),
        ("twelve", text) => match text.split_at_checked(1) {
            Some((seat @ ("1" | "2"), first)) => {
                format!("{}, {first} in its first end hole", seats_named(seat))
            }
            _ => "none".into(),
        },
        (_, seats) => seats_named(seats).into(),
    }
}
