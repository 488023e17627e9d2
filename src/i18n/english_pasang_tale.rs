//! English for the log of a game of Pasang.

use super::{
    english_pasang::ended,
    english_pasang_fill::{Piece, fill, filled},
    english_pasang_words::only_side,
    pasang::{Taken, Tale, Tokens},
};
use crate::engine::pasang::board::Colour;

fn takes(taken: &Taken) -> String {
    let mut text = filled("It takes {} ", &[Piece::Many(taken)]);
    let only = only_side(taken.line);
    match only {
        Some(only) => fill(&mut text, "to the {}", &[Piece::Way(only)]),
        None => fill(&mut text, "on both sides, {}", &[Piece::Sides(taken.line)]),
    }
    text.push_str(match (taken.part_of, only) {
        (Some(_), _) => ", an odd part",
        (None, None) => ", one line",
        (None, Some(_)) => "",
    });
    fill(&mut text, ": {}.", &[Piece::Points(taken.points.into())]);
    text
}

pub fn tell(tale: &Tale) -> String {
    match tale {
        Tale::Empties { seat, column, tokens } => {
            let Tokens { black, white } = *tokens;
            let [of_black, of_white] = [(black, Colour::Black), (white, Colour::White)]
                .map(|(count, colour)| [Piece::Number(count.into()), Piece::Colour(colour)]);
            let ([one, colour], [more, other]) = (of_black, of_white);
            let all = [one, colour, more, other];
            // a colour of which there are none is not named
            let held = match (black, white) {
                (_, 0) => Piece::Form("{} {}", &of_black),
                (0, _) => Piece::Form("{} {}", &of_white),
                _ => Piece::Form("{} {} and {} {}", &all),
            };
            let worth = Piece::Points(tokens.points().into());
            filled(
                "{} empties column {}, its passage: {}, {}.",
                &[Piece::Seat(*seat), Piece::Column(*column), held, worth],
            )
        }
        Tale::Becomes { seat, from, was, over, to } => {
            let becomes = [Piece::Seat(*seat), Piece::Point(*from), Piece::Colour(*was)];
            let mut text = filled("{} makes {}, {}, its ka: it ", &becomes);
            match over {
                Some(over) => fill(&mut text, "jumps over {}", &[Piece::Point(*over)]),
                None => text.push_str("slides"),
            }
            fill(&mut text, " into the passage, to {}.", &[Piece::Point(*to)]);
            text
        }
        Tale::Moves { seat, from, to } => filled(
            "{}’s ka moves from {} to {}.",
            &[Piece::Seat(*seat), Piece::Point(*from), Piece::Point(*to)],
        ),
        Tale::Takes(taken) => takes(taken),
        Tale::KaCounts { seat, points } => {
            filled("{}’s own ka counts {}.", &[Piece::Seat(*seat), Piece::Points((*points).into())])
        }
        Tale::TurnGoes { seat } => filled("It is {}’s turn.", &[Piece::Seat(*seat)]),
        Tale::Ends { outcome, scores } => ended(*outcome, *scores, false),
    }
}
