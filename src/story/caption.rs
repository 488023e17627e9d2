//! A move in a sentence, and the state of the game after it, for every family.

use super::{Brevity, Story};
use crate::{
    engine::Outcome,
    session::{Action, Session},
    words::{Message, Next},
};

/// The announcement of the last move played in a session, or of the way its players ended it.
pub fn announcement<F: Story>(session: &Session<F>) -> Message {
    match (session.stop(), session.ended()) {
        (Some(_), Some(outcome)) => end_message(session, outcome),
        (Some(stop), None) => Message::Stopped { stop, wins: stop.winners(session.game().seats()) },
        (None, _) => F::announcement(session, after_move(session)),
    }
}

/// The announcement of an earlier move of a session, without who is next: the sentence of a later one follows it.
pub fn earlier<F: Story>(session: &Session<F>, moves: usize) -> Option<Message> {
    let then = session.act(Action::Goto(moves)).ok().filter(|_| moves > 0)?;
    Some(F::announcement(&then, Next::Unsaid))
}

/// The same in few words, for several moves in one line.
pub fn earlier_briefly<F: Story>(session: &Session<F>, moves: usize, brevity: Brevity) -> Option<Message> {
    let then = session.act(Action::Goto(moves)).ok().filter(|_| moves > 0)?;
    Some(F::briefly(&then, Next::Unsaid, brevity))
}

/// The announcement of the last move in few words, and who is next.
pub fn briefly<F: Story>(session: &Session<F>, brevity: Brevity) -> Message {
    F::briefly(session, after_move(session), brevity)
}

/// Who is next after the last move of a session: whoever made it may be so again.
fn after_move<F: Story>(session: &Session<F>) -> Next {
    let mover = session.replay(session.cursor()).map(|(before, _)| session.game().to_move(&before));
    match next(session) {
        Next::Seat(seat) if mover == Some(seat) => Next::Again(seat),
        next => next,
    }
}

/// Who is next in a session.
pub fn next<F: Story>(session: &Session<F>) -> Next {
    let (game, position) = (session.game(), session.position());
    match (session.ended(), session.stop()) {
        (None, Some(stop)) => Next::Stopped { stop, wins: stop.winners(game.seats()) },
        (None, None) => match game.waits_for_round(position) {
            Some(round) => Next::Round(round),
            None => Next::Seat(game.to_move(position)),
        },
        (Some(outcome), _) => Next::Over {
            kind: game.kind(),
            outcome,
            stores: game.final_scores(position),
            debts: game.has_debts(position),
        },
    }
}

/// How the session's game ended, in words.
pub fn end_message<F: Story>(session: &Session<F>, outcome: Outcome) -> Message {
    end(session, outcome, true)
}

/// The same in few words.
pub fn end_briefly<F: Story>(session: &Session<F>, outcome: Outcome) -> Message {
    end(session, outcome, false)
}

fn end<F: Story>(session: &Session<F>, outcome: Outcome, at_length: bool) -> Message {
    let (game, position) = (session.game(), session.position());
    Message::Ended {
        kind: game.kind(),
        outcome,
        stores: game.final_scores(position),
        debts: game.has_debts(position),
        at_length,
    }
}

/// Names the rules: the preset, and its changed options.
pub fn rules_message<F: Story>(game: &F, preset: &str) -> Message {
    let presets = game.presets();
    let preset = presets.iter().position(|known| known.name == preset).unwrap_or(0);
    let plain = presets.get(preset).and_then(|preset| game.with_preset(preset.name)).unwrap_or(*game);
    let readings = game.readings().iter().enumerate();
    let readings = readings
        .filter(|&(index, _)| game.value(index) != plain.value(index))
        .filter_map(|(index, reading)| {
            Some((index, reading.values.iter().position(|&value| value == game.value(index))?))
        })
        .collect();
    Message::Differs { kind: game.kind(), readings, preset }
}
