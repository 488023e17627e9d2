//! English for Pasang.

use super::english::side;
use crate::{
    engine::pasang::{board::Colour, setup::SetupError},
    notation::pasang::{column_letter, point_name},
};

/// The law that a position of Pasang breaks.
pub fn law(law: &SetupError) -> String {
    match *law {
        SetupError::Rows { found } => format!("{found} rows of 11."),
        SetupError::Points { row, found } => {
            format!("row {} from the top has {found} points of 11.", row + 1)
        }
        SetupError::Centre => "nothing stands in the hollow centre.".into(),
        SetupError::Seat { found } => format!("there is no seat {}.", found + 1),
        SetupError::Kas { seat } => format!("{} has more kas than the game gives.", side(seat)),
        SetupError::KaToken { seat } => {
            format!("{}’s ka and what it was go together: one of them is missing.", side(seat))
        }
        SetupError::Column { seat, found } => {
            format!("{}’s passage is column {}, and there are 11.", side(seat), u32::from(found) + 1)
        }
        SetupError::SecondPassage { column } => {
            format!("North cannot have emptied column {} against South’s.", column_letter(column))
        }
        SetupError::Order => "first South and North empty a column each, then each chooses a ka.".into(),
        SetupError::Turn { wanted } => format!("it is {}’s turn here.", side(wanted)),
        SetupError::InPassage { point } => format!("a token lies in a passage, on {}.", point_name(point)),
        SetupError::Vacant { point } => format!("nobody can have emptied {} yet.", point_name(point)),
        SetupError::KaPlace { point } => {
            format!("South’s ka has not moved yet and cannot be on {}.", point_name(point))
        }
        SetupError::Pattern { point } => {
            format!("the pattern has a token of the other colour on {}.", point_name(point))
        }
        SetupError::Tokens { colour, found, most } => {
            let colour = match colour {
                Colour::Black => "black",
                Colour::White => "white",
            };
            format!("{found} {colour} tokens, and the pattern has {most}.")
        }
        SetupError::Scores { found, wanted } => format!("{found} points, and {wanted} have been taken."),
    }
}
