//! A move of Pasang line by line: its events grouped, each line with the clauses it rests on.

use super::{
    caption::{scores, tokens},
    taken,
};
use crate::{
    engine::{
        clause::ClauseId,
        pasang::{Line as Taking, Move, Pasang, position::Event},
    },
    session::Session,
    story::Line,
    words::pasang::LogLine,
};

/// The lines of the move that led to the position looked at, and of the end of the game if it ended it; empty
/// before the first move.
pub fn lines(session: &Session<Pasang>) -> Vec<Line<LogLine>> {
    let Some((before, events)) = session.replay(session.cursor()) else { return Vec::new() };
    let is_over = session.is_over();
    let mut lines: Vec<Line<LogLine>> = Vec::new();
    let mut steps = 0;
    let mut position = before;
    // a token becomes a ka just before it moves: both belong in one line
    let mut ahead: Vec<ClauseId> = Vec::new();
    for cited in events.iter() {
        position.apply(cited.event);
        let from = steps;
        steps += usize::from(cited.event.is_step());
        let message = match cited.event {
            Event::Passage { seat, column } => {
                Some(LogLine::Empties { seat, column, tokens: tokens(&events) })
            }
            Event::Rise { .. } => {
                ahead.push(cited.clause);
                continue;
            }
            Event::Slide { seat, from, to } if before.ka(seat).is_some() => {
                Some(LogLine::Moves { seat, from, to })
            }
            Event::Slide { seat, from, to } => {
                position.ka_token(seat).map(|was| LogLine::Becomes { seat, from, was, over: None, to })
            }
            Event::Jump { seat, from, over, to } => {
                position.ka_token(seat).map(|was| LogLine::Becomes { seat, from, was, over: Some(over), to })
            }
            Event::Take { .. }
                if matches!(
                    lines.last(),
                    Some(Line { message: LogLine::Moves { .. } | LogLine::Becomes { .. }, .. })
                ) =>
            {
                line(session)
                    .and_then(|line| taken(session.game(), &before, line, &events))
                    .map(LogLine::Takes)
            }
            // the tokens taken together are in the line before
            Event::Take { .. } => None,
            Event::Score { seat, points } => Some(LogLine::KaCounts { seat, points }),
            Event::Turn if is_over => None,
            Event::Turn => Some(LogLine::TurnGoes { seat: position.to_move() }),
        };
        if let Some(message) = message {
            lines.push(Line { message, clauses: std::mem::take(&mut ahead), from, to: steps, lap: 0 });
        }
        if let Some(line) = lines.last_mut() {
            line.to = steps;
            line.add_clause(cited.clause);
        }
    }
    if let Some(outcome) = session.outcome() {
        let message = LogLine::Ends { outcome, scores: scores(session.position()) };
        lines.push(Line { message, clauses: vec![outcome.clause], from: steps, to: steps, lap: 0 });
    }
    lines
}

/// The line that the last move takes.
fn line(session: &Session<Pasang>) -> Option<Taking> {
    match *session.moves().get(session.cursor().checked_sub(1)?)? {
        Move::Passage(_) => None,
        Move::Ka { line, .. } | Move::Go { line, .. } => Some(line),
    }
}
