//! What Kotu Baendum and Puhulmutu leave open alike.

use super::ReadingWords;

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
