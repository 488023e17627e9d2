//! The rules of Pasang, in our own words.

use super::game::{PresetWords, ReadingWords, complete};
use crate::engine::{
    pasang::{Clause, Pasang},
    reading::Readings,
};

const _: () = complete(Pasang::READINGS, READINGS, Pasang::PRESETS, PRESETS);

/// All words in the order of a page: clauses, readings with their values, presets with their sentences.
pub fn lines() -> Vec<&'static str> {
    let mut lines: Vec<_> = Clause::ALL.iter().map(|&known| clause(known)).collect();
    for reading in READINGS {
        lines.push(reading.asks);
        lines.extend(reading.answers);
    }
    for preset in PRESETS {
        lines.extend([preset.title, preset.says]);
    }
    lines
}

pub const fn clause(clause: Clause) -> &'static str {
    use Clause::*;
    match clause {
        Board => {
            "The board has eleven rows and eleven columns of points. Its middle is hollow: that point is missing, and so are the four bits of line that would lead to it."
        }
        Pattern => "Sixty black and sixty white tokens fill the points, in a pattern both players agree on.",
        Turns => {
            "You take turns, one move each. A move always takes something, and what is taken stays off the board."
        }
        NextStarter => {
            "After a game, whoever captured last begins the next and sits South; or you take it in turns."
        }
        Half => {
            "Your half is the five rows nearest you. The middle row is nobody’s, so each of the eleven columns has five points in either half."
        }
        PassageFirst => {
            "Whoever begins takes one column of his half, all five tokens. The empty column is his passage."
        }
        PassageSecond => {
            "The other answers with a column of his own half, diagonally across: against a column left of the middle one on the right, and the other way round; against the middle column any but the middle."
        }
        KaSlide => {
            "Then each chooses a ka, the one piece that moves. By sliding it is a token of your half that lies right beside your passage and steps sideways into it."
        }
        KaSlideVacated => "The point your ka comes from is empty when you look for a line.",
        KaJump => {
            "By jumping it is a token of your half two columns from your passage, which hops sideways into it over the column between."
        }
        KaJumpOver => {
            "There must be a token to hop over. It stays where it is, and may be one of those the ka then takes."
        }
        KaCapture => {
            "Arrived in the passage, the ka takes a line at once, along its row or along its column."
        }
        Line => {
            "A line is what your ka sees of one colour in a row or a column, over empty points, until the other colour, the other ka or the edge ends it. Your ka belongs to no colour and is not counted."
        }
        LineJoined => {
            "Where the nearest tokens on both sides are of one colour, both sides together are one line."
        }
        Odd => "A line can be taken only if its number is odd.",
        OddWhole => "A line is taken whole or not at all.",
        Score => "A black token counts one point, a white one two.",
        OneLine => "If you could take several lines, choose one: only that is taken.",
        Centre => "No line reaches across the hollow centre.",
        CentreMoves => "No ka moves across the hollow centre either, for the lines of the board end there.",
        Move => {
            "From then on your ka goes as far as you like along its row or its column over empty points. It may pass points from which it could take something."
        }
        Across => {
            "Having moved along a row the ka takes along the column it has come to; having moved along a column, along the row."
        }
        Suntuk => {
            "If it is your turn and no move of your ka takes anything, you are suntuk and have lost, whatever the points."
        }
        SuntukScope => {
            "You are suntuk, too, if no token can become your ka. But once no token is left on the board nobody is."
        }
        Cleared => "When only the two kas are left, whoever has more points has won.",
        ClearedDraw => "With equal points nobody has won.",
        KaUnscored => "The two tokens that became kas count for nobody.",
    }
}

pub const READINGS: &[ReadingWords] = &[
    ReadingWords {
        asks: "Which pattern is laid out?",
        answers: &["Pattern 1", "Pattern 2", "Checkerboard", "One of your own"],
    },
    ReadingWords {
        asks: "Which is the bottom row of pattern 2?",
        answers: &["The one its symmetry asks for, 60 tokens of each colour", "As printed, with 61 white"],
    },
    ReadingWords {
        asks: "Are tokens of one colour on both sides of the ka one line?",
        answers: &["Yes, one line", "No, each side is a line", "The player chooses: both sides, or one"],
    },
    ReadingWords {
        asks: "May a part of a line be taken?",
        answers: &["No, only the whole line", "Yes, an odd part of an odd line, the nearest first"],
    },
    ReadingWords {
        asks: "Which column may the second player empty?",
        answers: &["One that lies diagonally across", "Any but the one facing the first player’s"],
    },
    ReadingWords {
        asks: "How does the ka come into the passage?",
        answers: &["It slides from the next column", "It jumps from the next but one", "Either way"],
    },
    ReadingWords {
        asks: "Must there be a token to jump over?",
        answers: &["Yes", "No, an empty point will do"],
    },
    ReadingWords {
        asks: "What does the hollow centre stop?",
        answers: &["Lines and moves", "Lines only: a ka may pass over it, but not stop there"],
    },
    ReadingWords {
        asks: "Does a ka count for its owner when the board is cleared?",
        answers: &["No", "Yes, as the token it was"],
    },
    ReadingWords {
        asks: "Who begins the next game?",
        answers: &["Whoever captured last", "The players take turns"],
    },
];

pub const PRESETS: &[PresetWords] = &[
    PresetWords {
        title: "Wikipedia",
        says: "As the encyclopedia’s article has it; where it leaves two ways open, the ka slides.",
    },
    PresetWords {
        title: "Pasang Emas",
        says: "As the program Pasang Emas has it: any column but the facing one, and the ka slides or jumps.",
    },
    PresetWords {
        title: "Traditional",
        says: "As it is also played: of an odd line an odd part may be taken.",
    },
];
