//! What a move that is to be found has to do.

use crate::{
    engine::{Game, clause::ClauseId},
    session::Session,
    story::Story,
};

/// One condition of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Takes at least so many counters.
    Takes(u32),
    /// A rule acts in it, or ends the game by it.
    Cites(ClauseId),
    /// The same player moves again.
    Again,
    /// Whoever moves wins.
    Wins,
    /// No answer takes more.
    Safe(u32),
}

/// The conditions of a goal, `takes 3, safe 0`; `None` if one of them is unknown or there is none.
pub fn read<G: Game>(game: &G, text: &str) -> Option<Vec<Condition>> {
    let clause = |id: &str| game.clauses().iter().position(|known| known.id == id);
    let condition = |text: &str| {
        Some(match text.trim().split_once(' ') {
            Some(("takes", number)) => Condition::Takes(number.parse().ok()?),
            Some(("safe", number)) => Condition::Safe(number.parse().ok()?),
            Some(("cites", id)) => Condition::Cites(ClauseId(u8::try_from(clause(id)?).ok()?)),
            None if text.trim() == "again" => Condition::Again,
            None if text.trim() == "wins" => Condition::Wins,
            _ => return None,
        })
    };
    text.split(',').map(condition).collect()
}

/// Whether the last move of a session meets all conditions.
pub fn is_met<F: Story>(played: &Session<F>, goal: &[Condition]) -> bool {
    goal.iter().all(|condition| meets(played, *condition))
}

fn meets<F: Story>(played: &Session<F>, condition: Condition) -> bool {
    let game = played.game();
    let Some((before, _)) = played.replay(played.cursor()) else { return false };
    let mover = game.to_move(&before);
    match condition {
        Condition::Takes(least) => taken(played) >= least,
        Condition::Cites(clause) => cited(played).contains(&clause),
        Condition::Again => !played.is_over() && game.to_move(played.position()) == mover,
        Condition::Wins => played.winners().is_some_and(|winners| winners.iter().eq([mover])),
        Condition::Safe(most) => {
            let mut is_safe = true;
            if !played.is_over() && game.to_move(played.position()) != mover {
                game.each_move(played.position(), |answer| {
                    is_safe &= played.play(answer).is_ok_and(|answered| taken(&answered) <= most);
                });
            }
            is_safe
        }
    }
}

/// How many counters the last move of a session has taken for whoever played it.
pub fn taken<F: Story>(played: &Session<F>) -> u32 {
    let last = played.cursor().checked_sub(1).and_then(|at| played.moves().get(at));
    let (Some(&chosen), Some((before, events))) = (last, played.replay(played.cursor())) else { return 0 };
    played.game().captured_count(&before, chosen, &events)
}

/// How many points the last move of a session has brought whoever played it.
pub fn worth<F: Story>(played: &Session<F>) -> u32 {
    let Some((before, _)) = played.replay(played.cursor()) else { return 0 };
    let (game, mover) = (played.game(), played.game().to_move(&before).index());
    let score = |position| game.scores(position).get(mover).copied().unwrap_or(0);
    u32::try_from(score(played.position()) - score(&before)).unwrap_or(0)
}

/// The rules that the last move of a session cites, each once in the order in which they act, and the one that has ended
/// the game.
pub fn cited<F: Story>(played: &Session<F>) -> Vec<ClauseId> {
    let events = played.replay(played.cursor()).map(|(_, events)| events);
    let mut all: Vec<ClauseId> = Vec::new();
    let ends = played.ended().map(|outcome| outcome.clause);
    for clause in events.iter().flat_map(|events| events.iter()).map(|cited| cited.clause).chain(ends) {
        if !all.contains(&clause) {
            all.push(clause);
        }
    }
    all
}
