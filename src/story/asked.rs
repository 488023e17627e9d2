//! Answers to questions about a game, for people who do not see the board.

use super::{Told, caption, why::Why};
use crate::{i18n::Message, session::Session};

/// What can be asked at any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    LastMove,
    Score,
    /// The contents of every hole.
    Board,
    /// The holes that may be played.
    Playable,
    /// Why the last choice was refused.
    Why,
}

impl Query {
    /// The query of a letter; no hole of a board has these letters.
    pub const fn of_letter(letter: char) -> Option<Query> {
        match letter {
            'l' => Some(Query::LastMove),
            's' => Some(Query::Score),
            'r' => Some(Query::Board),
            'p' => Some(Query::Playable),
            'w' => Some(Query::Why),
            _ => None,
        }
    }
}

/// Answers a question about a session. The board shows `position`, which differs from the session's own while a
/// row is being laid, or during a move.
pub fn answer<F: Told>(
    session: &Session<F>,
    position: &F::Position,
    query: Query,
    why: Option<&Why>,
) -> Message {
    let game = session.game();
    match query {
        Query::LastMove => caption::told(session),
        Query::Score => {
            let stores = game.held(position);
            Message::Scores { kind: game.kind(), stores, next: caption::next(session) }
        }
        Query::Board | Query::Playable => F::answer(session, position, query),
        Query::Why => match why {
            Some(why) => Message::Explained { says: why.says.clone(), kind: game.kind(), clause: why.clause },
            None => Message::NothingRefused,
        },
    }
}
