//! A move of Pasang in a sentence, and the state of the game after it.

use super::{SEATS, taken as line_of};
use crate::{
    engine::{
        clause::Cited,
        family::Family,
        pasang::{
            Move, Pasang,
            position::{Event, Position},
        },
    },
    session::Session,
    words::{
        Message, Next,
        pasang::{Choice, PasangMessage, Tokens},
    },
};

/// The points of each seat; 0 for the third seat, which Pasang does not have.
pub fn scores(position: &Position) -> [i32; 3] {
    let [south, north] = SEATS.map(|seat| position.score(seat).into());
    [south, north, 0]
}

/// The number of tokens that a move's events take.
pub fn taken(events: &[Cited<Event>]) -> u32 {
    events.iter().map(|cited| u32::from(matches!(cited.event, Event::Take { .. }))).sum()
}

/// The tokens that a move's events take, by colour.
pub(super) fn tokens(events: &[Cited<Event>]) -> Tokens {
    let mut tokens = Tokens::default();
    for cited in events {
        if let Event::Take { colour, .. } = cited.event {
            tokens.add(colour);
        }
    }
    tokens
}

/// What is to be chosen: a column, a ka, or at the first move of each ka a point.
pub fn choice(session: &Session<Pasang>) -> Option<PasangMessage> {
    let position = session.position();
    let seat = position.to_move();
    let what = match (position.passage(seat), position.ka(seat)) {
        (None, _) => Choice::Column,
        (_, None) => Choice::Ka,
        // the first time for each, after two columns and two kas
        _ if matches!(session.cursor(), 4 | 5) => Choice::Point,
        _ => return None,
    };
    Some(PasangMessage::Choose { seat, what })
}

/// The announcement of the last move played in a session.
pub fn announcement(session: &Session<Pasang>, next: Next) -> Message {
    match move_message(session, next) {
        Some(message) => Message::from(message),
        None => Message::Start { kind: session.game().kind(), next },
    }
}

/// The announcement in few words, of a move of a ka.
pub fn briefly(session: &Session<Pasang>, next: Next) -> Option<Message> {
    let (before, events) = session.replay(session.cursor())?;
    let (Move::Go { to, .. } | Move::Ka { to, .. }) =
        *session.moves().get(session.cursor().checked_sub(1)?)?
    else {
        return None;
    };
    let points = tokens(&events).points();
    let seat = before.to_move();
    Some(Message::from(PasangMessage::MovedBriefly { seat, to, points, next }))
}

fn move_message(session: &Session<Pasang>, next: Next) -> Option<PasangMessage> {
    let number = session.cursor();
    let (before, events) = session.replay(number)?;
    let seat = before.to_move();
    let scores = self::scores(session.position());
    let taken = |line| line_of(session.game(), &before, line, &events);
    Some(match *session.moves().get(number.checked_sub(1)?)? {
        Move::Passage(column) => {
            let tokens = tokens(&events);
            PasangMessage::Emptied { seat, column, tokens: tokens.sum(), points: tokens.points(), next }
        }
        Move::Ka { from, to, line } => {
            let was = session.position().ka_token(seat)?;
            let over = events.iter().find_map(|cited| match cited.event {
                Event::Jump { over, .. } => Some(over),
                _ => None,
            });
            PasangMessage::Chosen { seat, from, over, to, was, taken: taken(line)?, scores, next }
        }
        Move::Go { to, line } => {
            PasangMessage::Moved { seat, from: before.ka(seat)?, to, taken: taken(line)?, scores, next }
        }
    })
}
