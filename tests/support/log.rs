//! What the log and the result say of recorded games.

use papan::{
    engine::{Game, clause::ClauseId, sowing::Sowing},
    notation::Record,
    session::Session,
    story::{Line, caption, sowing::lines},
    words::{LogLine, say},
};

use super::recorded;

/// A recorded game, looked at after its last move.
pub fn recorded(name: &str) -> Session<Sowing> {
    let record = <Record>::read(&recorded::sowing()[&format!("{name}.txt")]).expect("a legal game");
    let start = record.setup.unwrap_or(record.game.start());
    let mut session = Session::new(record.game, start);
    for chosen in record.moves {
        session.push(chosen).expect("a legal move");
    }
    session
}

/// The lines of the log, each with the clauses it rests on.
pub fn log(session: &Session<Sowing>) -> Vec<(String, Vec<&'static str>)> {
    let id = |clause: &ClauseId| session.game().clauses()[usize::from(clause.0)].id;
    let one = |line: &Line<LogLine>| (say(&line.message), line.clauses.iter().map(id).collect());
    lines::lines(session).iter().map(one).collect()
}

#[track_caller]
pub fn says(log: &[(String, Vec<&'static str>)], wanted: &[(&str, &str)]) {
    let found: Vec<_> = log.iter().map(|(says, clauses)| (says.as_str(), clauses[0])).collect();
    assert!(found.windows(wanted.len()).any(|some| some == wanted), "{found:#?}");
}

pub fn result(session: &Session<Sowing>) -> String {
    say(&caption::end_message(session, session.outcome().expect("a game that has ended")))
}
