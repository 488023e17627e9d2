//! What is said of two games: how far they are alike, and of the first difference what happens on each board.

use super::state::CompareState;
use crate::{
    engine::clause::ClauseId,
    lesson::{
        compare::{Comparison, Difference, Parting},
        seen::Compared,
    },
    page::played::Played,
    session::{Action, Refusal, Session},
    story::{caption, why},
    words::{Message, compare::CompareText, say},
};

/// What is said of one board, and the rule it happens by.
pub struct Said {
    pub text: String,
    pub clause: Option<ClauseId>,
}

/// The first difference in a sentence.
pub fn headline(parting: Parting) -> String {
    let number = parting.number;
    say(&match parting.what {
        Difference::Start => CompareText::PartsAtStart,
        Difference::Event => CompareText::PartsEvent { number },
        Difference::Clause => CompareText::PartsClause { number },
        Difference::Refused { .. } => CompareText::PartsRefused { number },
        Difference::Outcome => CompareText::PartsOutcome { number },
        Difference::Agreed => CompareText::PartsAgreed { number },
        Difference::NextStarter => CompareText::PartsStarter { number },
    })
}

/// What happens on a board where they differ; empty where they differ from the start.
pub fn of_side<F: Compared>(comparison: &Comparison<F>, parting: Parting, side: usize) -> Said {
    let session = &comparison.sessions[side];
    let then = session.act(Action::Goto(parting.number)).unwrap_or_else(|_| session.clone());
    let ended = then.ended().map(|outcome| outcome.clause);
    match parting.what {
        Difference::Start => Said { text: String::new(), clause: None },
        Difference::Refused { side: refusing, clause } if refusing == side => {
            refused(comparison, parting, side, clause)
        }
        Difference::Refused { .. } => Said { text: whole_move(&then), clause: None },
        Difference::Event | Difference::Clause => at_event(&then, parting, side),
        Difference::Outcome | Difference::Agreed => {
            let text = match then.is_over() {
                true => say(&caption::announcement(session)),
                false => say(&CompareText::GoesOn),
            };
            Said { text, clause: ended }
        }
        Difference::NextStarter => {
            let begins = then.game().begins_next(then.position());
            Said {
                text: begins.map(|(seat, _)| say(&CompareText::Begins { seat })).unwrap_or_default(),
                clause: begins.map(|(_, clause)| clause),
            }
        }
    }
}

fn whole_move<F: Compared>(session: &Session<F>) -> String {
    caption::earlier(session, session.cursor()).as_ref().map(say).unwrap_or_default()
}

/// Why a board refuses the move that the other plays.
fn refused<F: Compared>(
    comparison: &Comparison<F>,
    parting: Parting,
    side: usize,
    clause: Option<ClauseId>,
) -> Said {
    let (own, other) = (&comparison.sessions[side], &comparison.sessions[1 - side]);
    let chosen = parting.number.checked_sub(1).and_then(|at| other.moves().get(at));
    let path = chosen.map(|chosen| other.game().targets(own.position(), *chosen));
    // of a move of several choices the one that is refused
    let mut at = own.clone();
    for target in path.iter().flat_map(|path| path.iter()) {
        match at.act(Action::Choose(*target)) {
            Ok(next) => at = next,
            Err(refusal) => {
                let why = why::explain(&at, Some(*target), refusal);
                return Said { text: say(&*why.message), clause: why.clause.or(clause) };
            }
        }
    }
    let refusal = clause.map_or(Refusal::AtEnd, Refusal::Clause);
    Said { text: say(&*why::explain(own, None, refusal).message), clause }
}

/// The line of the log that tells an event, or else the whole move.
fn at_event<F: Compared>(session: &Session<F>, parting: Parting, side: usize) -> Said {
    let events = session.replay(session.cursor()).map(|(_, events)| events).unwrap_or_default();
    let Some((at, cited)) = parting.events[side].and_then(|at| Some((at, events.get(at)?))) else {
        return Said { text: whole_move(session), clause: None };
    };
    let before = events.iter().take(at).filter(|cited| F::is_step(&cited.event)).count();
    let is_step = F::is_step(&cited.event);
    let lines = F::lines(session);
    let of = |line: &&crate::story::Line| line.clauses.contains(&cited.clause);
    let inside = |line: &&crate::story::Line| match is_step {
        true => line.from <= before && before < line.to,
        false => line.from == before && line.to == before,
    };
    let found = lines
        .iter()
        .filter(of)
        .find(inside)
        .or_else(|| lines.iter().find(inside))
        .or_else(|| lines.iter().find(of));
    let text = found.map_or_else(|| whole_move(session), |line| say(&line.message));
    Said { text, clause: Some(cited.clause) }
}

/// How far the two are alike.
pub fn progress<F: Played + Compared>(state: &CompareState<F>) -> String {
    let (at, _) = state.moves();
    say(&match state.comparison.parting {
        Some(parting) if at >= parting.number => CompareText::InThisMove,
        Some(parting) => CompareText::WillPart { moves: parting.number - at - 1 },
        None if at == 0 => CompareText::PlayOn,
        None => CompareText::Alike { moves: at },
    })
}

/// What a refused choice or a question about a board is answered.
pub fn answer<F: Played + Compared>(state: &CompareState<F>) -> Option<String> {
    let refused = state.refusing.and_then(|side| state.tables[side].why.as_ref());
    refused.map(|why| say(&*why.message)).or_else(|| {
        let asked: Option<&Message> =
            state.tables.iter().find_map(|table| table.announcement.as_deref().filter(|_| !state.is_playing));
        asked.map(say)
    })
}
