//! Answers to questions about a game of Pasang, for people who do not see the board.

use super::{
    SEATS,
    choice::{self, Candidate, Offer},
};
use crate::{
    engine::{
        clause::Cited,
        pasang::{
            Pasang,
            board::{Colour, Point},
            position::{Event, Piece, Position},
        },
    },
    session::Session,
    story::Query,
    words::pasang::{PasangMessage, Tokens},
};

/// The greatest number of tokens that are listed with their points.
const FEW: usize = 12;

/// Answers what lies on the board that shows `position`, or what may be played; the other answers do not depend
/// on the family.
pub fn answer(session: &Session<Pasang>, position: &Position, query: Query) -> PasangMessage {
    match query {
        Query::Board => board(position),
        _ => playable(session),
    }
}

/// Both kas, the passages, and the tokens left on the board.
fn board(position: &Position) -> PasangMessage {
    let mut left = Tokens::default();
    let mut points: Vec<(Point, Colour)> = Vec::new();
    for point in Point::all() {
        if let Some(Piece::Token(colour)) = position.at(point) {
            left.add(colour);
            points.push((point, colour));
        }
    }
    if points.len() > FEW {
        points.clear();
    }
    let kas = SEATS.map(|seat| Some((position.ka_token(seat)?, position.ka(seat)?)));
    PasangMessage::Board { kas, passages: SEATS.map(|seat| position.passage(seat)), left, points }
}

fn playable(session: &Session<Pasang>) -> PasangMessage {
    if session.is_over() {
        return PasangMessage::NothingToPlay;
    }
    let open = choice::offers(session);
    if let Some(Offer { at, .. }) = open.first() {
        return PasangMessage::MayTake { at: *at, lines: open.iter().map(Offer::taken).collect() };
    }
    let seat = session.position().to_move();
    let (mut columns, mut points) = (Vec::new(), Vec::new());
    for candidate in choice::candidates(session) {
        match candidate {
            Candidate::Column { column, .. } => columns.push(column),
            Candidate::Point { point, offers } => {
                points.push((point, offers.iter().map(Offer::taken).collect()));
            }
        }
    }
    match session.position().passage(seat) {
        None => PasangMessage::MayEmpty { seat, columns },
        Some(_) => PasangMessage::MayChoose { seat, ka: session.position().ka(seat).is_none(), points },
    }
}

/// That step number `steps` of a move takes a token; `None` if it does not.
pub fn taken(before: &Position, events: &[Cited<Event>], steps: usize) -> Option<PasangMessage> {
    match step(before, events, steps)? {
        PasangMessage::TookAt { point, colour, score, .. } => {
            Some(PasangMessage::Took { point, colour, score })
        }
        _ => None,
    }
}

/// Step number `steps` of a move in words, the first being 1; `None` before the first and past the last.
pub fn step(before: &Position, events: &[Cited<Event>], steps: usize) -> Option<PasangMessage> {
    let all = events.iter().filter(|cited| cited.event.is_step()).count();
    let mut position = *before;
    let mut step = 0;
    for cited in events {
        position.apply(cited.event);
        step += usize::from(cited.event.is_step());
        if step != steps || !cited.event.is_step() {
            continue;
        }
        return Some(match cited.event {
            Event::Take { seat, point, colour } => {
                PasangMessage::TookAt { step, all, seat, point, colour, score: position.score(seat) }
            }
            Event::Slide { seat, from, to } => {
                PasangMessage::WentAt { step, all, seat, from, over: None, to }
            }
            Event::Jump { seat, from, over, to } => {
                PasangMessage::WentAt { step, all, seat, from, over: Some(over), to }
            }
            _ => return None,
        });
    }
    None
}
