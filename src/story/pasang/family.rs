//! The implementation of `Story` for Pasang.

use super::{caption, ghost, lines, query, scene, sound, why};
use crate::{
    engine::{
        Target,
        clause::{Cited, ClauseId},
        pasang::{
            Move, Pasang,
            position::{Event, Position},
        },
    },
    session::Session,
    story::{Line, Query, Story, Why, showing::Run, sound::Knock},
    words::{LogLine, Message},
};

impl Story for Pasang {
    type Ghost = ghost::Ghost;

    fn step_durations(events: &[Cited<Event>]) -> Vec<(usize, f64)> {
        scene::step_durations(events)
    }
    /// A moving piece still stands at its start in this position: the board draws it only in the air.
    fn resting_position(run: &Run<Pasang>, steps: usize) -> Position {
        run.after(steps)
    }
    fn scores(&self, position: &Position) -> [i32; 3] {
        caption::scores(position)
    }
    fn announcement(session: &Session<Pasang>) -> Message {
        caption::announcement(session)
    }
    fn is_capture(event: &Event) -> bool {
        matches!(event, Event::Take { .. })
    }
    fn captured_count(&self, _before: &Position, _chosen: Move, events: &[Cited<Event>]) -> u32 {
        caption::taken(events)
    }
    fn lines(session: &Session<Pasang>) -> Vec<Line> {
        let lines = lines::lines(session).into_iter();
        lines
            .map(|line| Line {
                message: LogLine::Pasang(line.message),
                clauses: line.clauses,
                from: line.from,
                to: line.to,
                lap: 0,
            })
            .collect()
    }
    fn reason(&self, position: &Position, clause: ClauseId, path: &[Target]) -> Message {
        Message::Pasang(why::reason(self, position, path, clause).into())
    }
    fn no_choice(session: &Session<Pasang>) -> Option<Why> {
        let (message, clause) = why::no_choice(session)?;
        Some(Why { message: Message::Pasang(message.into()).into(), clause: Some(clause) })
    }
    fn answer(session: &Session<Pasang>, position: &Position, query: Query) -> Message {
        Message::Pasang(query::answer(session, position, query).into())
    }
    fn step_message(&self, run: &Run<Pasang>, steps: usize) -> Option<Message> {
        query::step(&run.before, &run.events, steps).map(|message| Message::Pasang(message.into()))
    }
    fn ghost(session: &Session<Pasang>, target: Target) -> Option<ghost::Ghost> {
        ghost::ghost(session, target)
    }
    fn sound(session: &Session<Pasang>, run: &Run<Pasang>, step: usize, lands: bool) -> Option<Knock> {
        let trays = scene::trays(session, session.cursor().saturating_sub(1));
        sound::sound(trays, &run.events, step, lands)
    }
}
