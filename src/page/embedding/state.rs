//! How a table stands, as it is told to the page around an embed.

use crate::{
    engine::{clause::ClauseId, seat::Seats},
    notation::write_readings,
    options,
    page::{played::Played, table::Table},
    protocol::{
        Command, Topic,
        told::{Clause, Event, Hello, Move, Over, State},
    },
    story::{caption, showing::Run},
    words::{
        Message, current,
        rule_texts::{RuleText, rule_words},
        say,
    },
};

pub fn hello<F: Played>(table: &Table<F>) -> Hello {
    Hello {
        site: env!("CARGO_PKG_VERSION"),
        game: table.session.game().name(),
        language: current::words().language.to_string(),
        hears: Command::NAMES.into(),
        tells: Topic::ALL.map(Topic::name).into(),
    }
}

/// The moment looked at: with the picture in motion, the one to which it leads.
pub fn state<F: Played>(table: &Table<F>) -> State {
    let (session, game) = (&table.session, table.session.game());
    let step = table.stopped_in().map(|showing| showing.steps);
    let ends = session.ended().is_some() || session.stop().is_some();
    let mut may = Vec::new();
    if !ends {
        game.each_move(session.position(), |chosen| may.push(game.write_move(chosen)));
    }
    State {
        game: game.name(),
        readings: write_readings(game, table.preset),
        address: options::write(session, table.preset, step),
        position: game.write_position(session.position()),
        moves: session.moves().iter().map(|&chosen| game.write_move(chosen)).collect(),
        at: session.cursor(),
        step,
        playing: is_playing(table),
        turn: (!ends).then(|| game.to_move(session.position()).name()),
        may,
        over: over(table),
    }
}

/// Whether the picture of a move is in motion.
pub fn is_playing<F: Played>(table: &Table<F>) -> bool {
    table.showing.as_ref().is_some_and(|showing| showing.playing)
}

/// How the game ended, if it has at the moment looked at.
pub fn over<F: Played>(table: &Table<F>) -> Option<Over> {
    let session = &table.session;
    let names = |winners: Seats| winners.iter().map(|seat| seat.name()).collect();
    match (session.ended(), session.stop()) {
        (Some(outcome), _) => Some(Over {
            winners: names(outcome.winners),
            clause: Some(clause_id(table, outcome.clause)),
            says: say(&caption::end_message(session, outcome)),
        }),
        (None, Some(stop)) => {
            let wins = stop.winners(session.game().seats());
            Some(Over { winners: names(wins), clause: None, says: say(&Message::Stopped { stop, wins }) })
        }
        (None, None) => None,
    }
}

fn clause_id<F: Played>(table: &Table<F>, clause: ClauseId) -> &'static str {
    table.session.game().clauses().get(usize::from(clause.0)).map_or("", |clause| clause.id)
}

/// A move of the game by its number, the first being 1.
pub fn played<F: Played>(table: &Table<F>, number: usize) -> Option<Move> {
    let (session, game) = (&table.session, table.session.game());
    let chosen = *session.moves().get(number.checked_sub(1)?)?;
    let before = session.after(number - 1)?;
    Some(Move {
        number,
        seat: game.to_move(before).name(),
        text: game.write_move(chosen),
        says: say(&caption::earlier(session, number)?),
    })
}

/// A step of the last move, the first being 1, and the clause behind it.
pub fn step<F: Played>(table: &Table<F>, run: &Run<F>, step: usize) -> Option<(Event, Clause)> {
    let game = table.session.game();
    let cited = run.event(step.checked_sub(1)?)?;
    let known = game.clauses().get(usize::from(cited.clause.0))?;
    let number = table.session.cursor();
    let says = game.step_message(run, step).map(|message| say(&message)).unwrap_or_default();
    Some((
        Event { number, step, of: run.steps(), clause: known.id, says },
        Clause {
            number,
            step,
            clause: known.id,
            certainty: known.certainty.name(),
            says: rule_words(game.kind(), RuleText::Clause(cited.clause)),
        },
    ))
}
