//! The built-in patterns: those that our sources record, and twelve of our own.
//!
//! Over thirty traditional patterns, all symmetrical, are played in Brunei; three are recorded, none by a name.
//! Ours were found by searching simple formulas (bands, rings, tiles, spirals) for an exact symmetry, equal
//! colours and lively play; the final choice was made by eye.

use super::pattern::{CHECKER, PATTERN_1, PATTERN_2, PATTERN_2_PRINTED, Pattern};

/// Where a pattern comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// Recorded in a source.
    Attested,
    /// Made in our time, by us or by a visitor; always labelled as modern.
    Modern,
}

impl Origin {
    /// A pattern that no source records is modern.
    pub fn of(pattern: &Pattern) -> Origin {
        match ATTESTED.iter().any(|attested| attested.pattern == *pattern) {
            true => Origin::Attested,
            false => Origin::Modern,
        }
    }
}

/// A pattern that comes with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuiltIn {
    /// Its name in addresses and in files; never renamed or reused.
    pub id: &'static str,
    pub origin: Origin,
    pub pattern: Pattern,
}

/// The attested patterns, then the modern ones.
pub fn built_in() -> impl Iterator<Item = &'static BuiltIn> {
    ATTESTED.iter().chain(&MODERN)
}

/// The built-in pattern with an id.
pub fn find(id: &str) -> Option<&'static BuiltIn> {
    built_in().find(|built_in| built_in.id == id)
}

const fn attested(id: &'static str, pattern: Pattern) -> BuiltIn {
    BuiltIn { id, origin: Origin::Attested, pattern }
}

const fn modern(id: &'static str, rows: [&str; 11]) -> BuiltIn {
    BuiltIn { id, origin: Origin::Modern, pattern: Pattern::from_drawing(rows) }
}

/// What the sources record: three patterns, and the misprinted form of one of them.
pub static ATTESTED: [BuiltIn; 4] = [
    attested("pattern_1", PATTERN_1),
    attested("pattern_2", PATTERN_2),
    attested("pattern_2_printed", PATTERN_2_PRINTED),
    attested("checker", CHECKER),
];

