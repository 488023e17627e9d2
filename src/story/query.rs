//! Answers to questions about a game, for people who do not see the board.

use super::{Query, Story, Why, caption};
use crate::{session::Session, words::Message};

/// Answers a question about a session. The board shows `position`, which differs from the session's own while a
/// row is being laid, or during a move.
pub fn answer<F: Story>(
    session: &Session<F>,
    position: &F::Position,
    query: Query,
    why: Option<&Why>,
) -> Message {
    let game = session.game();
    match query {
        Query::LastMove => caption::announcement(session),
        Query::Score => {
            let stores = game.seat_totals(position);
            Message::Scores { kind: game.kind(), stores, next: caption::next(session) }
        }
        Query::Board | Query::Playable => F::answer(session, position, query),
        Query::Why => match why {
            Some(why) => {
                Message::Explained { refusal: why.message.clone(), kind: game.kind(), clause: why.clause }
            }
            None => Message::NothingRefused,
        },
    }
}
