//! The rules of Oware, in our own words.

use super::{PresetWords, ReadingWords, complete};
use crate::engine::{
    reading::Readings,
    sowing::games::oware::{Clause, Oware},
};

const _: () = complete(Oware::READINGS, READINGS, Oware::PRESETS, PRESETS);

pub const fn clause(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Setup => "Each of the twelve holes begins with four seeds; the two stores are empty.",
        OwnHole => "You play from any hole of your own row that is not empty.",
        Feed => "When the other row is empty you play a hole whose seeds reach it, as long as you have one.",
        Sow => {
            "All seeds of the hole are sown anticlockwise, one to a hole. A long sowing passes over the hole it came from, and nothing is sown into a store."
        }
        Capture => "If the last seed makes two or three in a hole of the other side, you take them.",
        Chain => {
            "Then you take what lies in the hole before it, and in the one before that, as long as it is the other side’s and holds two or three."
        }
        GrandSlam => {
            "A move may not strip the other side of all its seeds: if it would, it takes nothing. In other places such a move does take them, or may not be played; then, with no other move left, it takes nothing."
        }
        NoFeed => {
            "If you have no move, because your row is empty or because no hole of yours reaches an empty row, the game is over and each side keeps what lies in its row."
        }
        Majority => "Whoever has taken 25 seeds or more has won at once.",
        Repetition => {
            "When the same position comes for the third time with the same player to move, the game is over and each side keeps what lies in its row."
        }
        Winner => "More seeds win; 24 each is a draw.",
    }
}

pub const READINGS: &[ReadingWords] = &[ReadingWords {
    asks: "What if a move would take all the other side’s seeds?",
    answers: &["It takes nothing", "It takes them", "It may not be played"],
}];

pub const PRESETS: &[PresetWords] = &[PresetWords {
    title: "Abapa",
    says: "As tournaments play it: a move that would take all the other side’s seeds takes none.",
}];
