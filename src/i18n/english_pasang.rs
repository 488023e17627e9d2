//! English for Pasang: how its games end, and the laws of its positions.

use super::english_pasang_fill::{Piece, fill, filled};
use crate::engine::{
    Outcome,
    clause::ClauseId,
    pasang::{Clause, setup::SetupError},
    seat::Seat,
};

/// The law that a position of Pasang breaks.
pub fn law(law: &SetupError) -> String {
    let (form, pieces) = match *law {
        SetupError::Rows { found } => ("{} rows of 11.", [Piece::Count(found as u32); 2]),
        SetupError::Points { row, found } => (
            "row {} from the top has {} points of 11.",
            [Piece::Count(row as u32 + 1), Piece::Count(found as u32)],
        ),
        SetupError::Centre => ("nothing stands in the hollow centre.", [Piece::Count(0); 2]),
        SetupError::Seat { found } => ("there is no seat {}.", [Piece::Count(found as u32 + 1); 2]),
        SetupError::Kas { seat } => ("{} has more kas than the game gives.", [Piece::Seat(seat); 2]),
        SetupError::KaToken { seat } => {
            ("{}’s ka and what it was go together: one of them is missing.", [Piece::Seat(seat); 2])
        }
        SetupError::Column { seat, found } => (
            "{}’s passage is column {}, and there are 11.",
            [Piece::Seat(seat), Piece::Count(u32::from(found) + 1)],
        ),
        SetupError::SecondPassage { column } => {
            ("North cannot have emptied column {} against South’s.", [Piece::Column(column); 2])
        }
        SetupError::Order => {
            let order = "first South and North empty a column each, then each chooses a ka.";
            (order, [Piece::Count(0); 2])
        }
        SetupError::Turn { wanted } => ("it is {}’s turn here.", [Piece::Seat(wanted); 2]),
        SetupError::InPassage { point } => ("a token lies in a passage, on {}.", [Piece::Point(point); 2]),
        SetupError::Vacant { point } => ("nobody can have emptied {} yet.", [Piece::Point(point); 2]),
        SetupError::KaPlace { point } => {
            ("South’s ka has not moved yet and cannot be on {}.", [Piece::Point(point); 2])
        }
        SetupError::Pattern { point } => {
            ("the pattern has a token of the other colour on {}.", [Piece::Point(point); 2])
        }
        SetupError::Tokens { colour, found, most } => {
            let pieces = [Piece::Count(found), Piece::Colour(colour), Piece::Count(most)];
            return filled("{} {} tokens, and the pattern has {}.", &pieces);
        }
        SetupError::Scores { found, wanted } => {
            ("{} points, and {} have been taken.", [Piece::Count(found), Piece::Count(wanted)])
        }
    };
    filled(form, &pieces)
}

/// Who has won, and why; `at_length` also whether the points count.
#[inline(never)]
pub fn ended(outcome: Outcome, scores: [i32; 3], at_length: bool) -> String {
    let ClauseId(clause) = outcome.clause;
    let winner = outcome.winners.iter().next().unwrap_or_default();
    let score = Piece::Score(winner, scores);
    let cannot = match Clause::ALL.get(usize::from(clause)) {
        Some(Clause::Suntuk) => "cannot capture",
        Some(Clause::SuntukScope) => "finds no ka",
        _ if outcome.winners.count() == 1 => {
            return filled("{} has won, {}: the board is cleared.", &[Piece::Seat(winner), score]);
        }
        _ => {
            return filled("A draw, {}: the board is cleared.", &[Piece::Score(Seat::FIRST, scores)]);
        }
    };
    let pieces = [Piece::Seat(winner), Piece::Seat(winner.other()), Piece::Text(cannot)];
    let mut text = filled("{} has won: suntuk, {} {}.", &pieces);
    if at_length {
        fill(&mut text, " The points, {}, do not count.", &[score]);
    }
    text
}
