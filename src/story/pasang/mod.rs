//! What happened in a game of Pasang, described from its events alone.

pub mod caption;
pub mod choice;
mod family;
pub mod ghost;
pub mod lines;
pub mod query;
pub mod scene;
pub mod sound;
pub mod why;

use crate::{
    engine::{
        clause::Cited,
        pasang::{
            LineRule, Pasang,
            board::{CENTRE, Point},
            line::{Line, Runs},
            position::{Event, Piece, Position},
        },
        seat::Seat,
    },
    words::pasang::{PointContents, Taken},
};

/// Both players, in the order of play.
const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// What stands on a point, as an argument of messages.
pub(super) fn contents_of(position: &Position, point: Point) -> PointContents {
    match position.at(point) {
        _ if point == CENTRE => PointContents::Centre,
        None => PointContents::Nothing,
        Some(Piece::Token(colour)) => PointContents::Token(colour),
        // a ka on the board was a token before
        Some(Piece::Ka(seat)) => {
            position.ka_token(seat).map_or(PointContents::Nothing, |was| PointContents::Ka(seat, was))
        }
    }
}

/// The tokens that a ka meets along the axis of a line, from the point where it has arrived.
fn runs(position: &Position, at: Point, line: Line) -> Option<Runs> {
    let axis = line.axis()?;
    let (lane, place) = axis.split(at);
    Some(position.lane(axis, lane).runs(place))
}

/// The number of tokens of the whole line of which `line` is a part; `None` for a whole line.
fn part_of(game: &Pasang, runs: Runs, line: Line) -> Option<u8> {
    let (low, high) = line.split(line.axis()?);
    if runs.are_whole(game, low, high) {
        return None;
    }
    let [all_low, all_high] = [runs.low, runs.high].map(|run| run.count_ones() as u8);
    let both = all_low + all_high;
    Some(match (low, high, game.line_rule) {
        // a part of one side, where each side is a line of its own or may be one
        (_, 0, _) if !runs.same => all_low,
        (0, _, _) if !runs.same => all_high,
        (_, 0, LineRule::SeparateSides) => all_low,
        (0, _, LineRule::SeparateSides) => all_high,
        (_, 0, LineRule::Either) if all_low % 2 == 1 => all_low,
        (0, _, LineRule::Either) if all_high % 2 == 1 => all_high,
        _ => both,
    })
}

/// What the events of a move take, as a line from the point where the ka has arrived. `None` if no ka takes
/// anything.
pub(super) fn taken(game: &Pasang, before: &Position, line: Line, events: &[Cited<Event>]) -> Option<Taken> {
    let mut position = *before;
    let mut at = None;
    let (mut colour_of, mut points) = (None, 0);
    for cited in events {
        match cited.event {
            Event::Take { colour, .. } => {
                colour_of = Some(colour);
                points += colour.points();
                continue;
            }
            Event::Slide { to, .. } | Event::Jump { to, .. } => at = Some(to),
            Event::Turn | Event::Score { .. } | Event::Passage { .. } => continue,
            Event::Rise { .. } => (),
        }
        position.apply(cited.event);
    }
    let runs = runs(&position, at?, line)?;
    Some(Taken { line, colour: colour_of?, points, part_of: part_of(game, runs, line) })
}
