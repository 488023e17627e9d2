//! What is wrong with a text, as sentences for programs: in English, for scripts and for the opponent's worker. Pages say
//! it in words of their own.

use std::fmt;

use super::{
    ReadingsError, hole_letter,
    pasang::{column_letter, point_name},
};
use crate::engine::{
    pasang::{Law as PasangLaw, board::SIDE},
    sowing::{Sowing, setup::SetupError},
};

impl fmt::Display for ReadingsError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadingsError::Preset(name) => write!(to, "The game has no preset {}.", quoted(name)),
            ReadingsError::Pair(text) => {
                write!(to, "{} is no reading with a value after a hyphen.", quoted(text))
            }
            ReadingsError::Reading(name) => write!(to, "The game has no reading {}.", quoted(name)),
            ReadingsError::Value { reading, value } => {
                write!(to, "The reading {} has no value {}.", quoted(reading), quoted(value))
            }
        }
    }
}

/// Why a text is no position, for errors of its form.
pub fn no_position(column: usize) -> String {
    format!("A position cannot go on so at character {column}.")
}

/// A law that a position breaks, as a sentence.
pub fn sowing_law(game: &Sowing, law: &SetupError) -> String {
    match law {
        SetupError::Holes { found, wanted } => {
            format!("There are {found} holes, but the board has {wanted}.")
        }
        SetupError::Stores { found, wanted } => {
            format!("There are {found} stores, but the game has {wanted}.")
        }
        SetupError::Total { found, wanted } => {
            format!("There are {found} counters, but the game has {wanted}.")
        }
        SetupError::Mark { hole } if hole.0 < 2 * game.row() => {
            format!("The hole {} cannot have this mark.", hole_letter(*hole, game.row()))
        }
        // a hole that the board does not have has no letter either
        SetupError::Mark { .. } => "A hole is marked that cannot be.".into(),
        SetupError::Seat { found } => format!("There is no seat {}.", found.saturating_add(1)),
        SetupError::Note { key } => format!("The game has no note {}.", quoted(key)),
        SetupError::Value { key, value } => {
            format!("The note {} cannot be {} here.", quoted(key), quoted(value))
        }
        SetupError::MustPass => {
            "The seat to move cannot sow, but another one can: the turn is that one’s.".into()
        }
    }
}

/// A law that a position breaks, as a sentence.
pub fn pasang_law(law: PasangLaw) -> String {
    match law {
        PasangLaw::Rows { found } => format!("There are {found} rows, but the board has {SIDE}."),
        PasangLaw::Points { row, found } => {
            format!("Row {} from the top has {found} points, but must have {SIDE}.", row.saturating_add(1))
        }
        PasangLaw::Centre => "Nothing can stand in the hollow centre.".into(),
        PasangLaw::Seat { found } => format!("There is no seat {}.", found.saturating_add(1)),
        PasangLaw::Kas { seat } => format!("The {} seat has too many kas.", seat.name()),
        PasangLaw::KaToken { seat } => {
            format!(
                "The {} seat’s ka needs a point and the colour of its token, and one is missing.",
                seat.name()
            )
        }
        PasangLaw::Column { seat, .. } => {
            format!("The board does not have the column of the {} seat’s passage.", seat.name())
        }
        PasangLaw::SecondPassage { column } => {
            format!("Column {} cannot answer the first seat’s passage.", column_letter(column))
        }
        PasangLaw::Order => "First each seat empties a column, then each chooses a ka.".into(),
        PasangLaw::Turn { wanted } => format!("It must be the {} seat’s turn.", wanted.name()),
        PasangLaw::InPassage { point } => format!("A token lies in a passage, on {}.", point_name(point)),
        PasangLaw::Vacant { point } => format!("{} cannot be vacant yet.", point_name(point)),
        PasangLaw::KaPlace { point } => {
            format!("The first seat’s ka has not moved yet, and cannot be on {}.", point_name(point))
        }
        PasangLaw::Pattern { point } => {
            format!("In the pattern the token on {} has the other colour.", point_name(point))
        }
        PasangLaw::Tokens { colour: of, found, most } => {
            format!("There are {found} {} tokens, but the pattern has {most}.", of.name())
        }
        PasangLaw::Scores { found, wanted } => {
            format!("The scores make {found} points, but {wanted} have been taken.")
        }
    }
}

/// How many characters of a text from outside a sentence repeats.
const REPEATED: usize = 40;

/// The beginning of a text from outside, in quotation marks and on one line.
pub fn quoted(text: &str) -> String {
    let begins = text.chars().take(REPEATED).map(|letter| if letter.is_control() { ' ' } else { letter });
    let more = if text.chars().nth(REPEATED).is_some() { "…" } else { "" };
    format!("“{}{more}”", begins.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_repeats_the_beginning_of_a_text() {
        assert_eq!(quoted("a\nb"), "“a b”");
        assert_eq!(quoted(&"é".repeat(40)), format!("“{}”", "é".repeat(40)));
        assert_eq!(quoted(&"é".repeat(41)), format!("“{}…”", "é".repeat(40)));
    }
}