/// Ours, each of 60 black and 60 white.
pub static MODERN: [BuiltIn; 12] = [
    modern(
        "windows",
        [
            "wbwwwbwwwbw",
            "bbbbbbbbbbb",
            "wbwwwbwwwbw",
            "wbwbwbwbwbw",
            "wbwwwbwwwbw",
            "bbbbb_bbbbb",
            "wbwwwbwwwbw",
            "wbwbwbwbwbw",
            "wbwwwbwwwbw",
            "bbbbbbbbbbb",
            "wbwwwbwwwbw",
        ],
    ),
    modern(
        "brocade",
        [
            "wbbwwbwwbbw",
            "bwwbbwbbwwb",
            "bwwbbwbbwwb",
            "wbbwwbwwbbw",
            "wbbwwbwwbbw",
            "bwwbb_bbwwb",
            "wbbwwbwwbbw",
            "wbbwwbwwbbw",
            "bwwbbwbbwwb",
            "bwwbbwbbwwb",
            "wbbwwbwwbbw",
        ],
    ),
    modern(
        "chevrons",
        [
            "bbwwwbwwwbb",
            "bbbwwwwwbbb",
            "wbbbwwwbbbw",
            "wwbbbwbbbww",
            "wwwbbbbbwww",
            "bwwwb_bwwwb",
            "wwwbbbbbwww",
            "wwbbbwbbbww",
            "wbbbwwwbbbw",
            "bbbwwwwwbbb",
            "bbwwwbwwwbb",
        ],
    ),
    modern(
        "ripples",
        [
            "wwwbbbbbwww",
            "wbbbwwwbbbw",
            "wbwwwbwwwbw",
            "bbwbbbbbwbb",
            "bwwbwwwbwwb",
            "bwbbw_wbbwb",
            "bwwbwwwbwwb",
            "bbwbbbbbwbb",
            "wbwwwbwwwbw",
            "wbbbwwwbbbw",
            "wwwbbbbbwww",
        ],
    ),
    modern(
        "plus_signs",
        [
            "wbwwwbwwwbw",
            "bbbwbbbwbbb",
            "wbwwbwbwwbw",
            "wwwbbbbbwww",
            "wbbbwwwbbbw",
            "bbwbw_wbwbb",
            "wbbbwwwbbbw",
            "wwwbbbbbwww",
            "wbwwbwbwwbw",
            "bbbwbbbwbbb",
            "wbwwwbwwwbw",
        ],
    ),
    modern(
        "sails",
        [
            "bbbwwwbwwwb",
            "wbbbwwwwwbb",
            "wwbbbwwwbbb",
            "wwwbbbwbbbw",
            "bwwwbbbbbww",
            "wwwbb_bbwww",
            "wwbbbbbwwwb",
            "wbbbwbbbwww",
            "bbbwwwbbbww",
            "bbwwwwwbbbw",
            "bwwwbwwwbbb",
        ],
    ),
    modern(
        "parquet",
        [
            "wwbbwbwwwww",
            "wwbbwbwwwww",
            "wwbbwbbbbbb",
            "wwbbwbbbbbb",
            "wwbbwbwwwww",
            "bbbbb_bbbbb",
            "wwwwwbwbbww",
            "bbbbbbwbbww",
            "bbbbbbwbbww",
            "wwwwwbwbbww",
            "wwwwwbwbbww",
        ],
    ),
    modern(
        "gnomons",
        [
            "wwwbbbwwwbb",
            "wbbwwwbbbwb",
            "wbwbbbwwwbw",
            "bwbwwwbbwbw",
            "bwbwbbwbwbw",
            "bwbwb_bwbwb",
            "wbwbwbbwbwb",
            "wbwbbwwwbwb",
            "wbwwwbbbwbw",
            "bwbbbwwwbbw",
            "bbwwwbbbwww",
        ],
    ),
    modern(
        "steps",
        [
            "bbwwbbwwbbw",
            "wbbwwbbwwbb",
            "wwbbwwbbwwb",
            "bwwbbwwbbww",
            "bbwwbbwwbbw",
            "wbbww_bwwbb",
            "wwbbwwbbwwb",
            "bwwbbwwbbww",
            "bbwwbbwwbbw",
            "wbbwwbbwwbb",
            "wwbbwwbbwwb",
        ],
    ),
    modern(
        "vortex",
        [
            "bwwbbbbbwww",
            "bbwwbbbwwwb",
            "bbbwwbwwwbb",
            "wbbbwwwwbbw",
            "wwbbbwwbbww",
            "wwwbb_bbwww",
            "wwbbwwbbbww",
            "wbbwwwwbbbw",
            "bbwwwbwwbbb",
            "bwwwbbbwwbb",
            "wwwbbbbbwwb",
        ],
    ),
    modern(
        "zigzag_bands",
        [
            "bbbwwwbbbww",
            "bbwwwbbbwww",
            "bwwwbbbwwwb",
            "wwwbbbwwwbb",
            "wwbbbwwwbbb",
            "bwwwb_wbbbw",
            "wwwbbbwwwbb",
            "wwbbbwwwbbb",
            "wbbbwwwbbbw",
            "bbbwwwbbbww",
            "bbwwwbbbwww",
        ],
    ),
    modern(
        "kites",
        [
            "wwwbbbwwbbw",
            "bwwbbbwwbww",
            "bbwbbbwwwww",
            "wwwwbbwwbbb",
            "wwwwwbwbbbb",
            "bbbbb_bbbbb",
            "bbbbwbwwwww",
            "bbbwwbbwwww",
            "wwwwwbbbwbb",
            "wwbwwbbbwwb",
            "wbbwwbbbwww",
        ],
    ),
];
