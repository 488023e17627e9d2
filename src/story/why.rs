//! Why something may not be played; the text begins with what is visible on the board.

use super::{Story, Why, caption};
use crate::{
    engine::Target,
    session::{Refusal, Session},
    words::Message,
};

/// Explains why the session refused a target, an undo or a redo.
pub fn explain<F: Story>(session: &Session<F>, target: Option<Target>, refusal: Refusal) -> Why {
    let game = session.game();
    match refusal {
        Refusal::AtStart => Why { message: Message::AtStart.into(), clause: None },
        Refusal::AtEnd => Why { message: Message::AtEnd.into(), clause: None },
        Refusal::Over(outcome) => Why {
            message: Message::Over(Box::new(caption::end_message(session, outcome))).into(),
            clause: Some(outcome.clause),
        },
        Refusal::Stopped(stop) => {
            let stopped = Message::Stopped { stop, wins: stop.winners(game.seats()) };
            Why { message: Message::Over(Box::new(stopped)).into(), clause: None }
        }
        Refusal::Clause(clause) => {
            // a target that begins another choice is explained as such
            let goes_on = |target: &Target| {
                matches!(target, Target::Direction(_) | Target::Line(_) | Target::Number(_))
            };
            let mut path = session.chosen().to_vec();
            if !target.is_some_and(|target| goes_on(&target)) {
                path.clear();
            }
            path.extend(target);
            let message = match target {
                Some(_) => game.reason(session.position(), clause, &path),
                None => Message::Clause { kind: game.kind(), clause },
            };
            Why { message: message.into(), clause: Some(clause) }
        }
    }
}
