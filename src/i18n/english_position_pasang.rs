//! English for what is said while Pasang's board is set up.

use super::{
    english::side,
    english_pasang,
    english_pasang_words::colour,
    position::{Brush, Points},
};
use crate::{
    engine::pasang::{board::CENTRE, position::Piece},
    notation::pasang::point_name,
};

pub fn say(points: &Points) -> String {
    match *points {
        Points::Counts { black, white, taken, given } => {
            let taken = match taken {
                None => "more than the pattern has".into(),
                Some(taken) if taken == given => format!("taken: {taken} points"),
                Some(taken) => format!("taken: {taken} points, {given} of them given to the players"),
            };
            format!("{black} black and {white} white on the board; {taken}.")
        }
        Points::Point { point: CENTRE, .. } => {
            format!("{}, the hollow centre: nothing lies or stands there", point_name(CENTRE))
        }
        Points::Point { point, piece } => {
            let lies = match piece {
                None => "vacant".into(),
                Some(Piece::Token(token)) => colour(token).to_string(),
                Some(Piece::Ka(seat)) => format!("{}’s ka", side(seat)),
            };
            format!("{}, {lies}", point_name(point))
        }
        Points::Law(ref law) => english_pasang::law(law),
        Points::Brush(brush) => match brush {
            Brush::Pattern => "As in the pattern".into(),
            Brush::Piece(Piece::Token(token)) => super::english::capital(colour(token)),
            Brush::Piece(Piece::Ka(seat)) => format!("{}’s ka", side(seat)),
            Brush::Nothing => "Nothing".into(),
        },
        Points::Brushes => "A tap lays".into(),
        Points::Passage(seat) => format!("{}’s passage", side(seat)),
        Points::NoPassage => "not made".into(),
        Points::KaWas(seat) => format!("{}’s ka was", side(seat)),
        Points::Colour(token) => super::english::capital(colour(token)),
        Points::Score(seat) => format!("{}’s points", side(seat)),
        Points::Rest(seat) => format!("The rest to {}", side(seat)),
    }
}
